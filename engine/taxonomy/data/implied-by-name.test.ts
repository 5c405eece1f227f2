import { describe, expect, test } from 'vitest';
import { compileJob, match } from '../../index';
import { isKindOf } from '../kind-of';
import { knownConcept } from '../known-concept';
import { impliedByName, namedWithin } from './implied-by-name';

test('each name on the lists is that of a concept, and whoever shows the longer one shows the shorter', () => {
  const links = [...impliedByName()].flatMap(([longer, wider]) =>
    wider.map((shorter) => [longer, shorter] as const),
  );
  expect(links.length).toBeGreaterThan(350);
  expect(links.flat().filter((name) => knownConcept(name)?.name !== name)).toEqual([]);
  expect(links.filter(([longer, shorter]) => !isKindOf(longer, shorter))).toEqual([]);
});

test('each spelling that means two concepts is a kind of the one whose name it holds', () => {
  for (const [wider, spellings] of namedWithin()) {
    const [first = ''] = spellings;
    expect(knownConcept(wider)?.name).toBe(wider);
    expect(spellings.map((spelling) => knownConcept(spelling)?.name)).toEqual(
      spellings.map(() => first),
    );
    expect([first, isKindOf(first, wider)]).toEqual([first, true]);
  }
});

test.each([
  ['CPR/First Aid', 'Held a CPR certification'],
  ['LAN/WAN', 'Ran a local area network'],
])('a job that asks for %s is met by the concept that this is a way to write', (line, shown) => {
  const job = compileJob(`Engineer\nRequirements\n- ${line}\n- Zigbee`);
  const { requirements } = match(
    job,
    { text: `Engineer, Hollow Mill, 2019 - 2023\n- ${shown}` },
    { year: 2026, month: 1 },
  );
  const [asked] = requirements.filter(({ source, text }) => source !== null && text !== 'Zigbee');
  expect(asked?.verdict).toBe('met');
});

describe('a resume that names a part or a kind shows the whole', () => {
  test.each([
    ['Terraform', 'Wrote Terraform modules for three teams'],
    ['Docker', 'Built and scanned Docker images'],
    ['Docker', 'Ran all services in Docker containers'],
    ['Kubernetes', 'Operated four Kubernetes clusters'],
    ['SQL', 'Responsible for SQL tuning of the warehouse'],
    ['CSS', 'Wrote the HTML/CSS of the shop'],
    ['Penetration testing', 'Led web application penetration testing for banks'],
    ['Machining', 'Set up and ran CNC machining of small parts'],
    ['Redis', 'Introduced Redis caching'],
    ['QuickBooks', 'QuickBooks certified, kept the books of nine shops'],
    ['First aid certificate', 'Kept up CPR/First Aid for all staff'],
    ['WAN', 'Ran the LAN/WAN of four sites'],
    ['Sales', 'Exceeded sales targets in three regions'],
    ['Salesforce', 'Configured Salesforce CPQ for the sales team of a mill'],
  ])('%s: %s', (tool, line) => {
    const job = compileJob(`Engineer\nRequirements\n- ${tool}\n- Zigbee`);
    const text = `Engineer, Hollow Mill, 2019 - 2023\n- ${line}`;
    const { requirements } = match(job, { text }, { year: 2026, month: 1 });
    const asked = requirements.find(({ source, text }) => source !== null && text.includes(tool));
    expect(asked?.verdict).toBe('met');
  });
});
