import { ClientError } from './client-error';
import type { Transport, WireResponse } from './wire';

/**
 * Carries an upload. `fetch` cannot tell how much was sent, and a large file on a slow line needs more time than one
 * fixed limit gives: the timeout starts again with every byte sent, and once more for the answer.
 */
export const uploadTransport: Transport = (request) =>
  new Promise<WireResponse>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        settle(() => reject(new ClientError({ code: 'timeout' })));
        xhr.abort();
      }, request.timeout);
    };
    const abort = () => {
      settle(() => reject(request.signal?.reason));
      xhr.abort();
    };
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      request.signal?.removeEventListener('abort', abort);
      finish();
    };

    xhr.upload.onprogress = (event) => {
      patience();
      request.onProgress?.({ sent: event.loaded, total: event.total });
    };
    xhr.upload.onload = patience;
    xhr.onload = () => settle(() => resolve(responseOf(xhr)));
    xhr.onerror = () => settle(() => reject(new ClientError({ code: 'network_error' })));

    if (request.signal?.aborted) return abort();
    request.signal?.addEventListener('abort', abort);
    xhr.open(request.method, request.url);
    xhr.responseType = 'blob';
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    patience();
    xhr.send(request.body);
  });

function responseOf(xhr: XMLHttpRequest): WireResponse {
  return {
    status: xhr.status,
    statusText: xhr.statusText,
    header: (name) => xhr.getResponseHeader(name),
    body: xhr.response instanceof Blob ? xhr.response : new Blob([]),
  };
}
