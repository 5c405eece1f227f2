/** The columns of the invitations, by the classes of their heads: the table and what stands in for it have the same. */
export const WIDTHS = {
  tick: 'w-10 pr-0 pl-2',
  status: 'w-24',
  milestones: 'w-44',
  percent: 'w-14',
  latest: 'w-44 2xl:w-64',
  points: 'w-18',
  source: 'w-28 pl-5',
  created: 'w-22',
  active: 'w-27',
};
