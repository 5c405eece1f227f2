import { useState } from 'react';

/** Whether something that is shown once was saved; the first attempt to leave asks. */
export type ShownOnce = {
  /** The user tried to leave without having saved it. */
  asked: boolean;
  noteKept: () => void;
  close: () => void;
};

/** Watches over something that is shown once; `onClose` is called when it may go. */
export function useShownOnce(onClose: () => void): ShownOnce {
  const [kept, setKept] = useState(false);
  const [asked, setAsked] = useState(false);
  return {
    asked: asked && !kept,
    noteKept: () => setKept(true),
    close: () => {
      if (kept || asked) return onClose();
      setAsked(true);
    },
  };
}
