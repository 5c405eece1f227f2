/** Who is calling, as the stored session says. Nothing in it comes from the request. */
export type Actor = {
  readonly userId: string;
  readonly sessionId: string;
  readonly emailConfirmed: boolean;
  readonly isOauth: boolean;
  readonly isPartner: boolean;
  readonly role: 'user' | 'support';
};
