import { describe, expect, test } from 'vitest';
import { compileJob, match } from '../index';

/** What one sentence shows of the one thing that a job asks for. */
function shows(asked: string, said: string): number {
  const job = compileJob(
    `Assistant\nWe look for somebody for our office in the city.\nRequirements\n- ${asked}\n`,
  );
  const { requirements } = match(job, { text: said }, { year: 2026, month: 5 });
  const line = requirements.find(({ source }) => source !== null);
  if (!line) throw new Error(`Nothing was read from '${asked}'`);
  return line.strength;
}

describe('a sentence that says no shows nothing', () => {
  test.each([
    ['Fluent German', 'I do not speak German.'],
    ['Fluent German', "I don't speak German"],
    ['Fluent German', 'I have never held a certificate of German.'],
    ['CPA certification', 'I do not hold a CPA.'],
    ['Driving licence', 'I do not hold a driving licence.'],
    ['Registered nurse licence', 'I do not possess a registered nurse licence.'],
    ["Bachelor's degree", "I have no Bachelor's degree."],
    ["Bachelor's degree", "I do not have a Bachelor's degree."],
  ])('of %s: %s', (asked, said) => {
    expect(shows(asked, said)).toBe(0);
  });
});

describe('a sentence that says yes shows it', () => {
  test.each([
    ['Fluent German', 'I speak German fluently.'],
    ['Fluent German', 'I do not only speak German but French.'],
    ['CPA certification', 'I hold a CPA.'],
    ["Bachelor's degree", "I hold a Bachelor's degree."],
    ['Driving licence', 'I hold a valid driving licence.'],
    ['Driving licence', 'I have a valid driving licence.'],
  ])('of %s: %s', (asked, said) => {
    expect(shows(asked, said)).toBeGreaterThan(0.75);
  });
});

test('a driving licence is no degree, whatever language its words belong to as well', () => {
  expect(shows("Bachelor's degree", 'I hold a valid driving licence.')).toBe(0);
});

describe('years that are said of a thing', () => {
  const years = (said: string) => shows('5+ years of experience with Python', said);

  test('count more the more there are, up to what is required', () => {
    const [one, three, five, ten] = [1, 3, 5, 10].map((n) =>
      years(`I have ${n} ${n === 1 ? 'year' : 'years'} of experience with Python.`),
    );
    expect(one).toBeLessThan(three ?? 0);
    expect(three).toBeLessThan(five ?? 0);
    expect(ten).toBe(five);
  });

  test('count for less than dates', () => {
    const dated = 'Experience\nDeveloper, Acme, 2016 - 2026\n- Built services in Python.';
    expect(years(dated)).toBeGreaterThan(years('I have 10 years of experience with Python.'));
  });

  test('of something else count for nothing', () => {
    for (const join of ['. ', ', and ']) {
      const without = years(`I have experience with wine${join}I know Python.`);
      const within = years(`I have 10 years of experience with wine${join}I know Python.`);
      expect(within).toBe(without);
    }
  });
});
