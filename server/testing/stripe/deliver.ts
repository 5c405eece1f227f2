import { createHmac } from 'node:crypto';
import type { StripeEvent } from './objects';

export const WEBHOOK_SECRET = 'whsec_candor_simulator';

export type DeliveryWishes = {
  secret?: string;
  /** How many seconds ago the signature says it was made. */
  ageS?: number;
  /** Sends this in place of what was signed. */
  body?: string;
};

/** The header of an event: HMAC-SHA256 by the whole secret over stamp, dot and body. */
export function signatureOf(body: string, stamp: number, secret: string = WEBHOOK_SECRET): string {
  const signed = createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex');
  return `t=${stamp},v1=${signed},v0=${'0'.repeat(64)}`;
}

/** The events of a simulated Stripe on their way. Until somebody listens none leaves. */
export class Deliveries {
  readonly #nowS: () => number;
  readonly #underWay = new Set<Promise<unknown>>();
  #target: string | null = null;

  constructor(nowS: () => number) {
    this.#nowS = nowS;
  }

  /** Where events go from now on, as they happen; null: nowhere. */
  listen(address: string | null): void {
    this.#target = address;
  }

  /** Sends what has just happened, if somebody listens. */
  tell(event: StripeEvent): void {
    if (this.#target === null) return;
    const sent = this.send(this.#target, event).finally(() => this.#underWay.delete(sent));
    this.#underWay.add(sent);
  }

  /** Sends an event; answers the status, 0 without an answer. */
  async send(address: string, event: StripeEvent, wishes: DeliveryWishes = {}): Promise<number> {
    const body = JSON.stringify(event);
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': signatureOf(body, this.#nowS() - (wishes.ageS ?? 0), wishes.secret),
    };
    try {
      const reply = await fetch(address, { method: 'POST', headers, body: wishes.body ?? body });
      await reply.arrayBuffer();
      return reply.status;
    } catch {
      return 0;
    }
  }

  /** Waits for what is under way. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }
}
