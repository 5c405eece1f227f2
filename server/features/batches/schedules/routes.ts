import { schedules } from '@candor/domain/api/schedules';
import { SCHEDULE_LIMITS } from '@candor/domain/model/schedule';
import type { Deps } from '../../../deps';
import type { Serve } from '../../../http/serve';
import { changeSchedule } from './change';
import { createSchedule } from './create';
import { presentSchedule } from './present';
import { removeSchedule } from './remove';
import { scheduleRows } from './store';

/** The calls on morning schedules. */
export function scheduleRoutes(serve: Serve, deps: Deps): void {
  serve(schedules.list, async ({ actor }) => {
    const rows = await scheduleRows(deps.db, actor.userId);
    return { body: { schedules: rows.map(presentSchedule), limit: SCHEDULE_LIMITS.schedules } };
  });
  serve(schedules.create, async (call) => ({ body: await createSchedule(deps, call) }));
  serve(schedules.change, async (call) => ({ body: await changeSchedule(deps, call) }));
  serve(schedules.remove, async (call) => {
    await removeSchedule(deps, call);
    return { body: undefined };
  });
}
