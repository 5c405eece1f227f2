import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadTransport } from './upload-transport';
import type { WireRequest } from './wire';

/** Replaces the browser's sending: the test moves the bytes by hand. */
class HandRequest {
  static last: HandRequest;
  upload: {
    onprogress?: (event: { loaded: number; total: number }) => void;
    onload?: () => void;
  } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 202;
  statusText = '';
  response = new Blob(['{}']);
  aborted = false;
  constructor() {
    HandRequest.last = this;
  }
  open() {}
  send() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  abort() {
    this.aborted = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', HandRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function send(over: Partial<WireRequest> = {}) {
  const answer = uploadTransport({
    method: 'POST',
    url: '/api/v1/batch-jobs',
    headers: {},
    body: new FormData(),
    signal: null,
    timeout: 30_000,
    ...over,
  });
  // A refusal before the test asks for it is not an accident.
  answer.catch(() => undefined);
  return { answer, request: HandRequest.last };
}

test('an upload may take as long as it moves on', async () => {
  const { answer, request } = send();
  for (let part = 1; part <= 10; part += 1) {
    vi.advanceTimersByTime(29_999);
    request.upload.onprogress?.({ loaded: part, total: 10 });
  }
  vi.advanceTimersByTime(29_999);
  request.upload.onload?.();
  vi.advanceTimersByTime(29_999);
  request.onload?.();
  expect((await answer).status).toBe(202);
});

test('thirty seconds without a byte end it', async () => {
  const { answer, request } = send();
  request.upload.onprogress?.({ loaded: 1, total: 10 });
  vi.advanceTimersByTime(30_000);
  await expect(answer).rejects.toMatchObject({ code: 'timeout' });
  expect(request.aborted).toBe(true);
});

test('thirty seconds without a response end it', async () => {
  const { answer, request } = send();
  request.upload.onload?.();
  vi.advanceTimersByTime(30_000);
  await expect(answer).rejects.toMatchObject({ code: 'timeout' });
});

test('a cut line is a network error', async () => {
  const { answer, request } = send();
  request.onerror?.();
  await expect(answer).rejects.toMatchObject({ code: 'network_error' });
});

test('an aborted call stops the sending', async () => {
  const leaving = new AbortController();
  const { answer, request } = send({ signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
  expect(request.aborted).toBe(true);
});
