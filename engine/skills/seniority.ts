/** Words of rank that stand before a working title and are no part of its name. */
export const SENIORITY = new Set([
  'senior',
  'junior',
  'lead',
  'sr',
  'jr',
  'head',
  'principal',
  'chief',
  'assistant',
  'deputy',
  'staff',
  'associate',
]);
