import { openDocumentReader } from '../pool/open-reader';
import { textOf } from './hidden-texts';

// A process that reads one document and prints its text, to be run as somebody else.

const reader = openDocumentReader({ processes: 1 });
process.stdout.write(textOf(await reader.read(Buffer.from('Welder at Oakline'), 'cv.txt')));
await reader.close();
