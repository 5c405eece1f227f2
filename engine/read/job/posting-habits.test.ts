import { describe, expect, test } from 'vitest';
import { readJob } from '../../index';
import { asked } from './testing/asked';

const COOK = ['Line Cook', 'Requirements', '- Grill station', '- ServSafe'];

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
  ['Sourdough', ['Sourdough']],
  ['Viennoiserie', ['Viennoiserie']],
  ['Benefits', []],
  ['Punctuality', []],
  ['Patience', []],
  ['Overtime', []],
])(
  'one rare word, alone or behind what says that it should be known, is asked for: %s',
  (line, expected) => {
    expect(asked([...COOK, `- ${line}`]).must).toEqual([...asked(COOK).must, ...expected]);
  },
);
