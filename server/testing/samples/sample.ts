import type { TestUser } from '../factories';
import type { TestApp } from '../test-app';

/**
 * Something that an account owns, as the parameters of the paths that lead to it, and a body or the fields of a form that such
 * a call takes.
 */
export type Sample = {
  params: Readonly<Record<string, string>>;
  body?: object;
  fields?: Readonly<Record<string, string>>;
};

/** Makes one for an account. */
export type Sampler = (t: TestApp, owner: TestUser) => Promise<Sample>;
