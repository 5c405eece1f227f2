import type { ConnectedInput, SourceConfig } from '@candor/domain/rules/source-config';
import type { CandidateSource } from './candidate-source';

/** Whose source it is. Folders belong to an account that could put a file of this name, with any ending, into them. */
export type SourceOwner = { proofName: string };

/** A connected source with the words that people know it by, such as a folder's name. They hold no secret. */
export type ConnectedSource = CandidateSource & { label: string };

/** The way to sources of one type outside of Candor. */
export type Connector<Type extends ConnectedInput = ConnectedInput> = {
  /** Who reads there for us and has to be let in, such as a service account's address; null where the configuration says it. */
  identity: string | null;
  /**
   * Contacts the source and verifies that it is the owner's. Nothing is listed yet. The signal also ends work at the
   * source.
   *
   * @throws SourceRefused if it cannot be used as it is, SourceAway if it did not answer in time.
   */
  open(
    config: SourceConfig<Type>,
    owner: SourceOwner,
    signal: AbortSignal,
  ): Promise<ConnectedSource>;
};

/** The connectors of this installation; null where one is not configured. */
export type Connectors = { [Type in ConnectedInput]: Connector<Type> | null };

/** A source that its owner has to do something about. The message is for them and repeats nothing secret. */
export class SourceRefused extends Error {
  /** The field of the configuration that it is about. */
  readonly field: string;

  constructor(field: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SourceRefused';
    this.field = field;
  }
}

/**
 * Nobody answers where a source should be. That is a wrong address if it was just typed, and may be an interruption
 * if it was read before.
 */
export class SourceUnreached extends SourceRefused {}

/** A source with more items than are ever listed; a plan may allow far fewer. */
export class SourceTooLarge extends SourceRefused {
  /** As many were listed before it was given up. */
  readonly most: number;

  constructor(field: string, message: string, most: number) {
    super(field, message);
    this.name = 'SourceTooLarge';
    this.most = most;
  }
}

/** A source that does not answer, or asks us to come back later, although we tried for a while. */
export class SourceAway extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SourceAway';
  }
}
