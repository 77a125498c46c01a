// Which panel beside the board is looked at; on small screens none, until it is asked for.

export const PANELS = ['log', 'moves', 'score', 'chat'] as const;
export type PanelName = (typeof PANELS)[number];

class Panels {
  chosen = $state<PanelName>('log');
  /** On small screens panels are drawers. */
  isOpen = $state(false);
  /** Counts requests by key, so that the panel takes the focus. */
  calls = $state(0);

  show(name: PanelName): void {
    this.chosen = name;
    this.isOpen = true;
    this.calls += 1;
  }
}

export const panels = new Panels();
