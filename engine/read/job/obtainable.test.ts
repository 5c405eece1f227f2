import { describe, expect, test } from 'vitest';
import { readJob } from '../../index';

/** The papers that a demand asks for now, and those that may come later. */
function papers(demand: string): { must: string[]; nice: string[] } {
  const { requirements } = readJob(`School Nurse\n\nRequirements\n- ${demand}\n- Zigbee`);
  const named = requirements.filter(({ kind }) => kind === 'licence' || kind === 'certification');
  const of = (wanted: string): string[] =>
    named.filter(({ importance }) => importance === wanted).map(({ text }) => text);
  return { must: of('must'), nice: of('nice') };
}

describe('a paper that one may earn later is a wish', () => {
  test.each([
    ['BLS, or able to obtain within 30 days', [], ['Basic Life Support']],
    ['BLS or willing to get it', [], ['Basic Life Support']],
    ['Must be eligible for SC clearance', [], ['SC clearance']],
    ['Current SC clearance', ['SC clearance'], []],
    ['Working towards ACLS', [], ['Advanced Cardiac Life Support']],
    [
      'RN license, BLS, ACLS or willing to get it',
      ['Registered nurse licence', 'Basic Life Support'],
      ['Advanced Cardiac Life Support'],
    ],
    ['BLS and ACLS within 6 months', [], ['Basic Life Support', 'Advanced Cardiac Life Support']],
  ])('%s', (demand, must, nice) => {
    expect(papers(demand)).toEqual({ must, nice });
  });
});
