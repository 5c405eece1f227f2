/** What stands with every score that leaves the product. */
export const DISCLAIMER = 'Decision support. Read the evidence before deciding.';
