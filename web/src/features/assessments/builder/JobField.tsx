import { JOB_TEXT } from '@candor/domain/rules/submission';
import type { ReactNode } from 'react';
import { formatCount } from '../../../ui/format';
import { TextArea } from '../../../ui/TextArea';

type JobFieldProps = {
  text: string;
  error: string | undefined;
  onText: (text: string) => void;
  /** Shown next to the label. */
  aside?: ReactNode;
};

/** The job description, with how much of it there is. */
export function JobField({ text, error, onText, aside }: JobFieldProps) {
  const { length } = text.trim();
  return (
    <TextArea
      label="Job description"
      name="job_description_text"
      value={text}
      error={error}
      onChange={({ target }) => onText(target.value)}
      placeholder="Paste the job description here, at least 50 characters."
      box="min-h-[232px] max-h-[480px] text-14 [field-sizing:content]"
      aside={aside}
      hint={
        <span className="num">
          {formatCount(length)} {length === 1 ? 'character' : 'characters'}
          {length > 0 && length < JOB_TEXT.min && `, ${JOB_TEXT.min - length} to go`}
        </span>
      }
    />
  );
}
