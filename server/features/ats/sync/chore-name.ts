/** Reads what is new in connected systems; asked for by whoever wants to see it. */
export const SYNC_CHORE = 'sync-ats';
/** Scores what waits; asked for by whoever has something scored. */
export const SCORE_CHORE = 'score-ats';
