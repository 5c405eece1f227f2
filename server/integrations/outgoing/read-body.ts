/**
 * The body of an answer to its end, or null where it is longer than it may be: the rest is not read. `moved` says that something
 * came. Throws what breaks the connection.
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
