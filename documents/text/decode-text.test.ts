import { expect, test } from 'vitest';
import { decodeText } from './decode-text';

const TEXT = 'Zo\u00eb M\u00fcller, caf\u00e9 manager';

test('UTF-8 is read with and without a mark', () => {
  expect(decodeText(Buffer.from(TEXT))).toBe(TEXT);
  expect(decodeText(Buffer.from(`\ufeff${TEXT}`))).toBe(TEXT);
});

test('UTF-16 is read in both orders, with and without a mark', () => {
  const little = Buffer.from(TEXT, 'utf16le');
  const big = Buffer.from(little).swap16();
  expect(decodeText(little)).toBe(TEXT);
  expect(decodeText(big)).toBe(TEXT);
  expect(decodeText(Buffer.concat([Buffer.from([0xff, 0xfe]), little]))).toBe(TEXT);
  expect(decodeText(Buffer.concat([Buffer.from([0xfe, 0xff]), big]))).toBe(TEXT);
});

test('Western text in a legacy code page is read as Windows-1252', () => {
  expect(decodeText(Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x20, 0x80, 0x35]))).toBe(
    'Caf\u00e9 \u20ac5',
  );
});

test('Russian text in KOI8-R is recognised by its letters', () => {
  const words =
    '\u043e\u043f\u044b\u0442 \u0440\u0430\u0431\u043e\u0442\u044b \u0438 \u043e\u0431\u0440\u0430\u0437\u043e\u0432\u0430\u043d\u0438\u0435 ';
  expect(decodeText(toKoi8(words.repeat(6)))).toBe(words.repeat(6));
});

test('bytes of any kind decode to something', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(decodeText(bytes).length).toBeGreaterThan(0);
});

/** Encodes by asking the decoder for every byte. */
function toKoi8(text: string): Buffer {
  const decoder = new TextDecoder('koi8-r');
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  );
  return Buffer.from([...text].map((character) => bytes.get(character) ?? 0x3f));
}
