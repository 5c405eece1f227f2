import { describe, expect, test } from 'vitest';
import { foldText } from './fold';
import { monthNumber } from './month';
import { findPeriods } from './periods';
import { scanText } from './scan';

const NOW = monthNumber({ year: 2026, month: 5 });

/** 'from..to' with the last month included, as year-month. */
function periodsOf(text: string): string[] {
  const name = (month: number): string => `${Math.floor(month / 12)}-${(month % 12) + 1}`;
  return findPeriods(scanText(text, foldText(text), []), NOW).map(
    (period) => `${name(period.from)}..${period.open ? 'now' : name(period.to - 1)}`,
  );
}

describe('findPeriods', () => {
  test.each([
    ['Jan 2019 - Mar 2020', '2019-1..2020-3'],
    ['Mar. 2019 – present', '2019-3..now'],
    ['05/2018 to 06/2020', '2018-5..2020-6'],
    ['05.2018 - 06.2020', '2018-5..2020-6'],
    ['01/02/2018 - 03/04/2019', '2018-1..2019-3'],
    ['January 2014\nto\nCurrent', '2014-1..now'],
    ['since 2021', '2021-7..now'],
    ['Summer 2013', '2013-6..2013-8'],
    ["Sept '18 till date", '2018-9..now'],
    ['From 1st January 2018 to Till Date', '2018-1..now'],
  ])('%j is %s', (text, expected) => {
    expect(periodsOf(text)).toEqual([expected]);
  });

  test('years alone are read as their middle, so that 2015-2017 is two years', () => {
    const [period] = findPeriods(scanText('2015-2017', foldText('2015-2017'), []), NOW);
    expect((period?.to ?? 0) - (period?.from ?? 0)).toBe(24);
    expect(periodsOf('2015-17')).toEqual(periodsOf('2015-2017'));
  });

  test('a range that ends before it begins is left out', () => {
    expect(periodsOf('2019 - 2015')).toEqual([]);
  });

  test('plain numbers are no dates', () => {
    expect(periodsOf('Handled 40 calls, 300 orders and 12 visits')).toEqual([]);
  });
});
