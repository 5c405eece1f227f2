/** A person sent by an applicant tracking system, as signed by it. */
export type SsoArrival = {
  issuer: string;
  subject: string;
  /** Tells this token from every other one of its issuer. */
  tokenId: string;
  expiresAt: Date;
  email: string;
  /** Whether the system knows that the address is theirs, and is one whose word about it we take. */
  emailVouched: boolean;
  name: string | null;
  /** Which one it is; null when neither the token nor the settings of its issuer say so. */
  ats: 'ashby' | 'greenhouse' | null;
  /** What the token wants to be opened: a path of ours, or what the ATS calls a job or an assessment; null for nothing. */
  returnTo: string | null;
  jobId: string | null;
  assessmentId: string | null;
  isPartner: boolean;
};

/** Reads the sign-in tokens of registered systems. */
export type SsoTokens = {
  /** Throws `TokenRefused` for every token that is not a good one for us, `ProviderUnavailable` when that cannot be known now. */
  read(token: string): Promise<SsoArrival>;
};
