import type { ConnectedInput } from '@candor/domain/rules/source-config';
import type { SourceItem } from '../ports/candidate-source';
import type { ConnectedSource, Connector } from '../ports/connector';
import type { Tracer } from '../ports/tracer';

/**
 * A connector whose calls are traced: how long opening, listing and each read took, and nothing about the content.
 */
export function traceConnector<Type extends ConnectedInput>(
  type: Type,
  connector: Connector<Type> | null,
  tracer: Tracer,
): Connector<Type> | null {
  if (connector === null) return null;
  const facts = { 'candor.source': type };
  return {
    identity: connector.identity,
    open: (config, owner, signal) =>
      tracer.part('open source', facts, async () => {
        const source = await connector.open(config, owner, signal);
        return tracedSource(source, tracer, facts);
      }),
  };
}

function tracedSource(
  source: ConnectedSource,
  tracer: Tracer,
  facts: { 'candor.source': string },
): ConnectedSource {
  return {
    label: source.label,
    items: () => tracedItems(source.items(), tracer, facts),
    read: (entry) => tracer.part('read from source', facts, () => source.read(entry)),
    close: () => source.close(),
  };
}

/** From the first requested item to the last: listing waits for the source and for its consumer. */
async function* tracedItems(
  items: AsyncIterable<SourceItem>,
  tracer: Tracer,
  facts: { 'candor.source': string },
): AsyncGenerator<SourceItem> {
  const span = tracer.begin('list source', facts, { origin: 'work', parent: tracer.here() });
  let listed = 0;
  let failed = true;
  try {
    for await (const item of items) {
      listed += 1;
      yield item;
    }
    failed = false;
  } finally {
    span.end({ 'candor.items': listed }, failed);
  }
}
