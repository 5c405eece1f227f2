import { describe, expect, test } from 'vitest';
import { readCandidateText } from '../candidate-text';
import { monthNumber } from '../month';
import { NO_RUNS } from '../pasted';
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

test('a degree that a semicolon sets apart does not take the dates of the job before it', () => {
  const text =
    'Ann Boone\nManufacturing Engineer, 2016 - present, Larch Seating: fixtures and kaizen; BS Industrial Engineering';
  expect(titlesOf(text)).toEqual(['Manufacturing Engineer']);
});

test('the title of a stanza precedes a task below its dates', () => {
  const text =
    'Experience\nStaff Nurse, Hill Street Clinic, Leeds, West Yorkshire\n08/2016 - 03/2020\n• Prepared for surgery';
  expect(titlesOf(text)).toEqual(['Staff Nurse']);
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

test.each(['P.E.', 'R.N.', 'C.Eng.'])(
  'the letters %s behind a title end no sentence',
  (letters) => {
    const text = `Experience\nGeotechnical Engineer, ${letters}\nTarn Consultants, Leeds 06/2019 - present\nLogged boreholes.`;
    expect(readCandidate(text, AS_OF).roles).toMatchObject([
      { title: 'Geotechnical Engineer', from: { year: 2019, month: 6 } },
    ]);
  },
);

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

test('work since a date counts also in a resume without headings', () => {
  const { years } = readCandidate('Ida Fern\nFreelance, Norwich - since May 2022\nLogos.', AS_OF);
  expect(years).toBe(4);
});

test('a heading is no title of the dates below it', () => {
  const text = `Teaching posts

2013 - 2018
Fern High School, Newry - Teacher of Mathematics (Key Stages 3 and 4)`;
  expect(titlesOf(text)).not.toContain('Teaching posts');
});
