import { randomUUID } from 'node:crypto';
import { sealSourceConfig } from '../../access/source-config';
import { savedSources, sourceSchedules } from '../../db/schema';
import { sourceOwner } from '../../sources/open-connected';
import type { TestUser } from '../factories';
import { openShelf } from '../sources/shelf';
import type { TestApp } from '../test-app';
import { LAMPS } from './batches';
import type { Sample } from './sample';

/** A saved folder that can be reached. */
export async function aSavedSource(t: TestApp, { id: userId }: TestUser): Promise<Sample> {
  const id = randomUUID();
  const folder_id = `folder-${id}`;
  const { proofName } = await sourceOwner(t.db, userId);
  const shelf = openShelf();
  shelf.folders.set(folder_id, new Map([[`${proofName}.txt`, '']]));
  t.deps.connectors.google_drive = shelf.connector;
  const choice = { type: 'google_drive', config: { folder_id } } as const;
  const now = t.clock.now();
  await t.db.insert(savedSources).values({
    id,
    userId,
    name: `Folder ${id}`,
    nameKey: `folder ${id}`,
    inputType: choice.type,
    label: 'Keepers',
    createdAt: now,
    lastTestedAt: now,
    sourceConfigSealed: sealSourceConfig(t.deps.config, choice, { table: 'saved_sources', id }),
  });
  return { params: { id } };
}

/** A schedule that looks into a saved folder. */
export async function aSchedule(t: TestApp, owner: TestUser): Promise<Sample> {
  const { params } = await aSavedSource(t, owner);
  const id = randomUUID();
  const now = t.clock.now();
  await t.db.insert(sourceSchedules).values({
    id,
    userId: owner.id,
    savedSourceId: params.id ?? '',
    enabled: true,
    dueAt: now,
    jobTitle: 'Lighthouse keeper',
    jobText: 'Keeps the lamp.',
    requirements: [LAMPS],
    engineVersion: '1.0.0',
    localHour: 7,
    timeZone: 'Europe/Berlin',
    createdAt: now,
    updatedAt: now,
  });
  return { params: { id } };
}
