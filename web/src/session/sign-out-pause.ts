/** Long enough to read why one is sent away. */
export const FAREWELL_MS = 500;
