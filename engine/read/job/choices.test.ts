import { describe, expect, test } from 'vitest';
import { compileJob, match, readJob } from '../../index';

/** What a posting with this one demand asks for besides what every job has. */
function asked(demand: string, title = 'Engineer'): string[] {
  return readJob(`${title}\n\nRequirements\n- ${demand}\n- Zigbee`)
    .requirements.filter(({ source, text }) => source !== null && text !== 'Zigbee')
    .map(({ text }) => text);
}

describe('a choice between pairs is one of what stands before the brackets, and one of what stands in them', () => {
  test.each([
    [
      'iOS (Swift) or Android (Kotlin)',
      ['iOS development or Android development', 'Swift or Kotlin'],
    ],
    ['Java (Spring Boot) or C# (.NET Core)', ['Java or C#', 'Spring Boot or .NET Core']],
    [
      'Python (Django or Flask) or Ruby (Rails)',
      ['Python or Ruby', 'Django, Flask or Ruby on Rails'],
    ],
  ])('%s', (demand, expected) => {
    expect(asked(demand)).toEqual(expected);
  });

  test('pairs that nothing joins are demands of their own', () => {
    expect(asked('AWS (Lambda), Python (Django)')).toHaveLength(4);
  });
});

describe('a choice keeps the option that no list knows', () => {
  test.each([
    ['SolidWorks or Inventor', ['SolidWorks or Inventor']],
    ['Vincere or Bullhorn', ['Vincere or Bullhorn']],
    ['Creo, Alibre or CATIA', ['PTC Creo, Alibre or CATIA']],
    ['Zephyrus, Kafka or RabbitMQ', ['Zephyrus, Apache Kafka or RabbitMQ']],
    ['CIA or CISA', ['CIA or CISA']],
    ['Jira or Asana or Monday', ['Jira, Asana or Monday']],
    ['Yardi Voyager or RealPage OneSite', ['Yardi or RealPage']],
    ['Lenel OnGuard or C-CURE', ['OnGuard or C-CURE']],
  ])('%s', (demand, expected) => {
    expect(asked(demand)).toEqual(expected);
  });

  test.each([
    ['Python or similar', ['Python or similar']],
    ['AWS and Docker', ['AWS', 'Docker']],
    ['Excel or Other Spreadsheets', ['Microsoft Excel', 'Spreadsheets']],
  ])('%s has none', (demand, expected) => {
    expect(asked(demand)).toEqual(expected);
  });

  test('each of several such options meets the demand', () => {
    const job = compileJob('Recruiter\n\nRequirements\n- Bullhorn, Vincere or Loxo\n- Sourcing');
    const strength = (tool: string): number =>
      match(
        job,
        { text: `Recruiter, Acme, 2019 - 2023\nSourced engineers with ${tool}.` },
        { year: 2024, month: 1 },
      ).requirements.find(({ text }) => text.includes('Vincere'))?.strength ?? 0;
    expect(strength('Bullhorn')).toBeGreaterThan(0.5);
    expect(strength('Vincere')).toBeGreaterThan(0.5);
    expect(strength('Loxo')).toBeGreaterThan(0.5);
    expect(strength('Zoho')).toBe(0);
  });
});

describe('a choice keeps options that are plain words or that no list has', () => {
  test.each([
    ['Slack or Teams', ['Slack or Microsoft Teams']],
    ['Access or Excel', ['Microsoft Access or Microsoft Excel']],
    ['Figma, Sketch or XD', ['Figma, Sketch or Adobe XD']],
    ['Trello, Asana or Monday', ['Trello, Asana or Monday']],
    ['Experience of Stripe or Square', ['Stripe or Square']],
    ['Experience with BadgerNet or K2', ['BadgerNet or K2']],
    ['Dovetail, Maze or UserZoom', ['Dovetail, Maze or UserZoom']],
    ['Second language (Mandarin, Turkish) a bonus', ['Mandarin or Turkish']],
  ])('%s', (demand, expected) => {
    expect(asked(demand)).toEqual(expected);
  });

  test.each([
    ['Access to own transport', 'Microsoft Access'],
    ['Teams and individuals', 'Microsoft Teams'],
    ['Excel at multitasking', 'Microsoft Excel'],
  ])('%s names no product', (demand, product) => {
    expect(asked(demand)).not.toContain(product);
  });
});

test.each([
  ['HPLC, ÄKTA and UV-Vis', 'ÄKTA'],
  ['ÄKTA', 'ÄKTA'],
  ['ACS (CCN1, CENWAT, HTR1), Gas Safe registered', 'CENWAT'],
  ['Vault, SonarQube & Nexus', 'Nexus'],
])('%s asks for what no list has', (demand, name) => {
  expect(asked(demand)).toContain(name);
});
