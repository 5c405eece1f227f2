import type { Config } from '@candor/server/config';
import { openEmbedder } from '@candor/server/integrations/embeddings/embedder';
import { createLog } from '@candor/server/log';
import { EmbeddingsUnavailable } from '@candor/server/ports/embedder';
import type { Finding } from './check';
import { isProtected } from './is-protected';

const PATIENCE_MS = 10_000;
const SUBJECT = 'Semantic signal';

/** The embeddings endpoint, if configured: it answers one word with a vector. */
export async function checkEmbeddings(settings: Config['embeddings']): Promise<Finding> {
  if (settings === null)
    return { status: 'ok', subject: SUBJECT, found: 'off; scores come from words alone' };
  const embedder = openEmbedder(settings, { log: createLog('silent') });
  try {
    const [vector] = await embedder.embed(['work'], { withinMs: PATIENCE_MS });
    const found = `${embedder.host} answers with ${vector?.length ?? 0} numbers from ${settings.model}`;
    if (isProtected(settings.baseUrl)) return { status: 'ok', subject: SUBJECT, found };
    const fix = 'Use https in EMBEDDINGS_BASE_URL: passages of candidates travel there.';
    return { status: 'warn', subject: SUBJECT, found: `${found}, without encryption`, fix };
  } catch (error) {
    if (!(error instanceof EmbeddingsUnavailable)) throw error;
    return {
      status: 'fail',
      subject: SUBJECT,
      found: `${embedder.host} does not answer with vectors (${error.message})`,
      fix: 'Check EMBEDDINGS_BASE_URL, EMBEDDINGS_API_KEY and EMBEDDINGS_MODEL. Batches are scored without it meanwhile.',
    };
  }
}
