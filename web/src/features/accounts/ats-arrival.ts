import { AtsSource } from '@candor/domain/model/user';
import type { z } from 'zod';

/** What the link of an ATS carries. */
export type Arrival = { token: string; ats_source: z.infer<typeof AtsSource> };

const KEY = 'candor.ats-arrival';
const DEFAULT_SOURCE = 'ashby';

/** Reads the link of an ATS out of its query or fragment; the token is empty where it carries none. */
export function readArrival({ search, hash }: Pick<Location, 'search' | 'hash'>): Arrival {
  const places = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))];
  const find = (name: string) => places.map((place) => place.get(name)).find(Boolean) ?? '';
  const source = AtsSource.safeParse(find('ats_source'));
  return { token: find('token').trim(), ats_source: source.data ?? DEFAULT_SOURCE };
}

/** Keeps an arrival in this tab until its owner has signed in. */
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
    return typeof token === 'string' ? { token, ats_source: AtsSource.parse(ats_source) } : null;
  } catch {
    // Written by hand: as if it were not there.
    return null;
  }
}
