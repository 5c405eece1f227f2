import type { Review } from '../decisions/use-review';
import { CompareTray, type CompareTrayProps } from './CompareTray';
import { Notes } from './Notes';

type ThirdPaneProps = CompareTrayProps & { review: Review };

/** On wide screens: the notes about the open person and who is to be compared, next to the evidence. */
export function ThirdPane({ review, ...tray }: ThirdPaneProps) {
  return (
    <div
      data-pane
      className="flex h-full flex-col gap-4 overflow-y-auto overscroll-contain px-6 pb-6"
    >
      <Notes key={tray.open.id} candidateId={tray.open.id} review={review} />
      <CompareTray {...tray} />
    </div>
  );
}
