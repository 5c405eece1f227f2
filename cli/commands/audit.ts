import type { Command } from 'commander';
import { say } from '../output/write-text';
import type { Terminal } from '../terminal';

/** Adds `candor audit verify`: computes the hashes of every account's audit log anew. */
export function addAudit(program: Command, terminal: Terminal): void {
  program
    .command('audit')
    .description('the log of what was done in accounts')
    .command('verify')
    .description(
      'compute its hashes anew, and name the first entry of each account that is not as it was written',
    )
    .addHelpText('after', '\nExit code 1 when something was changed, removed or put in.')
    .action(async () => {
      const { readConfig } = await import('@candor/server/config');
      const { verifyAudit } = await import('@candor/server/access/audit-chain');
      const { withCurrentDatabase } = await import('../database/with-current-database');
      const found = await withCurrentDatabase(readConfig(terminal.env), ({ db }) =>
        verifyAudit(db),
      );
      await say(
        terminal.output,
        `${found.entries} entries of ${found.accounts} accounts were verified.`,
      );
      for (const { userId, seq, entryId, why } of found.breaks)
        await say(
          terminal.output,
          `account ${userId}, entry ${seq} (${entryId ?? 'no id'}): ${why}`,
        );
      if (found.breaks.length > 0) terminal.fail();
    });
}
