/** Raised whenever the same inputs may give another result. Stored with every result. */
export const ENGINE_VERSION = '1.34.0';
