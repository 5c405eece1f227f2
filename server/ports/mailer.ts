export type Mail = { to: string; subject: string; text: string; html: string };

/** A mail on its way. Its id is the same at each try, so that a reader's program can tell a second copy from a second mail. */
export type Sending = Mail & { id: string };

/** Sends mail. */
export type Mailer = {
  readonly kind: 'smtp' | 'outbox';
  /**
   * Resolves once the mail is handed over for good.
   *
   * @throws MailRefused when it can never be delivered, any other Error when a later try may succeed.
   */
  send(mail: Sending): Promise<void>;
  /** Ends open connections. */
  close(): Promise<void>;
};

/** The receiving side refuses this mail for good. */
export class MailRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailRefused';
  }
}
