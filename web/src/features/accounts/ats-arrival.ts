import { AtsSource } from '@candor/domain/model/user';

/** What the link of an ATS carries. */
export type Arrival = { token: string; ats_source?: AtsSource | undefined };

const KEY = 'candor.ats-arrival';

/** Reads the link of an ATS out of its query or fragment; the token is empty where it carries none. */
export function readArrival({ search, hash }: Pick<Location, 'search' | 'hash'>): Arrival {
  const places = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))];
  const find = (name: string) => places.map((place) => place.get(name)).find(Boolean) ?? '';
  const source = AtsSource.safeParse(find('ats_source'));
  return { token: find('token').trim(), ...(source.success && { ats_source: source.data }) };
}

/** Stores an arrival in this tab until its owner has signed in. */
export function keepArrival(storage: Storage, arrival: Arrival): void {
  storage.setItem(KEY, JSON.stringify(arrival));
}

/** The arrival that waits in this tab, once; null for none. */
export function takeArrival(storage: Storage): Arrival | null {
  const text = storage.getItem(KEY);
  storage.removeItem(KEY);
  if (text === null) return null;
  try {
    const { token, ats_source } = JSON.parse(text);
    if (typeof token !== 'string') return null;
    return { token, ats_source: AtsSource.optional().parse(ats_source) };
  } catch {
    // Written by hand: as if it were not there.
    return null;
  }
}
