/** Whose rows are asked for: an account, or null for the few statements that come before one is known. */
type Whose = string | null;

/** Finds what each key stands for with one statement; keys that stand for nothing are left out. */
export type FindAll<Source, Of extends Whose, Found> = (
  source: Source,
  keys: readonly string[],
  whose: Of,
) => Promise<Map<string, Found>>;

/** Those who wait for a statement that has not been sent yet. */
type Round<Found> = { keys: Set<string>; found: Promise<Map<string, Found>> };
/** What one account asks. */
type Line<Found> = { next: Round<Found> | null; underWay: Promise<unknown> | null };

/** A statement that takes longer has a problem of its own: the next one is sent beside it. */
const PATIENCE_MS = 20;

/**
 * Asks with one statement for everything that is looked up at the same moment: those who come while a statement is under
 * way are the next one's. Nothing is kept, and a statement is sent only after everybody whom it answers has asked. What
 * two accounts ask is never put into one statement. What is found is shared, so change nothing of it.
 *
 * Compare with `any(array(select unnest($1)))` in a prepared statement: of `any($1)` the planner sees how many keys there are,
 * finds a plan for just so many cheaper than one for any number, and so plans each time.
 */
export function combineLookups<Source extends object, Of extends Whose, Found>(
  findAll: FindAll<Source, Of, Found>,
): (source: Source, whose: Of, key: string) => Promise<Found | null> {
  const linesOf = new WeakMap<Source, Map<Of, Line<Found>>>();

  const gather = (source: Source, whose: Of, line: Line<Found>): Round<Found> => {
    const keys = new Set<string>();
    const found = turnAfter(line.underWay).then(() => {
      line.next = null;
      const answer = findAll(source, [...keys], whose);
      line.underWay = answer;
      const leave = () => {
        if (line.next === null && line.underWay === answer) linesOf.get(source)?.delete(whose);
      };
      answer.then(leave, leave);
      return answer;
    });
    return { keys, found };
  };
  return async (source, whose, key) => {
    const lines = existing(linesOf, source, () => new Map<Of, Line<Found>>());
    const line = existing(lines, whose, () => ({ next: null, underWay: null }));
    line.next ??= gather(source, whose, line);
    line.next.keys.add(key);
    return (await line.next.found).get(key) ?? null;
  };
}

function existing<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  create: () => Value,
): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}

/** Once everything that has arrived is read, and the statement before is answered. */
async function turnAfter(before: Promise<unknown> | null): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  if (!before) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  const over = () => {};
  // Whether it failed is told to those who asked.
  await Promise.race([before.then(over, over), late]);
  clearTimeout(timer);
}
