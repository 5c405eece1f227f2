/**
 * The complete body of a response, or null if it is longer than allowed: the rest is not read. `moved` is called when
 * data arrives. Throws connection errors.
 */
export async function readBody(
  response: Response,
  mostBytes: number,
  moved: () => void = () => {},
): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    moved();
    size += part.byteLength;
    if (size > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
