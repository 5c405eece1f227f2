/** What a UTF-16 unit of folded text means to the word scanner. */
export const SOFT = 0;
export const WORD = 1;
export const BREAK = 2;
export const NEWLINE = 3;
/** A character that is a word of its own: scripts written without spaces. */
export const IDEOGRAPH = 4;

const LETTER_OR_NUMBER = /[\p{L}\p{N}\p{M}]/u;
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const WHITE = /\s/;
/** Characters that join the words of one name: R&D, CI/CD, front-end, C_1, 'quoted', *starred*. */
const JOINING = ' \r-/&_\'"`*@#+\\~^%$=<>';

const CAPITAL = /\p{Lu}/u;
const FIRST_CAPITAL = 65;
const LAST_CAPITAL = 90;
const LAST_ASCII = 127;

const CLASSES = classify();

/** The class of one UTF-16 unit. Surrogates are breaks: emoji and the like separate words. */
export function characterClass(code: number): number {
  return CLASSES[code] ?? BREAK;
}

/** True for a capital letter of any script. Most characters are decided without a pattern. */
export function isCapital(code: number): boolean {
  if (code <= LAST_ASCII) return code >= FIRST_CAPITAL && code <= LAST_CAPITAL;
  return CAPITAL.test(String.fromCharCode(code));
}

function classify(): Uint8Array {
  const classes = new Uint8Array(65_536);
  for (let code = 0; code < classes.length; code++) classes[code] = classOf(code);
  return classes;
}

function classOf(code: number): number {
  if (code >= 0xd800 && code <= 0xdfff) return BREAK;
  const character = String.fromCharCode(code);
  if (character === '\n') return NEWLINE;
  if (JOINING.includes(character)) return SOFT;
  if (code > 0x7f && WITHOUT_SPACES.test(character)) return IDEOGRAPH;
  if (LETTER_OR_NUMBER.test(character)) return WORD;
  return WHITE.test(character) && character !== '\t' ? SOFT : BREAK;
}
