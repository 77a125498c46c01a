web-cancel = Cancel
