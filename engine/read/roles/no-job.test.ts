import { describe, expect, test } from 'vitest';
import { readCandidateText } from '../candidate-text';
import { monthNumber } from '../month';
import { NO_RUNS } from '../pasted';
import { readCandidate } from '../profile';

const AS_OF = { year: 2026, month: 5 };
const titlesOf = (text: string): (string | null)[] =>
  readCandidate(text, AS_OF).roles.map((role) => role.title);

describe('the name of a field', () => {
  const rolesIn = (line: string): number =>
    readCandidateText(`Experience\n${line}\nHelped forty people`, [], NO_RUNS, monthNumber(AS_OF))
      .roles.length;

  test('counts as work on a line of its own', () => {
    expect(rolesIn('Electrical Engineering')).toBe(1);
  });

  test.each([
    '• Electrical Engineering',
    '- Accounting',
    '(Accounting & Electrical Engineering)',
    'Industry: Accounting',
    'Role: I have developed accounting reports for two ministries',
    'Kept accounting and electrical engineering going',
  ])('is a task, a topic or a sector in %j', (line) => {
    expect(rolesIn(line)).toBe(0);
  });
});

describe('a line with a title is no job', () => {
  test.each([
    ['• Trained two accountants', 'of other people'],
    ['• Led a team of four\naccountants', 'of other people, broken off by a narrow column'],
  ])('if it is the title %s: %s', (line) => {
    expect(titlesOf(`Experience\nOffice Manager, 2019 - 2023\n${line}`)).toEqual([
      'Office Manager',
    ]);
  });

  test.each(['Interests', 'References'])('under the heading %s', (heading) => {
    expect(titlesOf(`Experience\nBookkeeper, 2019 - 2023\n\n${heading}\nAccountant`)).toEqual([
      'Bookkeeper',
    ]);
  });

  test.each(['Volunteering', 'Volunteer Experience', 'Personal Projects', 'Open Source'])(
    'under the heading %s, with dates or without',
    (heading) => {
      const { roles, years } = readCandidate(
        `Experience\nBookkeeper, January 2019 - December 2020\n\n${heading}\nTreasurer, 2010 - 2018\nWeb Designer`,
        AS_OF,
      );
      expect(roles.map(({ title }) => title)).toEqual(['Bookkeeper']);
      expect(years).toBe(2);
    },
  );

  test('while a project of an employer is one', () => {
    expect(titlesOf('Projects\nJava Developer, 2019 - 2023\nBuilt a till')).toEqual([
      'Java Developer',
    ]);
  });

  test('if it is that of an award', () => {
    expect(
      titlesOf('Experience\nBookkeeper, 2019 - 2023\n\nAwards\nTeller of the Year, 2021'),
    ).toEqual(['Bookkeeper']);
  });

  test('if people introduce themselves with it above the jobs that they date', () => {
    expect(titlesOf('Ann Boone\nAccountant\n\nExperience\nBookkeeper, 2019 - 2023')).toEqual([
      'Bookkeeper',
    ]);
  });
});

describe('what somebody learns is no job', () => {
  test.each([
    'Enrolled in respiratory care program, graduating in December 2026',
    'Accepted for dialysis tech training course starting in March 2026',
    'Retraining as a toolmaker since 08/2025',
    'Studying to become a dental hygienist, 2024 - now',
    'Completed a rigger course, 2025',
    'Machine operator course, 2024 - 2025',
    'Certificate in bookkeeping, 2025',
    'Diploma in dental nursing, 2025',
    'Continuing education payroll specialist, 2025',
  ])('%s', (line) => {
    expect(titlesOf(`Experience\nCaregiver, Larch House, 2020 - 2025\n${line}`)).toEqual([
      'Caregiver',
    ]);
  });

  test('while who is an enrolled nurse, or enrolled others, has one', () => {
    expect(
      titlesOf(
        'Experience\nEnrolled nurse, Larch House, 2020 - 2025\n\nEnrolled families as insurance agent, 2015 - 2020',
      ),
    ).toEqual(['Enrolled nurse', 'insurance agent']);
  });

  test.each(['Course Instructor', 'Training Manager', 'Education Coordinator'])(
    'while a %s has one',
    (title) => {
      expect(titlesOf(`Experience\n${title}, Larch House, 2020 - 2025`)).toEqual([title]);
    },
  );

  test.each([
    [
      'French',
      'Formation technicien frigoriste (9 mois) terminée en 2025 avec un stage en entreprise',
    ],
    [
      'French',
      'Titre professionnel gestionnaire de paie obtenu en mars 2026, avec un stage en cabinet',
    ],
  ])('in %s: %s', (_, line) => {
    const job = 'Expérience professionnelle\nÉlectricien, Ateliers du Port, de 2010 à 2024';
    expect(titlesOf(`${job}\n${line}`)).toEqual(['Électricien']);
  });

  test('while who teaches it or runs its program has one', () => {
    expect(
      titlesOf(
        'Experience\nProgram Manager, Larch House, 2020 - 2025\n\nNursing Instructor, Fern College, 2015 - 2020',
      ),
    ).toEqual(['Program Manager', 'Nursing Instructor']);
  });
});

test('a sentence behind the dates of a job names no other one', () => {
  const text =
    'Experience\nCredit analyst, Orrin Bank 2017 - 2025. Sold cash management and treasury products.';
  expect(titlesOf(text)).toEqual(['Credit analyst']);
});

describe('no job is', () => {
  test.each([
    'Mar 2015 - Aug 2022  Career break, raising three children',
    'Mar 2015 - Aug 2022  Maternity leave',
    'Sabbatical, 2015 - 2022',
    'Volunteering: ESL tutor, 2015 - 2022',
  ])('%s', (line) => {
    const text = `Experience
Staff Nurse, Larch House, January 2023 - present
Oxygen therapy, mentoring students
${line}`;
    const { roles, years } = readCandidate(text, AS_OF);
    expect(roles.map(({ title }) => title)).toEqual(['Staff Nurse']);
    expect(years).toBeLessThan(4);
  });

  test('a group of firms above the jobs in it', () => {
    const text = `Experience
Brookfield Insurance Group, London 2011 - present
Head of Claims  Jan 2020 - present
Claims Handler  2011 - 2019`;
    expect(readCandidate(text, AS_OF).roles.map(({ title }) => title)).toEqual([
      'Head of Claims',
      'Claims Handler',
    ]);
  });

  test('while who manages a group is somebody', () => {
    const text = 'Experience\nInsurance Group Manager, Tarn Mutual, 2011 - 2019';
    expect(readCandidate(text, AS_OF).roles).toHaveLength(1);
  });
});

test.each([
  'Head of Payroll, Rowan Logistics, Leeds, 2015 - present',
  'Team Leader - Payroll, Rowan Logistics, Leeds, 2015 - present',
])('a firm named after its field is no job behind the title of one: %s', (line) => {
  expect(titlesOf(`Experience\n${line}`).join()).not.toContain('Logistics');
});

test.each([
  'Cook, Oak Nursing Home, 2015 - present',
  'Receptionist, Larch School of Nursing, 2015 - present',
])('a place called by what is done there is no job: %s', (line) => {
  expect(titlesOf(`Experience\n${line}`).join()).not.toContain('Nursing');
});

test('while who runs such a place is somebody', () => {
  const line = 'Nursing Home Administrator, Oak Care, 2015 - present';
  expect(titlesOf(`Experience\n${line}`).join()).toContain('Nursing Home Administrator');
});
