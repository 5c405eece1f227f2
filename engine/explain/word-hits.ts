import type { CompiledJob } from '../score/compile-job';
import type { Hit } from '../score/hit';
import { NO_TERM, type TouchedWord } from '../score/touched-words';

/** The most passages kept for one line of the ledger. */
const MOST_PLACES = 4;

type Place = { readonly first: number; last: number; worth: number; found: number };

/**
 * For each line of the ledger that counts words, the lines of the text where those words are closest together, best
 * first. Names of concepts count only if all their words are together.
 */
export function wordHits(job: CompiledJob, touched: readonly TouchedWord[]): Map<number, Hit[]> {
  const { lookups } = job;
  const domain = job.lines.findIndex((entry) => entry.task.type === 'domain');
  const terms = job.lines.findIndex((entry) => entry.task.type === 'terms');
  const domainPlaces = new Map<number, Place>();
  const termPlaces = new Map<number, Place>();
  const groupPlaces = lookups.groups.map(() => new Map<number, Place>());
  for (const { at, row, use, term, last } of touched) {
    if (use.term !== -1) note(termPlaces, row, at, at, lookups.terms.weights[use.term] ?? 0, 0);
    for (const { group, at: stem } of use.phrases) {
      const places = groupPlaces[group];
      if (places !== undefined)
        note(places, row, at, at, lookups.groups[group]?.weights[stem] ?? 0, 1 << stem);
    }
    if (term !== NO_TERM) note(domainPlaces, row, at, last, lookups.domain.weights[term] ?? 0, 0);
  }
  const hits = new Map<number, Hit[]>();
  if (domain !== -1) hits.set(domain, bestOf(domain, domainPlaces.values()));
  if (terms !== -1) hits.set(terms, bestOf(terms, termPlaces.values()));
  lookups.groups.forEach((group, number) => {
    const all = (1 << group.stems.length) - 1;
    const places = [...(groupPlaces[number]?.values() ?? [])].filter(
      (place) => !group.whole || place.found === all,
    );
    if (places.length === 0) return;
    hits.set(group.line, [...(hits.get(group.line) ?? []), ...bestOf(group.line, places)]);
  });
  return hits;
}

function note(
  places: Map<number, Place>,
  row: number,
  first: number,
  last: number,
  worth: number,
  bit: number,
): void {
  const known = places.get(row);
  if (known === undefined) {
    places.set(row, { first, last, worth, found: bit });
    return;
  }
  // Repeating a word on a line adds nothing to a phrase.
  if (bit !== 0 && (known.found & bit) !== 0) return;
  known.worth += worth;
  known.found |= bit;
}

function bestOf(target: number, places: Iterable<Place>): Hit[] {
  const best: Place[] = [];
  for (const place of places) {
    let at = best.length;
    while (at > 0 && isBetter(place, best[at - 1])) at--;
    if (at === MOST_PLACES) continue;
    best.splice(at, 0, place);
    if (best.length > MOST_PLACES) best.pop();
  }
  const most = best[0]?.worth ?? 0;
  return best.map(({ first, last, worth }) => ({
    line: target,
    first,
    last,
    credit: most === 0 ? 0.5 : worth / most,
    reason: 'phrase' as const,
  }));
}

/** True for what is worth more than another place, or as much and stands before it. */
function isBetter(place: Place, other: Place | undefined): boolean {
  if (other === undefined || place.worth > other.worth) return true;
  return place.worth === other.worth && place.first < other.first;
}
