import { describe, expect, test } from 'vitest';
import { readJob } from '../../index';
import { isPhysicalDemand } from './physical-demand';

describe('isPhysicalDemand', () => {
  test.each([
    'must be able to stand and walk for periods of up to ten hours',
    'ability to lift up to 40 pounds on an occasional basis',
    'must be able to lift/maneuver 50+ lbs',
    'applicants should have a lifting ability of at least 75lbs',
    'the employee is occasionally required to climb or balance and stoop, kneel, crouch, or crawl',
    'able to sit for long hours',
    'height 157-190cm, reach 210 cm',
    'no visible tattoos',
    'no more than 2 moving violations in 3 years',
    'weekend rota',
    'beginners welcome',
    'rotating shifts',
    'must be able to work around various levels of temperature',
  ])('knows what a body must be able to do: %s', (sentence) => {
    expect(isPhysicalDemand(sentence)).toBe(true);
  });

  test.each([
    'must understand the various stages of the sales cycle',
    'required to lift and move patients',
    'carry a quota of 2 million',
    'reach targets and build lasting relationships',
    'long standing experience with suppliers',
    'push the boundaries of what a team can do',
  ])('takes nothing else for it: %s', (sentence) => {
    expect(isPhysicalDemand(sentence)).toBe(false);
  });
});

test('a job does not ask for physical strength, but does ask for what is named next to it', () => {
  const { requirements } = readJob(`Warehouse Worker

Requirements
- Must be able to lift 50 pounds
- Able to stand and walk for extended periods
- Forklift licence, and able to lift 40 lbs
- Inventory control`);
  const asked = requirements.filter(({ source }) => source !== null).map(({ text }) => text);
  expect(asked.some((text) => /forklift/i.test(text))).toBe(true);
  expect(asked.some((text) => /inventory/i.test(text))).toBe(true);
  expect(asked.some((text) => /stand and walk|50 pounds/i.test(text))).toBe(false);
});
