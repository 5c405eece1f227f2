import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from '../support/test';

/** What the scripts of a page that is open to everybody may weigh together, in bytes after gzip. */
const BUDGET = 150_000;

for (const path of ['/comparison', '/login']) {
  test(`${path} loads what it needs, and nothing of the application behind the sign-in`, async ({
    page,
  }) => {
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('load');
    // What comes later is fetched ahead, and may still be on its way when this ends.
    const bodies = await Promise.all(scripts.map((script) => script.body()));
    const sum = bodies.reduce((before, body) => before + gzipSync(body).length, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThan(BUDGET);
  });
}
