import { useState } from 'react';
import { cx } from '../class-names';
import { CONTROL } from '../Field';

type WordsFieldProps = {
  label: string;
  text: string;
  maxLength: number;
  /** Finds the field of a line. */
  lineKey: string;
  onRename: (text: string) => void;
};

const SHAPE = 'col-start-1 row-start-1 px-1.5! py-1 text-13 font-medium wrap-anywhere';

/**
 * The words of a requirement as a field as high as its content: all of it can be read at any width. It holds one
 * paragraph, so Enter commits.
 */
export function WordsField({ label, text, maxLength, lineKey, onRename }: WordsFieldProps) {
  const [words, setWords] = useState(text);
  const rename = () => {
    const trimmed = words.trim();
    if (trimmed === '') setWords(text);
    else if (trimmed !== text) onRename(trimmed);
  };
  return (
    <div className="grid">
      {/* Stretches the field in every browser: not all of them size a field by its content. */}
      <span
        aria-hidden
        className={cx(
          SHAPE,
          'invisible border border-transparent whitespace-pre-wrap pointer-coarse:py-2.5 pointer-coarse:text-16',
        )}
      >
        {words}{' '}
      </span>
      <textarea
        data-line={lineKey}
        aria-label={label}
        rows={1}
        value={words}
        maxLength={maxLength}
        onChange={(event) => setWords(event.target.value.replace(/\s*\n\s*/g, ' '))}
        onBlur={rename}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          rename();
        }}
        className={cx(
          CONTROL,
          SHAPE,
          'min-w-0 resize-none overflow-hidden border-transparent bg-transparent hover:border-border focus:border-border-strong focus:bg-surface pointer-coarse:py-2.5',
        )}
      />
    </div>
  );
}
