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
      /** The granted permissions, in the system's own words; null if it did not say. */
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
  /** Its stage, in the system's own words. */
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
  /** null if nobody has uploaded one. */
  resume: { filename: string; bytes: Uint8Array } | null;
};

/** An application and whose it is, by the system's ids. */
export type AtsApplicant = { applicationId: string; candidateId: string };

/**
 * Completes reading one of those that were looked up. Throws AtsGone for somebody whom the system no longer knows.
 */
export type AtsLookedUp = (
  credentials: AtsCredentials,
  of: AtsApplicant,
  signal: AbortSignal,
) => Promise<AtsCandidateFacts>;

/**
 * An event sent by the system. `none` concerns nobody here. A repeated event is processed twice, which does no harm.
 */
export type AtsEvent =
  | { kind: 'changed' }
  /** This person's applications have to go: those that are named, or all where none are. */
  | { kind: 'candidate_gone'; candidateId: string; applicationIds: readonly string[] | null }
  /** Two people were made one. Applications that did not become the other's are named, and have to go. */
  | { kind: 'candidate_merged'; from: string; to: string; applicationIds: readonly string[] }
  | { kind: 'none' };

export type AtsSent = { body: string; signature: string };

/** One applicant tracking system, read with the given credentials. Every call ends soon after its signal. */
export type Ats = {
  readonly type: AtsType;
  /**
   * Whether the credentials are valid, in the cheapest way.
   *
   * @param uses whether assessments that it started here are reported back (`told`), which needs a further permission.
   * @returns the system's name for them, and the required permissions that are missing, in its own words.
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
  /** The job's posting as plain text; null if there is none. */
  jobText(credentials: AtsCredentials, jobId: string, signal: AbortSignal): Promise<string | null>;
  /** Starts reading the people of these applications, at most 50, in as few calls as the system allows. */
  lookUp(
    credentials: AtsCredentials,
    of: readonly AtsApplicant[],
    signal: AbortSignal,
  ): Promise<AtsLookedUp>;
  /** Reads a signed event. Throws AtsSignatureRefused. */
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

/** It does not answer, fails, answers nonsense, or accepts no more calls now. */
export class AtsUnavailable extends Error {
  /** Seconds; null where it does not say. */
  readonly retryAfterS: number | null;

  constructor(retryAfterS: number | null = null, options?: ErrorOptions) {
    super('The applicant tracking system does not answer', options);
    this.name = 'AtsUnavailable';
    this.retryAfterS = retryAfterS;
  }
}

/** What was requested no longer exists. */
export class AtsGone extends Error {
  constructor() {
    super('The applicant tracking system does not have this any more');
    this.name = 'AtsGone';
  }
}

/** The last sync is too old to continue from: everything has to be read. */
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
