import type { CandidateReading } from './candidate-reading';
import { readCandidateFile } from './read-candidate-file';

// A table of ten megabytes takes a second to read: long enough to freeze a page, so it is read here.
self.onmessage = async (event: MessageEvent<File>) => {
  const reading: CandidateReading = await readCandidateFile(event.data);
  self.postMessage(reading);
};
