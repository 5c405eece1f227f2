import { describe, expect, test } from 'vitest';
import { asked } from './testing/asked';

describe('wishes and choices', () => {
  const PLAIN = ['Support Analyst', 'Requirements', '- Active Directory', '- Ticketing', '- Linux'];

  test('any one of a bracket is enough where one is asked for', () => {
    const { must } = asked([...PLAIN, '- At least one BI tool (Looker, Tableau, Power BI)']);
    expect(must).toContain('Business intelligence, Looker, Tableau or Microsoft Power BI');
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

test.each([
  ['F-gas certificate or willing to obtain it'],
  ['Must obtain NCIC certification within six months of hire'],
])('what may come later is a wish: %s', (line) => {
  expect(asked(['Dispatcher', 'Requirements', '- Zigbee', `- ${line}`]).must).toEqual(['Zigbee']);
});

test.each([
  ['CSCS (Black or White)', ['CSCS card']],
  ['A CS platform like Planhat, Gainsight or Vitally', ['Planhat, Gainsight or Vitally']],
])('%s is one demand', (line, expected) => {
  expect(asked(['Specialist', 'Requirements', `- ${line}`]).must).toEqual(expected);
});
