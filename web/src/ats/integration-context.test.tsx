import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../testing/render-app';
import {
  type ContextChange,
  forgetContext,
  useIntegrationContext,
  useOpenedContext,
} from './integration-context';

beforeEach(() => window.sessionStorage.clear());

function Opened(opened: ContextChange) {
  useOpenedContext(opened);
  const [{ atsType, jobId, assessmentId }] = useIntegrationContext();
  return <p>{[atsType, jobId ?? 'no job', assessmentId ?? 'no assessment'].join(', ')}</p>;
}

const open = (opened: ContextChange) =>
  renderApp('/', { screens: [{ path: '/', element: <Opened {...opened} /> }] });

test('a URL’s choice is added to what was chosen in the same system', async () => {
  const first = await open({ atsType: 'ashby', jobId: 'job-00001' });
  expect(await screen.findByText('ashby, job-00001, no assessment')).toBeVisible();
  first.unmount();
  await open({ atsType: 'ashby', assessmentId: 'application-1' });
  expect(await screen.findByText('ashby, job-00001, application-1')).toBeVisible();
});

test('what is of another system is no longer chosen', async () => {
  const first = await open({ atsType: 'ashby', jobId: 'job-00001' });
  first.unmount();
  await open({ atsType: 'greenhouse', assessmentId: 'application-1' });
  expect(await screen.findByText('greenhouse, no job, application-1')).toBeVisible();
});

test('what somebody wrote into the storage counts for nothing', async () => {
  window.sessionStorage.setItem('candor.integration.user-0001', '{');
  await open({ atsType: 'ashby', jobId: 'job-00001' });
  expect(await screen.findByText('ashby, job-00001, no assessment')).toBeVisible();
});

test('who leaves leaves nothing chosen behind', async () => {
  await open({ atsType: 'greenhouse', jobId: 'job-00001' });
  expect(await screen.findByText('greenhouse, job-00001, no assessment')).toBeVisible();
  act(() => forgetContext('user-0001'));
  expect(screen.getByText('ashby, no job, no assessment')).toBeVisible();
  expect(window.sessionStorage.getItem('candor.integration.user-0001')).toBeNull();
});
