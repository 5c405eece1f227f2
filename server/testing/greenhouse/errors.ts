/** Greenhouse refuses a call. */
export class GreenhouseRefusal extends Error {
  constructor(
    readonly status: number,
    readonly body: object,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(JSON.stringify(body));
    this.name = 'GreenhouseRefusal';
  }
}

/** A token that is wrong or has expired. */
export const unauthorized = () => new GreenhouseRefusal(401, { message: 'Unauthorized' });

/** A token whose scopes do not include the resource. */
export const forbidden = () =>
  new GreenhouseRefusal(403, { message: 'You do not have permission to access this resource.' });

/** An id or a path that Greenhouse does not have. */
export const notFound = () => new GreenhouseRefusal(404, { message: 'Resource not found' });

/** A query that was understood and cannot be answered, such as a page that is over. */
export const unprocessable = (error: string) => new GreenhouseRefusal(422, { errors: [error] });
