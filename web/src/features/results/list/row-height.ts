import type { Density } from '../view/preferences';

/** The height of a row of the table in pixels, its line included. */
export const ROW_HEIGHT: Record<Density, number> = { comfortable: 44, compact: 36 };
