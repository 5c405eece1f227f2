import { CircleAlert } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { cx } from './class-names';

/** The look of every text control. 16 px on touch screens keeps phones from zooming in. */
export const CONTROL =
  'w-full rounded-control border border-border-strong bg-surface px-2.5 text-ink pointer-coarse:text-16 ' +
  'focus-visible:outline-2 focus-visible:outline-accent focus-visible:-outline-offset-1 ' +
  'aria-invalid:border-danger disabled:bg-sunken disabled:text-ink-3';

export type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldFrameProps = {
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Announces the error, anew with each other number: for somebody who is in the field already. */
  told?: number | undefined;
  aside?: ReactNode;
  id?: string | undefined;
  hideLabel?: boolean;
  className?: string;
  children: (wiring: FieldWiring) => ReactNode;
};

/** Label, control, hint and error, linked for screen readers. */
export function FieldFrame(props: FieldFrameProps) {
  const own = useId();
  const id = props.id ?? own;
  const note = props.error || props.hint ? `${id}-note` : undefined;
  return (
    <div className={cx('flex min-w-0 flex-col', props.className)}>
      <div className={cx('mb-1 flex flex-wrap items-center gap-x-2', props.hideLabel && 'sr-only')}>
        <label htmlFor={id} className="text-13 font-medium whitespace-nowrap">
          {props.label}
          {props.optional && <span className="font-normal text-ink-3"> optional</span>}
        </label>
        {props.aside && <div className="ml-auto">{props.aside}</div>}
      </div>
      {props.children({
        id,
        'aria-describedby': note,
        'aria-invalid': props.error ? true : undefined,
      })}
      {props.error ? (
        <p
          key={props.told}
          id={note}
          role={props.told ? 'alert' : undefined}
          className={cx(
            'mt-1.5 flex items-start gap-1.5 text-12 text-danger',
            // A form with room for a line below each field keeps its button where it is.
            !props.hint && 'in-[.steady]:mt-0.5 in-[.steady]:-mb-4.5',
          )}
        >
          <CircleAlert size={14} strokeWidth={1.75} className="mt-px shrink-0" aria-hidden />
          {props.error}
        </p>
      ) : (
        props.hint && (
          <div id={note} className="mt-1.5 text-12 text-balance text-ink-3">
            {props.hint}
          </div>
        )
      )}
    </div>
  );
}

/**
 * The parts of a date take the focus one after another, and the last is a browser button: the ring stays for all.
 */
const IN_PARTS =
  'focus-within:outline-2 focus-within:outline-accent focus-within:-outline-offset-1';

type FieldProps = InputHTMLAttributes<HTMLInputElement> &
  Omit<FieldFrameProps, 'children' | 'id'> & { tall?: boolean; ref?: Ref<HTMLInputElement> };

/** A single-line text field with its label. */
export function Field(props: FieldProps) {
  const { label, optional, hint, error, told, aside, hideLabel, className, tall, id, ...input } =
    props;
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      told={told}
      aside={aside}
      id={id}
      {...(optional && { optional })}
      {...(hideLabel && { hideLabel })}
      {...(className && { className })}
    >
      {(wiring) => (
        <input
          {...input}
          {...wiring}
          className={cx(
            CONTROL,
            tall ? 'h-10 text-14' : 'h-8 text-13',
            'pointer-coarse:h-11',
            input.type === 'date' && IN_PARTS,
          )}
        />
      )}
    </FieldFrame>
  );
}
