/** What Ashby answers in place of results: mostly with 200. */
export class AshbyRefusal extends Error {
  constructor(
    readonly status: number,
    readonly body: object | string,
  ) {
    super(typeof body === 'string' ? body : 'refused');
  }
}

const failure = (code: string, message: string) => ({
  success: false,
  errors: [code],
  errorInfo: { code, message, requestId: 'req_01' },
});

/** 200 with `success: false`. */
export function declined(code: string, message = code): AshbyRefusal {
  return new AshbyRefusal(200, failure(code, message));
}

/** A request that Ashby understood and does not accept. */
export const invalid = (message: string) => declined('invalid_input', message);

/** The key lacks the permission of the module. */
export function unpermitted(scope: string): AshbyRefusal {
  const message = `This API key is not permitted to access this endpoint: ${scope}`;
  return new AshbyRefusal(403, failure('missing_endpoint_permission', message));
}

/** A call without a key. */
export const noKey = () => new AshbyRefusal(401, 'API key is missing');
/** A call with a key that opens nothing. */
export const wrongKey = () => new AshbyRefusal(403, 'API key is wrong or was deactivated');
/** The wall in front of Ashby. */
export const blockedAgent = () => new AshbyRefusal(403, 'error code: 1010');
