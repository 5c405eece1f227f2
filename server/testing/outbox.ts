import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A mail as it lies in the outbox. */
export type SentMail = { to: string; subject: string; text: string; link: string | null };

/** Every mail of an outbox folder in the order of sending. */
export function readOutbox(folder: string): SentMail[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return files.sort().map((name) => readMail(readFileSync(path.join(folder, name), 'utf8')));
}

function readMail(eml: string): SentMail {
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'mi').exec(eml)?.[1]?.trim() ?? '';
  const text = plainPart(eml);
  const link = /https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? null;
  return { to: header('To'), subject: header('Subject'), text, link };
}

/** The text part, its lines put together again (quoted-printable, RFC 2045, 6.7). */
function plainPart(eml: string): string {
  const [, part = ''] = eml.split(/^Content-Type: text\/plain[^\n]*\n/m);
  const [body = ''] = part.split(/\r?\n--[-_\w=]+/);
  return body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, code: string) => String.fromCharCode(parseInt(code, 16)));
}
