import { createValue, type Value } from '../api/value';

/** Where calls that need proof of identity have the user asked for it, once for all waiting calls. */
export type ProofPrompt = {
  /** Whether somebody is being asked. */
  asking: Value<boolean>;
  /** Resolves once it is known whether the proof was given; at once if nobody can be asked. */
  ask: () => Promise<boolean>;
  /** Says how the asking ended. */
  answer: (given: boolean) => void;
  /** Registers a component that can ask; the returned function unregisters it. */
  attend: () => () => void;
};

/** A prompt that no component shows yet. */
export function createProofPrompt(): ProofPrompt {
  const asking = createValue(false);
  let attending = 0;
  let waiting: ((given: boolean) => void)[] = [];
  const answer = (given: boolean) => {
    const heard = waiting;
    waiting = [];
    asking.set(false);
    for (const hear of heard) hear(given);
  };
  return {
    asking,
    ask: () => {
      if (attending === 0) return Promise.resolve(false);
      return new Promise((hear) => {
        waiting.push(hear);
        asking.set(true);
      });
    },
    answer,
    attend: () => {
      attending += 1;
      return () => {
        attending -= 1;
        if (attending === 0) answer(false);
      };
    },
  };
}
