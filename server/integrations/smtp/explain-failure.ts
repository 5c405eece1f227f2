import { type MailAnswer, MailerMisconfigured, MailRefused, MailTrouble } from '../../ports/mailer';

/**
 * What nodemailer considers configuration errors: it requested something from the server, or was asked for something,
 * that was not set up.
 */
const OF_SETTINGS: ReadonlySet<string> = new Set([
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
  'ETLS',
  'EREQUIRETLS',
  'ECONFIG',
]);
/** What it calls faults of a mail that it did not even offer to the server. */
const OF_THE_MESSAGE: ReadonlySet<string> = new Set(['EFILEACCESS', 'EURLACCESS', 'EFETCH']);
/** A certificate that is not trusted, or no TLS where it was awaited; nodemailer itself says no more than that the socket failed. */
const OF_TLS = /^(?:CERT_|UNABLE_TO_|ERR_TLS_|ERR_SSL_)|SELF_SIGNED|HOSTNAME_MISMATCH|INVALID_CA/;
/** RFC 4954, 4 and 6: authentication is required, or was not good enough. */
const UNKNOWN_TO_SERVER: ReadonlySet<number> = new Set([530, 535]);
/** RFC 5321, 4.2.3: out of turn, which says nothing about the mail. */
const OUT_OF_TURN = 503;
/** RFC 1870: larger than the server takes, which it may say of the sender's command. */
const TOO_LARGE = 552;

/** What nodemailer threw, as one of the faults that the port knows. */
export function explainFailure(error: unknown): MailTrouble {
  const message = error instanceof Error ? error.message : String(error);
  const answer = answerOf(error);
  const told = { answer, cause: error };
  if (isOfSettings(answer)) return new MailerMisconfigured(message, told);
  const what = refused(answer);
  return what === null
    ? new MailTrouble(message, told)
    : new MailRefused(message, { ...told, what });
}

function answerOf(error: unknown): MailAnswer {
  const { code, originalCode, command, responseCode }: Record<string, unknown> =
    error instanceof Error ? { ...error } : {};
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof originalCode === 'string' && { cause: originalCode }),
    ...(typeof command === 'string' && { command }),
    ...(typeof responseCode === 'number' && { responseCode }),
  };
}

function isOfSettings({ code = '', cause = '', command = '', responseCode = 0 }: MailAnswer) {
  if (OF_SETTINGS.has(code) || OF_TLS.test(cause)) return true;
  if (UNKNOWN_TO_SERVER.has(responseCode)) return true;
  // Before a recipient was named the server knows us alone.
  const isOfUs = !['RCPT TO', 'DATA'].includes(command) && responseCode !== TOO_LARGE;
  return isOfUs && isFinal(responseCode);
}

/** What a permanent failure rejects; null if a later attempt may succeed. */
function refused({ code = '', command, responseCode }: MailAnswer): MailRefused['what'] | null {
  if (OF_THE_MESSAGE.has(code)) return 'message';
  if (responseCode === undefined) {
    if (code === 'EENVELOPE') return 'address';
    return code === 'EMESSAGE' ? 'message' : null;
  }
  if (!isFinal(responseCode)) return null;
  return command === 'RCPT TO' ? 'address' : 'message';
}

/** A reply of class 5 (RFC 5321, 4.2.1). */
function isFinal(responseCode: number): boolean {
  return responseCode >= 500 && responseCode !== OUT_OF_TURN;
}
