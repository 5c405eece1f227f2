import {
  type SaveAnswerBody,
  type StepAnswer,
  StoredAnswer,
} from '@candor/domain/model/candidate-assessment';
import { asClientError, type ClientError } from '../../../api/client-error';
import { ERROR_RULES } from '../../../api/error-rules';
import type { KeptAnswer } from './kept-answers';
import {
  beginSaving,
  isUnsaved,
  nextState,
  type SaveEvent,
  type SaveState,
  type Stored,
} from './save-machine';

export type Saver = {
  get: () => SaveState;
  subscribe: (changed: () => void) => () => void;
  change: (answer: StepAnswer) => void;
  /** Sends what is not saved yet without waiting any longer. */
  flush: () => void;
  choose: (which: 'mine' | 'newer') => void;
  /** Flushes, and returns the state once nothing is in progress. */
  settled: () => Promise<SaveState>;
  /** Waits for nothing any more. A save in progress may finish. */
  stop: () => void;
};

type SaverParts = {
  stored: Stored;
  /** Where the answer is stored on this device until the server has it. */
  kept: KeptAnswer;
  /** Throws `ClientError`. */
  send: (body: SaveAnswerBody) => Promise<{ saved_at: string; revision: number }>;
};

/** Saves the answer of one step as it is written, by the rules of `nextState`. */
export function createSaver({ stored, kept, send }: SaverParts): Saver {
  let state = beginSaving(stored, kept.read());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function happen(event: SaveEvent): void {
    const { phase: before } = state;
    state = nextState(state, event);
    if (isUnsaved(state)) kept.write(keptOf(state));
    else kept.clear();
    if (state.phase !== before) enter();
    for (const changed of listeners) changed();
  }

  function enter(): void {
    const { phase, stored: base } = state;
    clearTimeout(timer);
    if ('wait' in phase) timer = setTimeout(() => happen({ type: 'due' }), phase.wait);
    if (phase.at === 'sending') void attempt(phase.answer, base.revision);
  }

  async function attempt(answer: StepAnswer, revision: number): Promise<void> {
    try {
      const client_saved_at = new Date().toISOString();
      happen({ type: 'saved', ...(await send({ answer, client_saved_at, revision })) });
    } catch (thrown) {
      happen(failureOf(asClientError(thrown)));
    }
  }

  enter();
  const subscribe = (changed: () => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  };
  const flush = () => happen({ type: 'due' });
  return {
    get: () => state,
    subscribe,
    change: (answer) => happen({ type: 'changed', answer }),
    flush,
    choose: (which) => happen({ type: 'chosen', which }),
    settled: () =>
      new Promise((done) => {
        flush();
        const look = () => {
          if (isUnderWay(state)) return;
          unsubscribe();
          done(state);
        };
        const unsubscribe = subscribe(look);
        look();
      }),
    stop: () => clearTimeout(timer),
  };
}

function isUnderWay({ phase }: SaveState): boolean {
  return phase.at === 'sending' || phase.at === 'pausing';
}

/** A save in progress may have arrived when the page is gone before its response. */
function keptOf({ answer, stored, unsure, phase }: SaveState) {
  const all = phase.at === 'sending' ? [...unsure, phase.answer] : unsure;
  return { answer, revision: stored.revision, unsure: [...all] };
}

function failureOf(error: ClientError): SaveEvent {
  const current = StoredAnswer.safeParse(error.body?.current);
  if (error.code === 'conflict' && current.success) return { type: 'newer', current: current.data };
  const passes = ERROR_RULES[error.code].passes === true || error.code === 'unknown';
  return { type: passes ? 'away' : 'refused', error };
}
