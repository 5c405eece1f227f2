import {
  RenameSourceBody,
  ReplaceSourceBody,
  SavedSource,
  SavedSourceList,
  SavedSourceParams,
  SaveSourceBody,
} from '../model/saved-source';
import { SourceFound } from '../model/source';
import { endpoint } from './endpoint';

/** Only people connect sources. A program may submit a batch from a saved one by its id. */
const member = { kind: 'account' } as const;

export const savedSources = {
  list: endpoint({
    name: 'savedSources.list',
    method: 'GET',
    path: '/api/v1/saved-sources',
    summary: "The account's saved sources, by name, without their secrets",
    access: member,
    ok: { status: 200, body: SavedSourceList },
    errors: [],
    noStore: true,
  }),
  save: endpoint({
    name: 'savedSources.save',
    method: 'POST',
    path: '/api/v1/saved-sources',
    summary: 'Save a source under a name, after testing it; its credentials are stored encrypted',
    access: member,
    body: SaveSourceBody,
    ok: { status: 201, body: SavedSource },
    errors: ['validation_error', 'input_type_not_allowed', 'conflict'],
    noStore: true,
  }),
  rename: endpoint({
    name: 'savedSources.rename',
    method: 'PATCH',
    path: '/api/v1/saved-sources/:id',
    summary: 'Change the name of a saved source',
    access: member,
    params: SavedSourceParams,
    body: RenameSourceBody,
    ok: { status: 200, body: SavedSource },
    errors: ['not_found', 'validation_error', 'conflict'],
    noStore: true,
  }),
  // No proof of identity needed: the whole configuration is sent, so stored credentials cannot be redirected to
  // another host.
  replace: endpoint({
    name: 'savedSources.replace',
    method: 'PUT',
    path: '/api/v1/saved-sources/:id/configuration',
    summary: 'Replace the connection of a saved source, after testing it',
    access: member,
    params: SavedSourceParams,
    body: ReplaceSourceBody,
    ok: { status: 200, body: SavedSource },
    errors: ['not_found', 'validation_error', 'input_type_not_allowed'],
    noStore: true,
  }),
  test: endpoint({
    name: 'savedSources.test',
    method: 'POST',
    path: '/api/v1/saved-sources/:id/test',
    summary: 'Test a saved source: what it contains, and its first three items',
    access: member,
    params: SavedSourceParams,
    ok: { status: 200, body: SourceFound },
    errors: ['not_found', 'validation_error', 'input_type_not_allowed'],
    noStore: true,
  }),
  remove: endpoint({
    name: 'savedSources.remove',
    method: 'DELETE',
    path: '/api/v1/saved-sources/:id',
    summary: 'Delete a saved source and the schedules that use it; batches stay',
    access: member,
    params: SavedSourceParams,
    ok: { status: 204 },
    errors: ['not_found'],
  }),
};
