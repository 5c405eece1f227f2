/** Loaded when somebody leaves, here or in another tab. */
export const loadForgetWork = () => import('./forget-work');
