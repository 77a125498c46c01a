web-cancel = Abbrechen
