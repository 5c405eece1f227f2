/** What OpenSSL and Node call a certificate that is not trusted. */
const UNKNOWN =
  /self[- ]signed|unable to (?:get|verify)|certificate (?:chain|signature|revoked|not trusted|rejected)/i;

/** Why TLS refused a certificate; null where an error is about something else. Drivers replace its code, so its words decide. */
export function certificateTrouble(error: unknown): 'expired' | 'another name' | 'unknown' | null {
  const { message = '' } = error instanceof Error ? error : {};
  if (/certificate (?:has expired|is not yet valid)/i.test(message)) return 'expired';
  if (/altnames|does not match certificate/i.test(message)) return 'another name';
  return UNKNOWN.test(message) ? 'unknown' : null;
}
