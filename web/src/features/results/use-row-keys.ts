import { useEffect, useRef } from 'react';
import { isTyping } from '../../ui/is-typing';

type RowKeys = {
  ids: readonly string[];
  openId: string | null;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** J and K (and the arrows, once somebody is open) walk through the people, Escape closes. Never while typing. */
export function useRowKeys({ ids, openId, onOpen, onClose }: RowKeys): void {
  // The address follows a moment after the key: a second press in that moment counts from where the first one went.
  const at = useRef(openId);
  at.current = openId;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const inTabs =
        event.target instanceof HTMLElement && event.target.closest('[role=tablist]') !== null;
      const step = stepOf(event.key, openId !== null && !inTabs);
      if (step !== 0) {
        const index = at.current === null ? -1 : ids.indexOf(at.current);
        const next = ids[index === -1 ? 0 : index + step];
        event.preventDefault();
        if (!next) return;
        at.current = next;
        onOpen(next);
      } else if (event.key === 'Escape' && openId !== null) onClose();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [ids, openId, onOpen, onClose]);
}

function stepOf(key: string, arrows: boolean): 1 | -1 | 0 {
  if (key === 'j' || (arrows && key === 'ArrowDown')) return 1;
  return key === 'k' || (arrows && key === 'ArrowUp') ? -1 : 0;
}
