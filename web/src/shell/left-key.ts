/** Under this name the other tabs of a browser are told who has signed out for good. Nothing is kept there. */
export const LEFT_KEY = 'candor.left';
