import { useMemo } from 'react';
import { formatCount } from '../../../ui/format';
import { DotStack } from '../../../ui/score/DotStack';
import { TIER_WORD } from '../../../ui/score/tier';
import { PHONE, useMediaQuery } from '../../../ui/use-media-query';
import type { Row } from '../rows/build-rows';
import { type Band, bandsOf } from '../rows/tier-bands';
import type { ScoreRange } from '../view/view-state';
import { ScoreHistogram } from './ScoreHistogram';

/** Above this many, single dots are too small to point at. */
export const MOST_DOTS = 150;

type PicturedRow = Pick<Row, 'id' | 'name' | 'score' | 'tier'>;

type ScorePictureProps = {
  rows: readonly PicturedRow[];
  openId: string | null;
  range: ScoreRange | null;
  onOpen: (id: string) => void;
  onRange: (range: ScoreRange) => void;
};

/** The distribution of some people's scores: a dot each, or columns if there are many. Both select scores. */
export function ScorePicture({ rows, openId, range, onOpen, onRange }: ScorePictureProps) {
  const narrow = useMediaQuery(PHONE);
  const bands = useMemo(() => bandsOf(rows), [rows]);
  const label = spoken(rows, bands);
  if (rows.length > MOST_DOTS)
    return <ScoreHistogram rows={rows} label={label} range={range} onRange={onRange} />;
  return (
    <DotStack
      usualWidth={narrow ? 358 : 560}
      bands={bands}
      chosen={openId}
      onChoose={onOpen}
      range={range}
      onRange={onRange}
      label={label}
      dots={rows}
    />
  );
}

function spoken(rows: readonly PicturedRow[], bands: readonly Band[]): string {
  const scores = rows.map((row) => row.score);
  const counts = bands
    .map((band) => `${band.count} ${TIER_WORD[band.tier].toLowerCase()}`)
    .join(', ');
  return `${formatCount(rows.length)} scores from ${Math.min(...scores)} to ${Math.max(...scores)}: ${counts}`;
}
