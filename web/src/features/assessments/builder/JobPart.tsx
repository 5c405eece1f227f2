import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { plural } from '../../../ui/format';
import { changeForm } from '../form/editing';
import { JobField } from './JobField';
import type { Builder } from './use-builder';

const FIELD = '[name="job_description_text"]';

/** The text that answers are scored against. It is collapsed until somebody wants to change it, or has to. */
export function JobPart({ builder }: { builder: Builder }) {
  const { form, problems, job } = builder;
  const text = form.job_description_text;
  const refusedAs = job.error?.fields.find(({ field }) => field === 'job_description_text');
  const error = problems.job_description_text ?? refusedAs?.message;
  const [wanted, setWanted] = useState(text.trim() === '');
  const isOpen = wanted || error !== undefined;
  const edit = () => {
    setWanted(true);
    builder.focusNext(FIELD);
  };
  return (
    <Card aria-labelledby="assessed-job" className="px-4 py-5 sm:px-6">
      <div className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="assessed-job" className="mr-auto text-16 font-strong">
          Job
        </h2>
        {!isOpen && (
          <Button size="sm" onClick={edit}>
            Change the text
          </Button>
        )}
      </div>
      <p className="text-13 text-ink-2">
        Answers are scored against this text. Candidates see which of its requirements a step asks
        about.
      </p>
      {isOpen ? (
        <div className="mt-4">
          <JobField
            text={text}
            error={error}
            onText={(next) =>
              builder.edit((editing) => changeForm(editing, { job_description_text: next }))
            }
          />
        </div>
      ) : (
        <p className="mt-3 line-clamp-2 text-13 wrap-anywhere text-ink-3">{text}</p>
      )}
      <p role="status" className="mt-2 text-12 text-ink-3">
        {job.reading ? 'Reading the job' : readWords(job.requirements.length)}
      </p>
    </Card>
  );
}

function readWords(count: number): string {
  return count === 0 ? '' : `${plural(count, 'requirement')} to ask about`;
}
