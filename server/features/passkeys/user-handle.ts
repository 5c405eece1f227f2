/** Whose passkey it is, as its device keeps it: bytes that say nothing about a person (WebAuthn Level 3, 14.6.1), in base64url. */
export function userHandle(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
}
