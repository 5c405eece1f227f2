import { messages } from '@candor/domain/messages';
import { MOST_INVITED_AT_ONCE } from '@candor/domain/model/invitation';
import { Email } from '@candor/domain/model/user';

/** At most this many are invited at once. */
export const MOST_PEOPLE = MOST_INVITED_AT_ONCE;

/** In characters, as an invitation keeps it. */
export const LONGEST_NAME = 200;

export type Person = { name: string | null; email: string };
export type WrongLine = { line: number; message: string };

export type People = {
  people: Person[];
  /** Lines that name nobody, with their number. */
  wrong: WrongLine[];
  /** Lines whose address is taken, or occurred further up. */
  repeated: number[];
};

/**
 * Parses people from lines such as `Ada Boyle <ada@example.com>`, `Ada Boyle, ada@example.com` or an address alone.
 * People with a taken address are not listed twice.
 */
export function parsePeople(text: string, taken: readonly string[] = []): People {
  const found: People = { people: [], wrong: [], repeated: [] };
  const seen = new Set(taken.map((address) => address.toLowerCase()));
  for (const [index, typed] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1;
    if (typed.trim() === '') continue;
    const { name, email: address } = partsOf(typed.trim());
    const email = Email.safeParse(address);
    if (!email.success) {
      found.wrong.push({ line, message: email.error.issues[0]?.message ?? messages.emailRequired });
    } else if (name.length > LONGEST_NAME) {
      found.wrong.push({ line, message: messages.maxLength(LONGEST_NAME) });
    } else if (seen.has(email.data.toLowerCase())) {
      found.repeated.push(line);
    } else {
      seen.add(email.data.toLowerCase());
      found.people.push({ name: name || null, email: email.data });
    }
  }
  return found;
}

/** The line that a person is read from again. */
export function lineOf({ name, email }: Person): string {
  return name === null ? email : `${name} <${email}>`;
}

function partsOf(line: string): { name: string; email: string } {
  const angled = /^([^<>]*)<([^<>]*)>[,;]?$/.exec(line);
  if (angled) return { name: plain(angled[1] ?? ''), email: (angled[2] ?? '').trim() };
  const ended = line.replace(/[,;]$/, '');
  const at = Math.max(...[',', ';', '\t'].map((sign) => ended.lastIndexOf(sign)));
  return { name: at === -1 ? '' : plain(ended.slice(0, at)), email: ended.slice(at + 1).trim() };
}

/** A name as a mail program writes it, without its quotes. */
function plain(name: string): string {
  return name
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
}
