/** Long enough to read why one is sent away. */
export const SIGN_OUT_PAUSE_MS = 500;
