import type { CandidateAssessment } from '@candor/domain/model/candidate-assessment';

/** Where in an assessment somebody is: at a step, or at the look over all of them before they are sent. */
export type Place = { at: 'step'; id: string } | { at: 'review' };

/** The query of the page and the way to another one. The page stands with the router and without. */
export type Address = {
  search: string;
  go: (search: string, how: 'push' | 'replace') => void;
};

type Steps = readonly { id: string; done: boolean }[];

/** The place that an address names; null for none, and for a step that is not there. */
export function readPlace(search: string, steps: Steps): Place | null {
  const query = new URLSearchParams(search);
  const id = query.get('step');
  if (steps.some((step) => step.id === id) && id !== null) return { at: 'step', id };
  return query.get('view') === 'review' ? { at: 'review' } : null;
}

/** The query that names a place. */
export function searchOf(place: Place): string {
  return place.at === 'review' ? '?view=review' : `?${new URLSearchParams({ step: place.id })}`;
}

/** Where a returning candidate continues: the first unfinished step. */
export function resumeAt(steps: Steps): Place {
  const open = steps.find(({ done }) => !done);
  return open ? { at: 'step', id: open.id } : { at: 'review' };
}

/** Where a finished step leads: to the next one, or to the review if nothing else is left to do. */
export function placeAfter(id: string, steps: Steps): Place {
  const rest = steps.filter((step) => step.id !== id);
  const next = steps[steps.findIndex((step) => step.id === id) + 1];
  if (!next || rest.every(({ done }) => done)) return { at: 'review' };
  return { at: 'step', id: next.id };
}

/** The place before one; null at the first step. */
export function placeBefore(place: Place, steps: CandidateAssessment['milestones']): Place | null {
  const index =
    place.at === 'review' ? steps.length : steps.findIndex((step) => step.id === place.id);
  const before = steps[index - 1];
  return before ? { at: 'step', id: before.id } : null;
}
