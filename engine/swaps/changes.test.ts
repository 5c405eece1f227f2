import { expect, test } from 'vitest';
import { CHANGES } from './changes';

const variantsOf = (name: string, text: string): readonly string[] =>
  CHANGES.find((change) => change.name === name)?.variants(text) ?? [];

test('a gap moves whole jobs and leaves their length', () => {
  const text = 'Cook, 2018 - 2022\nWaiter, 2012 - 2015\nBuilt in 1999';
  expect(variantsOf('gaps between jobs', text)).toEqual([
    text,
    'Cook, 2018 - 2022\nWaiter, 2009 - 2012\nBuilt in 1999',
  ]);
});

test('the dates of a job that a line break parts move together', () => {
  const text = 'Cook, 2018 - 2022\nServed from March 2011 to\nOctober 2012 in Oran';
  expect(variantsOf('gaps between jobs', text)).toEqual([
    text,
    'Cook, 2018 - 2022\nServed from March 2008 to\nOctober 2009 in Oran',
  ]);
});

test('a career of one job has no gap to make', () => {
  expect(variantsOf('gaps between jobs', 'Cook, 2018 - 2022')).toEqual([]);
});

test('a resume of nothing but jobs is looked through once for each year, however long it is', () => {
  const text = 'Cook 2014 - 2015\n'.repeat((2 * 1024 * 1024) / 17);
  expect(variantsOf('gaps between jobs', text)).toEqual([]);
});

test('pronouns change with their capitals and nothing else does', () => {
  expect(variantsOf('pronouns', 'He led her team, the others helped him')).toContain(
    'She led her team, the others helped her',
  );
});

test('every change keeps what the resume says about work', () => {
  const text = 'Cook, 2018 - 2022\nWaiter, 2012 - 2015';
  for (const { variants } of CHANGES)
    for (const variant of variants(text)) expect(variant).toContain('Cook, 2018 - 2022');
});
