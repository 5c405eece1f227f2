import { jobDescription } from '@candor/domain/api/job-description';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { readJobDescription } from './read-job-description';

/** The call that reads a document to the text of a job description. */
export function jobDescriptionRoutes(serve: Serve, deps: Deps): void {
  serve(jobDescription.read, async ({ files }) => ({
    body: await readJobDescription(deps, files.file),
  }));
}
