import { z } from 'zod';
import { TokenRefused } from '../../ports/identity-provider';
import { repeatsKey } from './repeats-key';

/** A token is a few hundred bytes; what is longer is not worth a look. */
const LONGEST_BYTES = 4096;

/** Anything else in a header would tell us how to verify it, such as the address of a key. */
const Header = z.strictObject({ alg: z.string(), typ: z.string(), kid: z.string().optional() });
const Payload = z.object({ iss: z.string() });

/**
 * Whose token this claims to be. Nothing of it is believed before its signature; what no good token looks like is refused
 * without looking at that.
 *
 * @throws TokenRefused
 */
export function issuerOf(token: string): string {
  if (Buffer.byteLength(token) > LONGEST_BYTES) throw new TokenRefused({ code: 'too_long' });
  const [header, payload, signature, ...more] = token.split('.');
  if (header === undefined || payload === undefined || signature === undefined || more.length > 0) {
    throw new TokenRefused({ code: 'not_three_parts' });
  }
  read('header', Header, header);
  return read('claims', Payload, payload).iss;
}

function read<Content>(part: string, schema: z.ZodType<Content>, text: string): Content {
  const json = Buffer.from(text, 'base64url').toString();
  let content: unknown;
  try {
    content = JSON.parse(json);
  } catch (error) {
    throw new TokenRefused({ code: `${part}_not_json` }, { cause: error });
  }
  if (repeatsKey(json)) throw new TokenRefused({ code: `${part}_repeated` });
  const { data, error } = schema.safeParse(content);
  if (error) throw new TokenRefused({ code: `${part}_unexpected` }, { cause: error });
  return data;
}
