import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { formatClock } from '../../../ui/format';
import { TextArea } from '../../../ui/TextArea';
import { useWayBack } from '../../../ui/use-way-back';
import type { Review } from '../decisions/use-review';

const MOST = 1000;
/** Written text is sent after this much silence. */
const STILL_MS = 800;

type NotesProps = { candidateId: string; review: Review };
type State =
  | { kind: 'idle' | 'unsaved' | 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed'; message: string };

/** Notes about a person. Saved automatically; only this account's team sees them. */
export function Notes({ candidateId, review }: NotesProps) {
  const { note, reason } = review.judgementOf(candidateId);
  // Until somebody types, the server's version is shown, even if it arrives late.
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? note ?? '';
  const [state, setState] = useState<State>({ kind: 'idle' });
  const pending = useRef<string | null>(null);
  const leaving = useWayBack();
  const { saveNote } = review;

  const save = useCallback(async () => {
    const wanted = pending.current;
    if (wanted === null) return;
    pending.current = null;
    setState({ kind: 'saving' });
    const saved = await saveNote(candidateId, wanted);
    if (saved.ok) return setState({ kind: 'saved', at: new Date() });
    // Leaving the field, or the person, tries once more; over what somebody else has written nobody writes unasked.
    if (saved.error.code !== 'conflict') pending.current ??= wanted;
    setState({ kind: 'failed', message: saved.error.message });
  }, [saveNote, candidateId]);

  useEffect(() => {
    if (state.kind !== 'unsaved') return;
    const timer = setTimeout(() => void save(), STILL_MS);
    return () => clearTimeout(timer);
  }, [state, save]);
  // Leaving in the middle of a word loses nothing.
  useEffect(() => () => void save(), [save]);

  return (
    <div className="py-4">
      <TextArea
        label="Notes"
        value={text}
        maxLength={MOST}
        onChange={(event) => {
          setDraft(event.target.value);
          pending.current = event.target.value;
          setState({ kind: 'unsaved' });
        }}
        onBlur={() => void save()}
        {...leaving}
        aside={
          <span className="num text-12 text-ink-3">
            {text.length}/{MOST}
          </span>
        }
        box="h-48 text-14"
      />
      <p
        role="status"
        className="mt-1.5 flex min-h-6 items-center gap-2 text-12 text-balance text-ink-3"
      >
        {wordsFor(state)}
        {state.kind === 'failed' && (
          <Button
            size="sm"
            onClick={() => {
              pending.current = text;
              void save();
            }}
          >
            Try Again
          </Button>
        )}
      </p>
      {reason && (
        <p className="mt-3 text-13 text-ink-2">
          <span className="font-medium text-ink">Reason given:</span> {reason}
        </p>
      )}
    </div>
  );
}

function wordsFor(state: State): string {
  switch (state.kind) {
    case 'idle':
      return 'Saved as you type. Never part of the score, never on a shared link.';
    case 'unsaved':
    case 'saving':
      return 'Saving…';
    case 'saved':
      return `Saved ${formatClock(state.at)}`;
    case 'failed':
      return `Not saved. ${state.message}`;
  }
}
