/** Syncs connected systems; requested by whoever wants to see the result. */
export const SYNC_CHORE = 'sync-ats';
/** Scores what is waiting; requested by whoever has something scored. */
export const SCORE_CHORE = 'score-ats';
