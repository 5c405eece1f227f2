import { describe, expect, test } from 'vitest';
import { readCandidate } from './profile';

const AS_OF = { year: 2026, month: 5 };
const RESUME = `Priya Ramanathan
priya.r@example.com | +351 912 345 678 | Lisbon, Portugal

Summary
Solutions engineer between customers and code.

Experience
Lead Solutions Engineer, Orrery Cloud, Mar. 2021 - present
- Designed webhooks for forty customers.
Solutions Engineer, Brightwater, 06/2016 to 02/2021
- Built migration tools in Python.

Education
M.Sc. Computer Science, 2014 - 2016`;

describe('readCandidate', () => {
  const profile = readCandidate(RESUME, AS_OF);

  test('the contact comes from the top of the page', () => {
    expect(profile.contact).toEqual({
      name: 'Priya Ramanathan',
      email: 'priya.r@example.com',
      phone: '+351 912 345 678',
    });
  });

  test('roles have titles and dates, and the latest gives the headline', () => {
    expect(profile.headline).toBe('Lead Solutions Engineer');
    expect(profile.roles).toEqual([
      { title: 'Lead Solutions Engineer', from: { year: 2021, month: 3 }, to: null, current: true },
      {
        title: 'Solutions Engineer',
        from: { year: 2016, month: 6 },
        to: { year: 2021, month: 2 },
        current: false,
      },
    ]);
  });

  test('years of work leave out the years of study', () => {
    expect(profile.years).toBe(9.9);
  });

  test('overlapping roles count once', () => {
    const text =
      'Experience\nCook, Bluebell Hotel, Jan 2020 - Dec 2021\nWaiter, Copper Pan, Jan 2021 - Dec 2022';
    expect(readCandidate(text, AS_OF).years).toBe(3);
  });

  test('the highest degree and the skills are read', () => {
    expect(profile.education).toBe('master');
    expect(profile.skills).toContain('Python');
  });

  test('a degree at the top is not a city with its postal code', () => {
    const text =
      'Ada Lindt\nEngineer, Castle Ceramics, 2018 - 2020\nMSc Computer Science, Delft 2017';
    expect(readCandidate(text, AS_OF).education).toBe('master');
  });

  test('what the text denies, or is still to be earned, is not their skill', () => {
    const { skills } = readCandidate(
      'Jane Ito\nWeb developer\nPHP. No experience with Kafka. Security+ in progress.',
      AS_OF,
    );
    expect(skills).toContain('PHP');
    expect(skills).not.toContain('Apache Kafka');
    expect(skills).not.toContain('CompTIA Security+');
  });

  test('a label with a list after it does not take the dated jobs below it', () => {
    const text =
      'Ada Lindt\nCertifications: ServSafe, First Aid\nHead Cook | Copper Pan | 05/2019 - present\n- Ran the line\nWaiter | Bluebell | 2013 - 2019';
    const { roles, years } = readCandidate(text, AS_OF);
    expect(roles.map(({ title }) => title)).toEqual(['Head Cook', 'Waiter']);
    expect(years).toBeGreaterThan(12);
  });

  test('a current role is recognized, in whichever language the resume says so', () => {
    const text = 'Experience\nCook, Bluebell Hotel (Apr 2021 – heute)\nServed breakfast and lunch';
    expect(readCandidate(text, AS_OF).roles[0]?.current).toBe(true);
  });

  test('a title on the first line is not a name', () => {
    expect(
      readCandidate('Senior Accountant\nLedger work since 2019', AS_OF).contact.name,
    ).toBeNull();
  });

  test('a text about nobody gives an empty profile', () => {
    expect(readCandidate('', AS_OF)).toEqual({
      contact: { name: null, email: null, phone: null },
      headline: null,
      roles: [],
      years: null,
      education: null,
      skills: [],
    });
  });
});

test('a title with its employer under the first heading is a role, not a city', () => {
  const profile = readCandidate(
    'Ann Boone\n\nExperience\nStaff Data Engineer, Fjellbank\nMay 2020 - Present\nBuilt the lake.\n\nData Analyst, Northlight\nMay 2015 - April 2020\nWrote reports.',
    { year: 2026, month: 3 },
  );
  expect(profile.headline).toBe('Staff Data Engineer');
  expect(profile.roles[0]).toMatchObject({ current: true, from: { year: 2020, month: 5 } });
});

test('jobs below a line of skills keep their dates, though these stand on the line above the title', () => {
  const { roles, years } = readCandidate(
    `Sam Vale
Skills: Go, Kafka

Larchstream (Series B)    Mar 2021 - Present
Senior Backend Engineer
- Built the ledger in Go

Fernlabs    Jan 2018 - Feb 2021
Backend Engineer`,
    AS_OF,
  );
  expect(roles.map(({ title, current }) => [title, current])).toEqual([
    ['Senior Backend Engineer', true],
    ['Backend Engineer', false],
  ]);
  expect(years).toBe(8.3);
});

test('the words of a heading are no skills', () => {
  const { skills } = readCandidate(
    'Ann Boone\n\nEmployment History\nCook, Bluebell Hotel, 2019 - 2023\nBaking',
    AS_OF,
  );
  expect(skills).toContain('Baking');
  expect(skills).not.toContain('History');
});

test('German names of work that are adjectives are read in every gender', () => {
  const { roles } = readCandidate(
    `Anna Vale

Berufserfahrung
seit 04/2019 Buchhalterin, Muster GmbH
08/2014 - 03/2019 Steuerfachangestellte, Kanzlei Lerche
08/2012 - 03/2014 Bankangestellter, Muster AG`,
    AS_OF,
  );
  expect(roles.map(({ title }) => title)).toEqual([
    'Buchhalterin',
    'Steuerfachangestellte',
    'Bankangestellter',
  ]);
});

describe('the name is read', () => {
  test.each([
    ['CV – Sofia Marques\nsofia@example.com', 'Sofia Marques'],
    ['CURRICULUM VITAE\n\n| Name | Anneke de Boer |\n| Phone | +31 6 12345678 |', 'Anneke de Boer'],
    ['Chiara Bonetti — freelance illustrator & graphic designer\nTurin', 'Chiara Bonetti'],
  ])('at the top of %j', (top, name) => {
    const text = `${top}\n\nExperience\nAccountant, Larch House, 2018 - present`;
    expect(readCandidate(text, AS_OF).contact.name).toBe(name);
  });
});

test.each([
  ['Head of Claims, Larch Mutual, 2018 - 2020', 'Head of Claims'],
  ['Claims Team Leader  2018 - 2020', 'Claims Team Leader'],
])('a title that names a field is shown whole: %s', (line, title) => {
  expect(readCandidate(`Experience\n${line}`, AS_OF).headline).toBe(title);
});

test.each([
  ['MA Conference Interpreting, 2014; BA Arabic & Linguistics, 2012', 'master'],
  ['Laurea triennale in Graphic Design, IED Torino, 2013', 'bachelor'],
  ['Laurea magistrale in Architettura, 2015', 'master'],
])('the degree is read in %s', (line, level) => {
  const text = `Experience\nTranslator, Larch House, 2018 - present\n${line}`;
  const { education, roles } = readCandidate(text, AS_OF);
  expect(education).toBe(level);
  expect(roles).toHaveLength(1);
});

test('a column of contact details hides nothing of the jobs beside it', () => {
  const text = `Lucia Ortega
CONTACT                          EXPERIENCE
+44 7700 900 281                 Bookkeeper
lucia@example.com                03/2021 - Present
Bristol, UK                      Kept the ledger of six shops`;
  const { roles } = readCandidate(text, AS_OF);
  expect(roles).toMatchObject([{ title: 'Bookkeeper', from: { year: 2021, month: 3 } }]);
});

test('a name behind its label ends where another column begins', () => {
  const { contact } = readCandidate(
    'DETAILS                    EXPERIENCE\nName: Nerea Albu           Bookkeeper, 2019 - now',
    AS_OF,
  );
  expect(contact.name).toBe('Nerea Albu');
});
