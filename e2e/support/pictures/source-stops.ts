import { savedSources } from '@candor/domain/api/saved-sources';
import { schedules } from '@candor/domain/api/schedules';
import { sources } from '@candor/domain/api/sources';
import type { SavedSource } from '@candor/domain/model/saved-source';
import type { Schedule } from '@candor/domain/model/schedule';
import { expect, type Page } from '@playwright/test';
import { at, type Stop, then } from '../tour/stop';

const MADE = '2026-03-02T09:00:00.000Z';
const SAVED: readonly SavedSource[] = [
  {
    id: 'source-0001',
    name: 'Applications for nurses',
    input_type: 'google_drive',
    label: 'Nurses 2026',
    created_at: MADE,
    last_tested_at: MADE,
    source_config: { folder_id: '1aBcDeFgHiJkLmNoPqRsTuVwXyZ012' },
  },
  {
    id: 'source-0002',
    name: 'Applicant database',
    input_type: 'database',
    label: 'hr on db.example.com',
    created_at: MADE,
    last_tested_at: MADE,
    source_config: {
      connection: 'postgresql://reader@db.example.com/hr',
      query: 'select candidate_text from people',
    },
  },
  {
    id: 'source-0003',
    name: 'Everything from the fair in Bergen',
    input_type: 'aws_s3',
    label: 'fair-bergen',
    created_at: MADE,
    last_tested_at: MADE,
    source_config: { bucket_name: 'fair-bergen', folder_path: 'resumes/2026' },
  },
];

const MORNING: Schedule = {
  id: 'schedule-0001',
  saved_source_id: 'source-0001',
  job_title: 'Night nurse',
  local_hour: 7,
  time_zone: 'Europe/Berlin',
  enabled: true,
  paused: false,
  trouble: null,
  next_at: '2026-03-04T06:00:00.000Z',
  created_at: MADE,
  last: {
    date: '2026-03-03',
    at: '2026-03-03T06:02:00.000Z',
    new_candidates: 3,
    batch_job_id: 'batch-0001',
  },
};
const PAUSED: Schedule = {
  ...MORNING,
  id: 'schedule-0002',
  saved_source_id: 'source-0002',
  next_at: null,
  job_title: 'Payroll clerk',
  enabled: false,
  paused: true,
  last: null,
  trouble: { code: 'source_refused', message: 'The database refused the user name or password.' },
};

/** No account of the pictures has sources of its own: what the server would tell of them is put in place. */
async function pretend(page: Page, saved: readonly SavedSource[]): Promise<void> {
  const types = ['google_drive', 'aws_s3', 'database'] as const;
  const answers = new Map<string, unknown>([
    [savedSources.list.path, { sources: saved, limit: 50 }],
    [schedules.list.path, { schedules: saved.length > 0 ? [MORNING, PAUSED] : [], limit: 10 }],
    [
      sources.status.path,
      {
        connections: types.map((input_type) => ({
          input_type,
          configured: true,
          identity: 'reader@candor.example',
        })),
        proof_file_name: 'candor-2f1c9e.txt',
      },
    ],
  ]);
  for (const [path, json] of answers) {
    await page.route(`**${path}`, (route) => route.fulfill({ json }));
  }
}

function pretended(name: string, saved: readonly SavedSource[], seen: string): Stop {
  const page = at('', '/sources', 'Sources');
  return {
    name,
    async open(tab) {
      await pretend(tab, saved);
      await page.open(tab);
      await expect(tab.getByText(seen)).toBeVisible();
    },
    leave: (tab) => tab.unrouteAll(),
  };
}

const LIST = pretended('sources', SAVED, 'Nurses 2026');

async function wish(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More about Applications for nurses' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** A step on the page, which is left as it was found. */
const on = (name: string, step: (page: Page) => Promise<void>): Stop => ({
  ...then(name, LIST, step),
  leave: (page) => page.unrouteAll(),
});

/** The page of saved sources and its dialogs. */
export const SOURCE_STOPS: readonly Stop[] = [
  LIST,
  pretended('sources-first-day', [], 'No sources saved yet'),
  on('sources-save', async (page) => {
    await page.getByRole('button', { name: 'Save a source' }).click();
    await expect(page.getByText('candor-2f1c9e.txt')).toBeVisible();
  }),
  on('sources-menu', async (page) => {
    await page.getByRole('button', { name: 'More about Applications for nurses' }).click();
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  }),
  on('sources-schedule', async (page) => {
    await wish(page, 'Score what is new each morning');
    await expect(page.getByRole('combobox', { name: 'Job and requirements of' })).toBeVisible();
  }),
  on('sources-delete', (page) => wish(page, 'Delete')),
];
