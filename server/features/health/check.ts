import type { HealthStatus } from '@candor/domain/model/health';
import { SLOW_ABOVE_MS } from '@candor/domain/rules/health';
import { type CompiledJob, compileJob, match } from '@candor/engine';
import type { Deps } from '../../deps';
import { inTime } from '../../in-time';
import { queueHealth } from '../../jobs/health';
import { askDatabase, lastAuditCheck } from './store';

type Word = HealthStatus['status'];

/** Slower than this, a database is as good as down for the people waiting for it. */
const GIVE_UP_MS = 5_000;

const JOB =
  'Warehouse clerk. You receive goods and keep stock records. Required: stock control, forklift licence, Excel.';
const CANDIDATE =
  'Warehouse clerk, Northgate Stores, 2019 to 2024. Stock control with Excel. Holds a forklift licence.';

let compiled: CompiledJob | null = null;

/** How engine, database and queue are. Tells no cause: that is in the log. */
export async function checkHealth(deps: Deps): Promise<HealthStatus> {
  // The engine builds its taxonomy on first use; that is not how fast it is.
  compiled ??= compileJob(JOB);
  const started = performance.now();
  const { embedder, scanner } = deps;
  const [database, queue, semantic, scanning, auditLog] = await Promise.all([
    judge(deps, 'database', async () => {
      await askDatabase(deps.db);
      return 'healthy';
    }),
    judge(deps, 'queue', () => queueHealth(deps)),
    embedder &&
      judge(deps, 'semantic', async () =>
        (await embedder.isAnswering()) ? 'healthy' : 'unhealthy',
      ),
    scanner &&
      judge(deps, 'scanner', async () => ((await scanner.isAnswering()) ? 'healthy' : 'unhealthy')),
    judgeAuditLog(deps),
  ]);
  const job = compiled;
  const engine = await judge(deps, 'engine', async () => tryEngine(job, deps));
  const optional = { ...(semantic && { semantic }), ...(scanning && { scanner: scanning }) };
  const parts = { engine, database, queue, ...optional, ...auditLog };
  const status = worst([
    engine,
    database,
    queue,
    [semantic, scanning, auditLog.audit_log].includes('unhealthy') ? 'degraded' : 'healthy',
  ]);
  const elapsed = Math.round(performance.now() - started);
  return {
    status,
    overall_status: status,
    response_time_ms: elapsed,
    responseTime: elapsed,
    timestamp: deps.clock.now().toISOString(),
    error_message: sentenceOf(parts),
    parts,
  };
}

/** A real match with a small job: the engine is healthy when it finds what is plainly there. */
function tryEngine(job: CompiledJob, { clock }: Deps): Word {
  const now = clock.now();
  const asOf = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
  const { overall_score: score } = match(job, { text: CANDIDATE }, asOf);
  return score !== null && score > 0 ? 'healthy' : 'unhealthy';
}

/** As the last verification found it. A database that does not answer is reported as its own component. */
async function judgeAuditLog({ db, log }: Deps): Promise<{ audit_log?: Word }> {
  try {
    const broken = await soon(lastAuditCheck(db));
    return broken === null ? {} : { audit_log: broken === 0 ? 'healthy' : 'unhealthy' };
  } catch (error) {
    log.warn({ err: error, part: 'audit_log' }, 'a health check failed');
    return {};
  }
}

async function judge(deps: Deps, part: string, look: () => Promise<Word>): Promise<Word> {
  const started = performance.now();
  try {
    const word = await soon(look());
    return performance.now() - started > SLOW_ABOVE_MS && word === 'healthy' ? 'degraded' : word;
  } catch (error) {
    deps.log.warn({ err: error, part }, 'a health check failed');
    return 'unhealthy';
  }
}

const soon = <Answer>(looked: Promise<Answer>) => inTime(GIVE_UP_MS, looked, 'no answer in time');

function worst(words: readonly Word[]): Word {
  if (words.includes('unhealthy')) return 'unhealthy';
  return words.includes('degraded') ? 'degraded' : 'healthy';
}

function sentenceOf(parts: HealthStatus['parts']): string | null {
  const affected = Object.entries(parts).filter(([, word]) => word !== 'healthy');
  if (affected.length === 0) return null;
  return `${affected.map(([part, word]) => `${part} is ${word}`).join(', ')}.`;
}
