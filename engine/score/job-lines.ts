import type { Importance, RequirementKind } from '@candor/domain/model/match';
import type { Ask } from '../read/job/draft';

/** What a line of the ledger measures. */
export type LineTask =
  | Ask
  /** Work under the job's kind of title. */
  | { readonly type: 'role' }
  /** The vocabulary of the job's families. */
  | { readonly type: 'domain' }
  /** The points that the must-haves open. */
  | { readonly type: 'gate' }
  /** The remaining words of the job. */
  | { readonly type: 'terms' }
  /** The requirements of the job, by meaning. */
  | { readonly type: 'semantic' };

/** A line of the ledger of one job. Weights of a job's lines add up to 100. */
export type JobLine = {
  readonly id: string;
  readonly text: string;
  readonly kind: RequirementKind;
  readonly importance: Importance;
  readonly weight: number;
  readonly alternatives: readonly string[];
  /** Words of the job text that ask for it; null for lines derived from the whole text. */
  readonly source: { readonly first: number; readonly last: number } | null;
  readonly task: LineTask;
  /** Set for a licence without which the work may not be done. */
  readonly neededByLaw?: true;
};
