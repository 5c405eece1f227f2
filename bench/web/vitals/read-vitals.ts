import type { Page } from 'puppeteer-core';
import { z } from 'zod';

const Seen = z.object({
  /** Milliseconds from the start of the navigation. */
  largestPaint: z.number(),
  shifts: z.array(z.object({ at: z.number(), value: z.number() })),
  /** Events of the inputs that took at least 16 ms, in milliseconds. */
  inputs: z.array(z.object({ interaction: z.number(), duration: z.number() })),
});
export type Seen = z.infer<typeof Seen>;

/** What the browser has reported about the page so far. */
export async function readVitals(page: Page): Promise<Seen> {
  return Seen.parse(await page.evaluate('window.candorVitals'));
}
