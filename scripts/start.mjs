// `npm start`: builds what is stale, then runs `candor serve` in this process so that signals reach it directly.
import { ensureBuilt } from './build.mjs';

await ensureBuilt();
process.argv.splice(2, 0, 'serve');
await import('../cli/dist/candor.mjs');
