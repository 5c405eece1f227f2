/** Something that the product says in the team's channel. */
export type TeamPost = {
  /** Our own marker, by which a post with an unknown outcome is found again. */
  id: string;
  /** Below which post; null begins a thread. */
  thread: string | null;
  text: string;
  /** Said at the end of a text that is too long to be said as a whole. */
  more?: string;
};

/** Somebody of the team answered in a thread. `id` is unique in the channel, and later ones sort behind it. */
export type TeamAnswer = { id: string; thread: string; text: string };

/** What the chat service sent. `none` concerns nobody here. */
export type TeamEvent =
  /** It verifies the endpoint, and expects this challenge back. */
  | { kind: 'challenge'; challenge: string }
  | ({ kind: 'answer' } & TeamAnswer)
  /** It had more to report than allowed, and withheld some of it. */
  | { kind: 'withheld' }
  | { kind: 'none' };

/** The signature of an event is missing, wrong or old. */
export class TeamSignatureRefused extends Error {
  constructor() {
    super('The event is not signed as it should be.');
    this.name = 'TeamSignatureRefused';
  }
}

/** The chat service refuses and would again: the message says why, in its own word. */
export class TeamChatRefused extends Error {
  constructor(reason: string) {
    super(`The team's chat refuses: ${reason}`);
    this.name = 'TeamChatRefused';
  }
}

/** The thread is gone: its first post was deleted. */
export class TeamThreadGone extends TeamChatRefused {
  override readonly name = 'TeamThreadGone';
}

/** The chat service accepts no more for a while. The request was not carried out. */
export class TeamChatBusy extends Error {
  constructor(readonly retryAfterMs: number) {
    super(`The team's chat takes nothing for ${retryAfterMs} ms`);
    this.name = 'TeamChatBusy';
  }
}

/** A chat service in which the operator's team reads and answers tickets. */
export type TeamChat = {
  /** Says something and answers the post's id. Whether it was said is unknown after any error but a refusal and TeamChatBusy. */
  post(said: TeamPost): Promise<string>;
  /** The id of a post of ours that was said since a moment; null where there is none. */
  find(wanted: Pick<TeamPost, 'id' | 'thread'>, since: Date): Promise<string | null>;
  /** What the team answered in a thread since a moment, or ever, in the order of writing. Throws TeamThreadGone. */
  answersSince(thread: string, since: Date | null): Promise<TeamAnswer[]>;
  /** Parses an incoming event. Throws TeamSignatureRefused. */
  readEvent(sent: { body: string; signature: string; timestamp: string }, now: Date): TeamEvent;
  /** Who we are there. Throws TeamChatRefused. */
  whoami(): Promise<string>;
};
