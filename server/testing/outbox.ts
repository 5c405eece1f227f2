import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A mail as it lies in the outbox. */
export type SentMail = { to: string; subject: string; text: string; link: string | null };

/** Every mail of an outbox folder in the order of sending. */
export function readOutbox(folder: string): SentMail[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, at: statSync(file, { bigint: true }).mtimeNs }))
    .sort((a, b) => Number(a.at - b.at))
    .map(({ file }) => readMail(readFileSync(file, 'utf8')));
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
  // Not at '-- ', behind which the small print stands.
  const [body = ''] = part.split(/\r?\n--(?!=20)[-_\w=]+/);
  return body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** The words of a header that is encoded for old mail programs (RFC 2047). */
export function decodeHeader(value: string): string {
  return value.replace(/=\?UTF-8\?([QB])\?([^?]*)\?=\s*/gi, (_word, how: string, text: string) =>
    how.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : Buffer.from(
          text
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/g, (_code, hex: string) =>
              String.fromCharCode(parseInt(hex, 16)),
            ),
          'latin1',
        ).toString('utf8'),
  );
}
