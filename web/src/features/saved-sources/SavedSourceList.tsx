import type { SavedSource } from '@candor/domain/model/saved-source';
import type { Schedule } from '@candor/domain/model/schedule';
import { SavedSourceRow } from './SavedSourceRow';
import type { SourceWish } from './source-wish';

type SavedSourceListProps = {
  sources: readonly SavedSource[];
  schedules: readonly Schedule[];
  onWish: (wish: SourceWish) => void;
};

/** The saved sources by name, each with the schedules that look into it. */
export function SavedSourceList({ sources, schedules, onWish }: SavedSourceListProps) {
  return (
    <ul aria-label="Saved sources" className="divide-y divide-hairline border-y border-hairline">
      {sources.map((source) => (
        <SavedSourceRow
          key={source.id}
          source={source}
          schedules={schedules.filter(({ saved_source_id: id }) => id === source.id)}
          onWish={onWish}
        />
      ))}
    </ul>
  );
}
