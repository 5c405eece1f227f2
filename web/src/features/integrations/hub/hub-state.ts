import { AtsType } from '@candor/domain/model/ats';

export type HubTab = 'jobs' | 'assessments';

/** The ranges of days that figures are taken over. */
export const HUB_DAYS = ['7', '30', '90'] as const;
export type HubDays = (typeof HUB_DAYS)[number];
const USUAL_DAYS: HubDays = '30';

/** The view of the hub according to the URL. `ats` is null if it names none. */
export type HubState = { ats: AtsType | null; tab: HubTab; skip: number; days: HubDays };

/** What the address says of the page. Anything it cannot say counts as not said. */
export function readHub(query: URLSearchParams): HubState {
  const skip = Number(query.get('skip'));
  return {
    ats: AtsType.safeParse(query.get('ats')).data ?? null,
    tab: query.get('tab') === 'assessments' ? 'assessments' : 'jobs',
    skip: Number.isSafeInteger(skip) && skip > 0 ? skip : 0,
    days: HUB_DAYS.find((days) => days === query.get('days')) ?? USUAL_DAYS,
  };
}

/** The address with a change; what is usual is not written. */
export function writeHub(before: URLSearchParams, change: Partial<HubState>): URLSearchParams {
  const { ats, tab, skip, days } = { ...readHub(before), ...change };
  const next = new URLSearchParams(before);
  const put = (name: string, value: string | null) =>
    value === null ? next.delete(name) : next.set(name, value);
  put('ats', ats);
  put('tab', tab === 'jobs' ? null : tab);
  put('skip', skip === 0 ? null : String(skip));
  put('days', days === USUAL_DAYS ? null : days);
  return next;
}
