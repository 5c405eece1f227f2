import type { MatchResult } from '@candor/domain/model/match';
import { describe, expect, test } from 'vitest';
import { applyRubric, compileJob, match } from '../index';

const AS_OF = { year: 2026, month: 5 };

type Trade = {
  readonly trade: string;
  readonly job: string;
  readonly career: string;
  readonly licence: string;
  /** As the resume of somebody who has it says it. */
  readonly held: string;
};

const TRADES: readonly Trade[] = [
  {
    trade: 'nurse',
    job: `Registered Nurse - Medical Surgical

Requirements
- Current RN license in the state
- BLS certification
- 2 years of medical-surgical experience
- Experience with Epic
- Wound care`,
    career: `Experience
Registered Nurse, Willow General Hospital, June 2018 - present
- Cared for up to six patients on a medical-surgical unit, gave medication and charted in Epic.
- IV therapy, wound care and patient education.
- BLS kept up to date.`,
    licence: 'Registered nurse licence',
    held: 'RN license, State Board of Nursing, active',
  },
  {
    trade: 'truck driver',
    job: `CDL-A Truck Driver - Regional

Requirements
- Class A CDL
- 2 years of tractor-trailer experience
- Clean driving record
- Knowledge of DOT regulations
- Electronic logging devices (ELD)`,
    career: `Experience
Truck Driver, Ironwood Freight, March 2017 - present
- Regional tractor-trailer runs, pre-trip inspections, ELD logs, DOT regulations.
- Clean driving record over 600,000 miles.`,
    licence: 'CDL Class A',
    held: 'Class A CDL',
  },
  {
    trade: 'attorney',
    job: `Attorney - Employment Litigation

Requirements
- Admitted to the state bar and in good standing
- 4+ years of litigation experience
- Legal research and writing
- Depositions
- Westlaw`,
    career: `Experience
Associate Attorney, Marsh and Dell LLP, September 2018 - present
- Represented clients in employment litigation, drafted motions, took depositions.
- Legal research in Westlaw.`,
    licence: 'Bar admission',
    held: 'Admitted to the bar, 2018, in good standing',
  },
];

const lineOf = ({ requirements }: MatchResult, text: string) =>
  requirements.find((line) => line.text === text);

describe.each(TRADES)('the licence of a $trade', ({ job, career, licence, held }) => {
  const compiled = compileJob(job);
  const read = (text: string): MatchResult => match(compiled, { text }, AS_OF);
  const silent = read(career);
  const licensed = read(`${career}\n\nLicences\n${held}`);

  test('weighs more than any other must-have', () => {
    const others = silent.requirements
      .filter(({ importance, source, text }) => importance === 'must' && source && text !== licence)
      .map((line) => line.points + (line.opened_points ?? 0));
    const gained = (licensed.overall_score ?? 0) - (silent.overall_score ?? 0);
    expect(gained).toBeGreaterThanOrEqual(10);
    expect(gained).toBeGreaterThan(Math.max(...others));
  });

  test('left out, it leaves a good match that is asked about', () => {
    expect(silent.overall_score).toBeGreaterThanOrEqual(70);
    expect(lineOf(silent, licence)?.verdict).toBe('unclear');
    expect(silent.questions.map(({ text }) => text)).toContain(
      `Do you hold ${licence}, and until when is it valid?`,
    );
  });

  test('is named first among the gaps, with the points that it holds back', () => {
    expect(silent.gaps[0]?.text).toMatch(
      new RegExp(
        `^Not shown, and the work may not be done without it: ${licence}\\. This holds \\d+ more points back$`,
      ),
    );
  });

  test('is not taken for granted of people of another trade', () => {
    const cook = read('Experience\nLine Cook, Beacon Grill, 2018 - present\n- Grilled fish.');
    expect(lineOf(cook, licence)?.verdict).toBe('unmet');
  });

  test('all lines but the gate still add up to the score', () => {
    for (const { requirements, overall_score } of [silent, licensed]) {
      const together = requirements
        .filter(({ id }) => id !== 'must_haves')
        .reduce((sum, line) => sum + line.points + (line.opened_points ?? 0), 0);
      expect(Math.round(together)).toBe(overall_score);
    }
  });

  test('holds nothing back where the rubric makes a wish of it', () => {
    const rubric = silent.requirements.map(({ id, text, kind, importance, weight }) => ({
      requirement_ids: [id],
      text,
      kind,
      weight,
      importance: text === licence ? ('nice' as const) : importance,
    }));
    expect(applyRubric(silent.requirements, rubric).gate?.licensed).toBe(1);
  });
});

describe('papers without which the work can begin', () => {
  test.each([
    ['Sales Representative', "Valid driver's license"],
    ['Sales Representative', 'Ability to obtain a real estate license'],
    ['Paralegal', 'Notary public preferred'],
    ['Substation Electrician', 'Class A CDL or obtain within 6 months'],
    ['Respiratory Therapist', 'Current state RCP license or eligible'],
    ['Universal Banker', 'Must be NMLS registrable under the SAFE Act'],
  ])('hold nothing back by themselves: %s, %s', (title, asked) => {
    const { requirements } = compileJob(
      `${title}\n\nRequirements\n- ${asked}\n- Two years of experience\n- Microsoft Office`,
    ).reading;
    expect(requirements.filter((line) => line.needed_by_law === true)).toEqual([]);
  });
});
