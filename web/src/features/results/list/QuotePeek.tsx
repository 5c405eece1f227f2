import { Popover } from 'radix-ui';
import { useMemo } from 'react';
import { dotBox } from '../../../ui/score/CoverageDots';
import { VERDICT_WORD } from '../../../ui/score/verdict';
import { shownCandidate } from '../pane/shown-candidate';
import { useCandidate } from '../pane/use-candidate';
import type { LabelledRequirement } from '../rows/build-rows';

export type Peek = { rowId: string; requirementId: string };

type QuotePeekProps = {
  batchId: string;
  peek: Peek | null;
  /** Those whose dots are rendered. */
  requirements: readonly LabelledRequirement[];
  hideNames: boolean;
  onClose: () => void;
};

/** The passage behind a dot, next to the dot. It takes no focus: the pointer or an arrow key is on the dot. */
export function QuotePeek({ batchId, peek, requirements, hideNames, onClose }: QuotePeekProps) {
  const anchor = useMemo(() => (peek ? anchorOf(peek, requirements) : null), [peek, requirements]);
  if (!peek || !anchor) return null;
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={{ current: anchor }} />
      <Popover.Portal>
        <Popover.Content
          role="status"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="pointer-events-none z-50 w-80 max-w-[calc(100vw-24px)] rounded-card border border-border bg-surface px-4 py-3 text-13 text-ink-2 shadow-pop"
        >
          <Quote batchId={batchId} peek={peek} hideNames={hideNames} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

type QuoteProps = { batchId: string; peek: Peek; hideNames: boolean };

function Quote({ batchId, peek, hideNames }: QuoteProps) {
  const { data, isPending } = useCandidate(batchId, peek.rowId);
  if (isPending) return <p>Reading…</p>;
  const result = data && shownCandidate(data, hideNames).match_results;
  const requirement = result?.requirements.find(({ id }) => id === peek.requirementId);
  if (!requirement) return <p>Not available.</p>;
  const [best] = requirement.evidence;
  return (
    <>
      <p className="text-12 text-ink-3">
        {requirement.text}: {VERDICT_WORD[requirement.verdict]}
      </p>
      <p className="mt-1 line-clamp-5 text-ink">
        {best ? `“${best.quote}”` : 'No sentence of the resume shows it.'}
      </p>
    </>
  );
}

/** Found by comparison, not by a selector: an id may contain any character. */
function anchorOf({ rowId, requirementId }: Peek, requirements: readonly LabelledRequirement[]) {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row], [data-card]')];
  const row = rows.find(({ dataset }) => (dataset.row ?? dataset.card) === rowId);
  const dots = row?.querySelector('[data-dots]');
  if (!row || !dots) return null;
  // On a card the dots are in lines, and the passage is as wide as all of them.
  if (row.dataset.card) return dots;
  return {
    getBoundingClientRect: () =>
      dotBox(dots, requirements, requirementId) ?? dots.getBoundingClientRect(),
  };
}
