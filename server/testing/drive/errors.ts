/** Drive refuses a call. */
export class DriveRefusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super(JSON.stringify(body));
    this.name = 'DriveRefusal';
    this.status = status;
    this.body = body;
  }
}

type Where = { location: string; locationType: 'parameter' | 'header' };

/** An error as the Drive API words it. */
export function refusal(
  status: number,
  reason: string,
  message: string,
  { domain = 'global', where }: { domain?: string; where?: Where } = {},
): DriveRefusal {
  const errors = [{ message, domain, reason, ...where }];
  return new DriveRefusal(status, { error: { code: status, message, errors } });
}

const parameter = (location: string): { where: Where } => ({
  where: { location, locationType: 'parameter' },
});

/** A parameter that Drive cannot read. */
export const invalidValue = (name: string) =>
  refusal(400, 'invalid', 'Invalid Value', parameter(name));

/** A file that does not exist, or that this account may not see: Drive does not say which. */
export const notFound = (id: string) =>
  refusal(404, 'notFound', `File not found: ${id}.`, parameter('fileId'));

/** A token that is wrong or has expired. */
export const unauthorised = () =>
  refusal(401, 'authError', 'Invalid Credentials', {
    where: { location: 'Authorization', locationType: 'header' },
  });

const IN_USAGE_LIMITS = new Set([
  'userRateLimitExceeded',
  'rateLimitExceeded',
  'dailyLimitExceeded',
  'accessNotConfigured',
]);

/** The error that Drive has for a reason, at whatever status it comes with. */
export function forReason(status: number, reason: string): DriveRefusal {
  const domain = IN_USAGE_LIMITS.has(reason) ? 'usageLimits' : 'global';
  return refusal(status, reason, `The request was refused: ${reason}.`, { domain });
}
