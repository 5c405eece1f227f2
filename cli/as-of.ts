import type { YearMonth } from '@candor/engine';
import { InvalidArgumentError } from 'commander';

const YEAR_MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

/**
 * Parses the `YYYY-MM` of `--as-of`.
 *
 * @throws InvalidArgumentError for anything else.
 */
export function parseAsOf(text: string): YearMonth {
  const found = YEAR_MONTH.exec(text);
  if (!found) throw new InvalidArgumentError('It must look like 2026-03.');
  return { year: Number(found[1]), month: Number(found[2]) };
}

/** The month, in UTC, that 'present' in a resume means where `--as-of` does not say otherwise. */
export function currentMonth(now: Date): YearMonth {
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
}
