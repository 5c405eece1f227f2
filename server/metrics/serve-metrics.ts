import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { METRICS_TYPE, type Metrics } from './open-metrics';

/** The path for scrapers. It is not part of the product's contract: only the operator reads it. */
const METRICS_PATH = '/metrics';

/**
 * Answers the figures of this process to who has `METRICS_TOKEN`, as `Authorization: Bearer`. Without such a setting the address
 * does not exist.
 */
export function serveMetrics(
  app: Pick<FastifyInstance, 'get'>,
  { metricsToken }: Pick<Config, 'metricsToken'>,
  metrics: Metrics,
): void {
  if (metricsToken === null) return;
  app.get(METRICS_PATH, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      return reply.code(401).header('WWW-Authenticate', 'Bearer').send();
    }
    return reply
      .type(METRICS_TYPE)
      .header('Cache-Control', 'no-store')
      .send(await metrics.text());
  });
}

/** Compared as hashes, so that the time tells nothing of how much was right. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
