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

export const unauthorized = () => new GreenhouseRefusal(401, { message: 'Unauthorized' });

export const forbidden = () =>
  new GreenhouseRefusal(403, { message: 'You do not have permission to access this resource.' });

export const notFound = () => new GreenhouseRefusal(404, { message: 'Resource not found' });

export const unprocessable = (error: string) => new GreenhouseRefusal(422, { errors: [error] });
