import { system } from '@candor/domain/api/system';
import type { Deps } from '../../deps';
import { describeApi } from '../../http/openapi';
import type { Serve } from '../../http/serve';
import { VERSION } from '../../version';
import { checkHealth } from './check';
import { healthHistory } from './history';

let described: ReturnType<typeof describeApi> | null = null;

/** Described when somebody asks for it and kept: that takes a fraction of a second, which no start of a process has to wait for. */
function apiDocument() {
  described ??= describeApi(VERSION);
  return described;
}

/** How the installation is, what it is configured for, and the description of its API. */
export function healthRoutes(serve: Serve, deps: Deps): void {
  const { config, mailer, embedder } = deps;

  serve(system.health, async () => ({ body: await checkHealth(deps) }));
  serve(system.apiHealth, async () => ({ body: await checkHealth(deps) }));
  serve(system.history, async () => ({ body: await healthHistory(deps) }));
  serve(system.openapi, async () => ({ body: apiDocument() }));
  serve(system.config, async () => ({
    body: {
      google_client_id: config.google?.clientId ?? null,
      ...(config.google && { google_sign_in_url: config.google.signInUrl }),
      contact_email: config.contactEmail,
      support_email: config.supportEmail,
      payments: config.payments !== null,
      ai: false,
      ats: { ashby: true, greenhouse: config.greenhouse !== null },
      mail: mailer.kind,
      health_url: '/api/health',
      version: VERSION,
      operator: config.operator,
      ...(embedder && { semantic: { host: embedder.host, model: embedder.model } }),
      retention: { upload_days: config.uploadDays, result_days: config.resultDays },
    },
  }));
}
