import type { AtsBreakdown, InvitationStats } from '@candor/domain/model/invitation';
import { AtsSource } from '@candor/domain/model/user';
import { formatCount, plural } from '../../../ui/format';
import { SOURCE_WORD } from '../words';

/** The windows that figures are read for, in days. */
export const WINDOWS = [7, 30, 90, 365] as const;

const USUAL_WINDOW = 30;

/** The window that the address asks for. */
export function readDays(query: URLSearchParams): number {
  return WINDOWS.find((days) => String(days) === query.get('days')) ?? USUAL_WINDOW;
}

/** The window as it stands in the address; null for the usual one. */
export function writeDays(days: string): string | null {
  return days === String(USUAL_WINDOW) ? null : days;
}

/** How long something took, as people say it: `5 hours`, `3 days`; null stays unknown. */
export function durationWords(hours: number | null): string | null {
  if (hours === null) return null;
  if (hours < 1) return 'under an hour';
  if (hours < 48) return plural(Math.round(hours), 'hour');
  return plural(Math.round(hours / 24), 'day');
}

/** Of fewer people a picture says less than their numbers do. */
export const FEWEST_FOR_A_CHART = 5;

/** At which step most people stop, as a sentence. */
export function dropFinding(milestones: InvitationStats['milestone_stats']): string {
  const [first, ...others] = milestones;
  if (!first) return '';
  const lost = ({ reached, completed }: typeof first) => reached - completed;
  const worst = others.reduce((most, step) => (lost(step) > lost(most) ? step : most), first);
  if (lost(worst) === 0) return 'Everybody has finished the steps they reached';
  const many = `${formatCount(lost(worst))} of ${formatCount(worst.reached)}`;
  return `${many} who came to “${worst.milestone}” ${lost(worst) === 1 ? 'has' : 'have'} not done it`;
}

export type SourceLine = { source: AtsSource; words: string };

/** The totals of each source, without unused ones. */
export function sourceLines(breakdown: AtsBreakdown): SourceLine[] {
  return AtsSource.options
    .filter((source) => breakdown[source].total > 0)
    .map((source) => {
      const { total, completed, active } = breakdown[source];
      const done = `${formatCount(completed)} of ${formatCount(total)} completed`;
      return { source, words: `${SOURCE_WORD[source]} ${done}, ${formatCount(active)} active` };
    });
}
