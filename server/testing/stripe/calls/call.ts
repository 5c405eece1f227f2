import { invalid } from '../errors';
import { type Form, textOf } from '../form';
import type { World } from '../world';

/** One call of Stripe's API: what it takes, and what it does. */
export type Call = {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  /** The parameters that it takes; `!` marks those that it needs. */
  takes: readonly string[];
  run(world: World, form: Form, id: string): object;
};

/** What each list takes. */
export const PAGE = ['limit', 'starting_after', 'ending_before', 'expand'];

/** Whether a thing is what a list is narrowed to. */
export function agrees(form: Form, facts: Readonly<Record<string, string>>): boolean {
  return Object.entries(facts).every(
    ([name, value]) => form[name] === undefined || form[name] === value,
  );
}

/** A page of things, the newest first. */
export function page<T extends { id: string }>(
  url: string,
  form: Form,
  things: ReadonlyMap<string, T>,
  fits: (thing: T) => boolean,
) {
  const limit = Number(textOf(form.limit) ?? 10);
  if (!(limit >= 1 && limit <= 100)) throw invalid('Invalid limit', { param: 'limit' });
  const all = [...things.values()].filter(fits).reverse();
  const after = textOf(form.starting_after);
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const data = all.slice(from, from + limit);
  return { object: 'list' as const, url, has_more: from + limit < all.length, data };
}
