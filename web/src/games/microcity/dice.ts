// Three dice on the table: which one shows what, and which are spent. The view names only the active
// faces, so the table remembers the dice from view to view.

export type Die = { id: number; face: number; isActive: boolean };

/** The dice of a new roll; less than three were set, and the others count as spent. */
export function rolled(faces: readonly number[]): Die[] {
  return [0, 1, 2].map((id) => ({ id, face: faces[id] ?? 0, isActive: id < faces.length }));
}

/** The same dice once *faces* are active: spent dice keep what they show, a set die shows its new face. */
export function following(dice: readonly Die[], faces: readonly number[]): Die[] {
  const open = [...faces];
  const next = dice.map((die) => {
    const place = die.isActive ? open.indexOf(die.face) : -1;
    if (place >= 0) open.splice(place, 1);
    return { ...die, isActive: place >= 0 };
  });
  for (const face of open) {
    const isFree = (die: Die) => !die.isActive;
    const turned =
      next.find((die, i) => isFree(die) && dice[i]?.isActive) ??
      next.find((die) => isFree(die) && die.face === face) ??
      next.find(isFree);
    if (turned) Object.assign(turned, { face, isActive: true });
  }
  return next;
}
