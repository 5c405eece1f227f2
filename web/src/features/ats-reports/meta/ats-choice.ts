import { AtsType } from '@candor/domain/model/ats';

/** Which system's figures the address asks for: Ashby's unless it says otherwise. */
export function readAts(query: URLSearchParams): AtsType {
  return AtsType.safeParse(query.get('ats')).data ?? 'ashby';
}

/** The same query for another system. Jobs belong to one system and are no longer chosen. */
export function writeAts(query: URLSearchParams, type: AtsType): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('job');
  if (type === 'ashby') next.delete('ats');
  else next.set('ats', type);
  return next;
}
