/** The two halves of /analytics, each loaded where it is shown. */
export const loadAllBatches = () => import('./AllBatches');
export const loadBatchResults = () => import('./BatchResults');
