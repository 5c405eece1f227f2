import { expect, test } from 'vitest';
import { hiddenTexts } from '../testing/hidden-texts';
import { tidyText } from '../text/tidy-text';
import { readHtml } from './read-html';

function read(html: string): { text: string; hidden: string[] } {
  const { text, hidden } = tidyText(readHtml(Buffer.from(html)));
  return { text, hidden: hiddenTexts(text, hidden) };
}

test('blocks become lines, list items get bullets and inline tags vanish', () => {
  const { text } = read(
    '<h1>Ada <em>Quist</em></h1><p>Line one<br>Line two</p><ul><li>Welding</li><li>Joinery</li></ul>',
  );
  expect(text).toBe('Ada Quist\n\nLine one\nLine two\n\n\u2022 Welding\n\u2022 Joinery');
});

test('scripts, styles, titles and comments are no text', () => {
  const { text } = read(
    '<title>T</title><style>p{}</style><script>alert("x")</script><!-- c --><p>Body</p>',
  );
  expect(text).toBe('Body');
});

test('a no-break space parts words like any other', () => {
  expect(read('<p>Nights&nbsp;only, 5&nbsp;&nbsp;years <b>of</b>&nbsp;<i>care</i></p>').text).toBe(
    'Nights only, 5 years of care',
  );
});

test('entities are resolved', () => {
  expect(read('<p>R&amp;D &mdash; caf&eacute; &#8364;5</p>').text).toBe(
    'R&D \u2014 caf\u00e9 \u20ac5',
  );
});

test('a row of short cells is one line and cells of many lines are blocks', () => {
  const { text } = read(
    '<table><tr><td>Ada</td><td>4 years</td></tr><tr><td><p>One</p><p>Two</p></td><td>Three</td></tr></table>',
  );
  expect(text).toBe('Ada\t4 years\nOne\nTwo\nThree');
});

test.each([
  ['display:none', 'display: none'],
  ['no visibility', 'visibility:hidden'],
  ['no opacity', 'opacity:0'],
  ['a font of one pixel', 'font-size:1px'],
  ['white on white', 'color:#fff'],
  ['nearly white on white', 'color:rgb(252, 252, 252)'],
  ['a transparent colour', 'color:transparent'],
  ['a place far outside', 'position:absolute;left:-9999px'],
  ['a place far outside on the other side', 'position:absolute;right:-9999px'],
  ['a box of no height', 'height:0;overflow:hidden'],
  ['a clip of no extent', 'position:absolute;clip:rect(0 0 0 0)'],
  ['a clip of one point', 'position:absolute;clip:rect(1px, 1px, 1px, 1px)'],
  ['a path that cuts all away', 'clip-path: inset(100%)'],
  ['a scale of nothing', 'transform:translate(2px) scale(0)'],
])('text hidden by %s is marked', (_, style) => {
  expect(read(`<p>Seen</p><p style="${style}">unseen</p>`).hidden).toEqual(['unseen']);
});

test.each([
  ['cut off at its corners', 'clip-path:inset(5% round 4px)'],
  ['made half as large', 'transform:scale(0.5)'],
  ['cut to a box', 'clip:rect(0, 200px, 50px, 0)'],
])('text %s is seen', (_, style) => {
  expect(read(`<p style="${style}">Seen</p>`).hidden).toEqual([]);
});

test('text hidden through a class of the style sheet is marked', () => {
  expect(
    read('<style>/* x */ .kw, #k { display:none }</style><p>Seen</p><p class="a kw">unseen</p>')
      .hidden,
  ).toEqual(['unseen']);
});

test('what is hidden only in print is seen', () => {
  expect(
    read('<style>@media print { .b { display:none } }</style><p class="b">Seen</p>').hidden,
  ).toEqual([]);
});

test('white text on a dark background or a picture is seen', () => {
  expect(read('<div style="background:#234"><p style="color:white">Seen</p></div>').hidden).toEqual(
    [],
  );
  expect(
    read('<div style="background:url(a.png)"><p style="color:white">Seen</p></div>').hidden,
  ).toEqual([]);
});

test('the encoding that a page names is used', () => {
  const page = Buffer.from(
    '<meta charset="windows-1251"><p>\xd0\xe0\xe1\xee\xf2\xe0</p>',
    'latin1',
  );
  expect(readHtml(page).text.trim()).toBe('\u0420\u0430\u0431\u043e\u0442\u0430');
});

test('text that a style makes a block, or takes out of its line, is not part of the adjacent line', () => {
  const { text, hidden } = read(
    '<style>.b{display:block}</style><span class="b">Orla Quist</span><span class="b">Welder</span><div><span>Oakline</span><span style="position:absolute;clip:rect(0,0,0,0)">Full time</span></div>',
  );
  expect(text).toBe('Orla Quist\nWelder\nOakline\nFull time');
  expect(hidden).toEqual(['Full time']);
});

test('what a site repeats for those who listen to it is written once and hides nothing', () => {
  const { text, hidden } = read(
    '<h2><span aria-hidden="true">About</span><span style="position:absolute;clip:rect(0,0,0,0)">About</span></h2>',
  );
  expect(text).toBe('About');
  expect(hidden).toEqual([]);
});

test('an address behind a word is read, and one behind an invisible link is not', () => {
  expect(read('<p>Orla <a href="mailto:orla@oak.example">E-mail</a></p>').text).toBe(
    'Orla E-mail\n\norla@oak.example',
  );
  expect(
    read('<p>Orla <a hidden href="mailto:orla@oak.example">E-mail</a></p>').text,
  ).not.toContain('@');
});
