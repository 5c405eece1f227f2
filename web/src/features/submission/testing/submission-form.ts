import { batches } from '@candor/domain/api/batches';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aServer } from '../../../testing/render-app';
import { aBatch, aRequirement } from '../../../testing/samples';

export const JOB =
  'A night porter for a small hotel by the harbour, four nights a week, keys and guests.';

/** A server that reads the job and takes the batch. */
export function aSubmissionServer() {
  const server = aServer();
  server.on(batches.submit, {
    status: 202,
    body: aBatch({
      batch_job_id: 'batch-0007',
      status: 'pending',
      queuePosition: 2,
      jobTitle: 'Night Porter',
    }),
  });
  server.on(batches.jobRequirements, {
    body: {
      job_title: 'Night Porter',
      requirements: [aRequirement('keys', { text: 'Key handling' })],
      engine_version: '1',
    },
  });
  return server;
}

/** Writes the job description. */
export async function fillJob(text = JOB) {
  fireEvent.change(await screen.findByLabelText('Job description'), { target: { value: text } });
}

/** Chooses a table of candidates. */
export async function chooseFile(text: string, name = 'people.csv') {
  const input = document.querySelector<HTMLInputElement>('input[type="file"][accept=".csv"]');
  if (!input) throw new Error('There is no place for a CSV file');
  await userEvent.upload(input, new File([text], name));
}
