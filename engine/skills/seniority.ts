/** Words of rank that precede a job title and are not part of its name. */
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
