import { atsSettingsOf } from '@candor/server/settings/ats';
import { startAshby } from '@candor/server/testing/ashby/simulator';
import { startGreenhouse } from '@candor/server/testing/greenhouse/simulator';
import { expect, test } from 'vitest';
import { findingText } from './check';
import { checkAshby, checkGreenhouse } from './check-ats';

test('Ashby is reached without a key, and without access to it the report says that nothing is read there', async () => {
  const ashby = await startAshby();
  const settings = { apiBase: ashby.url };
  try {
    expect(await checkAshby(settings)).toMatchObject({
      status: 'ok',
      found: `${new URL(ashby.url).host} is reached`,
    });
    expect(await checkAshby({ apiBase: `${ashby.url}/files` })).toMatchObject({
      status: 'warn',
      found: expect.stringMatching(/answers 4\d\d$/),
    });
  } finally {
    await ashby.close();
  }
  expect(await checkAshby(settings)).toMatchObject({
    status: 'warn',
    found: expect.stringContaining('does not answer'),
    fix: expect.stringContaining('ASHBY_API_BASE'),
  });
});

test('a Greenhouse that is off is no fault', async () => {
  expect(await checkGreenhouse(null)).toMatchObject({ status: 'ok' });
});

test("Greenhouse's lists and its sign-in are both reached, and no secret is sent or repeated", async () => {
  const simulator = await startGreenhouse();
  const bases = {
    ASHBY_API_BASE: 'http://127.0.0.1:1',
    GREENHOUSE_API_BASE: simulator.apiUrl,
    GREENHOUSE_AUTH_BASE: simulator.authUrl,
  };
  const settingsOf = (more: Record<string, string> = {}) =>
    atsSettingsOf({
      GREENHOUSE_CLIENT_ID: 'candor-client',
      GREENHOUSE_CLIENT_SECRET: 'planted-secret',
      ...bases,
      ...more,
    }).greenhouse;
  try {
    const good = await checkGreenhouse(settingsOf());
    const { host } = new URL(simulator.apiUrl);
    expect(good).toMatchObject({ status: 'ok', found: `reached at ${host}` });
    expect(simulator.calls.map(({ path }) => path).sort()).toEqual(['/token', '/v3/jobs']);
    const elsewhere = settingsOf({ GREENHOUSE_AUTH_BASE: `${simulator.authUrl}/elsewhere` });
    const missed = await checkGreenhouse(elsewhere);
    expect(missed).toMatchObject({ status: 'fail', found: `${host} answers 404` });
    simulator.down(true);
    const away = await checkGreenhouse(settingsOf());
    expect(away).toMatchObject({ status: 'fail', found: `${host} does not answer` });
    expect([good, missed, away].map(findingText).join('')).not.toContain('planted');
  } finally {
    await simulator.close();
  }
});
