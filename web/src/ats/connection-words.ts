import type { Integration } from '@candor/domain/model/ats';
import { sentenceList } from '../ui/format';
import type { Tone } from '../ui/Tag';

/**
 * The state of a connection in a word, and its tone. If the system was asked just now, whether it answered is newer than
 * what came of the last reading.
 */
export function stateOf(
  connection: Integration,
  answers: boolean | null = null,
): { word: string; tone: Tone; dot?: true } {
  if (!connection.available) return { word: 'Not available', tone: 'plain' };
  if (connection.status === 'not_connected') return { word: 'Not connected', tone: 'line' };
  switch (problemNow(connection, answers)) {
    case 'refused':
      return { word: 'No access', tone: 'danger' };
    case 'permission':
      return { word: 'Permission missing', tone: 'warning' };
    case 'unavailable':
      return { word: 'Does not answer', tone: 'warning' };
    default:
      return connection.syncing
        ? { word: 'Reading', tone: 'info', dot: true }
        : { word: 'Connected', tone: 'success' };
  }
}

/** What is wrong with a connection by now: a system that answers again is none that does not answer. */
export function problemNow(
  { problem }: Pick<Integration, 'problem'>,
  answers: boolean | null,
): Integration['problem'] {
  if (problem === 'refused' || problem === 'permission' || answers === null) return problem;
  return answers ? null : 'unavailable';
}

/** Greenhouse refuses lists, or leaves them empty, if the user who authorized the connection is not a Site Admin. */
export const SITE_ADMIN = 'In Greenhouse, a Site Admin has to allow the connection.';

/** Permissions that are missing, and what is not there without them. */
export function missingSentence(missing: readonly string[]): string | null {
  if (missing.length === 0) return null;
  const said =
    missing.length === 1
      ? `The permission ${missing[0]} is missing. Whatever needs it does not work until it is granted.`
      : `The permissions ${sentenceList(missing)} are missing. Whatever needs them does not work until they are granted.`;
  return missing.some((one) => one.startsWith('harvest:')) ? `${said} ${SITE_ADMIN}` : said;
}
