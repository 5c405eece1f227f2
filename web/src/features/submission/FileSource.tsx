import { DOCUMENT_TYPES, DOCUMENT_TYPES_IN_WORDS } from '@candor/domain/model/document-types';
import { FILE_RULES } from '@candor/domain/rules/submission';
import { FileText, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/Button';
import { Dropzone } from '../../ui/Dropzone';
import { formatBytes } from '../../ui/format';
import { type GivenFile, givenAlone } from '../../ui/given-file';
import { ProblemLine } from '../../ui/ProblemLine';
import type { FormState } from './form-state';
import { ReadingList } from './ReadingList';
import { readingWords } from './reading-words';
import { saveTemplate } from './save-template';
import type { TakeFiles } from './use-taken-files';

type FileSourceProps = {
  /** Something was pasted on the page: what comes of it is where the keys go on. */
  pasted: boolean;
  form: FormState;
  error: string | undefined;
  onChange: (change: Partial<FormState>) => void;
  /** The chosen table under other column names. */
  onFile: (file: File) => void;
  onFiles: TakeFiles;
};

/** A CSV, a ZIP or documents: chosen, dropped anywhere on the page or pasted, then read on the spot. */
export function FileSource(props: FileSourceProps) {
  const { form, error, pasted, onChange, onFile, onFiles } = props;
  // Choosing and removing a file swap the control that had the focus: the one that comes takes it, a restored draft not.
  const [swapped, setSwapped] = useState(false);
  const rename = (file: File) => {
    setSwapped(true);
    onFile(file);
  };
  const drop = (given: Promise<GivenFile[]>) => {
    setSwapped(true);
    onFiles(given);
  };
  const choose = (files: File[]) => {
    setSwapped(true);
    onFiles(Promise.resolve(files.map(givenAlone)), { areCandidates: true });
  };
  const change = (next: Partial<FormState>) => {
    setSwapped(true);
    onChange(next);
  };
  const csv = form.inputType !== 'zip_file';
  const rule = FILE_RULES[csv ? 'csv_file' : 'zip_file'];
  if (form.file) {
    return (
      <>
        <ChosenFile
          file={form.file}
          form={form}
          takesFocus={swapped || pasted}
          onChange={change}
          onFile={rename}
        />
        <Problem text={error} />
      </>
    );
  }
  return (
    <>
      <Dropzone
        wholePage
        takesFocus={swapped || pasted}
        label={csv ? 'Choose a CSV file' : 'Choose a ZIP or documents'}
        accept={csv ? rule.extension : [rule.extension, ...DOCUMENT_TYPES].join(',')}
        several={!csv}
        onChosen={choose}
        onDropped={drop}
        {...(error && { className: 'border-danger' })}
      >
        {csv ? (
          <>
            <span className="sm:block">
              Or <WithAMouse>drop it on this page, or </WithAMouse>paste rows from a spreadsheet.
            </span>{' '}
            One row per person, up to {rule.maxMegabytes} MB, the resume text in one column.{' '}
            <Button
              variant="link"
              size="sm"
              className="-mx-2.5 h-5 pointer-coarse:-my-3"
              onClick={saveTemplate}
            >
              Template
            </Button>
          </>
        ) : (
          <>
            <WithAMouse>Or drop the documents or their folder on this page. </WithAMouse>
            One document per person: {DOCUMENT_TYPES_IN_WORDS}, up to {rule.maxMegabytes} MB
            together.
          </>
        )}
      </Dropzone>
      <Problem text={error} />
    </>
  );
}

/** A finger drops nothing. */
function WithAMouse({ children }: { children: ReactNode }) {
  return <span className="pointer-coarse:hidden">{children}</span>;
}

type ChosenFileProps = { file: File; takesFocus: boolean } & Pick<
  FileSourceProps,
  'form' | 'onChange' | 'onFile'
>;

function ChosenFile({ file, form, takesFocus, onChange, onFile }: ChosenFileProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [mapping, setMapping] = useState(false);
  useEffect(() => {
    if (takesFocus) frame.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={frame}
      tabIndex={-1}
      className="overflow-hidden rounded-[10px] border border-border bg-bg"
    >
      <div className="flex flex-wrap items-center gap-x-3 py-2.5 pr-3 pl-3.5">
        <FileText size={20} strokeWidth={1.75} className="shrink-0 text-ink-2" aria-hidden />
        <div className="min-w-0 flex-1 basis-36">
          <p className="truncate text-13 font-medium">{file.name}</p>
          <p role="status" className="text-12 text-ink-3">
            {formatBytes(file.size)}, {readingWords(form.reading)}
          </p>
        </div>
        {form.reading?.kind === 'csv' && form.reading.textColumn !== null && (
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={mapping}
            className="max-sm:order-last max-sm:ml-5.5"
            onClick={() => setMapping(!mapping)}
          >
            Columns
          </Button>
        )}
        <IconButton
          label={`Remove ${file.name}`}
          icon={X}
          onClick={() => onChange({ file: null, reading: null, estimate: '' })}
        />
      </div>
      {form.reading && (
        <ReadingList
          file={file}
          reading={form.reading}
          mapping={mapping}
          onFile={onFile}
          onMapped={() => setMapping(false)}
        />
      )}
    </div>
  );
}

function Problem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <ProblemLine size="sm" told={false} className="mt-1.5">
      {text}
    </ProblemLine>
  );
}
