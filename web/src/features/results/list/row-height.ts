import type { Density } from '../view/preferences';

/** The height of a table row in pixels, including its border. */
export const ROW_HEIGHT: Record<Density, number> = { comfortable: 44, compact: 36 };
