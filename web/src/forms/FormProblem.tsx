import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../ui/class-names';
import type { NamedField } from './named-fields';

type FormProblemProps = {
  text: string | null;
  /** The fields that it is about: each is named, with the way to it. */
  fields?: readonly NamedField[];
  /** Over a form whose button keeps its place by itself, or is gone. */
  above?: boolean;
  children?: ReactNode;
};

/**
 * What is wrong with a whole form, below its button, which therefore stays under the pointer that has pressed it. Takes the focus
 * when it appears or says something else. While its fields are put right it marks each that is, keeps its height, and leaves the
 * focus with whoever types; with the last one it goes.
 */
export function FormProblem({ text, fields = [], above = false, children }: FormProblemProps) {
  const box = useRef<HTMLDivElement>(null);
  const said = fields.length > 0 ? 'fields' : text;
  useEffect(() => {
    if (said) box.current?.focus();
  }, [said]);
  // Once all of them are right there is nothing to put right. What stands above a form goes only with its next sending.
  const isMended = !above && fields.length > 0 && fields.every(({ mended }) => mended);
  if (!text || isMended) return null;
  return (
    <div
      ref={box}
      role="alert"
      // What is put right is read alone; an alert would otherwise repeat all of itself.
      aria-atomic={false}
      tabIndex={-1}
      className={cx(
        // Over the foot of a form, which draws itself around what it covers while it is in sight.
        'relative flex items-start gap-2.5 rounded-control bg-danger-soft px-3 py-2.5 text-13',
        // Forms that space their parts add to it: it stands equally far from them in all.
        above
          ? 'mb-5 [.gap-6>&]:mb-0 [.gap-4>&]:mb-1 [.gap-3>&]:mb-2'
          : 'mt-5 [.gap-6>&]:-mt-1 [.gap-4>&]:mt-1 [.gap-3>&]:mt-2',
      )}
    >
      <CircleAlert
        size={16}
        strokeWidth={1.75}
        className="mt-0.5 shrink-0 text-danger"
        aria-hidden
      />
      <div className="min-w-0 text-pretty">
        {text}
        {fields.length > 0 && <WayToFields fields={fields} />}
        {children}
      </div>
    </div>
  );
}

function WayToFields({ fields }: { fields: readonly NamedField[] }) {
  return (
    <ul className="mt-1 list-disc pl-4">
      {fields.map(({ name, label, focus, mended = false }) => (
        <li key={name} aria-atomic>
          <button
            type="button"
            onClick={focus}
            className={cx(
              'min-h-6 min-w-6 text-left underline-offset-3 wrap-anywhere pointer-coarse:min-h-11',
              mended ? 'text-ink-2 line-through' : 'underline',
            )}
          >
            {label}
            {mended && <span className="sr-only">, done</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
