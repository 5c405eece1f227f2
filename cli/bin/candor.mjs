#!/usr/bin/env node
import { ensureBuilt, ensureCommandBuilt } from '../../scripts/build.mjs';

const [command, ...rest] = process.argv.slice(2);
// A worker serves no pages.
const servesPages = command === 'serve' && !rest.join(' ').includes('--role worker');
await (servesPages ? ensureBuilt() : ensureCommandBuilt());
await import('../dist/candor.mjs');
