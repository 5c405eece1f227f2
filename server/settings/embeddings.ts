import { ConfigError } from './config-error';
import type { Environment } from './environment';

/** An OpenAI-compatible embeddings endpoint. */
export type EmbeddingsSettings = {
  /** Without a slash at its end; `/embeddings` follows it. */
  baseUrl: string;
  /** null for an endpoint that asks for none. */
  apiKey: string | null;
  model: string;
  /** Length of the requested vectors; null for the model's own. */
  dimensions: number | null;
  requestsPerMinute: number;
};

/** The endpoint as people paste it: with or without the last part of its path. Address and model belong together. */
export function embeddingsOf(env: Environment): EmbeddingsSettings | null {
  const { EMBEDDINGS_BASE_URL: address, EMBEDDINGS_MODEL: model } = env;
  if (address === undefined && model === undefined && env.EMBEDDINGS_API_KEY === undefined)
    return null;
  if (address === undefined)
    throw new ConfigError([
      'EMBEDDINGS_BASE_URL: is needed beside the other EMBEDDINGS_ variables',
    ]);
  if (model === undefined)
    throw new ConfigError(['EMBEDDINGS_MODEL: is needed beside EMBEDDINGS_BASE_URL']);
  return {
    baseUrl: address.replace(/\/+$/, '').replace(/\/embeddings$/, ''),
    apiKey: env.EMBEDDINGS_API_KEY ?? null,
    model,
    dimensions: env.EMBEDDINGS_DIMENSIONS || null,
    requestsPerMinute: env.EMBEDDINGS_REQUESTS_PER_MINUTE,
  };
}
