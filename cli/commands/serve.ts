import { type Command, Option } from 'commander';

type Role = 'all' | 'web' | 'worker';

/** Adds `candor serve`: the web application, the API and the worker, or one half of them. */
export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the web application, the API and the worker')
    .addOption(
      new Option('--role <role>', 'which part to run on this machine')
        .choices(['all', 'web', 'worker'])
        .default('all'),
    )
    .action(async ({ role }: { role: Role }) => {
      // Loaded here, so that no other command pays for the web server and the database driver.
      const { startServer } = await import('@candor/server/main');
      await startServer({ role });
    });
}
