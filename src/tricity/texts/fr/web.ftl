web-cancel = Annuler
