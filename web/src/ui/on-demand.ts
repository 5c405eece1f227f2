/** A part of the application that is fetched once, when it is first needed. */
export type OnDemandParts<Parts> = {
  /** Null until loaded. */
  get: () => Parts | null;
  load: () => Promise<Parts>;
};

/** Remembers the result of `fetch`. After a failure it is fetched again. */
export function onDemand<Parts>(fetch: () => Promise<Parts>): OnDemandParts<Parts> {
  let here: Parts | null = null;
  let coming: Promise<Parts> | null = null;
  return {
    get: () => here,
    load: () => {
      coming ??= fetch().then(
        (parts) => {
          here = parts;
          return parts;
        },
        (error: unknown) => {
          coming = null;
          throw error;
        },
      );
      return coming;
    },
  };
}
