import type { BatchJob } from '@candor/domain/model/batch';
import { type Account, openAccount } from '../accounts/account';
import { inventPerson } from '../accounts/person';
import { shortenTrial } from '../accounts/plan';
import { signInAnew } from '../accounts/sign-in';
import { FIRST_DAY_STOPS, MEMBER_STOPS } from '../tour/member-stops';
import { PUBLIC_STOPS, sharedStop } from '../tour/public-stops';
import { resultStops } from '../tour/result-stops';
import { at, type Stop } from '../tour/stop';
import { newVisitor } from '../visitor';
import { assessmentStops, FIRST_ASSESSMENT_STOPS } from './assessments-stops';
import { atsReportStops } from './ats-report-stops';
import { PARTNER_STOPS, RETURN_STOPS } from './ats-stops';
import { BILLING_STOPS, TRIAL_BILLING_STOPS } from './billing-stops';
import type { Cast } from './cast';
import { memberCloser, NEWCOMER_CLOSER } from './closer-stops';
import { entryStops, linkStops } from './entry-stops';
import { failingStops } from './failing-stops';
import { FIRST_INVITATION_STOPS, invitationStops } from './invitations-stops';
import { inviteStops } from './invite-stops';
import { firstKeyStops, KEY_STOPS } from './key-stops';
import { META_STOPS } from './meta-stops';
import { NEWS_STOPS } from './news-stops';
import { LOCKED_STOPS, nobodyStops } from './nobody-stops';
import { PASSKEY_REFUSED_STOP, PASSKEY_STOPS } from './passkey-stops';
import { resultDetailStops } from './result-detail-stops';
import { SECOND_FACTOR_STOPS, SECOND_STEP_STOP } from './second-factor-stops';
import { SETTINGS_STOPS } from './settings-stops';
import { FIRST_SHELL_STOPS, SHELL_STOPS } from './shell-stops';
import { SOURCE_STOPS } from './source-stops';
import { staffStops } from './staff-stops';
import { noticeStops, paperStops, quotaStops, troubleStops } from './state-stops';
import { FIRST_SUPPORT_STOPS, staffSupportStops, supportStops } from './support-stops';
import type { Tour } from './take-tour';
import { NO_TERMS_STOP, TERM_STOPS } from './term-stops';
import { partnerWaitingStops, waitingStops } from './waiting-stops';

/** Who goes where. */
export type Walk = Pick<Tour, 'account' | 'hasNews' | 'stops'>;

/** What the recruiter has made: the batch whose results are shown, and a link to its shortlist. */
export type Work = { job: BatchJob; share: string };

/** The walks of one look, in their order: what is done on the way stays with the account. */
export async function* walksOf(cast: Cast, work: Work): AsyncGenerator<Walk> {
  // Their first day and their last one come anew for each look.
  const newcomer = await openAccount(newVisitor(), inventPerson('Robin Ashdown'));
  const hurried = await openAccount(newVisitor(), inventPerson('Aiko Brandvold'));
  await shortenTrial(hurried, 20);
  yield { account: null, stops: visitorStops(cast, work) };
  yield { account: newcomer, stops: newcomerStops(newcomer) };
  yield* walksOfPayers(cast);
  yield* walksOfRecruiter(cast.recruiter, work.job);
  const ending = at('trial-ending', '/dashboard', 'Dashboard');
  yield { account: hurried, stops: [ending, ...quotaStops(hurried)] };
  yield* walksPastGates(cast);
}

function visitorStops({ recruiter, invited }: Cast, { job, share }: Work): readonly Stop[] {
  return [
    ...PUBLIC_STOPS,
    SECOND_STEP_STOP,
    PASSKEY_REFUSED_STOP,
    ...entryStops(recruiter),
    sharedStop(share, job.jobTitle),
    ...inviteStops(invited),
    ...linkStops(share, `/invite/${invited.fresh}`),
  ];
}

function newcomerStops(newcomer: Account): readonly Stop[] {
  return [
    ...FIRST_DAY_STOPS,
    ...NEWCOMER_CLOSER,
    ...firstKeyStops(newcomer),
    NO_TERMS_STOP,
    ...FIRST_SHELL_STOPS,
    ...TRIAL_BILLING_STOPS,
    ...FIRST_SUPPORT_STOPS,
    ...FIRST_ASSESSMENT_STOPS,
    ...FIRST_INVITATION_STOPS,
    ...RETURN_STOPS,
    ...LOCKED_STOPS,
  ];
}

function* walksOfPayers(cast: Cast): Generator<Walk> {
  const { subscriber, assessmentId, following, followed, partner, reports } = cast;
  yield { account: subscriber, stops: [...BILLING_STOPS, ...assessmentStops(assessmentId)] };
  yield { account: following, hasNews: true, stops: invitationStops(followed) };
  yield {
    account: partner,
    stops: [...PARTNER_STOPS, ...atsReportStops(reports), ...partnerWaitingStops(reports)],
  };
}

async function* walksOfRecruiter(recruiter: Account, job: BatchJob): AsyncGenerator<Walk> {
  const working = [
    ...MEMBER_STOPS,
    ...KEY_STOPS,
    ...SETTINGS_STOPS,
    ...PASSKEY_STOPS,
    ...SECOND_FACTOR_STOPS,
    ...TERM_STOPS,
    ...SOURCE_STOPS,
    ...META_STOPS,
    ...SHELL_STOPS,
    ...NEWS_STOPS,
    ...resultStops(job),
    ...memberCloser(job),
    ...resultDetailStops(job),
  ];
  yield { account: await signInAnew(recruiter), hasNews: true, stops: working };
  const states = [
    ...troubleStops(job),
    ...noticeStops(job),
    ...paperStops(job),
    ...waitingStops(job),
    ...failingStops(job),
    ...nobodyStops(job),
  ];
  yield { account: recruiter, hasNews: true, stops: states };
}

function* walksPastGates(cast: Cast): Generator<Walk> {
  const { unconfirmed, former, asking, asked, member, closed } = cast;
  const confirm = at('gate-confirm', '/dashboard', 'Confirm your e-mail address');
  yield { account: unconfirmed, stops: [confirm] };
  const expired = at('gate-trial-expired', '/dashboard', 'Trial Period Expired');
  yield { account: former, stops: [expired] };
  yield { account: asking, stops: supportStops(asked) };
  yield { account: member, stops: [...staffStops(former), ...staffSupportStops(asked)] };
  const suspended = at('gate-suspended', '/dashboard', 'Account suspended');
  const hidden = at('staff-hidden', '/staff', 'Page not found');
  yield { account: closed, stops: [suspended, hidden] };
}
