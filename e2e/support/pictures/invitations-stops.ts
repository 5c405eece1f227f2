import { assessments } from '@candor/domain/api/assessments';
import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import type { BodyInput } from '@candor/domain/api/endpoint';
import { invitations } from '@candor/domain/api/invitations';
import { expect, type Page } from '@playwright/test';
import type { Account } from '../accounts/account';
import { changeRow } from '../accounts/change-row';
import { call } from '../call';
import { answering, at, DIALOG, over, type Stop, then } from '../tour/stop';
import { newVisitor } from '../visitor';

type Steps = BodyInput<typeof assessments.create>['milestones'];

const step = (id: string, title: string, points: number, requirement: string, prompt: string) => ({
  id,
  title,
  points,
  minutes: 6,
  intro: '',
  requirements: [{ id: `r-${id}`, text: requirement }],
  tasks: [{ id: 'tell', kind: 'text' as const, prompt, choices: null, required: true }],
});

const STEPS: Steps = [
  step(
    'hand',
    'Handover that went wrong',
    18,
    'Leading a nursing team',
    'What was missed, and why?',
  ),
  step('staff', 'Staffing a short night shift', 20, 'Shift planning', 'Whom do you call first?'),
  step('falls', 'Reading a falls chart', 17, 'Calm under pressure', 'What does the chart tell?'),
  step(
    'plan',
    'A plan for the first 30 days',
    20,
    'Cardiac care',
    'Write the plan you would send.',
  ),
];

const ANSWERS: Readonly<Record<string, string>> = {
  hand: 'I led a nursing team of twelve for four years. One night nobody read the new dose aloud.',
  staff: 'I call the float pool first. Shift planning by acuity is what I did each week.',
  falls: 'The falls come in the hour of the handover.\nI stay calm under pressure and count them.',
  plan: 'Week one I listen and walk each shift of the cardiac unit once.',
};

const JOB = 'Nurse Manager, Cardiac Step-Down';

type Invitee = Partial<BodyInput<typeof invitations.create>>;

/** Those who can be written to. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'Yara Benali': 'yara.benali@example.com',
  'Lena Fofanah': 'lena@example.com',
  'Desmond Achterberg': 'desmond@example.com',
};

/** Somebody whose mail was given up. */
const LOST = 'Ingrid Solberg-Wahlenbergsson of the Northern Fjords';

/** Whom an account invited, by what stands out about them. */
export type Followed = { midway: string; completed: string; expired: string };

/** Invites people who have come to different points, some of them long ago. */
export async function followCandidates(sender: Account): Promise<Followed> {
  const own = await build(sender);
  const invite = async (name: string | null, days: number, to: Invitee = {}) => {
    const isHosted = Object.keys(to).some((key) => key.endsWith('assessment_id'));
    const email = name && ADDRESSES[name];
    const whom = {
      ...(name && { candidate_name: name }),
      ...(email && { candidate_email: email }),
    };
    const body = { ...whom, ...to, ...(!isHosted && { assessment_id: own }), job_title: JOB };
    const { invitation_code: code } = await call(sender, invitations.create, { body });
    await age(code, days);
    return code;
  };
  const hosted = async (name: string, days: number, source: string, done: number, job?: string) => {
    const code = await invite(name, days, { [`${source}_assessment_id`]: `${source}-00042` });
    if (job)
      await call(sender, invitations.change, { params: { id: code }, body: { job_title: job } });
    if (done > 0) {
      const body = {
        milestones_completed: done,
        total_milestones: 5,
        points_earned: done * 14,
        latest_milestone: 'A budget question',
      };
      await call(sender, invitations.reportProgress, { params: { id: code }, body });
    }
    await age(code, days);
    return code;
  };

  const completed = await invite('Yara Benali', 9);
  await answer(completed, ['hand', 'staff', 'falls', 'plan']);
  await call(newVisitor(), candidateAssessment.submit, { params: { code: completed } });
  await age(completed, 9);
  await hosted('Amara Diallo', 12, 'ashby', 5, 'Senior Solutions Engineer');
  const expired = await invite('Lena Fofanah', 6);
  await end(expired);
  const cancelled = await invite('Kofi Brandt', 5);
  await call(sender, invitations.cancel, { params: { id: cancelled } });
  await invite(null, 4);
  await hosted('Marisol Quintana', 6, 'greenhouse', 1);
  await hosted('Tomás Herrera', 5, 'ashby', 2, 'Senior Solutions Engineer');
  await hosted('Jonas Weber', 1, 'ashby', 3, 'Senior Solutions Engineer');
  await invite('Desmond Achterberg', 1);
  await lose(await invite(LOST, 0));
  const reached = { candidate_email: 'abena.ofori-lund@example.com', remind: true };
  const midway = await invite('Abena Ofori-Lund', 2, reached);
  await answer(midway, ['hand', 'staff']);
  await call(newVisitor(), candidateAssessment.request, {
    params: { code: midway },
    body: { kind: 'adjustment', message: 'I read with a screen reader. May I have more time?' },
  });
  await call(sender, invitations.change, {
    params: { id: midway },
    body: { notes: 'Met at the job fair.\nKnows the unit from a rotation.' },
  });
  return { midway, completed, expired };
}

async function build(sender: Account): Promise<string> {
  const body = {
    title: 'First weeks of a nurse manager',
    job_title: JOB,
    milestones: STEPS,
    company: 'Halden Ridge Hospital',
    contact_email: 'nursing.jobs@haldenridge.example',
    job_description_text: `${JOB}. Leading a nursing team. Shift planning. Calm under pressure. Cardiac care.`,
    time_limit_minutes: 90,
    show_result: false,
  };
  return (await call(sender, assessments.create, { body })).assessment_id;
}

async function answer(code: string, steps: readonly string[]): Promise<void> {
  const candidate = newVisitor();
  await call(candidate, candidateAssessment.open, { params: { code } });
  await call(candidate, candidateAssessment.start, { params: { code }, body: { agree: true } });
  for (const milestone_id of steps) {
    const params = { code, milestone_id };
    const { revision } = await call(candidate, candidateAssessment.milestone, { params });
    const said = { tell: ANSWERS[milestone_id] ?? '' };
    const body = { answer: said, client_saved_at: new Date().toISOString(), revision };
    await call(candidate, candidateAssessment.saveAnswer, { params, body });
    await call(candidate, candidateAssessment.complete, { params });
  }
}

/** Moves an invitation back by so many days, as time would leave it. */
function age(code: string, days: number): Promise<void> {
  return changeRow(
    `update invitations set created_at = created_at - make_interval(days => $2),
       updated_at = updated_at - make_interval(days => $2), resent_at = resent_at - make_interval(days => $2)
     where code = $1`,
    [code, days],
  );
}

function lose(code: string): Promise<void> {
  return changeRow(`update invitations set undeliverable_at = now() where code = $1`, [code]);
}

function end(code: string): Promise<void> {
  return changeRow(
    `update invitations set expires_at = now() - interval '2 days' where code = $1`,
    [code],
  );
}

const LIST = at('invitations-followed', '/invitations', 'Invitations');
const READS = /\/api\/invitations\/(\?|$)/;
const FIGURES = /\/api\/invitations\/stats/;

/** Before anybody was invited, and before there is anything to invite to. */
export const FIRST_INVITATION_STOPS: readonly Stop[] = [
  at('invitations-first-day', '/invitations', 'Invitations'),
  over('invitations-new-first-day', LIST, DIALOG, openForm),
];

/** The list, its filters, one invitation at each point, and the form of a new one. */
export function invitationStops({ midway, completed, expired }: Followed): readonly Stop[] {
  const one = (name: string, code: string) =>
    then(name, at('', `/invitations?open=${code}`, 'Invitations'), (page) =>
      expect(page.getByRole('textbox', { name: 'Link of the invitation' })).toBeVisible(),
    );
  const opened = one('invitations-open', midway);
  const dialog = (name: string, before: Stop, button: string) =>
    over(name, before, DIALOG, async (page) => {
      await page.getByRole('button', { name: button, exact: true }).last().click();
      await expect(page.getByRole('dialog').last()).toBeVisible();
    });
  const form = over('invitations-new', LIST, DIALOG, openForm);
  const listed = over('invitations-before-list', form, DIALOG, async (page) => {
    await listPeople(page);
    await expect(page.getByRole('list', { name: 'Invited before' })).toBeVisible();
  });
  return [
    LIST,
    at('invitations-by-source', '/invitations?group=ats&status=active', 'Invitations'),
    at('invitations-nothing', '/invitations?search=nobody+at+all', 'Invitations'),
    at('invitations-past', '/invitations?page=7', 'Invitations'),
    then('invitations-steps', LIST, async (page) => {
      await page.getByRole('button', { name: 'Where people stop' }).click();
      await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible();
    }),
    at('invitations-sorted', '/invitations?group=none&sort=candidate_name', 'Invitations'),
    then('invitations-undelivered', at('', '/invitations', 'Invitations'), async (page) => {
      await page.getByRole('button', { name: /^Undelivered/ }).click();
      await page.getByRole('button', { name: LOST, exact: true }).click();
      await expect(page.getByRole('textbox', { name: 'Link of the invitation' })).toBeVisible();
    }),
    then('invitations-selected', LIST, async (page) => {
      for (const name of ['Tomás Herrera', 'Marisol Quintana', 'Yara Benali'])
        await page.getByRole('checkbox', { name: `Select ${name}` }).click();
      await expect(page.getByRole('button', { name: 'Resend 2' })).toBeVisible();
    }),
    opened,
    dialog('invitations-edit', opened, 'Edit'),
    dialog('invitations-resend', opened, 'Resend'),
    dialog('invitations-extend', opened, 'Extend'),
    dialog('invitations-cancel', opened, 'Cancel invitation'),
    then('invitations-completed', one('', completed), (page) =>
      expect(page.getByRole('list', { name: 'Answers' })).toBeVisible(),
    ),
    one('invitations-expired', expired),
    then('invitations-gone', at('', '/invitations?open=inv-that-is-gone', 'Invitations'), (page) =>
      expect(page.getByText('No such invitation')).toBeVisible(),
    ),
    form,
    over('invitations-reminded', form, DIALOG, async (page) => {
      await page.getByText('Send the invitation by e-mail').click();
      await page.getByText('Remind them by e-mail').click();
    }),
    over('invitations-several', form, DIALOG, async (page) => {
      await page.getByText('Several people').click();
      await page
        .getByRole('textbox', { name: 'People' })
        .fill('Ada Boyle <ada@example.com>\nBen Okafor\ncleo@example.com\nada@example.com');
      await page
        .getByRole('button', { name: /^Invite/ })
        .last()
        .click();
    }),
    over('invitations-before-one', form, DIALOG, async (page) => {
      await page.getByRole('textbox', { name: /Candidate’s name/ }).fill('Desmond Achterberg');
      await page.getByRole('textbox', { name: /E-mail/ }).fill('Desmond@Example.com');
      await expect(page.getByRole('link', { name: 'Open that invitation' })).toBeVisible();
    }),
    listed,
    over('invitations-before-left-out', listed, DIALOG, async (page) => {
      await page.getByRole('button', { name: 'Leave them out' }).click();
      await expect(page.getByRole('button', { name: 'Bring them back' })).toBeVisible();
    }),
    answering(
      'invitations-before-unknown',
      /\/api\/invitations\/known$/,
      (route) => route.fulfill({ status: 403, json: {} }),
      async (page) => {
        await form.open(page);
        await listPeople(page);
        await expect(page.getByText(/^We could not check who was invited before/)).toBeVisible();
      },
    ),
    over('invitations-id-short', form, DIALOG, async (page) => {
      await page.getByRole('combobox', { name: 'Assessment' }).selectOption('greenhouse');
      await page.getByRole('textbox', { name: 'Greenhouse assessment id' }).fill('42');
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      await expect(page.getByText('Assessment ID appears to be too short')).toBeVisible();
    }),
    {
      name: 'invitations-figures-failed',
      async open(page) {
        await page.route(FIGURES, (route) => route.fulfill({ status: 403, json: {} }));
        await LIST.open(page);
        await expect(page.getByText('The figures could not be loaded.')).toBeVisible();
      },
      leave: (page) => page.unroute(FIGURES),
    },
    {
      name: 'invitations-failed',
      async open(page) {
        await page.route(READS, (route) => route.fulfill({ status: 403, json: {} }));
        await page.goto('/invitations');
        await expect(page.getByText('The invitations could not be loaded')).toBeVisible();
      },
      leave: (page) => page.unroute(READS),
    },
  ];
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New invitation' }).first().click();
  await expect(page.getByRole('combobox', { name: 'Assessment' })).toBeVisible();
}

/** Six people, three of whom were invited before. */
async function listPeople(page: Page): Promise<void> {
  await page.getByText('Several people').click();
  const known = Object.entries(ADDRESSES).map(([name, email]) => `${name} <${email}>`);
  const fresh = ['Ada Boyle <ada@example.com>', 'ben@example.com', 'cleo@example.com'];
  await page.getByRole('textbox', { name: 'People' }).fill([...fresh, ...known].join('\n'));
}
