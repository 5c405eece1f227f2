import type { MeaningVector } from '@candor/engine';

/** Turns texts into directions in the space of one model. */
export type Embedder = {
  /** Which vectors may be compared: the model, and the length that was asked for. */
  readonly model: string;
  /** Where texts go, without path or credentials. */
  readonly host: string;
  /**
   * One vector for each text, in their order.
   *
   * @param options.withinMs after how long to give up; tries that would end later are not begun.
   * @throws EmbeddingsUnavailable, also soon after `options.signal`.
   */
  embed(
    texts: readonly string[],
    options?: { withinMs?: number; signal?: AbortSignal },
  ): Promise<MeaningVector[]>;
  /** Whether it answers. Calls the endpoint at most every few minutes. */
  isAnswering(): Promise<boolean>;
};

/** The endpoint did not answer, or not with vectors. The message holds no text, no key and no words of the endpoint. */
export class EmbeddingsUnavailable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EmbeddingsUnavailable';
  }
}
