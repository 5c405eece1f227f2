import { expect, test } from 'vitest';
import { isSectionName } from './section-names';

test('the name of a section is known however it is set', () => {
  expect(['Skills:', 'E X P E R I E N C E', 'Pro\ufb01le'].filter(isSectionName)).toHaveLength(3);
});

test('a line that says more than the name of a section is none', () => {
  expect(isSectionName('Experience with lathes')).toBe(false);
});
