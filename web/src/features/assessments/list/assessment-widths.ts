/** The columns of the assessments, by the classes of their heads: the table and what stands in for it have the same. */
export const WIDTHS = {
  // On a phone it is the only column with a name, which the title of the page already says.
  name: 'pl-0 max-sm:h-1',
  steps: 'hidden w-16 sm:table-cell',
  takes: 'hidden w-24 sm:table-cell',
  limit: 'hidden w-24 lg:table-cell',
  invitations: 'hidden w-24 sm:table-cell',
  changed: 'hidden w-28 lg:table-cell',
  actions: 'w-28 pr-0 max-sm:h-1 pointer-coarse:w-32',
};
