/** The columns of the tickets, by the classes of their heads: the table and what stands in for it have the same. */
export const WIDTHS = {
  ticket: 'pl-0',
  plan: 'hidden w-28 sm:table-cell',
  type: 'hidden w-28 md:table-cell',
  message: 'hidden w-32 sm:table-cell',
  opened: 'w-20 pr-0',
};
