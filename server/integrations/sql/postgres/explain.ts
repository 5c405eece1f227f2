import pg from 'pg';
import { certificateTrouble } from '../certificate';
import { placeIn, says } from '../sentences';
import type { Target } from '../target';
import { NotBound } from './bind-channel';

/** What an error of the driver or the database means, in words for a recruiter. Its own words stay behind. */
export function explainPostgres(error: unknown, target: Target): Error {
  if (error instanceof pg.DatabaseError) return explainAnswer(error, target);
  const { message } = error instanceof Error ? error : { message: '' };
  if (error instanceof NotBound || /channel binding/i.test(message)) return says.noBinding();
  const certificate = certificateTrouble(error);
  if (certificate) return says.certificate(certificate);
  if (/does not support SSL/i.test(message)) return says.noTls();
  if (/SASL|SCRAM|password/i.test(message)) return says.signIn();
  return says.unreachable(target);
}

/**
 * What an error of a query means.
 *
 * @param before The text that we put before the query, which the database counts too.
 */
export function explainQuery(
  error: unknown,
  target: Target,
  { query, before }: { query: string; before: string },
): Error {
  if (!(error instanceof pg.DatabaseError)) return says.away();
  if (error.code === '42601' || error.code === '42P02' || error.code === '08P01') {
    return says.syntax(placeIn(query, offsetIn(before + query, error.position) - before.length));
  }
  return explainAnswer(error, target);
}

function explainAnswer(error: pg.DatabaseError, target: Target): Error {
  const { code = '', message } = error;
  switch (code) {
    case '28P01':
      return says.signIn();
    case '28000':
      return /no encryption|SSL off/i.test(message) && target.tls === 'disable'
        ? says.needsTls()
        : says.signIn();
    case '3D000':
      return says.noDatabase(target);
    case '3F000':
    case '42P01':
      return says.noTable(nameIn(message));
    case '42703':
      return says.noColumn(nameIn(message));
    case '42883':
      return says.noFunction();
    case '42501':
      return says.denied(nameIn(message));
    case '25006':
      return says.changes();
    case '22021': // bytes that are no UTF-8
    case '22P05': // a sign that the encoding does not have
      return says.encoding();
    case '57014':
      return says.slow();
    case '55P03':
    case '40P01':
      return says.locked();
    case '42601':
      return says.syntax(null);
  }
  // Too many connections, or a server that is starting, stopping or failing over.
  if (/^(?:53|57P|58|08)/.test(code)) return says.away();
  return says.failed(code);
}

/** The first name in quotes, or the one that stands without them. */
function nameIn(message: string): string | null {
  const quoted = /["«„“]([^"»“”]{1,100})["»“”]/u.exec(message)?.[1];
  return quoted ?? /\b(?:column|table|relation) ([\w.]{1,100})\b/.exec(message)?.[1] ?? null;
}

/** The server counts characters, a string UTF-16 units. */
function offsetIn(text: string, position: string | undefined): number {
  const signs = Number(position);
  if (!Number.isInteger(signs) || signs < 1) return -1;
  return [...text].slice(0, signs - 1).join('').length;
}
