import { type RefObject, useEffect, useRef, useState } from 'react';

type Wished<Wish> = {
  /** The action that a dialog of a card asks about; null for nothing. */
  wish: Wish | null;
  ask: (wish: Wish) => void;
  close: () => void;
  /** Closes after what took the button away that had opened the dialog. */
  done: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** The dialog of a card. If its action removes the button, the focus moves to the heading of the card. */
export function useWish<Wish>(): Wished<Wish> {
  const [wish, setWish] = useState<Wish | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const ended = useRef(false);
  useEffect(() => {
    if (wish !== null || !ended.current) return;
    ended.current = false;
    heading.current?.focus();
  }, [wish]);
  return {
    wish,
    heading,
    ask: setWish,
    close: () => setWish(null),
    done: () => {
      ended.current = true;
      setWish(null);
    },
  };
}
