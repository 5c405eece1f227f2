import { dieWithParent } from './pool/die-with-parent';
import type { ChildMessage, ReadRequest } from './pool/protocol';
import { readDocument } from './read/read-document';

// The entry of a child process: documents come in over the channel, texts go out, nothing else. Its one
// argument is the process id of its parent.

function tell(message: ChildMessage): void {
  process.send?.(message);
}

process.on('message', (request: ReadRequest) => {
  void readDocument(request).then((document) => tell({ kind: 'read', document }));
});

// Parsers leave promises behind that reject after the document has been answered or given up. The promise of the read
// alone decides the answer, so these are ignored.
process.on('unhandledRejection', () => undefined);

process.on('disconnect', () => process.exit());
dieWithParent(Number(process.argv[2]));

tell({ kind: 'ready' });
