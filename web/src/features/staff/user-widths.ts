/** The columns of the accounts, by the classes of their heads: the table and what stands in for it have the same. */
export const WIDTHS = {
  account: 'pl-0',
  plan: 'hidden w-32 sm:table-cell',
  candidates: 'hidden w-32 sm:table-cell max-md:pr-0',
  seen: 'hidden w-28 md:table-cell max-lg:pr-0',
  since: 'hidden w-28 pr-0 lg:table-cell',
};
