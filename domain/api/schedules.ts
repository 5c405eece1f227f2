import {
  ChangeScheduleBody,
  CreateScheduleBody,
  Schedule,
  ScheduleList,
  ScheduleParams,
} from '../model/schedule';
import { endpoint } from './endpoint';

/** Only people set up what later runs unattended. */
const member = { kind: 'account' } as const;

export const schedules = {
  list: endpoint({
    name: 'schedules.list',
    method: 'GET',
    path: '/api/v1/source-schedules',
    summary: 'List the morning schedules, and the outcome of their last runs',
    access: member,
    ok: { status: 200, body: ScheduleList },
    errors: [],
    noStore: true,
  }),
  create: endpoint({
    name: 'schedules.create',
    method: 'POST',
    path: '/api/v1/source-schedules',
    summary:
      'Score what is new in a saved source each morning, against the job of a completed batch',
    access: member,
    body: CreateScheduleBody,
    ok: { status: 201, body: Schedule },
    errors: ['validation_error', 'input_type_not_allowed'],
    noStore: true,
  }),
  change: endpoint({
    name: 'schedules.change',
    method: 'PATCH',
    path: '/api/v1/source-schedules/:id',
    summary: 'Switch a schedule on or off, or change its hour',
    access: member,
    params: ScheduleParams,
    body: ChangeScheduleBody,
    ok: { status: 200, body: Schedule },
    errors: ['not_found', 'validation_error'],
    noStore: true,
  }),
  remove: endpoint({
    name: 'schedules.remove',
    method: 'DELETE',
    path: '/api/v1/source-schedules/:id',
    summary: 'End a schedule; its batches stay',
    access: member,
    params: ScheduleParams,
    ok: { status: 204 },
    errors: ['not_found'],
  }),
};
