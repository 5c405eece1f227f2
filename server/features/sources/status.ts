import { ConnectedType, type SourceStatus } from '@candor/domain/model/source';
import type { Actor } from '../../access/actor';
import type { Deps } from '../../deps';
import { sourceOwner } from '../../sources/open-connected';

/** Which sources can be read here, and how an account lets us in and shows that a folder is its own. */
export async function sourceStatus(deps: Deps, { userId }: Actor): Promise<SourceStatus> {
  const { proofName } = await sourceOwner(deps.db, userId);
  return {
    connections: ConnectedType.options.map((type) => ({
      input_type: type,
      configured: deps.connectors[type] !== null,
      identity: deps.connectors[type]?.identity ?? null,
    })),
    proof_file_name: `${proofName}.txt`,
  };
}
