/** At most this many groups of one account wait in the queue, so that a large batch cannot starve the others. */
export const WINDOW = 8;

/**
 * How far back an account's first group is put in the line, in seconds; each further group of its window a step less, the
 * last not at all. So whoever asks for little passes those whose window is full, and nobody is passed for longer than this.
 */
export const HEAD_START_SECONDS = 300;

/**
 * Candidates of one group: large enough that the queue costs little beside scoring, small enough to lose little. A text
 * takes a millisecond, a document that must be read first up to some hundred.
 */
export const GROUP_SIZE = { texts: 50, documents: 20 } as const;

/** How often a process says that it is alive, in milliseconds. */
export const BEAT_EVERY_MS = 2_000;

/** How often each process looks for the work of dead ones, in milliseconds. */
export const REAP_EVERY_MS = 500;

/** After this much silence, in seconds of the database clock, a worker is dead and its work is given to others. */
export const DEAD_AFTER_SECONDS = 6;

/** A process judges others only after it has itself beaten without a gap for this long: an outage makes every beat old. */
export const STEADY_FOR_MS = 3_000;

/** How often lost work is looked for: groups that are marked as queued and are not. */
export const BACKSTOP_EVERY_MS = 5_000;

/** How often work that found no room to store its outcome is tried again, in milliseconds. */
export const LOOK_FOR_ROOM_EVERY_MS = 2_000;

/** How long running groups may go on after the process was asked to stop, before they are told to hand back. */
export const FINISH_WITHIN_MS = 2_000;

/** A stop that takes longer than this is given up; the reaper of another process frees what is left. */
export const STOP_WITHIN_MS = 8_000;

/** From this claim on a group is worked with suspicion: whoever claimed it before may have died of it. */
export const SUSPICIOUS_CLAIM = 3;
