import { GreenhouseRefusal } from './errors';

/** How many calls have room within a fixed window of time, and what is told of it with every answer. */
export class RateWindow {
  private endsAt = 0;
  private used = 0;
  private most = 1_000;
  private lengthMs = 30_000;

  constructor(private readonly now: () => number) {}

  /** From the next window on, which begins now. */
  limit(calls: number, seconds: number): void {
    this.most = calls;
    this.lengthMs = seconds * 1000;
    this.endsAt = 0;
  }

  /** Takes a call's place; answers the headers that go with it. Throws a refusal where there is none. */
  take(): Readonly<Record<string, string>> {
    const now = this.now();
    if (now >= this.endsAt) {
      this.endsAt = now + this.lengthMs;
      this.used = 0;
    }
    const isFull = this.used >= this.most;
    if (!isFull) this.used += 1;
    const headers = {
      'X-RateLimit-Limit': String(this.most),
      'X-RateLimit-Remaining': String(this.most - this.used),
      'X-RateLimit-Reset': String(Math.ceil(this.endsAt / 1000)),
    };
    if (!isFull) return headers;
    const retryAfter = String(Math.ceil((this.endsAt - now) / 1000));
    const message = 'Rate limit exceeded.';
    throw new GreenhouseRefusal(429, { message }, { ...headers, 'Retry-After': retryAfter });
  }
}
