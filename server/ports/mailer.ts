/** A mail as it was written. `stop` is where its reader's program can end mails of this kind, with one click. */
export type Mail = { to: string; subject: string; text: string; html: string; stop?: string };

/** A mail on its way. Its id is the same at each try, so that a reader's program can tell a second copy from a second mail. */
export type Sending = Mail & { id: string };

/** Sends mail. */
export type Mailer = {
  readonly kind: 'smtp' | 'outbox';
  /**
   * Resolves once the mail is handed over for good.
   *
   * @throws MailRefused when it can never be delivered, MailerMisconfigured when no mail can before somebody looks at the settings,
   * any other Error when a later try may succeed.
   */
  send(mail: Sending): Promise<void>;
  /** Ends open connections. */
  close(): Promise<void>;
};

/** What went wrong, in words that tell nothing about anybody: `command` is a verb of SMTP, `responseCode` the server's number. */
export type MailAnswer = {
  code?: string;
  cause?: string;
  command?: string;
  responseCode?: number;
};

type Told = ErrorOptions & { answer?: MailAnswer };

/** A mail did not leave this time. */
export class MailTrouble extends Error {
  readonly answer: MailAnswer;

  constructor(message: string, { answer = {}, ...options }: Told = {}) {
    super(message, options);
    this.name = 'MailTrouble';
    this.answer = answer;
  }
}

/** The receiving side refuses this mail for good: the address, or what the mail says. */
export class MailRefused extends MailTrouble {
  readonly what: 'address' | 'message';

  constructor(
    message: string,
    { what = 'message', ...told }: Told & Partial<Pick<MailRefused, 'what'>> = {},
  ) {
    super(message, told);
    this.name = 'MailRefused';
    this.what = what;
  }
}

/**
 * The mail server rejects us, whoever the mail is for: a wrong password, a sender that may not send, a connection that is not safe.
 * Trying again at once can lock the account there.
 */
export class MailerMisconfigured extends MailTrouble {
  constructor(message: string, told: Told = {}) {
    super(message, told);
    this.name = 'MailerMisconfigured';
  }
}
