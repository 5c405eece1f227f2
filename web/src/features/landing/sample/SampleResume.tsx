import { cx } from '../../../ui/class-names';
import type { SampleLine } from './read-sample';
import { type ResumeLine, resumeLines } from './resume-lines';

type SampleResumeProps = {
  text: string;
  lines: readonly SampleLine[];
  chosen: string;
  onChoose: (requirementId: string) => void;
};

/** A resume with the sentences that earn points marked in place and named in the margin. */
export function SampleResume({ text, lines, chosen, onChoose }: SampleResumeProps) {
  return (
    <div className="flex flex-col gap-1 text-15">
      {resumeLines(text, lines, chosen).map((line) => (
        <div key={line.start} className="flex items-start gap-3.5">
          <Chip line={line} chosen={chosen} onChoose={onChoose} />
          <p className={cx(line.kind === 'heading' && 'mt-1.5 text-12 font-medium text-ink-3')}>
            <Words line={line} chosen={chosen} />
          </p>
        </div>
      ))}
    </div>
  );
}

type PartProps = { line: ResumeLine; chosen: string };

function Chip({ line, chosen, onChoose }: PartProps & Pick<SampleResumeProps, 'onChoose'>) {
  const { mark, others } = line;
  if (!mark) return <span aria-hidden className="w-[42px] shrink-0" />;
  const on = mark.line.id === chosen;
  const more = others > 0 ? ` and ${others} more` : '';
  return (
    <button
      type="button"
      aria-label={`${mark.line.label}${more}, choose this evidence`}
      onClick={() => onChoose(mark.line.id)}
      className={cx(
        'num relative mt-[3px] grid h-4.5 w-10.5 shrink-0 place-items-center rounded-chip text-12 leading-4 before:absolute before:-inset-[3px] pointer-coarse:before:-inset-x-2',
        on
          ? 'bg-mark font-strong'
          : 'font-medium text-ink-2 shadow-[inset_0_0_0_1px_var(--border)] hover:bg-hover',
      )}
    >
      {mark.line.label}
      {others > 0 && '+'}
    </button>
  );
}

function Words({ line, chosen }: PartProps) {
  const { mark, start, text } = line;
  if (!mark) return text.replace(/^- /, '');
  const { line: requirement } = mark;
  const verdict = requirement.verdict === 'unmet' ? 'unclear' : requirement.verdict;
  return (
    <>
      {text.slice(0, mark.start - start).replace(/^- /, '')}
      <mark data-on={requirement.id === chosen} className={`mark-${verdict}`}>
        {text.slice(mark.start - start, mark.end - start)}
      </mark>
      {text.slice(mark.end - start)}
    </>
  );
}
