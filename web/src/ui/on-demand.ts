/** A part of the application that is fetched once, when it is first wanted. */
export type OnDemandParts<Parts> = {
  /** Null until they are here. */
  get: () => Parts | null;
  load: () => Promise<Parts>;
};

/** Remembers what `fetch` brings. After a failure it is fetched anew. */
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
