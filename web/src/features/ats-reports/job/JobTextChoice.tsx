import { messages } from '@candor/domain/messages';
import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button';
import { TextArea } from '../../../ui/TextArea';
import { jobTextSentence } from './scoring-words';

type JobTextChoiceProps = {
  type: AtsType;
  /** The sources of a text that nobody has to type. */
  from: 'ats' | 'typed';
  /** Whether the system turned out not to have one. */
  missing: boolean;
  /** Whether somebody types one. */
  own: boolean;
  text: string;
  error: string | undefined | null;
  /** Where a text is typed. */
  field: RefObject<HTMLTextAreaElement | null>;
  onOwn: (own: boolean) => void;
  onText: (text: string) => void;
};

/** What candidates are scored against: the description that is known, or one that is typed. */
export function JobTextChoice(props: JobTextChoiceProps) {
  const { type, from, missing, own, text, error, field, onOwn, onText } = props;
  const other = useRef<HTMLButtonElement>(null);
  const before = useRef(own);
  useEffect(() => {
    if (before.current === own) return;
    before.current = own;
    // The pressed button is gone, or a text turns out to be needed: the focus moves to where to answer.
    (own ? field : other).current?.focus();
  }, [own, field]);
  if (!own) {
    return (
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-13 text-ink-2">
        {jobTextSentence(from, type)}
        <Button
          ref={other}
          variant="link"
          size="sm"
          className="-ml-2.5"
          onClick={() => onOwn(true)}
        >
          Use another description
        </Button>
      </p>
    );
  }
  return (
    <TextArea
      ref={field}
      label="Job description"
      value={text}
      onChange={({ target }) => onText(target.value)}
      error={error || undefined}
      hint={
        missing
          ? messages.atsNoJobText(ATS_NAMES[type])
          : 'Candidates who have a score already keep it.'
      }
      aside={
        !missing && (
          <Button variant="link" size="sm" className="-mr-2.5" onClick={() => onOwn(false)}>
            {from === 'ats' ? `Use the one in ${ATS_NAMES[type]}` : 'Use the one from before'}
          </Button>
        )
      }
      box="min-h-44"
    />
  );
}
