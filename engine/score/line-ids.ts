/** The id of the line whose points the must-haves open. A job has at most one such line. */
export const GATE_ID = 'must_haves';

/** The id of the line of the semantic signal. It bears on no other line, so that the signal moves a score by its points alone. */
export const SEMANTIC_ID = 'semantic';
