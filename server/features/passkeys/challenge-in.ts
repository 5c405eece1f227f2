import { z } from 'zod';

const ClientData = z.object({
  challenge: z.string(),
  /** None of our pages is framed by another site. */
  crossOrigin: z.literal(false).optional(),
});

/** What a browser says it had signed (WebAuthn Level 3, 5.8.1); null for what no browser writes. Whether it was is another question. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString();
    return ClientData.parse(JSON.parse(text)).challenge;
  } catch {
    return null;
  }
}
