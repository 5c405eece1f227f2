/**
 * Whether the attestation of a new passkey says who made its device. That was not requested (attestation `none`), a
 * browser leaves it out then, and verifying it would mean fetching the URLs in certificates that anybody may have
 * written.
 *
 * @throws Error for data that is not an attestation object (WebAuthn Level 3, 6.5.4).
 */
export async function hasCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const statement = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = statement.get('fmt');
  // A device may vouch for itself with the new key alone, which is `packed` without certificates.
  const isBare = format === 'none' || format === 'packed';
  return !isBare || statement.get('attStmt').get('x5c') !== undefined;
}
