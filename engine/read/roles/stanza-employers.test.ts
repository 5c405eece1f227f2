import { describe, expect, test } from 'vitest';
import { readCandidate } from '../../index';
import { readCandidateText } from '../candidate-text';
import { NO_RUNS } from '../pasted';

const AS_OF = { year: 2026, month: 5 };

/** The titles of a resume with the years in which they were held. */
const rolesOf = (text: string) =>
  readCandidate(`Work Experience\n\n${text}`, AS_OF).roles.map(
    ({ title, from, to }) => `${title} ${from?.year ?? '?'}-${to?.year ?? '?'}`,
  );

/** The skills that a resume shows. */
const skillsOf = (text: string) => readCandidate(`Work Experience\n\n${text}`, AS_OF).skills;

describe('title, employer and dates on lines of their own', () => {
  test.each([
    ['Bookkeeper\nSmith Plumbing\nMarch 2014 - May 2018\n- Kept the ledger', 'Bookkeeper'],
    ['Smith Plumbing\nBookkeeper\n03/2014 - 05/2018\n- Kept the ledger', 'Bookkeeper'],
    ['Office Manager\nBaker & Sons Bakery, Leeds\n2014 - 2018', 'Office Manager'],
    ['2014 - 2018\nReceptionist\nHill Electricians Ltd', 'Receptionist'],
    ['2014 - 2018\nHill Roofing\nReceptionist', 'Receptionist'],
    ['Painter Brothers Inc\nSenior Accountant\n2014 to 2018', 'Senior Accountant'],
    ['Nurse Next Door\nPayroll Clerk\n(2014 - 2018)', 'Payroll Clerk'],
    ['Hill Roofing | Bookkeeper\n2014 - 2018 | Leeds\n- Kept the ledger', 'Bookkeeper'],
    ['2014 - 2018\nSmith Plumbing, Leeds - Bookkeeper\n- Kept the ledger', 'Bookkeeper'],
    ['HILL ROOFING | Bookkeeper | Mar 2014 - May 2018', 'Bookkeeper'],
    ['Bookkeeper\nHill Roofing, 2014 - 2018\n- Kept the ledger', 'Bookkeeper'],
    ['Bookkeeper\n\nHill Roofing, 2014 - 2018\n\n- Kept the ledger', 'Bookkeeper'],
    ['Bookkeeper\n\nHill Roofing\n\n2014 - 2018\n\n- Kept the ledger', 'Bookkeeper'],
    ['Bookkeeper\n\nHill Roofing | Leeds\n2014 - 2018\n- Kept the ledger', 'Bookkeeper'],
    ['Hill Roofing\nBookkeeper\nMar 2014 - May 2018 (4 years 3 months)\nLeeds', 'Bookkeeper'],
    ['Bookkeeper\nHill Roofing\n▦ Mar 2014 – May 2018 ⚲ Leeds\n- Kept the ledger', 'Bookkeeper'],
    ['2014 - 2018 | Bookkeeper\nHill Roofing\n- Kept the ledger', 'Bookkeeper'],
    ['2014 - 2018 Hill Roofing\nLeeds\tBookkeeper\n- Kept the ledger', 'Bookkeeper'],
    ['Bookkeeper\nHill Roofing · Full-time\n2014 – 2018 · 4 yrs 2 mos\nLeeds', 'Bookkeeper'],
    ['Bookkeeper\nHill Roofing | Exeter\n2014 - 2018\n- Kept the ledger', 'Bookkeeper'],
    ['Bookkeeper\nHill Roofing, Leeds\n_2014 - 2018_\n* Kept the ledger', 'Bookkeeper'],
  ])('%j is a job as %s', (text, title) => {
    expect(rolesOf(text)).toEqual([`${title} 2014-2018`]);
  });

  test('each stanza keeps its own', () => {
    expect(
      rolesOf(
        'Bookkeeper\nSmith Plumbing\n2018 - 2020\n- Kept the ledger\n\nOffice Manager\nBaker & Sons Bakery\n2014 - 2018\n- Ran the office',
      ),
    ).toEqual(['Bookkeeper 2018-2020', 'Office Manager 2014-2018']);
  });
});

test.each([
  ['Tax Senior, 2018 - 2020\nM.S. Taxation, B.S. Accounting', 'Accounting'],
  ['Dispatcher – Kiln Freight – 2018 - 2020\nSalesforce, Photoshop and Tableau', 'Salesforce'],
])('%j does not hide its last line as an employer', (text, name) => {
  expect(readCandidate(`Work Experience\n\n${text}`, AS_OF).skills).toContain(name);
});

test('the dates of an employer are no job beside those of the titles held there', () => {
  expect(
    rolesOf(
      'Hill Roofing, Leeds\t2012 - 2018\nOffice Manager, 2015 - 2018\n- Ran the office\nBookkeeper, 2012 - 2015',
    ),
  ).toEqual(['Office Manager 2015-2018', 'Bookkeeper 2012-2015']);
});

describe('two titles of one person', () => {
  test.each([
    ['Adjunct Professor, Accountant 2014 - 2018', ['Professor', 'Accountant']],
    ['Ledger Clerk II, Bookkeeper\n2014 - 2018', ['Clerk', 'Bookkeeper']],
    ['Manager of Accounting | Bookkeeper 2014 - 2018', ['Accounting', 'Bookkeeper']],
  ])('stay titles: %j', (text, titles) => {
    const { scanned, roles } = readCandidateText(`Work Experience\n\n${text}`, [], NO_RUNS, 24320);
    const said = roles.flatMap((role) =>
      role.titles.map(({ first, last }) =>
        scanned.text.slice(scanned.words.start[first], scanned.words.end[last]),
      ),
    );
    expect(said).toEqual(expect.arrayContaining(titles));
  });
});

describe('what the name of an employer says', () => {
  test('is no skill of whoever works there', () => {
    expect(skillsOf('Software Engineer\nPersistent Systems\n2014 - 2018\n- Wrote Java')).toEqual([
      'Java',
    ]);
  });

  test('an employer of one word is no month, so the next line is none', () => {
    const text = 'Accountant, Ashmere, 2014 - 2018\nJava and Python Bootcamp';
    expect(skillsOf(text)).toEqual(['Java', 'Python']);
  });

  test.each(['Accounts payable', 'Java, Python'])(
    'but a line that names skills and nothing else is read: %s',
    (line) => {
      expect(skillsOf(`Accountant\n${line}\n2014 - 2018`)).not.toEqual([]);
    },
  );

  test('and so is what somebody did, on a line that only begins large', () => {
    expect(skillsOf('Accountant\nIntroduced QuickBooks and payroll\n2014 - 2018')).toContain(
      'QuickBooks',
    );
  });

  test('and so is a sentence beside the dates', () => {
    expect(skillsOf('Accountant\n- Kept the books in QuickBooks\n2014 - 2018')).toContain(
      'QuickBooks',
    );
  });
});

describe('a firm that is called like what it sells', () => {
  test.each([
    'Account Executive\nSalesforce\n2018 - 2021\n- Sold to shops',
    'Account Executive | Salesforce | 2018 - 2021\n- Sold to shops',
    'Salesforce, Account Executive, 2018 - 2021\n- Sold to shops',
    'Salesforce, San Francisco\nAccount Executive   2018 - 2021\n- Sold to shops',
  ])('is an employer beside a title and dates: %j', (text) => {
    expect(skillsOf(text)).not.toContain('Salesforce');
  });

  test.each([
    'Administrator | Salesforce | 2018 - 2021\n- Added users',
    'Account Executive, Hill Ltd, 2018 - 2021\n- Salesforce, Excel',
    'Salesforce Developer at Hill Ltd, 2018 - 2021\n- Wrote classes',
    'Sales Manager, Hill Ltd, 2021 - 2023\n- Led six people\nSalesforce, Excel, Oracle\nAccount Executive, Mill Ltd, 2018 - 2021',
    'Sales Manager, Hill Ltd, 2021 - 2023\n- Led six people\nSalesforce, Oracle\nAccount Executive, Mill Ltd, 2018 - 2021',
  ])('is a skill where the work says so: %j', (text) => {
    expect(skillsOf(text)).toContain('Salesforce');
  });
});

test('the name of a firm that ends in the name of its work is no job, and the work alone is one', () => {
  expect(rolesOf('Rowan Logistics, Manchester 2012 - 2023\n- Answered phones')).toEqual([]);
  expect(rolesOf('Head of Logistics, Manchester 2012 - 2023\n- Planned loads')).toEqual([
    'Logistics 2012-2023',
  ]);
});

test("a firm named after what its people are is nobody's job", () => {
  expect(rolesOf('Legal Secretary, Tarn Solicitors, 2019 - 2023\n- Typed letters')).toEqual([
    'Legal Secretary 2019-2023',
  ]);
  expect(rolesOf('Dental Assistant, Hill Street Dentists, 2019 - 2023\n- Passed tools')).toEqual([
    'Dental Assistant 2019-2023',
  ]);
});
