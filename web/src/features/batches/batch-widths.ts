/** The columns of the list of batches, by the classes of their heads: the table and what stands in for it have the same. */
export const WIDTHS = {
  tick: 'w-10 pr-0 pl-1 pointer-coarse:w-12',
  job: 'pl-0',
  state: 'w-[34%]',
  candidates: 'w-25',
  charged: 'w-22',
  created: 'w-24',
  actions: 'w-12 pr-0',
};
