import { Info } from 'lucide-react';

/** Says that a job text names nothing to ask about. Steps can still be written by hand. */
export function NothingRead() {
  return (
    <div
      role="status"
      className="mt-4 flex items-start gap-2.5 rounded-control bg-info-soft px-3 py-2.5 text-13"
    >
      <Info size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-info" aria-hidden />
      <div>
        <p className="font-medium">No requirement was read from this text</p>
        <p className="text-ink-2">
          Name what the job asks for, such as skills, years or languages, or start from an empty
          assessment and write the steps yourself.
        </p>
      </div>
    </div>
  );
}
