/** Shown with every list of scores, on screens and in files. */
export const DISCLAIMER = 'Decision support. Read the evidence before deciding.';
