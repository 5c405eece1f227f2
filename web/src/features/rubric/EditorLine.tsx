import { type DraftLine, sourcesOf } from '@candor/domain/rules/rubric-edits';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/Button';
import { cx } from '../../ui/class-names';
import { inertUnless } from '../../ui/inert-unless';
import { KindSwitch } from '../../ui/rubric/KindSwitch';
import { WeightButtons } from '../../ui/rubric/WeightButtons';
import { WordsField } from '../../ui/rubric/WordsField';
import { levelOfWeight, weightOfLevel } from '../../ui/rubric/weight-level';
import { changeLine, deleteLines, moveLine, readOf, setImportance } from './edit-lines';
import type { LabelledLine } from './label-lines';
import { teachableWords } from './teachable-words';

/** What the words of one requirement may be long. */
const MOST_LETTERS = 500;

type EditorLineProps = {
  line: LabelledLine;
  /** First, last of its group, and the only one left. */
  place: { first: boolean; last: boolean; only: boolean };
  selected: boolean;
  chosen: boolean;
  onSelect: (on: boolean) => void;
  onChoose: () => void;
  onEdit: (change: (lines: readonly DraftLine[]) => DraftLine[]) => void;
  /** Opens what teaches these words. */
  onTeach: (words: string) => void;
};

/** One requirement: its words, whether it is a must, how much it counts, and its position. */
export function EditorLine(props: EditorLineProps) {
  const { line, place, selected, chosen, onSelect, onChoose, onEdit, onTeach } = props;
  const { key, label, text, importance, weight } = line;
  const read = readOf(line);
  const unknown = teachableWords(line);
  const move = (by: 1 | -1, atEnd: boolean) =>
    inertUnless(!atEnd, () => onEdit((lines) => moveLine(lines, key, by)));
  return (
    <li
      data-line-of={key}
      onFocusCapture={onChoose}
      className={cx(
        '-mx-2 flex flex-wrap items-center gap-x-2 gap-y-1.5 border-b border-hairline px-2 py-2 pointer-coarse:items-start',
        chosen && 'bg-hover',
      )}
    >
      <label
        data-column="select"
        className="grid size-6 shrink-0 place-items-center pointer-coarse:size-11 max-sm:pointer-coarse:-mx-2.5"
      >
        <span className="sr-only">Select {label} to merge</span>
        <input
          type="checkbox"
          checked={selected}
          disabled={sourcesOf(line).length === 0}
          onChange={(event) => onSelect(event.target.checked)}
          className="size-4"
        />
      </label>
      <span className="num w-6 shrink-0 text-12 text-ink-3 pointer-coarse:leading-11">{label}</span>
      <div data-column="words" className="min-w-0 flex-1 basis-52 max-sm:basis-44">
        <WordsField
          key={text}
          label={`Words of ${label}`}
          text={text}
          maxLength={MOST_LETTERS}
          lineKey={key}
          onRename={(words) => onEdit((lines) => changeLine(lines, key, { text: words }))}
        />
        <p className="px-1.5 text-12 text-ink-3">
          {underWords(line)}
          {unknown !== null && (
            <>
              , looked for by its words.{' '}
              <button
                type="button"
                aria-label={`Teach this term: ${unknown}`}
                onClick={() => onTeach(unknown)}
                className="font-medium text-accent-ink hover:underline pointer-coarse:min-h-11"
              >
                Teach this term
              </button>
            </>
          )}
        </p>
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:w-full max-sm:justify-between">
        <span data-column="kind">
          <KindSwitch
            of={label}
            importance={importance}
            onChoose={(next) => onEdit((lines) => setImportance(lines, [key], next))}
          />
        </span>
        <span data-column="weight" className="max-sm:order-last">
          <WeightButtons
            of={label}
            level={levelOfWeight(read, importance, weight)}
            onChoose={(level) =>
              onEdit((lines) =>
                changeLine(lines, key, { weight: weightOfLevel(read, importance, level) }),
              )
            }
          />
        </span>
        <span className="flex">
          <span data-column="up" className="contents">
            <IconButton
              label={`Move ${label} up`}
              icon={ArrowUp}
              size="sm"
              {...move(-1, place.first)}
            />
          </span>
          <span data-column="down" className="contents">
            <IconButton
              label={`Move ${label} down`}
              icon={ArrowDown}
              size="sm"
              {...move(1, place.last)}
            />
          </span>
          <span data-column="delete" className="contents">
            <IconButton
              label={`Delete ${label}`}
              icon={Trash2}
              size="sm"
              disabled={place.only}
              onClick={() => onEdit((lines) => deleteLines(lines, [key]))}
            />
          </span>
        </span>
      </div>
    </li>
  );
}

const KIND_WORD: Record<DraftLine['kind'], string> = {
  skill: 'Skill',
  experience: 'Experience',
  degree: 'Degree',
  certification: 'Certificate',
  language: 'Language',
  licence: 'Licence',
  role: 'Role',
  domain: 'Field of work',
  other: 'Other',
};

/** What kind of demand it is, and what else counts for it. */
function underWords({ kind, parts }: DraftLine): string {
  const word = KIND_WORD[kind];
  if (parts.length > 1) return `${word}, any of: ${parts.map(({ text }) => text).join(', ')}`;
  const [part] = parts;
  if (part?.source === null) return `${word}, from the text as a whole`;
  const also = part?.alternatives ?? [];
  return also.length > 0 ? `${word}, also counts: ${also.join(', ')}` : word;
}
