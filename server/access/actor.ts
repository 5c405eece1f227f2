import type { KeyPermission } from '@candor/domain/model/api-key';

/** The calling account, as stored. Nothing in it comes from the request. */
type Account = {
  readonly userId: string;
  readonly emailConfirmed: boolean;
  readonly isOauth: boolean;
  readonly isPartner: boolean;
  readonly suspended: boolean;
  readonly role: 'user' | 'support';
};

/** A person in an open session. */
export type SessionActor = Account & {
  readonly sessionId: string;
  /** When this session last proved who is using it: at sign-in or later. */
  readonly provenAt: Date;
  readonly apiKeyId: null;
};

/** A program with an API key of the account. */
export type KeyActor = Account & {
  readonly sessionId: null;
  readonly apiKeyId: string;
  readonly permissions: readonly KeyPermission[];
};

/** Who is calling. */
export type Actor = SessionActor | KeyActor;
