import { SharePage } from '../features/share/SharePage';
import { VisitTitle } from './VisitTitle';

/** The shared list that the address of a finished page names. */
export function LivingSharePage() {
  const token = /^\/share\/([^/]+)/.exec(window.location.pathname)?.[1] ?? '';
  return <SharePage token={token} title={(text) => <VisitTitle title={text} />} />;
}
