import type { AtsType } from '@candor/domain/model/ats';
import type { AshbyUpdate } from '@candor/domain/model/ats-partner';

/** What opens an account at an applicant tracking system. It is sealed wherever it is kept. */
export type AtsCredentials =
  | { kind: 'key'; apiKey: string }
  | {
      kind: 'tokens';
      accessToken: string;
      refreshToken: string;
      expiresAt: Date;
      /** What was allowed, in the system's own words; null where it did not say. */
      scopes: readonly string[] | null;
    };

export type AtsTokens = Extract<AtsCredentials, { kind: 'tokens' }>;

/** Ids are the system's own, as text. */
export type AtsJobFacts = {
  id: string;
  title: string | null;
  /** In the system's own word, such as Open. */
  status: string | null;
  createdAt: Date | null;
  updatedAt: Date | null;
};

/** An application says who applied by id alone: names and texts are read when somebody is scored. */
export type AtsApplicationFacts = {
  id: string;
  /** null for somebody who applied to no job. */
  jobId: string | null;
  candidateId: string;
  status: 'active' | 'hired' | 'archived';
  /** Where it stands, in the system's own word. */
  stage: string | null;
  createdAt: Date | null;
  updatedAt: Date | null;
};

/** `since` is there on the last page alone: with it, the next reading answers only what changed. null where the system has no such thing. */
export type AtsPage<Item> = { items: readonly Item[]; last: boolean; since: string | null };

/** Whose application it is, and the document that it is scored by. */
export type AtsCandidateFacts = {
  name: string | null;
  email: string | null;
  /** Their page in the system. */
  profileUrl: string | null;
  /** null where nobody has put one there. */
  resume: { filename: string; bytes: Uint8Array } | null;
};

/** An application and whose it is, by the system's ids. */
export type AtsApplicant = { applicationId: string; candidateId: string };

/** Reads to its end one of those that were looked up. Throws AtsGone for somebody whom the system does not know any more. */
export type AtsLookedUp = (
  credentials: AtsCredentials,
  of: AtsApplicant,
  signal: AbortSignal,
) => Promise<AtsCandidateFacts>;

/** Something that the system tells by itself. `none` concerns nobody here. What comes twice is done twice, which does no harm. */
export type AtsEvent =
  | { kind: 'changed' }
  /** This person's applications have to go: those that are named, or all where none are. */
  | { kind: 'candidate_gone'; candidateId: string; applicationIds: readonly string[] | null }
  /** Two people were made one. Applications that did not become the other's are named, and have to go. */
  | { kind: 'candidate_merged'; from: string; to: string; applicationIds: readonly string[] }
  | { kind: 'none' };

export type AtsSent = { body: string; signature: string };

/** One applicant tracking system, read for whoever's credentials are given. Every call ends soon after its signal. */
export type Ats = {
  readonly type: AtsType;
  /**
   * Whether the credentials are good, in the cheapest way there is.
   *
   * @param uses whether assessments that it started here are `told` to it, which takes more.
   * @returns what the system calls them, and the permissions that are missing among those we need, in its own words.
   */
  check(
    credentials: AtsCredentials,
    signal: AbortSignal,
    uses?: { told: boolean },
  ): Promise<{ label: string | null; missing: readonly string[] }>;
  /** All jobs, or those that changed `since`, page by page. Throws AtsSinceOver for one that is too old. */
  jobs(
    credentials: AtsCredentials,
    since: string | null,
    signal: AbortSignal,
  ): AsyncIterable<AtsPage<AtsJobFacts>>;
  /** The same for applications. */
  applications(
    credentials: AtsCredentials,
    since: string | null,
    signal: AbortSignal,
  ): AsyncIterable<AtsPage<AtsApplicationFacts>>;
  /** What the job's posting says, as plain text; null where there is none. */
  jobText(credentials: AtsCredentials, jobId: string, signal: AbortSignal): Promise<string | null>;
  /** Begins to read whose these applications are, at most 50, in as few calls as the system allows. */
  lookUp(
    credentials: AtsCredentials,
    of: readonly AtsApplicant[],
    signal: AbortSignal,
  ): Promise<AtsLookedUp>;
  /** Reads what was sent here under a secret. Throws AtsSignatureRefused. */
  readEvent(secret: string, sent: AtsSent): AtsEvent;
};

/** A system that people let us into on a page of its own. */
export type AtsConsent = {
  /** Where they do. */
  authorizeUrl(asked: { state: string; redirectUri: string }): string;
  /** What they brought back, once. Throws AtsRefused for a code that is wrong, used or over. */
  exchange(brought: { code: string; redirectUri: string }, signal: AbortSignal): Promise<AtsTokens>;
  /** New tokens; the old ones are void from then on. Throws AtsRefused where the consent is over. */
  renew(tokens: AtsTokens, signal: AbortSignal): Promise<AtsTokens>;
};

/** A system that starts assessments here and is told how they are. */
export type AtsAssessments = {
  /** Throws AtsGone for an assessment that it did not start. */
  tellAssessment(
    credentials: AtsCredentials,
    update: AshbyUpdate,
    signal: AbortSignal,
  ): Promise<void>;
};

/** The systems of this installation; null where one is not configured. */
export type AtsSystems = {
  ashby: Ats & AtsAssessments;
  greenhouse: (Ats & { consent: AtsConsent }) | null;
};

/** The system does not let these credentials in. */
export class AtsRefused extends Error {
  constructor(options?: ErrorOptions) {
    super('The applicant tracking system refuses the credentials', options);
    this.name = 'AtsRefused';
  }
}

/** They are let in and may not do this: the message names the missing permission in the system's own word. */
export class AtsForbidden extends Error {
  constructor(readonly permission: string) {
    super(`The applicant tracking system does not allow this: ${permission}`);
    this.name = 'AtsForbidden';
  }
}

/** It does not answer, fails, answers nonsense, or has no room for more calls now. */
export class AtsUnavailable extends Error {
  /** Seconds; null where it does not say. */
  readonly retryAfterS: number | null;

  constructor(retryAfterS: number | null = null, options?: ErrorOptions) {
    super('The applicant tracking system does not answer', options);
    this.name = 'AtsUnavailable';
    this.retryAfterS = retryAfterS;
  }
}

/** What was asked for is not there any more. */
export class AtsGone extends Error {
  constructor() {
    super('The applicant tracking system does not have this any more');
    this.name = 'AtsGone';
  }
}

/** What the last reading left is too old to go on from: everything has to be read. */
export class AtsSinceOver extends Error {
  constructor() {
    super('The reading has to begin anew');
    this.name = 'AtsSinceOver';
  }
}

/** Whoever sent this is not the system. */
export class AtsSignatureRefused extends Error {
  constructor() {
    super('The event is not signed as it should be.');
    this.name = 'AtsSignatureRefused';
  }
}
