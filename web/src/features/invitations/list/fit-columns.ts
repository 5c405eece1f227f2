/** Which columns there is room for, besides those that are always there. */
export type Columns = {
  points: boolean;
  source: boolean;
  created: boolean;
  percent: boolean;
  latest: boolean;
};

/** From which width of the table on, in pixels: below it a name would have less than about 180. */
const FROM: Readonly<Record<keyof Columns, number>> = {
  points: 660,
  source: 760,
  created: 860,
  percent: 920,
  latest: 1120,
};

/** What fits into a table of this width. */
export function fitColumns(width: number): Columns {
  const fits = (name: keyof Columns) => width >= FROM[name];
  return {
    points: fits('points'),
    source: fits('source'),
    created: fits('created'),
    percent: fits('percent'),
    latest: fits('latest'),
  };
}

/** The tick, the candidate, the status, the milestones and the last visit. */
const ALWAYS = 5;

/** How many columns a table has then. */
export function countColumns(columns: Columns): number {
  return ALWAYS + Object.values(columns).filter(Boolean).length;
}
