/** The columns of a job's candidates, by the classes of their heads: the table and what stands in for it have the same. */
export const WIDTHS = {
  rank: 'w-12',
  /** Where no rank stands before it. */
  first: 'pl-0',
  match: 'w-36 pl-4 xl:w-[20%]',
  stage: 'w-40 xl:w-[24%]',
  assessed: 'w-32 pr-0 xl:w-[16%]',
};
