import type { AiInsight } from '@candor/domain/model/insight';
import type { Gathered } from '../gather';
import { bestSource } from './best-source';
import { couldNotRead } from './could-not-read';
import { scarceMust } from './scarce-must';
import { scoreShift } from './score-shift';
import { waitingDecisions } from './waiting-decisions';

/** What stands out in counted figures, most useful first: each rule has its say or keeps silent. */
export function findingsOver(found: Gathered, days: number): AiInsight[] {
  return [
    waitingDecisions(found.decisions, found.scores),
    scarceMust(found.requirements),
    couldNotRead(found.scores),
    found.earlier && scoreShift(found.scores, found.earlier, days),
    bestSource(found.sources),
  ].filter((finding) => finding !== null);
}
