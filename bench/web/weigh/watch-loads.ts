import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { HTTPResponse, Page } from 'puppeteer-core';
import { z } from 'zod';
import { readVitals } from '../vitals/read-vitals';
import { kindOf, type Load } from './load';

/** A page has loaded what it loads by itself once nothing has arrived for this long. */
const QUIET_MS = 1_500;

const Arrivals = z.array(
  z.object({ name: z.string(), responseEnd: z.number(), encodedBodySize: z.number() }),
);
type Arrivals = z.infer<typeof Arrivals>;

/** What is known of a load before the page tells when it arrived. */
type Weighed = Pick<Load, 'path' | 'kind' | 'bytes'>;

type Watch = {
  /** Waits until the page is quiet and answers what it has loaded since the watch began. */
  finish(): Promise<Load[]>;
};

/** Listens to the network of a page. To be called before it goes anywhere. */
export function watchLoads(page: Page): Watch {
  const weighed: Promise<Weighed>[] = [];
  let heardAt = performance.now();
  page.on('response', (response) => {
    heardAt = performance.now();
    const weighing = weigh(response);
    // Whoever finishes hears of a failure. Heard by nobody before, it would end the process and leave its server running.
    weighing.catch(() => undefined);
    weighed.push(weighing);
  });
  return {
    async finish() {
      while (performance.now() - heardAt < QUIET_MS) await sleep(100);
      const loads = await Promise.all(weighed);
      const { largestPaint } = await readVitals(page);
      const arrivals = await readArrivals(page);
      return loads.map((load) => {
        const arrival = arrivals.find(({ name }) => pathOf(name) === load.path);
        return {
          ...load,
          sent: arrival?.encodedBodySize ?? 0,
          first: load.kind === 'document' || (arrival?.responseEnd ?? Infinity) <= largestPaint,
        };
      });
    },
  };
}

async function weigh(response: HTTPResponse): Promise<Weighed> {
  const type = response.headers()['content-type'] ?? '';
  const kind = kindOf(type);
  const path = pathOf(response.url());
  // A stream of events has no end, a redirect no body.
  if (type.includes('event-stream') || !response.ok()) return { path, kind, bytes: 0 };
  const body = await response.buffer();
  const packed = kind === 'font' || type.startsWith('image/png');
  return { path, kind, bytes: packed ? body.length : gzipSync(body).length };
}

/** The document and its files as the page itself saw them arrive, in milliseconds and bytes. */
async function readArrivals(page: Page): Promise<Arrivals> {
  const entries = await page.evaluate(() => [
    ...performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
    ...performance.getEntriesByType('resource').map((entry) => entry.toJSON()),
  ]);
  return Arrivals.parse(entries);
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
