import type { ComponentProps } from 'react';
import { CoveredNote } from '../../session/CoveredNote';
import { CROWD } from '../../session/covered-figures';
import { coverFigures } from './cover-figures';
import { MetaPanels } from './MetaPanels';

type ReviewedPanelsProps = ComponentProps<typeof MetaPanels> & {
  /** Evidence is read before scores are seen. */
  covered: boolean;
};

/**
 * The figures for this reviewer: if evidence comes first, anything that could reveal one person's score is left out,
 * with the reason.
 */
export function ReviewedPanels({ covered, meta, ...panels }: ReviewedPanelsProps) {
  if (!covered) return <MetaPanels meta={meta} {...panels} />;
  return (
    <>
      <div className="mb-4">
        <CoveredNote>
          The top score is left out here, and so are scores of fewer than {CROWD} people together:
          they come too close to the score of one person.
        </CoveredNote>
      </div>
      <MetaPanels meta={coverFigures(meta)} {...panels} />
    </>
  );
}
