import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dataFolder } from '../places';

/** Mails leave within a second or two; some runs share their machine with other work. */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 50;

/** Which page a mailed link opens. */
export type LinkPage = 'confirm-email' | 'forgot-password';

/** Waits for the newest mail to an address that links to a page with a token, and answers that link. */
export async function mailedLink(email: string, page: LinkPage): Promise<string> {
  const [newest] = (await waitForLinks(email, page, 1)).slice(-1);
  if (!newest) throw new Error(`No mail to ${email} links to ${page}`);
  return newest;
}

/** Waits until at least `count` mails to an address link to a page, and answers their links, oldest first. */
export async function waitForLinks(
  email: string,
  page: LinkPage,
  count: number,
): Promise<string[]> {
  const deadline = Date.now() + PATIENCE_MS;
  let links = await linksOf(email, page);
  while (links.length < count) {
    if (Date.now() > deadline)
      throw new Error(`${links.length} of ${count} mails to ${email} link to ${page}`);
    await pause(LOOK_EVERY_MS);
    links = await linksOf(email, page);
  }
  return links;
}

/** The outbox names each mail by its moment, so the order of names is the order of sending. */
async function linksOf(email: string, page: LinkPage): Promise<string[]> {
  const folder = path.join(dataFolder(), 'outbox');
  const names = await readdir(folder).catch(noneYet);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return mails
    .filter((mail) => mail.toLowerCase().includes(`\r\nto: ${email.toLowerCase()}\r\n`))
    .flatMap(
      (mail) => new RegExp(`https?://\\S+/${page}\\?token=[\\w-]+`).exec(joined(mail)) ?? [],
    );
}

/** Undoes quoted-printable, which breaks long lines and writes `=` as `=3D`. */
function joined(mail: string): string {
  return mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}

/** The folder appears with the first mail. */
function noneYet(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
