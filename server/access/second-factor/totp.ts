import { Secret, TOTP } from 'otpauth';

/** What every authenticator app assumes (RFC 6238; Google's key URI format). */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** The length recommended by RFC 4226, 4. */
const SECRET_BYTES = 20;
/** Clocks of phones and servers differ a little, and codes take a moment to type (RFC 6238, 5.2). */
const STEPS_APART = 1;

/** A new secret for an authenticator app: 160 random bits in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an app reads from the QR code: the secret, and the name under which to store it. */
export function totpUri(secret: string, account: string): string {
  return totpOf(secret, account).toString();
}

/** The time step of this code, now or one step away; null for none. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  // Digits of other scripts have more bytes than the library compares.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const apart = totpOf(secret).validate({ token: code, timestamp, window: STEPS_APART });
  return apart === null ? null : Math.floor(timestamp / 1000 / SETTINGS.period) + apart;
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ ...SETTINGS, issuer: 'Candor', label, secret: Secret.fromBase32(secret) });
}
