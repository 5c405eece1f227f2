import { expect, test } from 'vitest';
import { atsSettingsOf } from './ats';

const greenhouseAt = (base: string) =>
  atsSettingsOf({
    ASHBY_API_BASE: 'https://api.ashbyhq.com/',
    GREENHOUSE_API_BASE: base,
    GREENHOUSE_AUTH_BASE: 'https://auth.greenhouse.io/',
    GREENHOUSE_CLIENT_ID: 'client',
    GREENHOUSE_CLIENT_SECRET: 'secret',
  }).greenhouse?.apiBase;

test.each([
  ['https://harvest.greenhouse.io', 'https://harvest.greenhouse.io'],
  ['https://harvest.greenhouse.io/', 'https://harvest.greenhouse.io'],
  ['https://harvest.greenhouse.io/v3', 'https://harvest.greenhouse.io'],
  ['https://harvest.greenhouse.io/v3/', 'https://harvest.greenhouse.io'],
  ['https://gateway.example/greenhouse/v3', 'https://gateway.example/greenhouse'],
  ['https://gateway.example/v3/greenhouse', 'https://gateway.example/v3/greenhouse'],
])('the address of Greenhouse %s names no version', (given, base) => {
  expect(greenhouseAt(given)).toBe(base);
});
