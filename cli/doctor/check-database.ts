import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@candor/server/config';
import { findBinaries } from '@candor/server/db/embedded/binaries';
import { reasonOf } from '@candor/server/reason-of';
import { withDatabase } from '../database/with-database';
import type { Finding } from './check';
import { checkClock } from './check-clock';
import { checkMigrations } from './check-migrations';
import { checkOwedMail } from './check-owed-mail';
import { checkRowLevelSecurity } from './check-row-level-security';
import { checkSecrets } from './check-secrets';
import { checkStatistics } from './check-statistics';

/**
 * The embedded server's programs are present (if no DATABASE_URL is set), the database answers and contains our
 * tables. A database that was never started is not created by checking it.
 */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  const programs = config.databaseUrl === null ? [checkPrograms()] : [];
  if (programs.some((finding) => finding.status === 'fail')) return programs;
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'postgres'))) {
    const found = 'embedded, not made yet; the first start makes it';
    return [...programs, { status: 'ok', subject: 'Database', found }];
  }
  return [...programs, ...(await checkConnection(config))];
}

function checkPrograms(): Finding {
  const subject = 'Embedded PostgreSQL';
  try {
    findBinaries();
    return { status: 'ok', subject, found: `programs for ${process.platform}-${process.arch}` };
  } catch (error) {
    return {
      status: 'fail',
      subject,
      found: reasonOf(error),
      fix: 'Run npm ci without --omit=optional, or set DATABASE_URL.',
    };
  }
}

async function checkConnection(config: Config): Promise<Finding[]> {
  try {
    return await withDatabase(config, async ({ pool, db }) => {
      const answer = await pool.query<{ version: string }>(
        "select current_setting('server_version') as version",
      );
      const where = config.databaseUrl === null ? 'embedded' : 'at DATABASE_URL';
      const found = `${where}, PostgreSQL ${answer.rows[0]?.version}`;
      // The embedded one has the clock of this machine.
      const clock = config.databaseUrl === null ? [] : [await checkClock(pool)];
      const migrations = await checkMigrations(pool);
      // An older schema may not have the columns yet.
      const secrets = migrations.status === 'ok' ? [await checkSecrets(db, config)] : [];
      const rowLevelSecurity =
        migrations.status === 'ok' ? [await checkRowLevelSecurity(pool)] : [];
      const mail = migrations.status === 'ok' ? [await checkOwedMail(db, new Date())] : [];
      const statistics = migrations.status === 'ok' ? [await checkStatistics(db)] : [];
      return [
        { status: 'ok', subject: 'Database', found },
        ...clock,
        migrations,
        ...secrets,
        ...rowLevelSecurity,
        ...mail,
        ...statistics,
      ];
    });
  } catch (error) {
    return [
      {
        status: 'fail',
        subject: 'Database',
        found: `cannot be reached (${reasonOf(error)})`,
        fix:
          config.databaseUrl === null
            ? `Look into ${join(config.dataDir, 'postgres.log')}.`
            : 'Check host, port, user, password and database name in DATABASE_URL.',
      },
    ];
  }
}
