import type { FieldBinding } from '../../forms/use-form';
import { Field } from '../../ui/Field';
import { entriesOf, lastEntry, withLastEntry } from './term-words';
import { useLookUp } from './use-look-up';

/** So many suggestions fit under the field on a phone. */
const MOST_SHOWN = 4;

type LinkFieldProps = {
  label: string;
  hint: string;
  placeholder: string;
  binding: FieldBinding;
  onFill: (line: string) => void;
};

/** Names of what Candor or the account knows, parted by commas, with suggestions for the one that is being typed. */
export function LinkField({ label, hint, placeholder, binding, onFill }: LinkFieldProps) {
  const typed = lastEntry(binding.value);
  const found = useLookUp(typed)?.concepts ?? [];
  const named = entriesOf(binding.value).map((entry) => entry.toLowerCase());
  const offered = found
    .filter(({ name }) => !named.includes(name.toLowerCase()))
    .slice(0, MOST_SHOWN);
  return (
    <div>
      <Field
        label={label}
        optional
        tall
        autoComplete="off"
        placeholder={placeholder}
        hint={hint}
        {...binding}
      />
      {typed !== '' && offered.length > 0 && (
        <ul aria-label={`Suggestions for ${label}`} className="mt-1.5 flex flex-wrap gap-1.5">
          {offered.map(({ name }) => (
            <li key={name} className="max-w-full">
              <button
                type="button"
                onClick={() => onFill(withLastEntry(binding.value, name))}
                className="h-7 max-w-full truncate rounded-control border border-border px-2 text-12 hover:bg-hover pointer-coarse:h-11"
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
