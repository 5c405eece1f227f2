import { describe } from 'vitest';
import { findServer } from '../../../testing/sql/find-server';
import { mysqlSuite } from '../../../testing/sql/mysql-suite';

const found = await findServer('MariaDB');
const missing = 'missing' in found ? found.missing : null;
if (missing) process.stderr.write(`MariaDB is not covered by this run: ${missing}.\n`);

describe.skipIf(missing)(`a MariaDB database${missing ? `, not covered: ${missing}` : ''}`, () => {
  mysqlSuite(found, {
    product: 'MariaDB',
    scheme: 'mariadb',
    prepare: 'create sequence numbers; grant select, insert on hiring.numbers to reader;',
    state: 'select next_not_cached_value from numbers',
    roleFromTheStart: (role, user) => `set default role ${role} for ${user}`,
    series: (count, name) => `seq_1_to_${count} ${name}`,
    statements: [
      'select nextval(numbers) as candidate_text',
      'select next value for numbers as candidate_text',
      'select setval(numbers, 99) as candidate_text',
    ],
  });
});
