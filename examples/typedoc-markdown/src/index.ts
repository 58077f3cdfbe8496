/** A sheet of paper. */
export interface Sheet {
  /** Width in millimeters. */
  width: number;
  /** Height in millimeters. */
  height: number;
}

/** A boat, folded from a {@link Sheet}. */
export class Boat {
  /** Sheets that it is made of. */
  readonly sheets: Sheet[] = [];

  /**
   * Adds a sheet.
   * @param sheet what to add
   * @returns how many there are now
   */
  add(sheet: Sheet): number {
    return this.sheets.push(sheet);
  }
}

/** Kind of a fold. */
export type Fold = 'mountain' | 'valley';

/**
 * Folds a sheet in the middle.
 * @param sheet the sheet
 * @param fold direction
 */
export function foldSheet(sheet: Sheet, fold: Fold = 'valley'): Boat {
  const boat = new Boat();
  boat.add(sheet);
  return boat;
}
