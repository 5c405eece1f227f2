/** Under this name the other tabs of a browser are told who has signed out for good. Nothing is kept there. */
export const LEFT_KEY = 'candor.left';

/** Loaded when somebody leaves, here or in another tab. */
export const loadForgetWork = () => import('./forget-work');
