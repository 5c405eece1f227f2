import type { Tier } from '@candor/domain/rules/tiers';
import type { TierCounts } from '../../ui/score/TierBar';
import type { MovedPerson } from './rank-people';
import { TIER_ORDER } from './tier-order';

export type Figures = {
  tiersUp: number;
  tiersDown: number;
  /** People who rise or fall two ranks or more. */
  rising: number;
  falling: number;
  stored: TierCounts;
  now: TierCounts;
};

/** A move of one rank is noise; from two on it is told. */
const TOLD_FROM = 2;

/** What a scenario does to a batch, in numbers. */
export function figuresOf(people: readonly MovedPerson[]): Figures {
  const step = ({ stored, now }: MovedPerson) => TIER_ORDER[now.tier] - TIER_ORDER[stored.tier];
  return {
    tiersUp: people.filter((person) => step(person) > 0).length,
    tiersDown: people.filter((person) => step(person) < 0).length,
    rising: people.filter((person) => ranksUp(person) >= TOLD_FROM).length,
    falling: people.filter((person) => ranksUp(person) <= -TOLD_FROM).length,
    stored: countTiers(people, (person) => person.stored.tier),
    now: countTiers(people, (person) => person.now.tier),
  };
}

/** Ranks gained; below zero they are lost. */
export function ranksUp({ stored, now }: MovedPerson): number {
  return stored.rank - now.rank;
}

/** Whether a person moved a tier: 1 up, -1 down, 0 stayed. */
export function tierStep({ stored, now }: MovedPerson): -1 | 0 | 1 {
  const step = TIER_ORDER[now.tier] - TIER_ORDER[stored.tier];
  if (step === 0) return 0;
  return step > 0 ? 1 : -1;
}

function countTiers(
  people: readonly MovedPerson[],
  tierOfPerson: (person: MovedPerson) => Tier,
): TierCounts {
  const counts = { excellent: 0, good: 0, fair: 0, poor: 0 };
  for (const person of people) counts[tierOfPerson(person)] += 1;
  return counts;
}
