/** A person who can be put on a shared list; without a score while it is covered. */
export type SharablePerson = { id: string; name: string; score: number | null };
