import { describe, expect, test } from 'vitest';
import { readCandidate } from '../profile';

const AS_OF = { year: 2026, month: 5 };
const titlesOf = (text: string): (string | null)[] =>
  readCandidate(text, AS_OF).roles.map((role) => role.title);

describe('the title of a dated role', () => {
  test('begins the line below its dates, even if the description has run into that line', () => {
    const text = `Experience
01/2019 to 06/2023
Sales Associate Corner Outfitters Leeds Helped customers find their size, ran the till and set up the window each season
05/2016 to 12/2018
Residential Sales Associate Brightwater Homes Served families in three showrooms and kept their files in good order`;
    expect(titlesOf(text)).toEqual(['Sales Associate', 'Sales Associate']);
  });

  test('is two lines above its dates where the employer and its town are between them', () => {
    const text = `Experience
SOC Analyst L2
Alder Cyber Pvt Ltd, Pune
June 2021 - present
• Monitoring of alerts by night
Store Manager
Fern Outfitters, Leeds
2018 - 2021
• Retail windows by season`;
    expect(titlesOf(text)).toEqual(['SOC Analyst', 'Store Manager']);
  });

  test('is not the field in the name of an agency over the assignments that it gave', () => {
    const text = `Travel assignments
Quorva Medical Staffing                    06/2022 - Present
  Ridge Medical Center, Phoenix - ED RN - 48 beds     01/2025 - Present
  Mercy Hill Hospital, Tulsa - ED RN - 36 beds     04/2024 - 12/2024`;
    expect(titlesOf(text)).toEqual(['RN', 'RN']);
  });

  test('is the field where a head of it is named before the dates', () => {
    const text = `Experience
Head Medical Staffing   06/2022 - Present
• Planned the rota of forty doctors`;
    expect(titlesOf(text)).toHaveLength(1);
  });

  test('is not what a letter tells between its dates', () => {
    const text = `Dear Ms Dunmore,
I am writing to apply for the post of HR Manager.
Between 2014 and 2019 I worked in the public sector, where I learnt to handle restructures.
Yours sincerely,
Eva Roe

Employment
HR Adviser, Strathmore Council, Mar 2014 - Jul 2019
Union consultation, job evaluation, policies`;
    expect(titlesOf(text)).toEqual(['HR Adviser']);
  });

  test('stands below facts that a form prints under the dates', () => {
    const text = `Experience
Saint Orrin Hospital
Dayton, OH United States
04/2020 - Present
Salary: $82,000.00 USD Per Year
Hours per week: 40
Series: 0610 Pay Plan: GS
Emergency Room Nurse (This is a federal job)
Duties:
• Triaged patients`;
    expect(titlesOf(text)).toEqual(['Emergency Room Nurse']);
  });

  test('is not what a narrow column has put below the first half of a task', () => {
    const text = `Experience
03/2018 - present
Bookkeeper
• Introduced SAP to the
Warehouse Manager
• Kept the ledger`;
    expect(titlesOf(text)).toEqual(['Bookkeeper']);
  });

  test('is not the plural in the name of a firm or in what was built', () => {
    const text = `Experience
Alder General Contractors, Nampa
Superintendent, 2016 - present
Estimator
Fern Builders, 2012 - 2016. Tilt-up warehouses of all sizes`;
    expect(titlesOf(text)).toEqual(['Superintendent', 'Estimator']);
  });

  test('may be unknown, and its years count also without a heading above them', () => {
    const { years } = readCandidate('Wharf hand, Alder Docks, 2016 - 2020\nLifted crates.', AS_OF);
    expect(years).toBe(4);
  });

  test('is not read from a sentence that only begins with one', () => {
    const text = `Experience
01/2019 to 06/2023
Accountants and other colleagues at Corner Outfitters came to me with each question about the new till for all that time`;
    expect(titlesOf(text)).not.toContain('Accountants');
  });

  test('keeps its dates if a sentence after it mentions a degree', () => {
    const { roles, years } = readCandidate(
      'Ada Lindt\nBookkeeper 2021 - present (QuickBooks). Kept the books of six shops. BA English.',
      AS_OF,
    );
    expect(roles.map(({ title }) => title)).toEqual(['Bookkeeper']);
    expect(years).toBeGreaterThan(4);
  });

  test('is not something the line says was never done', () => {
    const text = `Experience
Sales Associate, Corner Outfitters, 2019 - 2023
Stock Keeper's Aide, Corner Outfitters, 2016 - 2019
Valid licence; no outside sales experience yet`;
    expect(titlesOf(text)).not.toContain('outside sales');
  });

  test('is not that of colleagues further along on a line', () => {
    const text = `Castle Homes 2018 - now: costing in SAP, month-end journals, stock counts, variances explained to site managers.`;
    expect(titlesOf(`Ada Lindt\n${text}`)).toEqual([]);
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

  test('is above its dates, whatever field the description below them starts with', () => {
    const text = `Experience
Information Technology Manager
April 2007 to March 2015
Annual budget planning, network administration and two moves of the office
Office Manager
May 2015 to Current
Kept accounting and electrical engineering going`;
    expect(titlesOf(text)).toEqual(['Information Technology Manager', 'Office Manager']);
  });

  test('is that of its own line if the line above has a date, too', () => {
    const text = `Experience
Reading circle of the town, 05/2016 - Current
Customer Service Representative 05/2012 to 03/2015 Corner Shop Leeds`;
    const roles = readCandidate(text, AS_OF).roles.filter((role) => role.title !== null);
    expect(roles).toEqual([expect.objectContaining({ from: { year: 2012, month: 5 } })]);
  });

  test('is that of a high school teacher, which is not a diploma', () => {
    const text = 'Experience\nHigh School Algebra Teacher\nOctober 2012 to October 2015, Leeds';
    const { roles, education } = readCandidate(text, AS_OF);
    expect(roles.map(({ from }) => from?.year)).toEqual([2012]);
    expect(education).toBeNull();
  });

  test('is above its date if the title below has its own date', () => {
    const lines = ['Assistant Controller', 'Dorn Paper, 2019 - present', 'Senior Accountant'];
    const { roles } = readCandidate(
      `Ann Hollis\n${lines.join('\n')}\nDorn Paper, 2014 - 2018`,
      AS_OF,
    );
    expect(roles.map(({ title, from }) => [title, from?.year])).toEqual([
      ['Assistant Controller', 2019],
      ['Senior Accountant', 2014],
    ]);
  });

  test('is not the release of a product, nor a year in a sentence', () => {
    const text = `Experience
Involved in QA and support of the reporting team
Technical Environment: SQL Server 2008/2014, Visual Studio 2010
Servers were moved to the new data center by us in 2012.`;
    expect(titlesOf(text)).toEqual([]);
  });
});

describe('the name of an employer', () => {
  test.each([
    'Company: Marten Developers',
    'company - Marten Developers',
    'Client: Hill Accountants, Leeds',
  ])('is no title in %j', (line) => {
    expect(titlesOf(`Experience\n${line}\nKept the books of six shops`)).toEqual([]);
  });

  test('is searched for without getting lost in blanks', () => {
    const blanks = ' '.repeat(100_000);
    expect(titlesOf(`Experience\n${blanks}\nCompany: ${blanks}\nBaker`)).toEqual(['Baker']);
  });

  test('ends where the title begins', () => {
    expect(titlesOf('Experience\nCompany: Marten Developers, Bookkeeper, 2015 - 2019')).toEqual([
      'Bookkeeper',
    ]);
  });

  test('is not searched for after a label followed by a sentence', () => {
    const text = 'Experience\nClient: worked as an accountant for three ministries and a school';
    expect(titlesOf(text)).toEqual(['accountant']);
  });
});

test('the title of a stanza precedes a task below its dates', () => {
  const text =
    'Experience\nStaff Nurse, Hill Street Clinic, Leeds, West Yorkshire\n08/2016 - 03/2020\n• Prepared for surgery';
  expect(titlesOf(text)).toEqual(['Staff Nurse']);
});

test.each(['P.E.', 'R.N.', 'C.Eng.'])(
  'the letters %s behind a title end no sentence',
  (letters) => {
    const text = `Experience\nGeotechnical Engineer, ${letters}\nTarn Consultants, Leeds 06/2019 - present\nLogged boreholes.`;
    expect(readCandidate(text, AS_OF).roles).toMatchObject([
      { title: 'Geotechnical Engineer', from: { year: 2019, month: 6 } },
    ]);
  },
);

test('the title of a federal job stands over its employer and its town, whatever label the dates have', () => {
  const text = `Work experience
Contract Specialist, GS-1102-12
Harbour Systems Center
Dayton, OH
Dates Employed: 10/2019 - Present
Hours per week: 40
Negotiated contracts.

Purchasing Agent, GS-1105-07
Fern Valley Center
Dayton, OH
Dates Employed: 03/2016 - 09/2019
Bought supplies.`;
  const { roles } = readCandidate(text, AS_OF);
  expect(roles.map(({ title, from }) => [title, from?.year])).toEqual([
    ['Contract Specialist', 2019],
    ['Purchasing Agent', 2016],
  ]);
});

test('a form that opens with the period has its title below, also under a line of technologies', () => {
  const text = `Radu Albu
Backend Developer

Period: 05/2021 - present
Company: Alder Pay
Position: Senior Java Developer
Technologies: Java, Spring Boot, PostgreSQL

Period: 09/2018 - 04/2021
Company: Fern Telematics
Position: Java Developer
Technologies: Java, RabbitMQ`;
  const { roles } = readCandidate(text, AS_OF);
  expect(roles.map(({ title, from }) => [title, from?.year])).toEqual([
    ['Senior Java Developer', 2021],
    ['Java Developer', 2018],
  ]);
});

test('a heading of no list ends a list of papers where jobs follow it', () => {
  const text = `LICENSES & CERTIFICATIONS
BLS, ACLS

TRAVEL ASSIGNMENTS

Registered Nurse, Fern Hospital, 06/2022 - Present
Registered Nurse, Alder Hospital, 02/2019 - 05/2022`;
  expect(titlesOf(text)).toEqual(['Registered Nurse', 'Registered Nurse']);
});

test('the dates of an employer take no title from what stands below the dates of the job', () => {
  const text = `Experience
Fern Regiment                               2008 - 2024
Quartermaster                               Jan 2020 - Mar 2024
Ran a stores warehouse of 9,000 lines`;
  expect(titlesOf(text)).toEqual(['Quartermaster']);
});

test('a heading is no title of the dates below it', () => {
  const text = `Teaching posts

2013 - 2018
Fern High School, Newry - Teacher of Mathematics (Key Stages 3 and 4)`;
  expect(titlesOf(text)).not.toContain('Teaching posts');
});
