import type { StepAnswer, StoredAnswer } from '@candor/domain/model/candidate-assessment';
import type { ClientError } from '../../../api/client-error';
import { sameAnswer } from './same-answer';

/** An answer as the server has it; without a time nothing was saved yet. */
export type Stored = { answer: StepAnswer; revision: number; saved_at: string | null };

/**
 * The state of saving. `still`: the server has everything. `pausing`: edits wait for a pause. `sending`: one save is
 * in progress. `away`: it did not get through and is retried later. `asking`: a newer answer was saved elsewhere, and
 * the person chooses. `refused`: the server rejects it.
 */
export type Phase =
  | { at: 'still' }
  | { at: 'pausing'; wait: number }
  | { at: 'sending'; answer: StepAnswer }
  | { at: 'away'; wait: number; error: ClientError }
  | { at: 'asking'; newer: StoredAnswer }
  | { at: 'refused'; error: ClientError };

export type SaveState = {
  /** The current answer on this device. */
  answer: StepAnswer;
  stored: Stored;
  /** What was sent without hearing what became of it: found on the server, it is no stranger's. */
  unsure: readonly StepAnswer[];
  /** Tries in a row that did not get through. */
  tries: number;
  /** Somebody waits for it: edits made during a save follow at once. */
  hurry: boolean;
  phase: Phase;
};

export type SaveEvent =
  | { type: 'changed'; answer: StepAnswer }
  /** The wait is over, or is cut short. */
  | { type: 'due' }
  | { type: 'saved'; revision: number; saved_at: string }
  | { type: 'away'; error: ClientError }
  | { type: 'newer'; current: StoredAnswer }
  | { type: 'refused'; error: ClientError }
  | { type: 'chosen'; which: 'mine' | 'newer' };

/** What was left on this device by an earlier visit. */
export type Kept = { answer: StepAnswer; revision: number; unsure: readonly StepAnswer[] };

/** How long somebody pauses before it is saved, in milliseconds. */
export const PAUSE_MS = 1000;
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

const STILL: Phase = { at: 'still' };

/** How the saving of a step begins, with what an earlier visit left here. */
export function beginSaving(stored: Stored, kept: Kept | null): SaveState {
  const state = { answer: stored.answer, stored, unsure: [], tries: 0, hurry: false, phase: STILL };
  if (!kept || sameAnswer(kept.answer, stored.answer)) return state;
  const mine = { ...state, answer: kept.answer };
  const built = kept.revision >= stored.revision || holds(kept.unsure, stored.answer);
  if (built || stored.saved_at === null)
    return { ...mine, unsure: kept.unsure, phase: { at: 'pausing', wait: 0 } };
  return { ...mine, phase: { at: 'asking', newer: { ...stored, saved_at: stored.saved_at } } };
}

/** Whether this device has something that the server may not have. */
export function isUnsaved({ answer, stored, unsure }: SaveState): boolean {
  return unsure.length > 0 || !sameAnswer(answer, stored.answer);
}

/** The state after something happened. One save is under way at a time, and the newest answer wins. */
export function nextState(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case 'changed':
      return afterChange({ ...state, answer: event.answer });
    case 'due':
      return afterWait(state);
    case 'saved':
      return afterSave(state, event);
    case 'away':
      return afterFailure(state, event.error);
    case 'newer':
      return afterNewer(state, event.current);
    case 'refused':
      return { ...state, hurry: false, phase: { at: 'refused', error: event.error } };
    case 'chosen':
      return afterChoice(state, event.which);
  }
}

function afterChange(state: SaveState): SaveState {
  const { at } = state.phase;
  if (at === 'sending' || at === 'away' || at === 'asking') return state;
  return { ...state, phase: isUnsaved(state) ? { at: 'pausing', wait: PAUSE_MS } : STILL };
}

function afterWait(state: SaveState): SaveState {
  const { at } = state.phase;
  if (at === 'sending') return { ...state, hurry: true };
  return at === 'pausing' || at === 'away' ? sending(state) : state;
}

function afterSave(state: SaveState, saved: { revision: number; saved_at: string }): SaveState {
  if (state.phase.at !== 'sending') return state;
  const { revision, saved_at } = saved;
  const stored = { answer: state.phase.answer, revision, saved_at };
  return goOn({ ...state, stored, unsure: [], tries: 0 });
}

function afterFailure(state: SaveState, error: ClientError): SaveState {
  if (state.phase.at !== 'sending') return state;
  const asked = (error.retryAfter ?? 0) * 1000;
  const wait = Math.min(FIRST_WAIT_MS * 2 ** state.tries, LONGEST_WAIT_MS);
  return {
    ...state,
    unsure: [...state.unsure, state.phase.answer],
    tries: state.tries + 1,
    hurry: false,
    phase: { at: 'away', wait: Math.max(asked, wait), error },
  };
}

function afterNewer(state: SaveState, current: StoredAnswer): SaveState {
  if (state.phase.at !== 'sending') return state;
  const ours = [...state.unsure, state.phase.answer, state.answer];
  if (holds(ours, current.answer))
    return goOn({ ...state, stored: current, unsure: [], tries: 0, hurry: true });
  return { ...state, unsure: [], tries: 0, hurry: false, phase: { at: 'asking', newer: current } };
}

function afterChoice(state: SaveState, which: 'mine' | 'newer'): SaveState {
  if (state.phase.at !== 'asking') return state;
  const stored = state.phase.newer;
  if (which === 'mine') return sending({ ...state, stored });
  return { ...state, answer: stored.answer, stored, phase: STILL };
}

function goOn(state: SaveState): SaveState {
  if (!isUnsaved(state)) return { ...state, hurry: false, phase: STILL };
  return state.hurry ? sending(state) : { ...state, phase: { at: 'pausing', wait: PAUSE_MS } };
}

function sending(state: SaveState): SaveState {
  return { ...state, hurry: false, phase: { at: 'sending', answer: state.answer } };
}

function holds(answers: readonly StepAnswer[], wanted: StepAnswer): boolean {
  return answers.some((answer) => sameAnswer(answer, wanted));
}
