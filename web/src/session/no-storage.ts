/** Storage that keeps nothing: for prerendered pages, and for visitors whose pages remember no sign-in. */
export const NO_STORAGE: Storage = {
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => undefined,
};
