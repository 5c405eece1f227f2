import { AtsSource } from '@candor/domain/model/user';
import { z } from 'zod';
import { parseJson } from '../../api/parse-json';

/** What the link of an ATS carries. */
export type Arrival = { token: string; ats_source?: AtsSource | undefined };

const KEY = 'candor.ats-arrival';
const Kept = z.object({ token: z.string(), ats_source: AtsSource.optional() });

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
  const kept = Kept.safeParse(parseJson(storage.getItem(KEY)));
  storage.removeItem(KEY);
  return kept.data ?? null;
}
