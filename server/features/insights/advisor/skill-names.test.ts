import { expect, test } from 'vitest';
import { asksFor, ofCategory } from './skill-names';

test.each([
  ['Kubernetes', 'k8s'],
  ['3 years of C#', 'c#'],
  ['C++ (14 or later)', 'C++'],
  ['Full-stack work', 'full-stack'],
  ['Node.js', 'node.js'],
  ['Contact with [customers]', '[customers]'],
  ['Pflege älterer Menschen', 'ÄLTERER  MENSCHEN'],
])('%j asks for %j', (text, skill) => {
  expect(asksFor({ text }, skill)).toBe(true);
});

test.each([
  ['JavaScript', 'Java'],
  ['Wholesales', 'sales'],
  ['Nodexjs', 'Node.js'],
  ['Python', '.*'],
])('%j does not ask for %j', (text, skill) => {
  expect(asksFor({ text }, skill)).toBe(false);
});

test('a category is a kind of requirement, a field of the taxonomy or words; all are of none', () => {
  const svg = { text: 'SVG', kind: 'skill' } as const;
  expect(ofCategory(svg, null)).toBe(true);
  expect(ofCategory(svg, 'Skill')).toBe(true);
  expect(ofCategory(svg, 'front-end development')).toBe(true);
  expect(ofCategory(svg, 'certification')).toBe(false);
});
