import type { SavedSource } from '@candor/domain/model/saved-source';
import type { Schedule } from '@candor/domain/model/schedule';

/** Something that was asked for about a saved source and needs a dialog. */
export type SourceWish =
  | { kind: 'rename' | 'replace' | 'remove' | 'schedule'; source: SavedSource }
  | { kind: 'move' | 'end'; source: SavedSource; schedule: Schedule };
