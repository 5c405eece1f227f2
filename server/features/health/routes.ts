import { system } from '@candor/domain/api/system';
import { PLANS } from '@candor/domain/rules/plans';
import type { Deps } from '../../deps';
import { describeApi } from '../../http/openapi';
import type { Serve } from '../../http/serve';
import { VERSION } from '../../version';
import { checkHealth } from './check';
import { healthHistory } from './history';

/** How the installation is, what it is configured for, its plans, and the description of its API. */
export function healthRoutes(serve: Serve, deps: Deps): void {
  const { config, mailer } = deps;
  const document = describeApi(VERSION);

  serve(system.health, async () => ({ body: await checkHealth(deps) }));
  serve(system.apiHealth, async () => ({ body: await checkHealth(deps) }));
  serve(system.history, async () => ({ body: await healthHistory(deps) }));
  serve(system.plans, async () => ({ body: { plans: Object.values(PLANS) } }));
  serve(system.openapi, async () => ({ body: document }));
  serve(system.config, async () => ({
    body: {
      google_client_id: null,
      contact_email: config.contactEmail,
      support_email: config.supportEmail,
      payments: false,
      ai: false,
      ats: { ashby: false, greenhouse: false },
      mail: mailer.kind,
      health_url: '/api/health',
      version: VERSION,
      operator: config.operator,
      retention: { upload_days: config.uploadDays, result_days: config.resultDays },
    },
  }));
}
