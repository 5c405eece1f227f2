import { expect, test } from 'vitest';
import { plainRules } from './plain-rules';

test.each([
  ['rules stand one after the other', '.a{x:y} p , .b {z:w;}', [' .a', ' p , .b ']],
  ['an at-rule without a body ends with its semicolon', '@import "x"; .a{x:y}', [' .a']],
  ['what is in an at-rule is left out', '@media print{.a{x:y} .b{x:y}} .c{x:y}', [' .c']],
  ['an at-rule in an at-rule is left out', '@media a{@media b{.a{x:y}}} .c{x:y}', [' .c']],
  ['a rule that holds others is left out', '.a{x:y; .b{z:w}} .c{x:y}', [' .c']],
  ['a rule after a stray brace is read', '} .a{x:y}', [' .a']],
  ['a rule that is never closed is none', '.a{x:y} .b{x:y', [' .a']],
  ['a semicolon before a rule belongs to its selectors', 'x; .a{x:y}', ['x; .a']],
  ['an empty sheet has none', '', []],
])('%s', (_, css, selectors) => {
  expect(plainRules(css).map((rule) => rule.selectors.trim())).toEqual(
    selectors.map((text) => text.trim()),
  );
});

test('the body is what stands between the braces', () => {
  expect(plainRules('.a{color:#fff;top:0}')).toEqual([
    { selectors: '.a', body: 'color:#fff;top:0' },
  ]);
});
