import { CommandError } from '../command-error';

/** The columns that a table of occupations may have, in the order in which they are documented. */
export const COLUMNS = [
  'occupation',
  'region',
  'employed',
  'yearly_openings',
  'median_yearly_pay',
  'currency',
  'growth_percent',
  'growth_period',
  'working_title',
] as const;

export type Column = (typeof COLUMNS)[number];

const REQUIRED: readonly Column[] = ['occupation', 'region'];

/**
 * The position of each column. An unknown name is rejected: a figure under a misspelled one would silently be
 * missing.
 *
 * @throws CommandError if a column is missing, unknown or duplicated.
 */
export function findColumns(header: readonly string[]): readonly Column[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const places = names.map((name) => {
    const column = COLUMNS.find((one) => one === name);
    if (!column) throw new CommandError(`There is no column “${name}”. ${KNOWN}`);
    return column;
  });
  const twice = places.find((column, at) => places.indexOf(column) !== at);
  if (twice) throw new CommandError(`The column ${twice} is there twice.`);
  const missing = REQUIRED.find((column) => !places.includes(column));
  if (missing) throw new CommandError(`The column ${missing} is missing. ${KNOWN}`);
  return places;
}

const KNOWN = `The first line names the columns: ${COLUMNS.join(', ')}. Only ${REQUIRED.join(' and ')} have to be there.`;
