import type { Outline } from './outline';

/** The outline of our taxonomy in a bundle: the build puts it here. Null from source, where the taxonomy is outlined at first use. */
export const BUILT_OUTLINE: Outline | null = null;
