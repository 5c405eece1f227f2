import { isFileInput } from '@candor/domain/rules/file-input';
import { type InputType, lowestPlanTaking, PLANS } from '@candor/domain/rules/plans';
import { savedSourceOf } from '@candor/domain/rules/submission';
import { Archive, Lock, type LucideIcon, Table2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { SOURCE_TYPES } from '../../sources/source-types';
import { buttonClass } from '../../ui/Button';
import { cx } from '../../ui/class-names';
import { sentenceList } from '../../ui/format';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { Skeleton } from '../../ui/Skeleton';
import { FileSource } from './FileSource';
import type { FormState } from './form-state';
import type { TakeFiles } from './use-taken-files';

/** Most batches are files: the page begins without the form of a connected source. */
const ConfigSource = lazy(async () => ({ default: (await import('./ConfigSource')).ConfigSource }));

const SOURCES: readonly { value: InputType; label: string; icon: LucideIcon }[] = [
  { value: 'csv_file', label: 'CSV', icon: Table2 },
  { value: 'zip_file', label: 'ZIP', icon: Archive },
  { value: 'google_drive', label: 'Drive', icon: SOURCE_TYPES.google_drive.icon },
  { value: 'aws_s3', label: 'S3', icon: SOURCE_TYPES.aws_s3.icon },
  { value: 'database', label: 'Database', icon: SOURCE_TYPES.database.icon },
];

type SourceSectionProps = {
  form: FormState;
  /** The sources that the plan opens; null while it is not known. */
  allowed: readonly InputType[] | null;
  errors: Record<string, string>;
  /** Something was pasted on the page. */
  pasted: boolean;
  onChange: (change: Partial<FormState>) => void;
  /** The chosen table under other column names. */
  onFile: (file: File) => void;
  onFiles: TakeFiles;
};

/** Where the candidates come from. Sources of a higher plan are in sight and say which plan opens them. */
export function SourceSection(props: SourceSectionProps) {
  const { form, allowed, errors, pasted, onChange, onFile, onFiles } = props;
  const isLocked = (type: InputType) => allowed !== null && !allowed.includes(type);
  const locked = SOURCES.filter(({ value }) => isLocked(value));
  return (
    <div className="border-t border-border px-4 pt-3 pb-5 sm:px-6">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="mr-auto text-13 font-medium">Candidates</h3>
        {locked.length > 0 && (
          <span className="text-12 text-balance text-ink-3">{lockedSentence(locked)}</span>
        )}
        <SegmentedControl
          legend="Source of the candidates"
          value={form.inputType}
          onChange={(inputType) =>
            // A saved source is of one type.
            onChange({ inputType, ...(savedSourceOf(form.config) !== null && { config: {} }) })
          }
          className="max-sm:w-full"
          segments={SOURCES.map(({ value, label, icon }) => ({
            value,
            label,
            icon: isLocked(value) ? Lock : icon,
            locked: isLocked(value) ? `${PLANS[lowestPlanTaking(value)].name} plan` : undefined,
          }))}
        />
      </div>
      {isLocked(form.inputType) ? (
        <LockedSource type={form.inputType} />
      ) : isFileInput(form.inputType) ? (
        <FileSource
          form={form}
          error={errors.candidate_source_file}
          pasted={pasted}
          onChange={onChange}
          onFile={onFile}
          onFiles={onFiles}
        />
      ) : (
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <ConfigSource form={form} type={form.inputType} errors={errors} onChange={onChange} />
        </Suspense>
      )}
    </div>
  );
}

function lockedSentence(locked: readonly { value: InputType; label: string }[]): string {
  const plans = [...new Set(locked.map(({ value }) => lowestPlanTaking(value)))];
  return plans
    .map((plan) => {
      const names = locked
        .filter(({ value }) => lowestPlanTaking(value) === plan)
        .map(({ label }) => label);
      return `${sentenceList(names)} ${names.length === 1 ? 'needs' : 'need'} ${PLANS[plan].name}`;
    })
    .join('; ');
}

/** What a source is good for, and what one of them looks like. */
const OFFER: Record<InputType, { benefit: string; example: string }> = {
  csv_file: {
    benefit: 'Score the rows of a table.',
    example: 'candidate_name, candidate_text',
  },
  zip_file: {
    benefit: 'Score a folder of documents.',
    example: 'nurses-2026.zip',
  },
  google_drive: {
    benefit: 'Score every document of a Drive folder without downloading it first.',
    example: 'drive.google.com/drive/folders/1aBcDeFgHiJkLm',
  },
  aws_s3: {
    benefit: 'Score every document of a bucket, folder by folder.',
    example: 's3://applications/nurses/2026/',
  },
  database: {
    benefit: 'Score the rows of a read-only query. They are checked before anything is charged.',
    example: 'select full_name, resume_text from applicants where job_id = 118',
  },
};

function LockedSource({ type }: { type: InputType }) {
  const { benefit, example } = OFFER[type];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-[10px] border border-border bg-bg px-4 py-4">
      <Lock size={20} strokeWidth={1.75} className="text-ink-3" aria-hidden />
      <div className="min-w-0 flex-1 basis-48 text-13">
        <p className="font-medium">Part of {PLANS[lowestPlanTaking(type)].name}</p>
        <p className="text-ink-2">{benefit}</p>
        <p className="mt-1 text-12 text-ink-3">
          Such as <code className="font-mono wrap-anywhere">{example}</code>
        </p>
      </div>
      <Link to={paths.pricing} className={cx(buttonClass({ variant: 'primary' }), 'max-sm:ml-9')}>
        Upgrade Plan
      </Link>
    </div>
  );
}
