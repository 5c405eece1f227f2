import type { HealthHistory } from '@candor/domain/model/health';

type Reading = HealthHistory['points'][number];

export type HistorySummary = {
  /** One per quarter of an hour, the slowest response in milliseconds; null if nothing was measured. */
  values: (number | null)[];
  /** Whether a check of that quarter found the service not well. */
  troubled: boolean[];
  sentence: string;
};

const QUARTER_MS = 15 * 60_000;
const QUARTERS = 96;

/** The readings of the last day as a line and as a sentence. `troubledNow`: the check after the last of them found trouble. */
export function summarizeHistory(
  points: readonly Reading[],
  now: Date,
  troubledNow = false,
): HistorySummary {
  const start = now.getTime() - QUARTERS * QUARTER_MS;
  const values: (number | null)[] = Array.from({ length: QUARTERS }, () => null);
  const troubled = values.map(() => false);
  for (const { timestamp, status, response_time_ms } of points) {
    const at = Math.floor((Date.parse(timestamp) - start) / QUARTER_MS);
    if (at < 0 || at >= QUARTERS) continue;
    if (response_time_ms !== null) values[at] = Math.max(values[at] ?? 0, response_time_ms);
    if (status !== 'healthy') troubled[at] = true;
  }
  return { values, troubled, sentence: sentenceOf(points, troubledNow) };
}

function sentenceOf(points: readonly Reading[], troubledNow: boolean): string {
  const times = points.flatMap(({ response_time_ms }) => response_time_ms ?? []);
  const well = points.filter(({ status }) => status === 'healthy').length;
  if (points.length === 0) return 'Nothing was measured in the last 24 hours.';
  const state =
    well === points.length
      ? `No ${troubledNow ? 'other ' : ''}trouble in the last 24 hours.`
      : `Trouble in ${points.length - well} of ${points.length} quarter hours of the last day.`;
  if (times.length === 0) return state;
  const sorted = [...times].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `${state} Usually ${msWords(middle)}, at worst ${msWords(sorted.at(-1) ?? 0)}.`;
}

/** A unit never stands alone on the next line. */
function msWords(ms: number): string {
  return `${Math.round(ms)}\u00a0ms`;
}
