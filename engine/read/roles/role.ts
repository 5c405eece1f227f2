import type { TitleMention } from '../../skills/mentions';
import type { DegreeMention } from '../degrees';
import type { Period } from '../periods';
import type { ScannedText } from '../scan';
import type { SectionMap } from '../sections';

/** A job that somebody held, as far as the text says. */
export type Role = {
  /** The titles on the role's line, in order; empty if only dates were found. */
  readonly titles: readonly TitleMention[];
  /** Null if the text gives no dates. */
  readonly period: Period | null;
  /** Lines `firstLine` to `lastLine`, inclusive, that describe the role. */
  readonly firstLine: number;
  readonly lastLine: number;
  /** Line of the title or the date. */
  readonly line: number;
};

/** A role before it is known how far its description reaches. */
export type Place = Pick<Role, 'line' | 'titles' | 'period'>;

/** What has been read of a resume before its jobs are. */
export type ReadBefore = {
  readonly scanned: ScannedText;
  /** First word of each line. */
  readonly first: Int32Array;
  readonly sections: SectionMap;
  readonly periods: readonly Period[];
  readonly titles: readonly TitleMention[];
  readonly degrees: readonly DegreeMention[];
};

/** A text by lines. */
export type Lines = Pick<ReadBefore, 'scanned' | 'first'>;

/** Titles of a line that are in question, in order. */
export type TitleLine = { readonly line: number; readonly titles: readonly TitleMention[] };
