import type { z } from 'zod';
import { type AtsCredentials, AtsForbidden, AtsRefused, AtsUnavailable } from '../../ports/ats';
import type { GreenhouseSettings } from '../../settings/ats';
import { type Answer, askAts } from '../outgoing/ask-ats';
import type { Patience } from '../outgoing/patience';
import { contentOf, MANNERS } from './answer';

const RESOURCES = ['jobs', 'job_posts', 'applications', 'candidates', 'attachments'] as const;

/** A list of Harvest v3 and the permission that it takes, in Greenhouse's own word. */
export type Resource = (typeof RESOURCES)[number];
/** The permission that reading a list needs. */
export const scopeOf = (resource: Resource) => `harvest:${resource}:list`;

/** Every permission that is needed. */
export const SCOPES: readonly string[] = RESOURCES.map(scopeOf);

/** Greenhouse understood the call and does not take what stands in it, such as a cursor that is over. */
export class Unprocessable extends Error {}

/** Calls of Harvest v3. Each throws AtsRefused, AtsForbidden, AtsUnavailable, Unprocessable, or the signal's reason. */
export type Harvest = {
  /** The address of a list. */
  urlOf(resource: Resource, query: Readonly<Record<string, string>>): URL;
  /** The raw value. */
  get(
    resource: Resource,
    url: URL,
    credentials: AtsCredentials,
    signal: AbortSignal,
  ): Promise<Answer>;
  /** The rows of a list of which one page is enough. */
  rows<Row extends z.ZodType>(
    asked: { resource: Resource; query: Readonly<Record<string, string>>; rows: Row },
    credentials: AtsCredentials,
    signal: AbortSignal,
  ): Promise<z.infer<Row>>;
};

/** The one way to Harvest v3. */
export function openHarvest({ apiBase }: GreenhouseSettings, patience: Patience): Harvest {
  const urlOf: Harvest['urlOf'] = (resource, query) => {
    const url = new URL(`${apiBase}/v3/${resource}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  };
  const get: Harvest['get'] = async (resource, url, credentials, signal) => {
    const headers = { accept: 'application/json', authorization: `Bearer ${tokenIn(credentials)}` };
    const request = { url: url.href, init: { headers }, isRepeatable: true };
    const answer = await askAts(request, { manners: MANNERS, patience }, signal);
    if (answer.status !== 200) throw refusalOf(answer, resource);
    return answer;
  };
  return {
    urlOf,
    get,
    rows: async ({ resource, query, rows }, credentials, signal) =>
      contentOf(await get(resource, urlOf(resource, query), credentials, signal), rows),
  };
}

function refusalOf({ status }: Answer, resource: Resource): Error {
  if (status === 401) return new AtsRefused();
  if (status === 403) return new AtsForbidden(scopeOf(resource));
  if (status === 422) return new Unprocessable();
  return new AtsUnavailable();
}

function tokenIn(credentials: AtsCredentials): string {
  if (credentials.kind === 'tokens') return credentials.accessToken;
  throw new TypeError('Greenhouse is read with tokens only.');
}
