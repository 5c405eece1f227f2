import type { Schedule } from '@candor/domain/model/schedule';
import { MoveScheduleDialog } from './MoveScheduleDialog';
import { EndScheduleDialog, RemoveSourceDialog } from './RemoveDialogs';
import { RenameDialog } from './RenameDialog';
import { ReplaceDialog } from './ReplaceDialog';
import { ScheduleDialog } from './ScheduleDialog';
import type { SourceWish } from './source-wish';

type WishDialogProps = {
  wish: SourceWish;
  schedules: readonly Schedule[];
  onClose: () => void;
};

/** The dialog for the requested action. */
export function WishDialog({ wish, schedules, onClose }: WishDialogProps) {
  const { source } = wish;
  switch (wish.kind) {
    case 'rename':
      return <RenameDialog source={source} onClose={onClose} />;
    case 'replace':
      return <ReplaceDialog source={source} onClose={onClose} />;
    case 'schedule':
      return <ScheduleDialog source={source} onClose={onClose} />;
    case 'move':
      return <MoveScheduleDialog schedule={wish.schedule} onClose={onClose} />;
    case 'end':
      return <EndScheduleDialog schedule={wish.schedule} onClose={onClose} />;
    case 'remove': {
      const used = schedules.filter(({ saved_source_id: id }) => id === source.id).length;
      return <RemoveSourceDialog source={source} schedules={used} onClose={onClose} />;
    }
  }
}
