import { expect, test } from 'vitest';
import { UnreadableError } from '../problem';
import { slowRuns } from '../testing/growth';
import { readHtml } from './read-html';
import { StyleSheet } from './style-sheet';

const element = (tag: string, id: string | null, ...classes: string[]) => ({
  tag,
  id,
  classes: new Set(classes),
});

test('of the rules that select an element the later one counts, whatever they select it by', () => {
  const sheet = new StyleSheet();
  sheet.add('.b{color:red} p{color:green} #me{color:blue} p.a.b{color:white} i{color:black}');
  const colorOf = (...of: Parameters<typeof element>) => sheet.styleOf(element(...of)).get('color');
  expect(colorOf('p', null)).toBe('green');
  expect(colorOf('p', null, 'b')).toBe('green');
  expect(colorOf('div', null, 'b')).toBe('red');
  expect(colorOf('p', 'me', 'b')).toBe('blue');
  expect(colorOf('p', 'me', 'b', 'a')).toBe('white');
  expect(colorOf('p', 'other', 'a')).toBe('green');
});

test.each([
  ['classes', (n: number) => `.c${n}`, (n: number) => `<b class="c${n}">`],
  ['ids', (n: number) => `#i${n}`, (n: number) => `<b id="i${n}">`],
  ['elements', (n: number) => `t${n}`, (n: number) => `<t${n}>`],
])(
  'a page with as many rules by %s as elements is read in a time that grows with it',
  async (_, rule, open) => {
    const read = async (repeated: string) => {
      const numbers = Array.from({ length: repeated.length }, (_, n) => n);
      const rules = numbers.map((n) => `${rule(n)}{color:#fff}`).join('');
      const body = numbers.map((n) => `${open(n)}x</${/^<(\w+)/.exec(open(n))?.[1]}>`).join('');
      readHtml(Buffer.from(`<html><style>${rules}</style>${body}`));
    };
    expect(await slowRuns(['x'], read)).toEqual([]);
  },
);

test('enough rules and elements to take minutes are refused with a reason', () => {
  const rules = (mark: string) => '.a{color:#fff}'.replace('.a', mark).repeat(20_000);
  const page = (style: string) =>
    Buffer.from(`<html><style>${style}</style>${'<b class="a">x</b>'.repeat(20_000)}`);
  const declarations = `.a{${Array.from({ length: 20_000 }, (_, n) => `p${n}:x`).join(';')}}`;
  for (const style of [rules('.a'), rules('b'), declarations]) {
    expect(() => readHtml(page(style))).toThrow(UnreadableError);
  }
  expect(() => readHtml(page(rules('.b')))).not.toThrow();
});
