/** At most this many groups of one account are in the queue, so that a large batch cannot starve the others. */
export const WINDOW = 8;

/**
 * How far ahead of the queue an account's first group is placed, in seconds; each further group of its window a step
 * less, the last not at all. So light users pass those whose window is full, and nobody is passed for longer than
 * this.
 */
export const HEAD_START_SECONDS = 300;

/**
 * Candidates per group: large enough that the queue's overhead is small compared with scoring, small enough to lose
 * little. A text takes a millisecond, a document that must be read first up to some hundred. A worker holds the texts
 * of several groups at once, each of which may have 2 MB: so a group has at most so many letters of them.
 */
export const GROUP_SIZE: GroupSize = { texts: 50, documents: 20, letters: 4_000_000 };

export type GroupSize = Readonly<Record<'texts' | 'documents' | 'letters', number>>;

/** The heartbeat interval of a process, in milliseconds. */
export const BEAT_EVERY_MS = 2_000;

/** How often each process looks for work of dead ones, in milliseconds. */
export const REAP_EVERY_MS = 500;

/**
 * After this much silence, in seconds of the database clock, a worker counts as dead and its work is given to others.
 */
export const DEAD_AFTER_SECONDS = 6;

/**
 * A process judges others only after its own heartbeat has been uninterrupted for this long: an outage makes every
 * beat old.
 */
export const STEADY_FOR_MS = 3_000;

/** How often to look for lost work: groups marked as queued that are not. */
export const BACKSTOP_EVERY_MS = 5_000;

/** How often work that could not store its outcome for lack of space is retried, in milliseconds. */
export const LOOK_FOR_ROOM_EVERY_MS = 2_000;

/** How long running groups may continue after the process was asked to stop, before they are told to hand back. */
export const FINISH_WITHIN_MS = 2_000;

/** A shutdown that takes longer than this is given up; the reaper of another process frees what is left. */
export const STOP_WITHIN_MS = 8_000;

/** From this claim on a group is treated with suspicion: earlier claimants may have died of it. */
export const SUSPICIOUS_CLAIM = 3;

/**
 * A group of one candidate has this many claims to be scored. Suspicion alone is no reason to give it up: those who
 * claimed it may have died of anything, such as two deployments that went wrong.
 */
export const MOST_CLAIMS_ALONE = 3;
