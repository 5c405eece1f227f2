import { describe, expect, test } from 'vitest';
import { readCandidate } from './profile';

const AS_OF = { year: 2026, month: 5 };
const titlesOf = (text: string): (string | null)[] =>
  readCandidate(text, AS_OF).roles.map((role) => role.title);

describe('the title of a dated role', () => {
  test('opens the line below its dates, even where the description has run into that line', () => {
    const text = `Experience
01/2019 to 06/2023
Sales Associate Corner Outfitters Leeds Helped customers find their size, ran the till and set up the window each season
05/2016 to 12/2018
Residential Sales Associate Brightwater Homes Served families in three showrooms and kept their files in good order`;
    expect(titlesOf(text)).toEqual(['Sales Associate', 'Sales Associate']);
  });

  test('is not read from a sentence that only begins with one', () => {
    const text = `Experience
01/2019 to 06/2023
Accountants and other colleagues at Corner Outfitters came to me with each question about the new till for all that time`;
    expect(titlesOf(text)).not.toContain('Accountants');
  });

  test('belongs to the dates of the job, not to the year of an award above it', () => {
    const text = `Accomplishments
Best newcomer of the region 2015
Experience
Sales Associate
September 2017 to Current
Served walk-in customers.`;
    expect(readCandidate(text, AS_OF).roles).toContainEqual(
      expect.objectContaining({ title: 'Sales Associate', from: { year: 2017, month: 9 } }),
    );
  });
});
