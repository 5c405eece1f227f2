import { onDemand } from '../ui/on-demand';

/** The two halves of /analytics, each loaded where it is shown. */
export const allBatches = onDemand(() => import('./AllBatches'));
export const batchResults = onDemand(() => import('./BatchResults'));
