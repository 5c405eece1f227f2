import { describe, expect, test } from 'vitest';
import { compileJob, match, score } from '../index';

const AS_OF = { year: 2026, month: 5 };
const JOB = compileJob(`Dental Assistant

Duties
- Prepare treatment rooms and assist at the chair

Requirements
- Radiography licence
- Dentrix
- Spanish, because half of our patients speak it
- CPR certification

Nice to have
- Orthodontics`);

const career = (shown: string): string => `Experience
Dental Assistant, Willow Dental Rooms, March 2016 - present
- Assisted the dentist at the chair, prepared treatment rooms and sterilised instruments.
- Took impressions, charted teeth and taught patients oral hygiene.
${shown}
Dental Assistant, Harbour Smiles, 2012 - 2016
- Set up trays, mixed amalgam and cleaned the operatory.`;

const ALL = [
  'Took x-rays under a radiography licence.',
  'Charted in Dentrix.',
  'Spoke fluent Spanish with patients.',
  'CPR certification renewed each year.',
];
const scoreOf = (shown: readonly string[]): number =>
  score(JOB, { text: career(shown.map((line) => `- ${line}`).join('\n')) }, AS_OF) ?? -1;

describe('must-haves', () => {
  test('the right occupation without any of them is never a good match', () => {
    expect(scoreOf([])).toBeLessThan(70);
  });

  test('all of them lift the same career by far', () => {
    expect(scoreOf(ALL)).toBeGreaterThanOrEqual(scoreOf([]) + 25);
  });

  test('each further one shown raises the score, in whatever order', () => {
    const rising = ALL.map((_, at) => scoreOf(ALL.slice(0, at + 1)));
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
    expect(scoreOf([...ALL].reverse())).toBe(scoreOf(ALL));
  });

  test('missing ones are listed first, with the points that they hold back', () => {
    const { requirements, gaps } = match(JOB, { text: career('') }, AS_OF);
    const gate = requirements.find((line) => line.id === 'must_haves');
    expect(gate?.verdict).toBe('unmet');
    expect(gate?.points).toBeLessThan(26);
    // Its points come from the rest of the match, and so do its quotes.
    expect(gate?.evidence.length).toBeGreaterThan(0);
    expect(gaps[0]?.text).toMatch(/^0 of 4 must-haves shown: this holds \d+ more points back$/);
    expect(gaps[0]?.requirement_ids).toContain('must_haves');
  });

  test('the line is proven by the quotes of the must-haves that open it', () => {
    const { requirements } = match(JOB, { text: career(`- ${ALL[1]}`) }, AS_OF);
    const gate = requirements.find((line) => line.id === 'must_haves');
    expect(gate?.points).toBeGreaterThan(0);
    expect(gate?.evidence.map(({ quote }) => quote)).toEqual(['Charted in Dentrix.']);
  });

  test('each line says what it opened, and all of them without that line add up to the score', () => {
    const { requirements, overall_score } = match(JOB, { text: career(`- ${ALL[1]}`) }, AS_OF);
    const together = requirements
      .filter(({ id }) => id !== 'must_haves')
      .reduce((sum, line) => sum + line.points + (line.opened_points ?? 0), 0);
    expect(Math.round(together)).toBe(overall_score);
    const dentrix = requirements.find((line) => line.text === 'Dentrix');
    expect(dentrix?.points).toBeCloseTo(1.47, 1);
    expect(dentrix?.opened_points).toBeCloseTo(17.7, 1);
  });

  test('what would change the score counts what a must-have opens', () => {
    const { would_change, requirements } = match(JOB, { text: career('') }, AS_OF);
    const ids = would_change.flatMap((statement) => statement.requirement_ids);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids)
      expect(requirements.find((line) => line.id === id)?.source).not.toBeNull();
  });
});
