import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { OnDemandParts } from './on-demand';

type OnDemandProps<Parts> = {
  parts: OnDemandParts<Parts>;
  /** The button that opens something; it stands alone until the parts are loaded. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  popup: 'menu' | 'dialog';
  /** Keys that open it when focused, in addition to the pointer. */
  keys: readonly string[];
  /** Renders the trigger with what it opens; `opened` if that was already requested. */
  children: (parts: Parts, opened: boolean) => ReactNode;
};

/**
 * A button whose popup is fetched when a pointer or the focus comes near it. Somebody faster than the network gets
 * the popup as soon as it has loaded.
 */
export function OnDemand<Parts>({ parts, trigger, popup, keys, children }: OnDemandProps<Parts>) {
  const [here, setHere] = useState(parts.get);
  const [opened, setOpened] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const place = useRef<HTMLSpanElement>(null);
  const focused = useRef(false);
  const pressed = useRef<string | null>(null);

  // The trigger is a different element from now on, which takes over the focus.
  useLayoutEffect(() => {
    if (here && focused.current && !opened) {
      place.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    }
  }, [here, opened]);

  // A menu opened by a key starts on its first item, so it receives the key itself.
  useEffect(() => {
    if (!here || pressed.current === null) return;
    const again = new KeyboardEvent('keydown', { key: pressed.current, bubbles: true });
    pressed.current = null;
    place.current?.querySelector('button')?.dispatchEvent(again);
  }, [here]);

  const fetch = (wanted: boolean) => {
    parts.load().then(
      (arrived) => {
        focused.current = place.current?.contains(document.activeElement) ?? false;
        setHere(() => arrived);
      },
      // A pointer that merely passed by is told nothing.
      (error: unknown) => wanted && setFailure({ error }),
    );
  };
  // A part that cannot be loaded belongs to a newer version: the error page knows what to do.
  if (failure) throw failure.error;
  return (
    <span ref={place} className="contents">
      {here
        ? children(here, opened)
        : cloneElement(trigger, {
            'aria-haspopup': popup,
            'aria-expanded': false,
            onPointerEnter: () => fetch(false),
            onFocus: () => fetch(false),
            onPointerDown: (event) => {
              if (event.button !== 0 || event.ctrlKey) return;
              setOpened(true);
              fetch(true);
            },
            onKeyDown: (event) => {
              if (!keys.includes(event.key)) return;
              event.preventDefault();
              if (popup === 'menu') pressed.current = event.key;
              else setOpened(true);
              fetch(true);
            },
          })}
    </span>
  );
}
