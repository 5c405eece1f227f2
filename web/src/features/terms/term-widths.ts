/** The columns of the own terms, by the classes of their heads: the table and what stands in for it have the same. */
export const WIDTHS = {
  term: 'pl-0',
  aliases: 'hidden w-[30%] sm:table-cell',
  shows: 'hidden w-[30%] sm:table-cell',
  actions: 'w-24 pr-0',
};
