import { cx } from '../../../ui/class-names';
import { CONTROL, FieldFrame } from '../../../ui/Field';

type ChoiceFieldProps = {
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  onText: (text: string) => void;
  onEnter: () => void;
};

/** One answer to choose from. It is one sentence and may be a long one: the field grows with it, and Enter ends it. */
export function ChoiceField({ label, name, value, error, onText, onEnter }: ChoiceFieldProps) {
  return (
    <FieldFrame label={label} hideLabel error={error} className="flex-1">
      {(wiring) => (
        <textarea
          {...wiring}
          name={name}
          rows={1}
          value={value}
          onChange={({ target }) => onText(target.value.replace(/\s*\n\s*/g, ' '))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onEnter();
          }}
          className={cx(
            CONTROL,
            'min-h-10 resize-none py-2.25 text-14 [field-sizing:content] pointer-coarse:min-h-11',
          )}
        />
      )}
    </FieldFrame>
  );
}
