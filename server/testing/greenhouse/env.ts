/** A configured Greenhouse that nobody asks anything. */
export const GREENHOUSE_ENV = {
  GREENHOUSE_CLIENT_ID: 'candor-test',
  GREENHOUSE_CLIENT_SECRET: 'not-a-secret',
} as const;
