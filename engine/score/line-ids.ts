/** The id of the line whose points the must-haves open. A job has at most one such line. */
export const GATE_ID = 'must_haves';

/** The id of the semantic line. It affects no other line, so the signal moves a score by its own points alone. */
export const SEMANTIC_ID = 'semantic';
