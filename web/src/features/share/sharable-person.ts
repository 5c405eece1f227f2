/** Somebody who can be put on a shared list. */
export type SharablePerson = { id: string; name: string; score: number };
