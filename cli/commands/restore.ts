import type { Command } from 'commander';
import { mustBeFile } from '../backup/archive-file';
import { plainly } from '../backup/plainly';
import { reportRestore } from '../backup/report';
import { say } from '../output/write-text';
import type { Terminal } from '../terminal';

const HELP = `
Stop Candor first. Every byte of the archive is held against its checksum before anything changes; an archive of an older version
is brought up to date. Who was erased since the backup is erased again, by the journal that lies beside the uploads: point
BLOB_URL at the uploads of today where there are any. The keys (SECRET_KEY, or DATA_DIR/secret-key) are not in the archive.`;

/** Adds `candor restore`: puts an archive of `candor backup` into an empty database. */
export function addRestore(program: Command, terminal: Terminal): void {
  program
    .command('restore')
    .description('put an archive of candor backup into an empty database')
    .argument('<file>', 'the archive')
    .option('--replace', 'delete all accounts that are in the database')
    .addHelpText('after', HELP)
    .action((file: string, { replace = false }: { replace?: boolean }) =>
      plainly(async () => {
        await mustBeFile(file);
        const { restoreBackup } = await import('@candor/server/backup/restore');
        const { verifyBackup } = await import('@candor/server/backup/verify');
        const { readConfig } = await import('@candor/server/config');
        const { createLog } = await import('@candor/server/log');
        const { openBlobs } = await import('@candor/server/open-deps');
        const { systemClock } = await import('@candor/server/ports/clock');
        const { withDatabase } = await import('../database/with-database');
        const config = readConfig(terminal.env);
        // A damaged archive makes no database.
        const verified = await verifyBackup(file);
        const done = await withDatabase(config, async (connection) => {
          const blobs = await openBlobs(config, createLog('silent'));
          const target = { connection, blobs, config, clock: systemClock };
          return restoreBackup(file, verified, target, { replace });
        });
        await say(terminal.output, reportRestore(done));
        if (done.missingKeys.length > 0) terminal.fail();
      }),
    );
}
