import { missingKeys } from '@candor/server/access/sealed-columns';
import type { Config } from '@candor/server/config';
import type { Db } from '@candor/server/db/database';
import type { Finding } from './check';

const SUBJECT = 'Secrets';

/** Whether every key that encrypted something in the database is still known. */
export async function checkSecrets(db: Db, config: Pick<Config, 'secretKeys'>): Promise<Finding> {
  const missing = await missingKeys(db, config);
  if (missing.length === 0) return { status: 'ok', subject: SUBJECT, found: 'every key is known' };
  return {
    status: 'fail',
    subject: SUBJECT,
    found: `the key ${missing.join(', ')} is missing`,
    fix: 'Put it back into SECRETS_KEYS or DATA_DIR/secret-key, behind the newer ones.',
  };
}
