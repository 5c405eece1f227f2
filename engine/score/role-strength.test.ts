import { describe, expect, test } from 'vitest';
import { compileJob, match } from '../index';

const AS_OF = { year: 2026, month: 5 };
const JOB = compileJob(`Mechanical Engineer

Requirements
- Thermal design`);

const roleOf = (text: string): number =>
  match(JOB, { text }, AS_OF).requirements.find((line) => line.kind === 'role')?.strength ?? -1;

const DUTIES = '- Looked after three sites and forty people.';

describe('the name of a field', () => {
  test('stands in for a title on a dated line that has none', () => {
    expect(
      roleOf(`Experience\nHead, Mechanical Engineering, 2015 - 2020\n${DUTIES}`),
    ).toBeGreaterThan(roleOf(`Experience\nHead, 2015 - 2020\n${DUTIES}`) + 0.5);
  });

  test('adds nothing where the line has a title', () => {
    expect(
      roleOf(`Experience\nReceptionist, Mechanical Engineering Tower, 2015 - 2020\n${DUTIES}`),
    ).toBeLessThan(0.2);
  });

  test('is only a topic inside a sentence', () => {
    const topic = 'Answered every question of the mechanical engineering department about parking.';
    expect(roleOf(`Experience\nReceptionist, 2015 - 2020\n- ${topic}`)).toBeLessThan(0.2);
  });
});
