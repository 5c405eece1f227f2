/** What the resume shows for one requirement. */
export type VerdictName = 'met' | 'partial' | 'unclear' | 'unmet';

export const VERDICT_WORD: Record<VerdictName, string> = {
  met: 'met',
  partial: 'partial',
  unclear: 'unclear',
  unmet: 'no evidence found',
};
