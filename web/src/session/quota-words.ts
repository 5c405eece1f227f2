import { type QuotaLevel, quotaLevel } from '@candor/domain/rules/quota';

type QuotaWord = { text: string; className: string };

/** The word and the colour of each level. Said after how many are used, so that none of them says that again. */
const LEVEL: Record<QuotaLevel, QuotaWord | null> = {
  none: null,
  info: { text: 'at least half', className: 'text-info' },
  warning: { text: 'running low', className: 'text-warning' },
  critical: { text: 'few left', className: 'text-danger' },
};

const NONE_LEFT: QuotaWord = { text: 'none left', className: 'text-danger' };

/** What is said of a quota of which so much is used: the same wherever it is shown. Null while there is nothing to say. */
export function quotaWord(used: number, limit: number | null): QuotaWord | null {
  return limit !== null && used >= limit ? NONE_LEFT : LEVEL[quotaLevel(used, limit)];
}
