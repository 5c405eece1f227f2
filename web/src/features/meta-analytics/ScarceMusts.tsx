import type { ScarceRequirement } from '@candor/domain/model/meta-analytics';
import { ChartFrame } from '../../session/chart/ChartFrame';
import { Card } from '../../ui/Card';
import { formatCount } from '../../ui/format';
import { VerdictGlyph } from '../../ui/score/VerdictGlyph';
import { VERDICT_WORD, type VerdictName } from '../../ui/score/verdict';
import { WholeTerms } from '../../ui/WholeTerms';
import { scarceFinding } from './meta-words';

const SHADES: readonly (readonly [VerdictName, string])[] = [
  ['met', 'bg-ink-2 forced-colors:bg-[CanvasText]'],
  ['partial', 'bg-border-strong opacity-60 forced-colors:bg-[GrayText] forced-colors:opacity-100'],
  ['unclear', 'shadow-[inset_0_0_0_1px_var(--border-strong)] forced-colors:border'],
  ['unmet', 'hatch'],
];

/** Must-haves that fewer than half of the people show: who meets them, in part, unclearly, or not at all. */
export function ScarceMusts({ scarce }: { scarce: readonly ScarceRequirement[] }) {
  const title = (
    <h2 className="text-14 font-strong">
      <WholeTerms>{scarceFinding(scarce)}</WholeTerms>
    </h2>
  );
  return (
    <Card aria-label="Scarce must-haves" className="px-5 py-4">
      {scarce.length === 0 ? (
        title
      ) : (
        <>
          <ChartFrame
            title={title}
            caption="Scarce must-haves"
            columns={['Must-have', 'Met', 'Partial', 'Unclear', 'None', 'n']}
            rows={scarce.map(({ text, met, partial, unclear, unmet, n }) => ({
              id: text,
              name: text,
              value: met,
              more: [partial, unclear, unmet, n],
            }))}
          >
            <div role="img" aria-label={spoken(scarce)} className="mt-4">
              <ul aria-hidden className="flex flex-col gap-2">
                {scarce.map((requirement) => (
                  <Must key={requirement.text} requirement={requirement} />
                ))}
              </ul>
              <p
                aria-hidden
                className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-ink-3"
              >
                {SHADES.map(([verdict, shade]) => (
                  <span key={verdict} className="inline-flex items-center gap-1.5">
                    <span className={`h-2.5 w-4 rounded-[2px] ${shade}`} />
                    <VerdictGlyph verdict={verdict} className="size-3" />
                    {VERDICT_WORD[verdict]}
                  </span>
                ))}
              </p>
            </div>
          </ChartFrame>
          <p className="mt-3 max-w-[72ch] text-13 text-ink-2">
            <WholeTerms>
              {`Ask whether ${scarce.length === 1 ? 'it' : 'each of these'} has to be a must-have, or is worded differently in resumes. What-if in a job’s results shows who moves up when it is a nice-to-have.`}
            </WholeTerms>
          </p>
        </>
      )}
    </Card>
  );
}

function Must({ requirement }: { requirement: ScarceRequirement }) {
  const { text, met, n } = requirement;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-x-3 text-13 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_4.5rem]">
      <span className="truncate max-sm:col-span-2" title={text}>
        {text}
      </span>
      <span className="flex h-3 overflow-hidden rounded-[3px]">
        {SHADES.map(([verdict, shade]) => (
          <span key={verdict} className={shade} style={{ flex: `${requirement[verdict]} 1 0` }} />
        ))}
      </span>
      <span className="num text-right text-12 text-ink-3">
        <b className="font-medium text-ink">{formatCount(met)}</b> of {formatCount(n)}
      </span>
    </li>
  );
}

function spoken(scarce: readonly ScarceRequirement[]): string {
  const each = scarce.map(
    ({ text, met, partial, unclear, unmet, n }) =>
      `${text}: ${met} met, ${partial} partial, ${unclear} unclear, ${unmet} without evidence, of ${n}`,
  );
  return `Scarce must-haves. ${each.join('; ')}`;
}
