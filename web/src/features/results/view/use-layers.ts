import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ViewState } from './view-state';

type Laid = Pick<ViewState, 'candidate' | 'compare'>;
type Step = 'push' | 'replace' | 'gone back';

/**
 * What is over the list is a history entry of its own: the back button of a phone closes it, where it would otherwise
 * leave the batch. Closing it any other way goes the same step back, so that no entry is left behind.
 */
export function useLayers(view: Laid, beside: boolean): (next: Partial<ViewState>) => Step {
  const navigate = useNavigate();
  const pushed = useRef(0);
  // The URL follows a moment after a step: until then the step itself says what is shown.
  const shown = useRef<Laid>(view);
  const seen = useRef(view);
  if (seen.current !== view) {
    seen.current = view;
    shown.current = view;
    pushed.current = Math.min(pushed.current, layersOf(view, beside));
  }
  return useCallback(
    (next) => {
      const before = layersOf(shown.current, beside);
      shown.current = { ...shown.current, ...next };
      const after = layersOf(shown.current, beside);
      if (after > before) {
        pushed.current += 1;
        return 'push';
      }
      if (after === before || pushed.current === 0) return 'replace';
      // If more changes than closing, the previous entry would not show it.
      if (Object.keys(next).length > 1) {
        pushed.current = 0;
        return 'replace';
      }
      pushed.current -= 1;
      navigate(-1);
      return 'gone back';
    },
    [navigate, beside],
  );
}

/** How many layers are over the list: a comparison, and a person if there is no room for them next to it. */
function layersOf({ candidate, compare }: Laid, beside: boolean): number {
  return Number(compare.length > 0) + Number(!beside && candidate !== null);
}
