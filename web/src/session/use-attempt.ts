import { useRef } from 'react';
import { newId } from '../api/new-id';

export type Attempt = {
  /** The idempotency key of a submission: the same for the same content until it succeeded. */
  keyOf: (content: unknown) => string;
  /** It went well. The same content sent once more is meant once more. */
  done: () => void;
};

/** Distinguishes a retry after a failure from a new submission, so that nothing is created twice. */
export function useAttempt(): Attempt {
  const last = useRef<{ content: string; key: string } | null>(null);
  return {
    keyOf: (content) => {
      const text = JSON.stringify(content);
      if (last.current?.content !== text) last.current = { content: text, key: newId() };
      return last.current.key;
    },
    done: () => {
      last.current = null;
    },
  };
}
