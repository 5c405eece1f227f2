import { ServerSocketMessage } from '@candor/domain/model/support';
import { z } from 'zod';
import { parseJson } from '../api/parse-json';

const Typed = z.object({ type: z.string() });

/** One message of the socket; null, and a line in the log without its content, for what this page does not know. */
export function readFrame(text: string, log: (note: string) => void): ServerSocketMessage | null {
  const json = parseJson(text);
  const message = ServerSocketMessage.safeParse(json).data;
  if (message) return message;
  const type = Typed.safeParse(json).data?.type.slice(0, 40);
  log(`A frame of the support chat was passed over: ${type ?? 'it has no type'}`);
  return null;
}
