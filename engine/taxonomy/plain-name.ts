import { STOP_WORDS } from '../read/word-lists';

/** A name that reads like a plain word of any text: 'B.E.' reads like 'be'. */
export function isPlainName([form = '', ...rest]: readonly string[]): boolean {
  return rest.length === 0 && STOP_WORDS.has(form);
}
