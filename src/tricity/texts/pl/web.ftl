web-cancel = Anuluj
