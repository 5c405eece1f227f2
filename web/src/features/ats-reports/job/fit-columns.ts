/** Which columns there is room for, besides candidate and score. */
export type Columns = { rank: boolean; stage: boolean; assessed: boolean };

/** What fits into a table of this width, in pixels: below it a name would have less than about 180. */
export function fitColumns(width: number): Columns {
  return { rank: width >= 460, stage: width >= 560, assessed: width >= 680 };
}
