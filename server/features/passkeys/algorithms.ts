/** Signatures that are taken, by their COSE numbers (IANA), the dearer first: ES256, RS256. Every device knows one of them. */
export const ALGORITHMS = [-7, -257] as const;
