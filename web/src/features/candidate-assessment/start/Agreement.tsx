import { CircleAlert } from 'lucide-react';
import { useId } from 'react';

type AgreementProps = {
  given: boolean;
  error: string | undefined;
  onChange: (given: boolean) => void;
};

/** The tick without which nothing begins. */
export function Agreement({ given, error, onChange }: AgreementProps) {
  const note = useId();
  return (
    <div className="mt-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="agree"
          checked={given}
          onChange={(event) => onChange(event.target.checked)}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? note : undefined}
          className="size-5.5 shrink-0 rounded-badge! aria-invalid:border-danger!"
        />
        <span>My answers may be used for this application.</span>
      </label>
      {error && (
        <p id={note} className="mt-1 flex items-start gap-1.5 text-13 text-danger">
          <CircleAlert size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
