/** Lets calls begin one after the other, no faster than agreed, and none while the endpoint asks for a pause. */
export type Pace = {
  /** Resolves when the next call may begin. */
  turn(): Promise<void>;
  /** No call begins for so long. */
  hold(ms: number): void;
};

/** @param wait resolves after this many milliseconds. */
export function openPace(
  perMinute: number,
  { wait, now }: { wait: (ms: number) => Promise<void>; now: () => number },
): Pace {
  const between = 60_000 / perMinute;
  let next = 0;
  return {
    async turn() {
      const begins = Math.max(next, now());
      next = begins + between;
      if (begins > now()) await wait(begins - now());
    },
    hold(ms) {
      next = Math.max(next, now() + ms);
    },
  };
}
