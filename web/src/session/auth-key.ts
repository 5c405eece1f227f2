/**
 * Where this browser stores a sign-in. A separate file, so that pages for visitors can check without loading the code
 * that reads it.
 */
export const AUTH_KEY = 'candor.auth';
