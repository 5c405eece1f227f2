import { setTimeout as pause } from 'node:timers/promises';
import { openDocumentReader } from '../pool/open-reader';
import { endlessHtml } from './heavy-documents';
import { childPids } from './processes';

// A process that gives its child an endless document and tells the child's id, to be killed by a test.

const before = childPids();
const reader = openDocumentReader({ processes: 1, deadlineMs: 600_000 });
await reader.read(Buffer.from('Welder'), 'cv.txt');
const child = childPids().find((pid) => !before.includes(pid));
void reader.read(endlessHtml(), 'cv.html');
await pause(300);
process.send?.(child);
