import { describe, expect, test } from 'vitest';
import { asked } from './testing/asked';

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
    'WKLT is part of Lakeline Media, EOE M/F/D/V.',
    '- On the line within the last 24 months',
    '- £28k + £3k car + bonus',
    'We offer free meals and a discount at our hotels.',
    'We provide uniforms and meals on shift',
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

test('what somebody answers for is no pay', () => {
  const { must } = asked([
    'Buyer',
    'Requirements',
    '- Managing a budget of £500k per year',
    '- Zigbee',
  ]);
  expect(must).toEqual(['Managing a budget of £500k per year', 'Zigbee']);
});

test.each(['An enhanced DBS is paid for by us', 'We pay for your CPR certification'])(
  'what the employer pays for is not asked for: %s',
  (line) => {
    const { must } = asked(['Specialist', 'Requirements', `- ${line}`, '- Zigbee']);
    expect(must).toEqual(['Zigbee']);
  },
);

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

test('the windows of a joiner are no operating system', () => {
  const { must } = asked([
    'Joiner',
    'Requirements',
    '- Make sash windows, doors and stairs',
    '- Zigbee',
  ]);
  expect(must).not.toContain('Microsoft Windows');
});
