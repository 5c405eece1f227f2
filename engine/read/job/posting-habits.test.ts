import { describe, expect, test } from 'vitest';
import { readJob } from '../../index';

/** What a posting of these lines demands and wishes for, besides what every job has. */
function asked(lines: readonly string[]): { must: string[]; nice: string[] } {
  const stated = readJob(lines.join('\n')).requirements.filter(({ source }) => source !== null);
  const of = (importance: string) =>
    stated.filter((line) => line.importance === importance).map(({ text }) => text);
  return { must: of('must'), nice: of('nice') };
}

const COOK = ['Line Cook', 'Requirements', '- Grill station', '- ServSafe'];

describe('what a posting says of itself is asked of nobody', () => {
  test.each([
    'Our client, a leading 3PL, requires reliable people to join its busy kitchen.',
    'We are acting as an employment business in relation to this vacancy.',
    'The school is committed to safeguarding and expects the same of everybody.',
    'An enhanced DBS check is required for all successful applicants.',
    'Ofsted Good.',
    'The requirements listed below are representative of the knowledge and skill required.',
    'These are not to be construed as an exhaustive list of all responsibilities.',
    'Licenses/certificates as required by federal, state or local regulations.',
    'CERTIFICATES, LICENSES, REGISTRATIONS',
    'The employee is required to sit and specific vision abilities are required.',
    'Must be a US citizen.',
    '- £28k + £3k car + bonus',
    '- Steel toe cap boots',
    '- Hardwired internet 25 Mbps down, quiet workspace',
    '- Clean MVR: no more than 2 movers in 3 yrs, no DUI in 5',
    "We're Loomwell, a 40-person team building budgeting software.",
    'This post is subject to the Rehabilitation of Offenders Act.',
    'It is essential in your written application that you provide evidence.',
    "We'll assess you against these behaviours: Working Together, Delivering at Pace",
    '- PAYE or CIS',
    '- Must supply own PPE',
    "We don't care about degrees.",
  ])('%s', (line) => {
    expect(asked([...COOK, line])).toEqual(asked(COOK));
  });

  test('nor are the lines below a question why people should come', () => {
    const lines = [...COOK, 'Why Harbor Grill?', '- Childcare on site', '- Forklift training'];
    expect(asked(lines)).toEqual(asked(COOK));
  });
});

describe('headings', () => {
  test('a bracket behind a heading belongs to it', () => {
    const { must, nice } = asked([
      'Security Officer',
      'QUALIFICATIONS (MUST HAVE):',
      '- Guard card',
      '- Report writing',
      '- CCTV',
      'PREFERRED QUALIFICATIONS (NICE TO HAVE):',
      '- Security, military or law enforcement experience',
      '- First aid certificate',
    ]);
    expect(must).toEqual(expect.arrayContaining(['Guard card', 'Physical security']));
    expect(nice).toEqual(expect.arrayContaining(['Law enforcement', 'First aid certificate']));
  });

  test('a bracket may turn a demand into a wish', () => {
    const { nice } = asked([
      'Data Analyst',
      'Requirements',
      '- SQL',
      'Skills (nice to have)',
      '- Tableau',
    ]);
    expect(nice).toEqual(['Tableau']);
  });
});

describe('years', () => {
  const yearsIn = (line: string): (number | null)[] =>
    readJob(['Data Engineer', 'Requirements', `- ${line}`, '- SQL', '- Git'].join('\n'))
      .requirements.filter(({ kind }) => kind === 'experience')
      .map(({ minimum_years: years }) => years);

  test.each([
    ['5+ YOE in Java', [5]],
    ['5+ YOE in Java, 2+ in Kafka', [5, 2]],
    ['Previous warehouse experience, min 6 months', [0.5]],
    ['18 months+ on a service desk', [1.5]],
    ['Care of children aged 1 to 6 years', []],
    ['Work with pupils in the age of 3 to 6 years', []],
    ['Must be 18 years or older', []],
    ['Up to 2 years of experience', []],
    ['BS in Engineering or Assoc. + 5 yrs in automotive welding', []],
  ])('%s', (line, years) => {
    expect(yearsIn(line)).toEqual(years);
  });
});

describe('wishes and choices', () => {
  const PLAIN = ['Support Analyst', 'Requirements', '- Active Directory', '- Ticketing', '- Linux'];

  test('any one of a bracket is enough where one is asked for', () => {
    const { must } = asked([...PLAIN, '- At least one BI tool (Looker, Tableau, Power BI)']);
    expect(must).toContain('Looker, Tableau or Microsoft Power BI');
  });

  test('all of a bracket are asked for where several are', () => {
    const { must } = asked([...PLAIN, '- Three BI tools (Looker, Tableau, Power BI)']);
    expect(must).toEqual(expect.arrayContaining(['Looker', 'Tableau', 'Microsoft Power BI']));
  });

  test('a choice inside a bracket ends with it', () => {
    const { must } = asked([...PLAIN, '- SEO tools (Ahrefs/Semrush), HubSpot, GA4']);
    expect(must).toEqual(
      expect.arrayContaining(['Ahrefs or SEMrush', 'HubSpot', 'Google Analytics']),
    );
  });

  test('what somebody will do in the first months is a duty', () => {
    const { must } = asked([
      ...PLAIN,
      '- Windows',
      '- VMware',
      'In your first 90 days you will: write an editorial calendar, test Selenium.',
    ]);
    expect(must).toEqual(asked([...PLAIN, '- Windows', '- VMware']).must);
  });

  test('a sentence that ends with a nice is a wish', () => {
    expect(asked([...PLAIN, '- CompTIA A+ / MD-102 nice.']).nice).toContain('CompTIA A+ or MD-102');
  });

  test('what may still be earned is a wish, whatever it is', () => {
    const { must } = asked([
      ...PLAIN,
      '- Immunization training (APhA or equiv.) or obtain w/in 90 days',
    ]);
    expect(must).toEqual(asked(PLAIN).must);
  });

  test('love of the work and tight deadlines are a wish', () => {
    const { must } = asked([
      ...PLAIN,
      '- Passion for working with children',
      '- Ability to meet tight deadlines',
    ]);
    expect(must).toEqual(asked(PLAIN).must);
  });
});

describe('names beside words that give them another meaning', () => {
  const found = (line: string): string[] => asked(['Assistant', 'Requirements', `- ${line}`]).must;

  test.each([
    ['Patrols by golf cart', 'Golf'],
    ['Use of iPad', 'BlackBerry'],
    ['L&D nurse experience', 'Training and development'],
    ['Military law enforcement', 'Military law'],
    ['Site programming and snagging', 'Programming'],
    ['Two years of inpatient coding in a teaching hospital', 'Programming'],
    ['Two years in a teaching hospital', 'Teaching'],
    ['Enters calls in CAD and dispatches by radio', 'Computer-aided design'],
    ['Supervision of Band 5 BMS and trainees', 'Building automation systems'],
    ['NDT or vestibular training', 'Non-destructive testing'],
    ['Seasonal tune-ups of furnaces', 'Engine repair'],
    ['Lectureships tenable from 1 September', 'Tenable'],
    ['Supervision of fieldwork students', 'Field research'],
    ["People who aren't afraid of a P&L", 'Accounts payable'],
    ['Driving the build programme', 'Driving'],
    ['Collections database (MuseumPlus, TMS)', 'Collections'],
    ['Collections database (MuseumPlus, TMS)', 'Transportation management'],
  ])('%s is no %s', (line, name) => {
    expect(found(line)).not.toContain(name);
  });

  test.each([
    ['Law Offices of R. Delgado, proficient in Word', 'R'],
    ['C-EFM certification', 'C'],
    ['GCSE English (B) and Maths (C)', 'C'],
  ])('a letter of %s is no language', (line, name) => {
    expect(found(line)).not.toContain(name);
  });

  test('the full stop of a German abbreviation ends no sentence', () => {
    const { nice } = asked([
      'Sachbearbeiter (m/w/d)',
      'Ihr Profil',
      '- Kenntnisse in Excel inkl. Word wünschenswert',
    ]);
    expect(nice).toEqual(['Microsoft Excel', 'Microsoft Word']);
  });

  test('the care of machines and of data is no nursing', () => {
    const { must, nice } = asked([
      'Laborant (m/w/d)',
      'Ihre Aufgaben',
      '- Pflege der Geräte und Pflege von Stammdaten',
      'Ihr Profil',
      '- Abgeschlossene Ausbildung und gute Kenntnisse in Excel',
    ]);
    expect([...must, ...nice]).not.toContain('Nursing');
  });
});

test('what somebody answers for is no pay', () => {
  const { must } = asked([
    'Buyer',
    'Requirements',
    '- Managing a budget of £500k per year',
    '- Zigbee',
  ]);
  expect(must).toEqual(['Managing a budget of £500k per year', 'Zigbee']);
});

test.each([
  ['TS/SCI with polygraph', ['Top Secret clearance']],
  ['Certified Medical Assistant (CMA)', ['Certified Medical Assistant']],
  ['Admitted to the NY bar', ['Bar admission']],
  ['Level 3 NVQ in health and social care', ['NVQ Level 3']],
  ['NVQ/QCF Level 3 in Health and Social Care', ['NVQ Level 3']],
  ['Level 3 food hygiene', ['Food hygiene Level 3']],
  ['Real estate salesperson licence', ['Real estate licence']],
  ['Cosmetology licence', ['Cosmetology licence']],
  ['JD and NY bar', ['Bar admission']],
  ['Licensed conveyancer', ['Licensed conveyancer qualification']],
  ['Chef, 5 years', ['Chef, 5 years']],
  ['Two years in credit control (B2B)', ['Credit control, 2+ years']],
  ['Accounts payable/receivable', ['Accounts payable and receivable']],
  ['MS in CS with 3+ years, or PhD with 1+ years of experience', ["Master's degree"]],
  [
    'Degree qualified in Quantity Surveying or Construction Management',
    ["Bachelor's degree in Construction estimating or Construction management"],
  ],
])('"%s" is asked for as it is called', (line, expected) => {
  const { must } = asked(['Specialist', 'Requirements', `- ${line}`, '- Zigbee']);
  expect(must).toEqual([...expected, 'Zigbee']);
});

test.each(['An enhanced DBS is paid for by us', 'We pay for your CPR certification'])(
  'what the employer pays for is not asked for: %s',
  (line) => {
    const { must } = asked(['Specialist', 'Requirements', `- ${line}`, '- Zigbee']);
    expect(must).toEqual(['Zigbee']);
  },
);

test("a line that begins with 'Plus' holds wishes", () => {
  const { must, nice } = asked([
    'Specialist',
    'Requirements',
    '- Zigbee',
    'Plus: Python, Terraform',
  ]);
  expect(must).toEqual(['Zigbee']);
  expect(nice).toEqual(['Python', 'Terraform']);
});

test('the windows of a joiner are no operating system', () => {
  const { must } = asked([
    'Joiner',
    'Requirements',
    '- Make sash windows, doors and stairs',
    '- Zigbee',
  ]);
  expect(must).not.toContain('Microsoft Windows');
});

describe('headings in the words of the posting', () => {
  test.each([
    "You'll fit right in if you",
    "Who we're after",
    'Candidates should have:',
    'The ideal candidate will be:',
    'Profile',
    'Typical qualifications:',
    'Ess:',
  ])('%s opens demands', (heading) => {
    const { must } = asked([
      'Specialist',
      'About us',
      'We make clocks.',
      heading,
      '- Zigbee',
      '- Modbus',
    ]);
    expect(must).toEqual(['Zigbee', 'Modbus']);
  });

  test.each(['Cherry on top:', 'Even better if:', "You'll stand out if", 'Des:'])(
    '%s opens wishes',
    (heading) => {
      const { nice } = asked(['Specialist', 'Requirements', '- Zigbee', heading, '- Python']);
      expect(nice).toEqual(['Python']);
    },
  );
});

describe('wishes at the end of a line', () => {
  test.each([
    'Python would be handy',
    'Python plus',
    "Python would be lovely but isn't required",
    'Python (not strictly essential)',
  ])('%s', (line) => {
    expect(asked(['Specialist', 'Requirements', '- Zigbee', `- ${line}`]).nice).toEqual(['Python']);
  });
});

test('criteria with numbers are read without them', () => {
  const { must, nice } = asked([
    'Specialist',
    'You will join a team of seven people.',
    'E1 Experience of Zigbee',
    'E2 Knowledge of Modbus',
    'D1 Experience of Python',
    'D2 Knowledge of Terraform',
  ]);
  expect(must).toEqual(['Zigbee', 'Modbus']);
  expect(nice).toEqual(['Python', 'Terraform']);
});

test('points that begin with small letters stay apart, however long the lines are', () => {
  const { must } = asked([
    'Engineer',
    'Requirements',
    '• have spent 4+ years running large production systems on Linux',
    '• are handy with Terraform and look after what you build',
  ]);
  expect(must).toEqual(['Linux, 4+ years', 'Terraform']);
});

test('years reach no further than the demand they stand in', () => {
  const { must } = asked([
    'Sous Chef',
    'Requirements',
    '- 2 years as a sous chef, able to run the pass, HACCP paperwork',
    '- 3 years of Python, Terraform and Ansible',
  ]);
  expect(must).toContain('HACCP');
  expect(must).toContain('Ansible, 3+ years');
});

describe('what no resume states is asked of nobody, in whatever language a posting says it', () => {
  test.each([
    'Must have current permission to work in Ireland',
    'Benefits include meals on duty and a leisure club',
    'Men must be registered for Selective Service',
    'Disclosure of political appointments',
    'This position may require occasional travel (10%)',
    'Education may not be substituted for experience at this grade',
    'References from your previous two projects',
    "A degree isn't important",
    "don't care where you went to school",
  ])('%s', (line) => {
    expect(asked([...COOK, `- ${line}`])).toEqual(asked(COOK));
  });

  test.each([
    ['Koch (m/w/d)', 'Ihr Profil', 'Erfahrung mit HACCP', 'Nachweis über Masernschutz'],
    [
      'Cocinero',
      'Requisitos',
      'Experiencia con HACCP',
      'Disponibilidad para trabajar noches y fines de semana',
    ],
    ['Cocinero', 'Requisitos', 'Experiencia con HACCP', 'Residencia en Valencia o alrededores'],
    ['Cuisinier', 'Profil recherché', 'Expérience en HACCP', 'Horaires : 5h-13h / 13h-21h'],
    ['Kok', 'Functie-eisen', 'Ervaring met HACCP', 'VOG'],
  ])('%s: %s, %s, %s', (title, heading, demand, line) => {
    const plain = [title, heading, `- ${demand}`];
    expect(asked([...plain, `- ${line}`])).toEqual(asked(plain));
  });

  test.each(["What's on offer", 'Hiring process', 'We'])('%s opens no demands', (heading) => {
    const lines = [...COOK, heading, '- Forklift training', '- Excel course'];
    expect(asked(lines)).toEqual(asked(COOK));
  });
});

describe('a statement goes on', () => {
  const demands = (line: string) => asked(['Specialist', 'Requirements', `- ${line}`]);

  test('behind an open-ended bracket', () => {
    expect(demands('Knowledge of a registry (Zigbee, Modbus...) is a plus').must).toEqual([]);
  });

  test('behind the number of a rank', () => {
    expect(demands('Four years as a No.1 with a volume housebuilder').must).toEqual([
      'Four years as a No.1 with a volume housebuilder',
    ]);
  });
});

test('a share that a duty has to reach makes it no demand', () => {
  const { must } = asked([
    'Housekeeper',
    'Duties',
    '- Achieve a minimum of 90% on audits',
    'Requirements',
    '- Zigbee',
    '- Modbus',
    '- Opera PMS',
  ]);
  expect(must).not.toContain('Auditing');
});

describe('marks', () => {
  const demands = (line: string) => asked(['Specialist', 'Requirements', `- ${line}`]);

  test('each of a line is about what stands before it', () => {
    expect(demands('CompTIA A+ – essential. Docker or Kubernetes – desirable.')).toEqual({
      must: ['CompTIA A+'],
      nice: ['Docker or Kubernetes'],
    });
  });

  test('one behind a choice is about all of it', () => {
    expect(demands('Systems such as Uniform, Idox or Arcus (desirable)')).toEqual({
      must: [],
      nice: ['Uniform, Idox or Arcus'],
    });
  });

  test('two in a line are about one item each', () => {
    expect(demands('Kubernetes (nice to have), Docker (essential)')).toEqual({
      must: ['Docker'],
      nice: ['Kubernetes'],
    });
  });
});

test.each([
  ['CSCS (Black or White)', ['CSCS card']],
  ['A CS platform like Planhat, Gainsight or Vitally', ['Planhat, Gainsight or Vitally']],
])('%s is one demand', (line, expected) => {
  expect(asked(['Specialist', 'Requirements', `- ${line}`]).must).toEqual(expected);
});

test.each([
  ['F-gas certificate or willing to obtain it'],
  ['Must obtain NCIC certification within six months of hire'],
])('what may come later is a wish: %s', (line) => {
  expect(asked(['Dispatcher', 'Requirements', '- Zigbee', `- ${line}`]).must).toEqual(['Zigbee']);
});

test('an apprenticeship or a degree is one demand', () => {
  const { must } = asked([
    'Systemadministrator (m/w/d)',
    'Ihr Profil',
    '- Abgeschlossene Ausbildung als Fachinformatiker, ein Studium der Informatik oder vergleichbar',
  ]);
  expect(must).toEqual(["Apprenticeship or Bachelor's degree in Computer science"]);
});

test.each([
  [
    'Bäcker (m/w/d)',
    'Ihr Profil',
    'Gute Deutsch- (mind. C1) und Englischkenntnisse',
    'German (C1)',
  ],
  ['Administrativo', 'Requisitos', 'Inglés alto (B2); se valorará francés', 'English (B2)'],
])(
  'a step of the framework says more than the word beside it: %s, %s, %s',
  (title, head, line, expected) => {
    expect(asked([title, head, `- ${line}`]).must).toContain(expected);
  },
);

test.each([
  ['Insurance Agent', 'Warm leads, no cold calling', []],
  ['SOC Analyst', 'SC-200 or Security+', ['SC-200 or CompTIA Security+']],
  ['Pensions Administrator', 'Good knowledge of GMP and revaluation', ['GMP']],
  ['Process Engineer', 'TEM/SEM', ['TEM/SEM']],
  ['Laborleiter', 'Promotion (Dr. rer. nat.) in der Chemie', ['Doctorate in Chemistry']],
  ['Drucker (m/w/d)', 'Erfahrung im Bogenoffset, gern mit Lackwerk', []],
  ['Aide-soignant (H/F)', 'Première expérience en EHPAD', ['Geriatric care']],
])('for a %s, %j asks for %j', (title, line, wanted) => {
  const { requirements } = readJob(`${title}\n\nRequirements\n- ${line}\n- Zigbee`);
  const stated = requirements.filter(({ source }) => source !== null).map(({ text }) => text);
  expect(stated.filter((text) => text !== 'Zigbee')).toEqual(wanted);
});

test.each([
  ['Experience with horses', ['Experience with horses']],
  ['Basic knowledge of falconry', ['Basic knowledge of falconry']],
  ['Experience with customers', []],
  ['Pallets', []],
])('one rare word behind what says that it should be known is asked for: %s', (line, expected) => {
  expect(asked([...COOK, `- ${line}`]).must).toEqual([...asked(COOK).must, ...expected]);
});
