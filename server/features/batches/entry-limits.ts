import { SourceError } from '@candor/documents';

/** The most entries of one source, whatever the plan: they are listed and stored in one go. */
const MOST_ENTRIES = 200_000;
/** The most that may be unreadable. No plan limits those, because nothing is charged for them. */
const MOST_UNREADABLE = 10_000;

/** What a source has listed so far. `add` throws SourceError for the first entry that is more than a batch takes. */
export function entryLimits(): { add(readable: boolean): void } {
  let entries = 0;
  let unreadable = 0;
  return {
    add: (readable) => {
      entries += 1;
      if (!readable) unreadable += 1;
      if (unreadable > MOST_UNREADABLE) throw tooMany(UNREADABLE);
      if (entries > MOST_ENTRIES) throw tooMany(ENTRIES);
    },
  };
}

const UNREADABLE = `More than ${MOST_UNREADABLE.toLocaleString('en')} rows or files in it are no candidates. Take out empty rows and other files, and submit it again.`;
const ENTRIES = `It holds more than ${MOST_ENTRIES.toLocaleString('en')} candidates. Split it and submit each part.`;

const tooMany = (message: string) => new SourceError('too_many_entries', message);
