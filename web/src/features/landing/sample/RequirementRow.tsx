import { cx } from '../../../ui/class-names';
import { CHOSEN_IN_FORCED_COLORS } from '../../../ui/radio';
import { GROUP_WORD } from '../../../ui/score/requirement-group';
import type { SampleLine } from './read-sample';

type RequirementRowProps = {
  lines: readonly SampleLine[];
  chosen: string;
  onChoose: (requirementId: string) => void;
};

/** The requirements of the job; the chosen one is lit in both resumes. */
export function RequirementRow({ lines, chosen, onChoose }: RequirementRowProps) {
  const line = lines.find(({ id }) => id === chosen);
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-hairline px-4 py-2 md:pl-5">
      <legend className="sr-only">Requirement to look for</legend>
      <span aria-hidden className="text-13 text-ink-2">
        Requirements
      </span>
      <div className="flex flex-wrap gap-1">
        {lines.map(({ id, label, text }) => (
          <label
            key={id}
            title={text}
            className={cx(
              'num relative grid h-6 min-w-8 cursor-pointer place-items-center rounded-chip px-1 text-12 pointer-coarse:h-11 pointer-coarse:min-w-11',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              CHOSEN_IN_FORCED_COLORS,
              id === chosen
                ? 'bg-mark font-strong'
                : 'font-medium text-ink-2 shadow-[inset_0_0_0_1px_var(--border)] hover:bg-hover',
            )}
          >
            <input
              type="radio"
              name="sample-requirement"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span aria-hidden>{label}</span>
            <span className="sr-only">
              {label}, {text}
            </span>
          </label>
        ))}
      </div>
      {line && (
        <p aria-hidden className="text-13">
          <span className="font-medium">{line.text}</span>
          <span className="ml-2 text-ink-3">{GROUP_WORD[line.group].toLowerCase()}</span>
        </p>
      )}
    </fieldset>
  );
}
