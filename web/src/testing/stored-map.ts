/** Stands for the storage of a browser: what `idb-keyval` keeps, in a map. Empty it before each test. */
export const stored = new Map<string, unknown>();

export const get = async (key: string) => stored.get(key);
export const set = async (key: string, value: unknown) => void stored.set(key, value);
export const del = async (key: string) => void stored.delete(key);
