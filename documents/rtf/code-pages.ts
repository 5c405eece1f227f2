import { decoderOf } from '../text/decoder';

/** Encodings by `\fcharset` number (RTF 1.9.1, 'Font Table'), as labels of `TextDecoder`. */
const BY_CHARSET = new Map<number, string>([
  [0, 'windows-1252'],
  [77, 'macintosh'],
  [128, 'shift_jis'],
  [129, 'euc-kr'],
  [134, 'gbk'],
  [136, 'big5'],
  [161, 'windows-1253'],
  [162, 'windows-1254'],
  [163, 'windows-1258'],
  [177, 'windows-1255'],
  [178, 'windows-1256'],
  [186, 'windows-1257'],
  [204, 'windows-1251'],
  [222, 'windows-874'],
  [238, 'windows-1250'],
]);

/** Encodings by `\ansicpg` number. */
const BY_PAGE = new Map<number, string>([
  [874, 'windows-874'],
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [10000, 'macintosh'],
  [65001, 'utf-8'],
]);

/** The encoding of a font's character set, or null if the set does not determine it. */
export function encodingOfCharset(charset: number): string | null {
  return BY_CHARSET.get(charset) ?? null;
}

/** The encoding of a code page; Windows-1252 where it is not known. */
export function encodingOfPage(page: number): string {
  if (page >= 1250 && page <= 1258) return `windows-${page}`;
  return BY_PAGE.get(page) ?? 'windows-1252';
}

/** Decodes a string of bytes, one per character. */
export function decodeBytes(bytes: string, encoding: string): string {
  return decoderOf(encoding)(Buffer.from(bytes, 'latin1'));
}
