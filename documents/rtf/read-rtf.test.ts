import { expect, test } from 'vitest';
import { hiddenTexts } from '../testing/hidden-texts';
import { readRtf } from './read-rtf';

function read(body: string): { text: string; hidden: string[] } {
  const source = `{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset204 Arial Cyr;}}{\\colortbl;\\red255\\green255\\blue255;\\red10\\green20\\blue30;}{\\info{\\author Nobody}}${body}}`;
  const { text, hidden } = readRtf(Buffer.from(source, 'latin1'));
  return { text, hidden: hiddenTexts(text, hidden) };
}

test('paragraphs, tabs and special characters are read', () => {
  expect(read("Foreman\\tab 2019\\endash 2024\\par Caf\\'e9 \\{A\\}").text).toBe(
    'Foreman\t2019\u20132024\nCaf\u00e9 {A}',
  );
});

test('Unicode characters are read once, without their fallback', () => {
  expect(read('\\u8364? and \\uc2\\u-10179??\\u-8704??').text).toBe('\u20ac and \u{1f600}');
});

test('the sign of a bullet that is left out with its spelling takes no letter of what follows', () => {
  const list =
    "{\\*\\listtable{\\leveltext \\'01\\u8226 ?;}}{\\listtext\\pard \\u8226\\'95\\tab}Moved\\par ";
  expect(read(`${list}{\\u8226}Led`).text).toBe('• Moved\n•Led');
});

test('bytes are read in the code page of their font', () => {
  expect(read("\\f1\\'d0\\'e0\\f0 a").text).toBe('\u0420\u0430a');
});

test('pictures, styles and unknown ignorable groups are no text', () => {
  expect(read('{\\pict 89504e47}{\\stylesheet{\\s1 Normal;}}{\\*\\secret words}Body').text).toBe(
    'Body',
  );
});

test('binary data is stepped over', () => {
  expect(read('A{\\pict\\bin4 }{}x}B').text).toBe('AB');
});

test('text in a text box is read', () => {
  expect(read('A {\\shp{\\*\\shpinst{\\sp{\\sn name}{\\sv value}}{\\shptxt Boxed}}}').text).toBe(
    'A Boxed',
  );
});

test('a note does not break the sentence that it is anchored to', () => {
  const note = String.raw`{\super\chftn{\footnote\pard With two others\par}}`;
  expect(read(String.raw`Foreman at Oakline${note}, then Joiner\par Welder`).text).toBe(
    'Foreman at Oakline, then Joiner\nWith two others\nWelder',
  );
});

test('hidden, white and tiny text is marked', () => {
  expect(read('Seen {\\v veiled}{\\cf1 white}{\\fs2 tiny}').hidden).toEqual(['veiledwhitetiny']);
});

test('white text on a dark highlight is seen', () => {
  expect(read('{\\cf1\\highlight2 Seen}').hidden).toEqual([]);
});

test('groups nested without end are refused', () => {
  expect(() => read('{'.repeat(200_000))).toThrow('too deep');
});
