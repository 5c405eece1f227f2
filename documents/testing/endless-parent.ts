import { setTimeout as pause } from 'node:timers/promises';
import { openDocumentReader } from '../pool/open-reader';
import { endlessHtml } from './heavy-documents';
import { childPids } from './processes';

// A process that tells the id of its reading child, to be killed by a test: at once when its argument
// is `starting`, and else when the child is deep in an endless document.

const before = childPids();
const reader = openDocumentReader({ processes: 1, deadlineMs: 600_000 });
const first = reader.read(Buffer.from('Welder'), 'cv.txt');
if (process.argv[2] !== 'starting') {
  await first;
  void reader.read(endlessHtml(), 'cv.html');
  await pause(300);
}
await pause(50);
process.send?.(childPids().find((pid) => !before.includes(pid)));
