import type { FastifyInstance } from 'fastify';
import { isSameSecret } from '../access/same-secret';
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
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      return reply.code(401).header('WWW-Authenticate', 'Bearer').send();
    }
    return reply
      .type(METRICS_TYPE)
      .header('Cache-Control', 'no-store')
      .send(await metrics.text());
  });
}
