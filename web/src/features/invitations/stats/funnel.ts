import type { InvitationStats } from '@candor/domain/model/invitation';
import { percentOf } from '@candor/domain/rules/invitation';
import { formatCount } from '../../../ui/format';

export type FunnelStep = {
  id: 'sent' | 'opened' | 'started' | 'completed';
  name: string;
  people: number;
  /** How many of the step before did not come so far. */
  lost: number;
};

type Funnel = NonNullable<InvitationStats['funnel']>;

/** The steps that everybody goes through, with those lost on the way to each. */
export function funnelSteps({ sent, opened, started, completed }: Funnel): FunnelStep[] {
  return [
    { id: 'sent', name: 'Sent', people: sent, lost: 0 },
    { id: 'opened', name: 'Opened', people: opened, lost: sent - opened },
    { id: 'started', name: 'Started', people: started, lost: opened - started },
    { id: 'completed', name: 'Completed', people: completed, lost: started - completed },
  ];
}

/** Where most people are lost, as a sentence. */
export function funnelFinding(steps: readonly FunnelStep[]): string {
  const worst = steps.reduce((most, step) => (step.lost > most.lost ? step : most));
  const lost = `${formatCount(worst.lost)} of ${formatCount(worst.people + worst.lost)}`;
  const have = worst.lost === 1 ? 'has' : 'have';
  switch (worst.lost > 0 && worst.id) {
    case 'opened':
      return `${lost} ${have} not opened their link`;
    case 'started':
      return `${lost} who opened their link ${have} not started`;
    case 'completed':
      return `${lost} who started ${have} not finished`;
    default:
      return 'Everybody who was invited has finished';
  }
}

/** What a column says: `Opened: 34 of 40, 85%`. */
export function stepWords({ name, people }: FunnelStep, sent: number): string {
  return `${name}: ${formatCount(people)} of ${formatCount(sent)}, ${percentOf(people, sent)}%`;
}
