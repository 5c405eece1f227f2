import { expect, it } from 'vitest';
import { compileJob } from './compile-job';

const { stems } = compileJob(
  'Pastry chef\n\nRequirements\n- 3 years of pastry\n- Chocolate work',
).lookups;

it('keeps nothing of stems that match nothing, of which texts have any number', () => {
  expect(stems.useOf('qwortle')).toBe(stems.useOf('zanthor'));
});

it('keeps what a stem of its vocabulary matches', () => {
  const use = stems.useOf('pastri');
  expect(use.domain.length).toBeGreaterThan(0);
  expect(stems.useOf('pastri')).toBe(use);
});
