import type { EvidenceReason } from '@candor/domain/model/match';

/** A place in a candidate's text that matches a line of the job. */
export type Hit = {
  readonly line: number;
  /** Words, inclusive. */
  readonly first: number;
  readonly last: number;
  /** 0 to 1: what the place is worth for the line; 0 if it is denied. */
  readonly credit: number;
  readonly reason: EvidenceReason;
  /** The level of a language that the text tells, where it is below the one that the job asks for. */
  readonly told?: string | undefined;
};
