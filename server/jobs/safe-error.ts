/**
 * An error with nothing but its kind and place. Messages of the database driver quote parameters and rows, which are
 * people's texts: neither logs nor the queue's own tables may contain them.
 */
export class JobFailed extends Error {
  constructor(error: unknown) {
    super(describe(error));
    this.name = 'JobFailed';
    const place = error instanceof Error ? framesOf(error) : '';
    this.stack = `${this.name}: ${this.message}${place}`;
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const root = rootOf(error);
  const code = 'code' in root && typeof root.code === 'string' ? ` ${root.code}` : '';
  return `${root.name}${code}`;
}

/** Query builders wrap what the driver threw; the driver's error names the kind. */
function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}

function framesOf(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return frames.length > 0 ? `\n${frames.join('\n')}` : '';
}
