/** Stands for the storage that the test browser lacks: what `idb-keyval` keeps, in a map. It is empty before each test. */
export const stored = new Map<string, unknown>();

/** What is kept under a key. */
export const get = async (key: string) => stored.get(key);

/** Keeps something in place of what was there. */
export const set = async (key: string, value: unknown) => void stored.set(key, value);

/** Forgets what is kept under a key. */
export const del = async (key: string) => void stored.delete(key);
