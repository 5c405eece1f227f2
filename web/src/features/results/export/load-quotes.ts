import { batches } from '@candor/domain/api/batches';
import type { ProcessedItem } from '@candor/domain/model/batch';
import type { Api } from '../../../api/create-api';
import { maskFor } from '../privacy/mask';
import type { Quotes } from './export-rows';

const PAGE = 100;

/** The quotes of some people of a batch; with names hidden they reveal nobody's identity. */
export async function loadQuotes(
  api: Api,
  batchId: string,
  ids: readonly string[],
  hideNames: boolean,
): Promise<ReadonlyMap<string, Quotes>> {
  const wanted = new Set(ids);
  const found = new Map<string, Quotes>();
  for (let skip = 0; found.size < wanted.size; skip += PAGE) {
    const page = await api.call(batches.resultsFull, {
      params: { id: batchId },
      query: { limit: String(PAGE), skip: String(skip) },
    });
    for (const item of page.processed_items) {
      const id = item.candidate_id_internal;
      if (wanted.has(id)) found.set(id, quotesOf(item, hideNames));
    }
    if (!page.has_more) break;
  }
  return found;
}

function quotesOf(item: ProcessedItem, hideNames: boolean): Quotes {
  const mask = hideNames ? maskFor([item.candidate_name, item.email]) : (text: string) => text;
  return new Map(
    (item.match_results?.requirements ?? []).map(({ id, evidence }) => [
      id,
      evidence.map(({ quote }) => mask(quote)),
    ]),
  );
}
