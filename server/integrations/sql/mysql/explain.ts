import { z } from 'zod';
import { certificateTrouble } from '../certificate';
import { says } from '../sentences';
import type { Target } from '../target';

const Failure = z.object({
  code: z.string().default(''),
  errno: z.number().default(0),
  /** The server's message; absent if the connection broke. */
  sqlMessage: z.string().optional(),
  message: z.string().default(''),
});

/** What went wrong before the query was sent, in words for a recruiter. The server's own words stay behind. */
export function explainMysql(error: unknown, target: Target): Error {
  const { code, message, sqlMessage, errno } = failureOf(error);
  if (code === 'HANDSHAKE_NO_SSL_SUPPORT') return says.noTls();
  const certificate = certificateTrouble(error);
  if (certificate) return says.certificate(certificate);
  if (sqlMessage !== undefined) return explainAnswer({ errno, sqlMessage, target });
  if (/^AUTH_|plugin|password/i.test(`${code} ${message}`)) return says.signIn();
  return says.unreachable(target);
}

/** What went wrong with the query. */
export function explainQuery(error: unknown, target: Target): Error {
  const { errno, sqlMessage } = failureOf(error);
  return sqlMessage === undefined ? says.away() : explainAnswer({ errno, sqlMessage, target });
}

type Answer = { errno: number; sqlMessage: string; target: Target };

function explainAnswer({ errno, sqlMessage, target }: Answer): Error {
  switch (errno) {
    case 1045: // access denied
    case 1130: // host not allowed
    case 1129: // host blocked after many errors
    case 1251: // authentication of another age
    case 1698: // access denied without a password
    case 1862: // password expired
    case 1820:
    case 3118: // account locked
    case 4151:
      // Users who must encrypt are refused like those with a wrong password.
      return target.tls === 'disable' ? says.signInPlain() : says.signIn();
    case 1044:
    case 1049:
      return says.noDatabase(target);
    case 3159: // TLS is demanded
    case 4031:
      return target.tls === 'disable' ? says.needsTls() : says.away();
    case 1146: // Table 'database.name' doesn't exist
    case 1109:
      return says.noTable(nameIn(sqlMessage));
    case 1054: // Unknown column 'name' in 'field list'
      return says.noColumn(nameIn(sqlMessage));
    case 1305:
    case 1370: // execute command denied, whether or not it is there
    case 1630:
      return says.noFunction();
    case 1142: // SELECT command denied to user ... for table 'name'
    case 1143:
    case 1345:
      return says.denied(tableIn(sqlMessage));
    case 1227:
      return says.denied(null);
    case 1064:
    case 1149:
      return says.syntax(/at line (\d{1,5})$/.exec(sqlMessage)?.[0].slice('at '.length) ?? null);
    case 1792: // not in a read-only transaction
    case 1290:
      return says.changes();
    case 3024: // MySQL's time limit, and MariaDB's
    case 1969:
    case 1317:
      return says.slow();
    case 1205:
    case 1213:
      return says.locked();
    case 1040: // too many connections, starting or stopping
    case 1203:
    case 1226:
    case 1053:
    case 1077:
    case 1079:
    case 1927:
    case 3032: // offline mode
    case 3169:
      return says.away();
  }
  return says.failed(String(errno));
}

/** The last part of the first quoted name: what comes before it is the database. */
function nameIn(message: string): string | null {
  return /[`'"]([^`'"]{1,200})[`'"]/.exec(message)?.[1]?.split('.').at(-1) ?? null;
}

/** Such as: SELECT command denied to user ... for table `hiring`.`secrets` */
function tableIn(message: string): string | null {
  const table = /\btable (\S{1,300})$/i.exec(message)?.[1];
  return table?.replace(/[`'"]/g, '').split('.').at(-1) ?? null;
}

function failureOf(error: unknown): z.infer<typeof Failure> {
  const parsed = Failure.safeParse(
    error instanceof Error ? { ...error, message: error.message } : {},
  );
  return parsed.success ? parsed.data : Failure.parse({});
}
