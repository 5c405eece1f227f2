import { accountEnumerationPart } from './parts/account-enumeration';
import { batchPart } from './parts/batch';
import { busyPart } from './parts/busy';
import { chatPart } from './parts/chat';
import { enginePart } from './parts/engine';
import { filesPart } from './parts/files';
import { floodPart } from './parts/flood';
import { growthPart } from './parts/growth';
import { memoryPart } from './parts/memory';
import { pagesPart } from './parts/pages';
import { pdfPart } from './parts/pdf';
import { readsPart } from './parts/reads';
import { restorePart } from './parts/restore';
import { statementsPart } from './parts/statements';
import { workersPart } from './parts/workers';
import { runParts } from './run-parts';
import { useImported } from './use-imported';

useImported();
await runParts([
  enginePart,
  pdfPart,
  batchPart,
  filesPart,
  workersPart,
  growthPart,
  pagesPart,
  restorePart,
  memoryPart,
  statementsPart,
  readsPart,
  floodPart,
  chatPart,
  busyPart,
  accountEnumerationPart,
]);
