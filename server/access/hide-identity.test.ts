import { expect, test } from 'vitest';
import { identityHider } from './hide-identity';

const hide = identityHider({ name: 'Ana Loess', email: 'ana@example.com' });

test.each([
  ['ANA LOESS led the analysis', '[hidden] led the analysis'],
  ['Loess, Ana: analyst', '[hidden], [hidden]: analyst'],
  ['Write to ana@example.com or a.l@mail.example.org', 'Write to [hidden] or [hidden]'],
  ['See linkedin.com/in/ana-loess-77 and https://loess.example/cv', 'See [hidden] and [hidden]'],
  ['Call +49 151 2345 6789 after six', 'Call [hidden] after six'],
  ['Tel. (020) 7946 0958', 'Tel. [hidden]'],
  ['0171/5550123 mobile', '[hidden] mobile'],
])('%j is shown as %j', (text, shown) => {
  expect(hide(text)).toBe(shown);
});

test.each([
  'Analyst at a bank, 2017 - 2019',
  'Warehouse clerk 03/2019 - 11/2022',
  'Grew sales from 120,000 to 340,000',
  'Handled 1 500 orders a day with ASP.NET and Node.js',
  'Banana plantation',
])('%j stays', (text) => {
  expect(hide(text)).toBe(text);
});

test('a person without a known name still has their address and number hidden', () => {
  const nameless = identityHider({ name: null, email: null });
  expect(nameless('Kim, kim@example.com, 030 5550 1234')).toBe('Kim, [hidden], [hidden]');
});
