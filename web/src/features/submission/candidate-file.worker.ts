import type { CandidateReading } from './candidate-reading';
import { readCandidateFile } from './read-candidate-file';

// A table of ten megabytes takes a second to parse: long enough to freeze a page, so it is parsed here.
self.onmessage = async (event: MessageEvent<File>) => {
  const reading: CandidateReading = await readCandidateFile(event.data);
  self.postMessage(reading);
};
