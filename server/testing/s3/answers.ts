import { documentOf, element } from './xml';

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** What S3 answers where it cannot do what it was asked for. */
export class S3Error extends Error {
  readonly answer: Answer;

  constructor(
    status: number,
    code: string,
    {
      fields = {},
      headers = {},
    }: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(code);
    const inner = Object.entries({ Code: code, Message: `About ${code}`, ...fields })
      .map(([name, value]) => element(name, value))
      .join('');
    const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${inner}</Error>`;
    this.answer = {
      status,
      headers: { 'content-type': 'application/xml', ...headers },
      body: Buffer.from(body),
    };
  }
}

/** An answer that holds XML. */
export function xmlAnswer(root: string, inner: string): Answer {
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: Buffer.from(documentOf(root, inner)),
  };
}
