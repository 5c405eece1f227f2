/** Where this browser keeps a sign-in. By itself, so that pages for visitors can look without loading what reads it. */
export const AUTH_KEY = 'candor.auth';
