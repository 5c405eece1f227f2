import { describe, expect, test } from 'vitest';
import { readCandidate } from '../profile';

const AS_OF = { year: 2026, month: 5 };
const titlesOf = (text: string): (string | null)[] =>
  readCandidate(text, AS_OF).roles.map((role) => role.title);

describe('a line about several jobs', () => {
  const rolesOf = (line: string): unknown[] =>
    readCandidate(`Mara Tilling\n${line}`, AS_OF).roles.map(({ title, from }) => [
      title,
      from?.year ?? null,
    ]);

  test.each([
    'Cook 2018-2020, Waiter at Olive Bar 2020-2022, Kitchen manager at Fern 2022-now.',
    'Cook, Olive Bar, 2018-2020; Waiter, Olive Bar, 2020-2022; Kitchen manager, Fern, 2022-now',
    '2018-2020 Cook, 2020-2022 Waiter, 2022-now Kitchen manager',
  ])('gives each its own dates: %j', (line) => {
    expect(rolesOf(line)).toEqual([
      ['Cook', 2018],
      ['Waiter', 2020],
      ['Kitchen manager', 2022],
    ]);
  });

  test('gives the dates of one job to no other', () => {
    expect(
      rolesOf('Registered Nurse (license lapsed 2018). Real estate agent since 2019.'),
    ).toEqual([
      ['Real estate agent', 2019],
      ['Registered Nurse', null],
    ]);
    expect(rolesOf('Pastry assistant since 2025. Previously accountant at Dorn Paper')).toEqual([
      ['Pastry assistant', 2025],
      ['accountant', null],
    ]);
  });

  test('is one job with two titles if it has one period', () => {
    expect(rolesOf('Senior Accountant (CPA 2012), Dorn Paper, 2014-2019')).toEqual([
      ['Senior Accountant', 2014],
    ]);
  });
});

test('a degree that a semicolon sets apart does not take the dates of the job before it', () => {
  const text =
    'Ann Boone\nManufacturing Engineer, 2016 - present, Larch Seating: fixtures and kaizen; BS Industrial Engineering';
  expect(titlesOf(text)).toEqual(['Manufacturing Engineer']);
});

test.each([
  'Geotechnical engineer 2012 - 2019. BSc Geology.',
  'CAD Technician, Tarn Partnership, 2016 - 2020. Drawings in Revit 2017. HNC construction.',
  'RN, MSN; school nurse 2001 - 2010',
])('a degree in another sentence does not take the dates of a job: %s', (line) => {
  expect(readCandidate(`Experience\n${line}`, AS_OF).roles).toHaveLength(1);
  expect(readCandidate(`Experience\n${line}`, AS_OF).roles[0]?.from).not.toBeNull();
});

describe('dates stand', () => {
  const rolesOf = (text: string) =>
    readCandidate(text, AS_OF).roles.map(({ title, from, to }) => [title, from?.year, to?.year]);

  test('below what the work was, before the next job', () => {
    const text = `Pastry Chef
The Orchard Hotel, Bath
I run a section of three and write the dessert menu.
March 2022 to the present

Commis Chef
The Old Mill
Sept 2017 to Sept 2019`;
    expect(rolesOf(text)).toEqual([
      ['Pastry Chef', 2022, undefined],
      ['Commis Chef', 2017, 2019],
    ]);
  });

  test('one below the other in a column of their own', () => {
    const text = `Experience
2021 -      McCabe Haulage, Dundalk
present     HGV Driver
            Nights and trunking

2017 -      Glanmore Dairies
2021        Tanker Driver`;
    expect(rolesOf(text)).toEqual([
      ['HGV Driver', 2021, undefined],
      ['Tanker Driver', 2017, 2021],
    ]);
  });

  test('as school years', () => {
    const text = 'Experience\nSchool Social Worker, Fern School (2013-14 through 2017-18)';
    expect(rolesOf(text)).toEqual([['School Social Worker', 2013, 2018]]);
  });

  test('in a sentence that says where before it says as what', () => {
    const text = `Ann Boone
I keep books for builders.

Since June 2021 I have worked at Tarn Civils Ltd in Leeds as a Payroll Manager, looking after two payrolls.
From 2016 to 2021 I was Payroll Clerk for Denby Services.`;
    expect(rolesOf(text)).toEqual([
      ['Payroll Manager', 2021, undefined],
      ['Payroll Clerk', 2016, 2021],
    ]);
  });
});

test("a year with a dash and a full stop goes on until today: '2009-.'", () => {
  const { roles } = readCandidate('Experience\nPhotographer, own studio 2009-. Crew of 20.', AS_OF);
  expect(roles).toMatchObject([{ from: { year: 2009 }, current: true }]);
});

test('the name of a field behind the dates of a job takes no dates from the jobs after it', () => {
  const text =
    'Links overseer, Hollow Wood, 2009 - now. 14 staff, construction of four greens. Head greenkeeper 2003-2009; greenkeeper 1996-2003.';
  const { roles } = readCandidate(text, AS_OF);
  expect(roles.map(({ title, from }) => [title, from?.year])).toEqual([
    ['Head greenkeeper', 2003],
    ['greenkeeper', 1996],
  ]);
});

test('work since a date counts also in a resume without headings', () => {
  const { years } = readCandidate('Ida Fern\nFreelance, Norwich - since May 2022\nLogos.', AS_OF);
  expect(years).toBe(4);
});
