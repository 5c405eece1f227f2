import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { answerCall } from './calls/answer-call';
import { broken, crowded, reusedKey, StripeRefusal, unauthorized } from './errors';
import type { Form } from './form';
import type { World } from './world';

export const SECRET_KEY = 'sk_test_candor_simulator';

type Answer = { status: number; body: string };

/** The calls of a simulated Stripe: each key of idempotency once, and those that a test makes fail. */
export class Calls {
  readonly #world: World;
  readonly #answered = new Map<string, Answer & { fingerprint: string }>();
  readonly #failures: { status: 429 | 500; at: RegExp }[] = [];

  constructor(world: World) {
    this.#world = world;
  }

  /** Makes the next calls of such a path fail. */
  failNext(status: 429 | 500, at: RegExp, times: number): void {
    for (let left = times; left > 0; left -= 1) this.#failures.push({ status, at });
  }

  /** Forgets failures that have not come yet. */
  mend(): void {
    this.#failures.length = 0;
  }

  /** Stripe keeps the first answer of a key, but not a refusal of what was sent. */
  answer(request: IncomingMessage, path: string, form: Form): Answer & { replayed: boolean } {
    const { method = 'GET' } = request;
    const key = method === 'POST' ? request.headers['idempotency-key'] : undefined;
    if (typeof key !== 'string') return { ...this.#attempt(request, path, form), replayed: false };
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([path, form]))
      .digest('hex');
    const first = this.#answered.get(key);
    if (first?.fingerprint === fingerprint) return { ...first, replayed: true };
    const answer = this.#attempt(request, path, form, first !== undefined);
    // A failure that a test ordered happened before anything was done: the client may try again.
    if (answer.status === 200) this.#answered.set(key, { fingerprint, ...answer });
    return { ...answer, replayed: false };
  }

  #attempt(request: IncomingMessage, path: string, form: Form, isKeyTaken = false): Answer {
    const { method = 'GET', headers } = request;
    try {
      if (headers.authorization !== `Bearer ${SECRET_KEY}`) throw unauthorized();
      const failing = this.#failures.findIndex(({ at }) => at.test(path));
      const [failure] = failing === -1 ? [] : this.#failures.splice(failing, 1);
      if (failure) throw failure.status === 429 ? crowded() : broken();
      if (isKeyTaken) throw reusedKey();
      const body = JSON.stringify(answerCall(this.#world, method, path, form));
      return { status: 200, body };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return { status: error.status, body: JSON.stringify(error.body) };
    }
  }
}
