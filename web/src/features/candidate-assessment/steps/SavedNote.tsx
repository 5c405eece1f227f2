import { Check, CloudOff, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react';
import { formatClock } from '../../../ui/format';
import type { SaveState } from '../saving/save-machine';

type Note = { icon: LucideIcon | null; text: string; spins?: true };

/** The state of saving, shown without asking for attention. */
export function SavedNote({ state }: { state: SaveState }) {
  const { icon: Icon, text, spins } = noteOf(state);
  return (
    <p role="status" className="flex min-w-0 items-center gap-1.5 text-13 text-ink-3">
      {Icon && (
        <Icon
          size={14}
          strokeWidth={1.75}
          className={spins ? 'shrink-0 animate-spin' : 'shrink-0'}
          aria-hidden
        />
      )}
      <span className="num truncate">{text}</span>
    </p>
  );
}

function noteOf({ phase, stored }: SaveState): Note {
  switch (phase.at) {
    case 'still':
      return stored.saved_at === null
        ? { icon: null, text: '' }
        : { icon: Check, text: `Saved ${formatClock(new Date(stored.saved_at))}` };
    case 'pausing':
    case 'sending':
      return { icon: LoaderCircle, text: 'Saving...', spins: true };
    case 'away':
      return phase.error.code === 'network_error'
        ? { icon: CloudOff, text: 'Offline: kept on this device' }
        : { icon: CloudOff, text: 'Not saved yet: kept on this device' };
    case 'asking':
    case 'refused':
      return { icon: TriangleAlert, text: 'Not saved' };
  }
}
