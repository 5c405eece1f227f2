import type { Command } from 'commander';
import { mustBeFile } from '../backup/archive-file';
import { backupFile } from '../backup/backup-file';
import { plainly } from '../backup/plainly';
import { describeArchive, reportBackup } from '../backup/report';
import { say } from '../output/write-text';
import type { Terminal } from '../terminal';

const HELP = `
It may run beside a running Candor: rows are as they were at one moment. The archive holds the database, the uploads that it names
and the journal of erasures, and not the keys: keep SECRET_KEY, or DATA_DIR/secret-key, in another place. A folder in place of a
file gets an archive that is named by the moment. Exit code 1 also when an upload is missing that a batch names.`;

/** Adds `candor backup`: writes everything into one archive, or says whether an archive is whole. */
export function addBackup(program: Command, terminal: Terminal): void {
  program
    .command('backup')
    .description('write the database and the uploads into one archive')
    .argument('<file>', 'where to write it; a file of that name must not be there')
    .option('--verify', 'read an archive that is there, and hold every byte against its checksum')
    .addHelpText('after', HELP)
    .action((file: string, { verify }: { verify?: true }) =>
      plainly(async () => {
        const { verifyBackup } = await import('@candor/server/backup/verify');
        if (verify) {
          await mustBeFile(file);
          await say(
            terminal.output,
            `The archive is whole: ${describeArchive(await verifyBackup(file))}.`,
          );
          return;
        }
        const { backUp } = await import('@candor/server/backup/back-up');
        const { readConfig } = await import('@candor/server/config');
        const { createLog } = await import('@candor/server/log');
        const { openBlobs } = await import('@candor/server/open-deps');
        const { withCurrentDatabase } = await import('../database/with-current-database');
        const now = new Date();
        const target = await backupFile(file, now);
        const config = readConfig(terminal.env);
        const done = await withCurrentDatabase(config, async ({ pool }) => {
          const blobs = await openBlobs(config, createLog('silent'));
          return backUp({ pool, blobs }, target, now);
        });
        await say(terminal.output, reportBackup(target, done));
        if (done.lost.length > 0) terminal.fail();
      }),
    );
}
