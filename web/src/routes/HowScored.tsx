import { ScoringPage } from '../features/scoring/ScoringPage';
import { PageTitle } from '../shell/PageTitle';

/** /how-a-score-is-made */
export function Component() {
  return <ScoringPage heading={<PageTitle title="How a score is made" />} />;
}
