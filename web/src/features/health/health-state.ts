import type { HealthLabel } from '@candor/domain/rules/health';
import type { HealthState } from '../../ui/HealthPill';

/** How each word of the service is drawn. */
export const HEALTH_STATE: Record<HealthLabel, HealthState> = {
  Online: 'online',
  Slow: 'slow',
  Offline: 'offline',
  Checking: 'unknown',
  Unknown: 'unknown',
};
