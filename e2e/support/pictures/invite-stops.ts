import { assessments } from '@candor/domain/api/assessments';
import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import type { BodyInput } from '@candor/domain/api/endpoint';
import { invitations } from '@candor/domain/api/invitations';
import { expect, type Page } from '@playwright/test';
import type { Account } from '../accounts/account';
import { call } from '../call';
import { at, DIALOG, over, type Stop, then } from '../tour/stop';
import { newVisitor } from '../visitor';

const STEPS: BodyInput<typeof assessments.create>['milestones'] = [
  {
    id: 'handover',
    title: 'Handover that went wrong',
    minutes: 5,
    points: 10,
    intro: '',
    requirements: [{ id: 'r1', text: 'Leading a nursing team of ten or more' }],
    tasks: [
      {
        id: 'story',
        kind: 'text',
        choices: null,
        required: true,
        prompt: 'Tell of a handover in which something was missed. What did you change after it?',
      },
    ],
  },
  {
    id: 'shift',
    title: 'Staffing a short night shift',
    minutes: 8,
    points: 20,
    intro:
      'It is 18:40. Two of six night nurses have called in sick. You have 24 patients, seven at high acuity. The float pool can send one nurse from 21:00.',
    requirements: [
      { id: 'r2', text: 'Shift planning by acuity' },
      { id: 'r3', text: 'Calm under pressure' },
    ],
    tasks: [
      {
        id: 'first',
        kind: 'choice',
        required: true,
        prompt: 'What do you do first?',
        choices: [
          'Rework assignments by acuity, then book the float nurse',
          'Ask two day nurses to stay until 23:00',
          'Move two stable patients to the medical floor',
          'Take an assignment myself until 21:00',
        ],
      },
      {
        id: 'whom',
        kind: 'multi_choice',
        required: true,
        prompt: 'Whom do you tell?',
        choices: ['The house supervisor', 'The day charge nurse', 'The families'],
      },
      {
        id: 'why',
        kind: 'text',
        choices: null,
        required: false,
        prompt: 'Why? One or two sentences.',
      },
    ],
  },
  {
    id: 'plan',
    title: 'A plan for the first 30 days',
    minutes: 12,
    points: 30,
    intro: 'The unit has 28 beds, 41 nurses and a fall rate above the hospital’s mean.',
    requirements: [],
    tasks: [
      {
        id: 'plan',
        kind: 'work_sample',
        choices: null,
        required: true,
        prompt: 'Write your plan as you would send it to the director of nursing.',
      },
    ],
  },
];

const JOB = 'Nurse Manager, Cardiac Step-Down';
const HEADING = `Skills assessment for ${JOB}`;

/** The codes of invitations that stand at different points. */
type Invited = Record<'fresh' | 'begun' | 'timed' | 'ready' | 'sent' | 'cancelled', string> & {
  hosted: string;
  accepted: string;
};

/** Builds an assessment and invites people to it, who have come to different points. */
export async function inviteCandidates(sender: Account): Promise<Invited> {
  const open = await assessmentOf(sender, null);
  const timed = await assessmentOf(sender, 60);
  const own = (id: string) => invite(sender, { assessment_id: id });
  const hosted = () => invite(sender, { ashby_assessment_id: 'ashby-step-down' });
  const codes: Invited = {
    fresh: await invite(sender, { assessment_id: timed, ...REACHED }),
    begun: await own(open),
    timed: await own(timed),
    ready: await own(open),
    sent: await own(open),
    cancelled: await own(open),
    hosted: await hosted(),
    accepted: await hosted(),
  };
  for (const code of [codes.begun, codes.timed, codes.ready, codes.sent, codes.accepted])
    await start(code);
  for (const code of [codes.begun, codes.timed]) await answer(code, 'handover', { story: STORY });
  for (const code of [codes.ready, codes.sent]) await answerAll(code);
  await call(newVisitor(), candidateAssessment.submit, { params: { code: codes.sent } });
  await call(sender, invitations.cancel, { params: { id: codes.cancelled } });
  return codes;
}

async function assessmentOf(sender: Account, limit: number | null): Promise<string> {
  const body = {
    title: `${JOB}${limit ? ', timed' : ''}`,
    job_title: JOB,
    milestones: STEPS,
    company: 'Halden Ridge Hospital',
    contact_email: 'nursing.jobs@haldenridge.example',
    job_description_text: `${JOB}. Leads a nursing team of ten or more. Shift planning by acuity. Calm under pressure.`,
    time_limit_minutes: limit,
    show_result: true,
  };
  return (await call(sender, assessments.create, { body })).assessment_id;
}

const REACHED = { candidate_email: 'abena.frimpong@example.com', remind: true };

type Invitee = Partial<BodyInput<typeof invitations.create>>;

async function invite(sender: Account, to: Invitee): Promise<string> {
  const body = { ...to, job_title: JOB, candidate_name: 'Abena Frimpong' };
  return (await call(sender, invitations.create, { body })).invitation_code;
}

async function start(code: string): Promise<void> {
  await call(newVisitor(), candidateAssessment.start, { params: { code }, body: { agree: true } });
}

const STORY =
  'A patient’s new anticoagulant was not on the sheet. Since then both nurses read the medication list aloud at the bed.';

async function answerAll(code: string): Promise<void> {
  await answer(code, 'handover', { story: STORY });
  const [first = ''] = STEPS[1]?.tasks[0]?.choices ?? [];
  const why = 'The high-acuity patients cannot wait for 21:00, so the skill mix comes first.';
  await answer(code, 'shift', { first, whom: ['The house supervisor'], why });
  await answer(code, 'plan', { plan: 'Week one: I listen. I follow each shift once.' });
}

type Answer = Record<string, string | string[]>;

async function answer(code: string, step: string, said: Answer): Promise<void> {
  await save(code, step, said);
  const params = { code, milestone_id: step };
  await call(newVisitor(), candidateAssessment.complete, { params });
}

/** Saves an answer from another device. */
async function save(code: string, step: string, said: Answer): Promise<void> {
  const params = { code, milestone_id: step };
  const { revision } = await call(newVisitor(), candidateAssessment.milestone, { params });
  const body = { answer: said, client_saved_at: new Date().toISOString(), revision };
  await call(newVisitor(), candidateAssessment.saveAnswer, { params, body });
}

const SAVES = /\/api\/assessment\/[^/]+\/milestones\/[^/]+\/answer$/;
const THREE_HOURS_MS = 3 * 3_600_000;

const why = (page: Page) => page.getByRole('textbox', { name: /^Why\?/ });

/** What candidates see behind their links: before, during, after, and where a link is closed. */
export function inviteStops(codes: Invited): readonly Stop[] {
  const start = at('invite', `/invite/${codes.fresh}`, HEADING);
  const shift = at('invite-step', `/invite/${codes.begun}`, 'Staffing a short night shift');
  const review = at('invite-review', `/invite/${codes.ready}`, 'Look over your answers');
  const sent = at('invite-sent', `/invite/${codes.sent}`, 'Sent. Thank you, Abena.');
  return [
    start,
    then('invite-not-agreed', start, async (page) => {
      await page.getByRole('button', { name: 'Start' }).click();
      await expect(page.getByText('Please agree before you start.')).toBeVisible();
    }),
    over(
      'invite-reminders',
      at('', `/invite/${codes.fresh}?reminders=stop`, HEADING),
      DIALOG,
      (page) => expect(page.getByRole('button', { name: 'Stop reminders' }).last()).toBeFocused(),
    ),
    shift,
    then('invite-answered', shift, async (page) => {
      await page.getByRole('radio', { name: /^Rework/ }).check();
      await page.getByRole('checkbox', { name: 'The house supervisor' }).check();
      await why(page).fill('The high-acuity patients cannot wait for 21:00.');
      await expect(page.getByText(/^Saved/)).toBeVisible();
    }),
    then('invite-missing', shift, async (page) => {
      await save(codes.begun, 'shift', {});
      await page.reload();
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('Please answer what is asked');
    }),
    {
      ...then('invite-offline', shift, async (page) => {
        await page.route(SAVES, (route) => route.abort('internetdisconnected'));
        await why(page).fill(`Written without a network at ${Date.now()}.`);
        await expect(page.getByText('Offline: kept on this device')).toBeVisible();
      }),
      leave: (page) => page.unroute(SAVES),
    },
    then('invite-two-answers', shift, async (page) => {
      await expect(why(page)).toBeVisible();
      await save(codes.begun, 'shift', { why: 'The float nurse comes too late for the seven.' });
      await why(page).fill(`The skill mix comes first, ${Date.now()}.`);
      await expect(page.getByRole('heading', { name: /^A newer answer/ })).toBeVisible();
    }),
    over('invite-help', shift, DIALOG, async (page) => {
      await page.getByRole('button', { name: 'Help and adjustments' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }),
    at('invite-timed', `/invite/${codes.timed}?step=plan`, 'A plan for the first 30 days'),
    {
      name: 'invite-time-up',
      async open(page) {
        await page.goto(`/invite/${codes.timed}`);
        await expect(page.getByText(/ min left$/)).toBeVisible();
        // Passing, not set from the beginning: a clock that is only wrong ends nobody's time.
        await page.clock.setFixedTime(Date.now() + THREE_HOURS_MS);
        // The page looks at the clock every five seconds.
        await expect(page.getByRole('heading', { name: 'The time is up' })).toBeVisible({
          timeout: 15_000,
        });
      },
      leave: (page) => page.clock.setSystemTime(Date.now()),
    },
    review,
    at('invite-review-early', `/invite/${codes.begun}?view=review`, 'Look over your answers'),
    sent,
    at('invite-hosted', `/invite/${codes.hosted}`, HEADING),
    at('invite-hosted-agreed', `/invite/${codes.accepted}`, 'Continue at Ashby'),
    at('invite-cancelled', `/invite/${codes.cancelled}`, 'Invitation cancelled'),
  ];
}
