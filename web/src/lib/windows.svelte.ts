// Which window of the shell is open; any page may open one.

class Windows {
  settings = $state(false);
  keys = $state(false);
}

export const windows = new Windows();
