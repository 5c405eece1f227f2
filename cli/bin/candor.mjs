#!/usr/bin/env node
import { ensureBuilt, ensureCommandBuilt } from '../../scripts/build.mjs';

await (process.argv[2] === 'serve' ? ensureBuilt() : ensureCommandBuilt());
await import('../dist/candor.mjs');
