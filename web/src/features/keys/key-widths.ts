/** The columns of the keys, by the classes of their heads: the table and what stands in for it have the same. */
export const WIDTHS = {
  name: 'pl-0',
  key: 'hidden w-28 md:table-cell',
  calls: 'hidden w-24 sm:table-cell',
  candidates: 'hidden w-24 lg:table-cell',
  used: 'hidden w-32 sm:table-cell',
  remove: 'w-14 pr-0',
};
