import type {
  EnhancedMeta,
  ScarceRequirement,
  ScoreWeek,
  SkillGap,
  SourceShare,
  StrategicMetrics,
} from '@candor/domain/model/meta-analytics';
import { formatCount, formatDate, plural } from '../../ui/format';

/** Shown where a figure would be based on too few people. */
export const NOT_ENOUGH_PEOPLE = 'Not enough people yet';

/** How the middle score moved, as a sentence. */
export function trendFinding(weeks: readonly ScoreWeek[]): string {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return 'No week has enough people yet';
  if (first === last)
    return `In the week of ${formatDate(first.week)} the middle score was ${Math.round(first.median)}`;
  const [from, to] = [Math.round(first.median), Math.round(last.median)];
  const since = `since the week of ${formatDate(first.week)}`;
  if (from === to)
    return `The middle score of a week is ${to}, as in the week of ${formatDate(first.week)}`;
  return `The middle score of a week ${to > from ? 'rose' : 'fell'} from ${from} to ${to} ${since}`;
}

/** How many matches are good, as a sentence. */
export function tierFinding(tiers: NonNullable<StrategicMetrics['tiers']>): string {
  const all = tiers.excellent + tiers.good + tiers.fair + tiers.poor;
  const good = tiers.excellent + tiers.good;
  return `${formatCount(good)} of ${plural(all, 'person', 'people')} ${good === 1 ? 'is a' : 'are'} good or excellent ${good === 1 ? 'match' : 'matches'}`;
}

/** From this share of people on who show a skill, it is not short. */
const COMMON = 0.5;

/** Skills in the order of how short they are, the widest gap between demand and supply first. */
export function widestFirst(gaps: readonly SkillGap[]): SkillGap[] {
  return [...gaps].sort((a, b) => a.supply / a.n - b.supply / b.n || b.demand - a.demand);
}

/** Where demand and supply differ most, as a sentence. */
export function skillFinding(gaps: readonly SkillGap[]): string {
  const [widest] = widestFirst(gaps);
  if (!widest) return 'No skill was asked of enough people yet';
  if (widest.supply / widest.n >= COMMON)
    return 'Every skill that was asked for is shown by at least half of the people';
  const { skill, demand, supply, n } = widest;
  return `“${skill}” is asked for in ${plural(demand, 'job')} and shown by ${formatCount(supply)} of ${plural(n, 'person', 'people')}`;
}

/** How many must-haves are scarce, as a sentence. */
export function scarceFinding(scarce: readonly ScarceRequirement[]): string {
  const count = scarce.length;
  if (count === 0) return 'At least half of the people show every must-have';
  const them = count === 1 ? 'it' : 'them';
  return `${plural(count, 'must-have')} ${count === 1 ? 'is' : 'are'} scarce: fewer than half of the people show ${them}`;
}

/**
 * Whether sources can be distinguished, as a sentence: the best and the poorest with known averages, if their
 * intervals do not overlap.
 *
 * @param nameOf the name of a source.
 */
export function sourceFinding(
  sources: readonly SourceShare[],
  nameOf: (type: SourceShare['input_type']) => string,
): string {
  const known = sources
    .flatMap(({ input_type, average_score: average, average_interval: within }) =>
      average !== null && within ? [{ input_type, average, within }] : [],
    )
    .sort((a, b) => b.average - a.average);
  const [best, poorest] = [known.at(0), known.at(-1)];
  if (!best || !poorest || best === poorest) return 'Where people came from';
  if (best.within.low <= poorest.within.high) return 'No clear difference between the sources';
  return `People from ${nameOf(best.input_type)} score higher than people from ${nameOf(poorest.input_type)}`;
}

export type Benchmark = NonNullable<EnhancedMeta['benchmarks']>[number];

/** A figure beside the one of the range before: `was 57 in the 30 days before, n = 120`. */
export function beforeText({ value, n }: Benchmark, days: string): string {
  return `was ${formatCount(value)} in the ${days} days before, n = ${formatCount(n)}`;
}

const [MINUTE, HOUR] = [60, 3_600];

/** A duration in its two largest units: `40 s`, `3 min 5 s`, `2 h 10 min`. The shortest is a second. */
export function durationText(seconds: number): string {
  if (seconds < 1) return 'a second';
  if (seconds < MINUTE) return `${seconds} s`;
  if (seconds < HOUR) return pair(seconds, MINUTE, 'min', 1, 's');
  return pair(seconds, HOUR, 'h', MINUTE, 'min');
}

function pair(seconds: number, large: number, one: string, small: number, other: string): string {
  const rest = Math.floor((seconds % large) / small);
  const whole = `${formatCount(Math.floor(seconds / large))} ${one}`;
  return rest === 0 ? whole : `${whole} ${rest} ${other}`;
}
