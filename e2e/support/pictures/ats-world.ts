import { ats } from '@candor/domain/api/ats';
import { integrations } from '@candor/domain/api/integrations';
import type { AshbySimulator } from '@candor/server/testing/ashby/simulator';
import { expect } from '@playwright/test';
import type { Account } from '../accounts/account';
import { changeRow } from '../accounts/change-row';
import { call } from '../call';

const JOB_TEXT = [
  'Backend Engineer, Payments',
  'You build and run the services that move money for small shops.',
  'Required: 3 years of Python, PostgreSQL, Docker and REST services.',
  'Nice to have: Kubernetes, Kafka, Terraform. A degree in computer science is welcome.',
].join('\n');

const FIRST = ['Ada', 'Bo', 'Cleo', 'Dario', 'Esme', 'Farid', 'Greta', 'Hugo', 'Ines', 'Jonas'];
const LAST = ['Brandt', 'Castell', 'Dorn', 'Ekholm', 'Fairchild', 'Gantz', 'Holloway', 'Ibarra'];
const STAGES = ['Application review', 'Phone screen', 'Technical interview', 'Offer'];
const TOOLS = ['Python', 'PostgreSQL', 'Docker', 'Kubernetes', 'Kafka', 'Terraform', 'React'];

/** The reports that pictures are taken of. */
export type AtsPlaces = { scored: string; unscored: string; assessment: string; unread: string };

/** Makes an account an integration partner, as the operator's contract does. */
export function makePartner(account: Account): Promise<void> {
  return changeRow('update users set is_integration_partner = true where id = $1', [account.id]);
}

/** Fills an Ashby, connects an account to it, and has one of its jobs scored. */
export async function fillAshby(account: Account, ashby: AshbySimulator): Promise<AtsPlaces> {
  const title = 'Backend Engineer, Payments';
  const scored = ashby.addJob({ title, description: JOB_TEXT });
  const unscored = ashby.addJob({ title: 'Night Porter', description: null });
  for (let n = 0; n < 24; n += 1) {
    ashby.addApplication({
      jobId: scored,
      name: nameOf(n),
      stage: stageOf(n),
      resume: n === 7 ? null : resumeOf(n),
    });
  }
  for (let n = 30; n < 42; n += 1) {
    ashby.addApplication({ jobId: unscored, name: nameOf(n), resume: resumeOf(n) });
  }
  const body = { ashby_api_key: ashby.key };
  await call(account, integrations.linkAshby, { body });
  await expect.poll(() => jobsOf(account), { timeout: 60_000 }).toBe(2);
  const params = { id: scored };
  await call(account, ats.ashby.scoreJob, { params, body: {} });
  const waiting = async () =>
    (await call(account, ats.ashby.jobAnalytics, { params })).scoring.waiting;
  await expect.poll(waiting, { timeout: 90_000 }).toBe(0);
  const { assessments } = await call(account, ats.ashby.jobAnalytics, { params });
  const unread = assessments.find(({ raw_results }) => raw_results.state === 'unreadable');
  return {
    scored,
    unscored,
    assessment: assessments[1]?.assessment_id ?? '',
    unread: unread?.assessment_id ?? '',
  };
}

async function jobsOf(account: Account): Promise<number> {
  return (await call(account, ats.ashby.jobs)).total;
}

function nameOf(n: number): string {
  return `${FIRST[n % FIRST.length]} ${LAST[(n * 3 + 1) % LAST.length]}`;
}

function stageOf(n: number): string {
  return STAGES[(n * n) % STAGES.length] ?? '';
}

/** Of three kinds: who has done all of it, some of it, and something else. */
function resumeOf(n: number): string {
  if (n % 6 === 5) {
    return [
      nameOf(n),
      'Experience',
      `Night Porter, Larkfield Hotel, 2019 - ${2021 + (n % 4)}`,
      '- Looked after forty rooms and the fire alarm',
    ].join('\n');
  }
  const tools = n % 3 === 0 ? TOOLS : TOOLS.filter((_, at) => (n + at) % 4 === 0);
  return [
    nameOf(n),
    'Experience',
    `Software Engineer, Northgate Works, ${n % 3 === 0 ? 2016 : 2021} - 2023`,
    ...tools.map((tool) => `- Built and ran services in ${tool} that ${n + 3} teams use`),
    ...(n % 2 === 0 ? ['- Answered for REST services in production'] : []),
    'Education',
    n % 4 === 0 ? 'Bachelor of Science in Computer Science, 2016' : 'School of Crafts, 2015',
  ].join('\n');
}
