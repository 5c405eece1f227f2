export type Mail = { to: string; subject: string; text: string; html: string };

/** Sends mail. */
export type Mailer = {
  readonly kind: 'smtp' | 'outbox';
  /**
   * Resolves once the mail is handed over for good.
   *
   * @throws MailRefused when it can never be delivered, any other Error when a later try may succeed.
   */
  send(mail: Mail): Promise<void>;
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
