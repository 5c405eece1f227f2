import { createHash } from 'node:crypto';

/** SHA-256 of what distinguishes one candidate of a source from another; says nothing about anybody. */
export function digestOfIdentity(identity: readonly (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(identity)).digest('base64url');
}

/** The digest of a document by what finds it in its source, in the version that was listed. */
export function digestOfDocument(sourceEntry: string): string {
  return digestOfIdentity(['document', sourceEntry]);
}
