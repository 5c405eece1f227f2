import { Link, useSearchParams } from 'react-router';
import type { FieldBinding } from '../../../forms/use-form';
import { paths } from '../../../paths';
import { Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import { SOURCE_WORD } from '../words';
import { byHand, type Choice } from './choices';

const LINK = 'font-medium text-ink underline underline-offset-3';

type AssessmentFieldProps = {
  choices: readonly Choice[];
  choice: string;
  /** The field for an id that is entered by hand. */
  id: FieldBinding;
  hasOwn: boolean;
  hasHosted: boolean;
  onChoose: (choice: string) => void;
};

/** What somebody is invited to: a choice, or the id of an assessment that an ATS hosts. */
export function AssessmentField(props: AssessmentFieldProps) {
  const { choices, choice, id, hasOwn, hasHosted, onChoose } = props;
  const hand = byHand(choice);
  const [query] = useSearchParams();
  // Whoever is invited out of a batch is asked about the job of that batch.
  const job = query.get('batchId') ?? query.get('batch');
  const create = job
    ? `${paths.newAssessment}?job=${encodeURIComponent(job)}`
    : paths.newAssessment;
  return (
    <div className="flex flex-col gap-4">
      {!hasOwn && (
        <p className="rounded-control bg-sunken px-3 py-2.5 text-13 text-ink-2">
          You have no assessment of your own yet. Create one from a job description: a few steps
          whose answers are scored with their evidence.{' '}
          <Link to={create} className={LINK}>
            New assessment
          </Link>
        </p>
      )}
      <Select
        ref={startHere}
        label="Assessment"
        tall
        value={choice}
        options={choices}
        onChoose={onChoose}
      />
      {hand && (
        <Field
          label={`${SOURCE_WORD[hand]} assessment id`}
          tall
          autoComplete="off"
          spellCheck={false}
          hint={
            hasHosted ? (
              'You will find it at the end of its address there.'
            ) : (
              <>
                {/* A connected one may list none either. */}
                No assessment of an ATS is listed. You will find the id at the end of the
                assessment’s address there. Not connected yet?{' '}
                <Link to={paths.integrations} className={LINK}>
                  Connect your ATS
                </Link>
              </>
            )
          }
          {...id}
        />
      )}
    </div>
  );
}

/** The form arrives after its dialog has opened, or in place of a button that was pressed: nothing in it has the focus yet. */
function startHere(field: HTMLSelectElement | null): void {
  const { activeElement: at } = document;
  if (at === document.body || at instanceof HTMLDialogElement) field?.focus();
}
