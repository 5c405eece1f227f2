import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { composed } from '../../mail/compose';
import { makeFolder } from '../../make-folder';
import type { Clock } from '../../ports/clock';
import type { Mailer } from '../../ports/mailer';

/**
 * Stores each mail as an `.eml` file, for installations without a mail server: the operator opens the file and
 * follows its link. The log says where a mail is, never what it says.
 */
export function openOutbox(
  folder: string,
  { from, clock, log }: { from: string; clock: Clock; log: Logger },
): Mailer {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: 'outbox',
    async send(mail) {
      const now = clock.now();
      const built = await transport.sendMail({ ...composed(mail, from), date: now });
      makeFolder(folder, 0o700);
      const file = path.join(
        folder,
        `${now.toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`,
      );
      const draft = `${file}.draft`;
      try {
        await writeFile(draft, built.message, { mode: 0o600 });
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
      log.info({ file }, 'No mail server is configured: the mail was kept as a file');
    },
    close: async () => {},
  };
}
