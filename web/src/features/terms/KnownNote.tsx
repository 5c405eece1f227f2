import type { LookUpAnswer } from '@candor/domain/model/term';

type KnownNoteProps = { typed: string; found: LookUpAnswer | null };

/** What Candor knows already about the name that is being typed: teaching it then means something else. */
export function KnownNote({ typed, found }: KnownNoteProps) {
  const known = found?.known ?? null;
  return (
    <p role="status" className="mt-1.5 min-h-4.5 text-12 text-ink-2 empty:min-h-0">
      {known?.name.toLowerCase() === typed.trim().toLowerCase() &&
        `Candor knows ${known.name}. What you write here is added to it.`}
      {known &&
        known.name.toLowerCase() !== typed.trim().toLowerCase() &&
        `Candor reads this as ${known.name}. In your account it will mean your term instead.`}
      {!known &&
        found?.everyday &&
        'This is also an everyday word: name below the words that appear near it.'}
    </p>
  );
}
