import { type Entry, getFileNameLowLevel } from 'yauzl';
import { extensionOf, formatOf } from '../format';

const UTF8_FLAG = 0x0800;
const SYMLINK = 0xa000;
const FILE_TYPE = 0xf000;

/** Longest name that is shown. */
const LONGEST = 255;

/**
 * The name of an archive's entry with slashes as separators. Names are UTF-8 when flagged so or when
 * their bytes are, and else in code page 437 (APPNOTE 6.3.10, appendix D).
 */
export function entryName(entry: Entry): string {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
  const flag = isUtf8(fileNameRaw) ? generalPurposeBitFlag | UTF8_FLAG : generalPurposeBitFlag;
  return getFileNameLowLevel(flag, fileNameRaw, extraFields, false).replaceAll('\\', '/');
}

/** Control characters, and characters that turn the direction of writing around. */
const UNSHOWN = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name that is safe to show. */
export function displayName(name: string): string {
  const plain = name.replace(UNSHOWN, '');
  return plain.length > LONGEST ? `…${plain.slice(1 - LONGEST)}` : plain;
}

/** Whether a name points outside the place where the archive is unpacked, or at no file at all. */
export function isUnsafeName(name: string): boolean {
  if (name.includes('\0') || name.startsWith('/') || /^[a-z]:/i.test(name)) return true;
  return name.split('/').includes('..');
}

/** Files that systems add to archives besides the intended ones. A hidden document may still be somebody's. */
export function isNoise(name: string): boolean {
  if (name.endsWith('/')) return true;
  const parts = name.split('/');
  if (parts.includes('__MACOSX')) return true;
  const base = parts.at(-1) ?? '';
  if (/^(?:thumbs\.db|desktop\.ini)$/i.test(base) || /^(?:~\$|\._)/.test(base)) return true;
  return isHidden(name) && extensionOf(name) !== '.csv' && formatOf(name) === null;
}

/** Whether a file, or a folder around it, is one that systems do not show. */
export function isHidden(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.') && part !== '..' && part !== '.');
}

/** Whether an entry is a symbolic link, as Unix systems store it in the upper attributes. */
export function isSymlink(entry: Entry): boolean {
  return ((entry.externalFileAttributes >>> 16) & FILE_TYPE) === SYMLINK;
}

function isUtf8(bytes: Buffer): boolean {
  return Buffer.from(bytes.toString('utf8'), 'utf8').equals(bytes);
}
