import type { AshbySimulator } from '@candor/server/testing/ashby/simulator';
import { type Account, openAccount, register } from '../accounts/account';
import { inventPerson } from '../accounts/person';
import { agreeOn, endTrial, pay, useUp } from '../accounts/plan';
import { joinStaff, suspend } from '../accounts/staff';
import { newVisitor } from '../visitor';
import { buildAssessments } from './assessments-stops';
import { fillAshby, makePartner } from './ats-world';
import { followCandidates } from './invitations-stops';
import { inviteCandidates } from './invite-stops';
import { changeContract } from './staff-stops';
import { askSupport } from './support-stops';

/** Everybody whose screens are pictured, each with what theirs show. */
export type Cast = Awaited<ReturnType<typeof openCast>>;

/** Opens the accounts of everybody and has them do what their screens show; the recruiter has not worked yet. */
export async function openCast(ashby: AshbySimulator) {
  const recruiter = await someone('Imogen Fairweather');
  const gated = await openGated();
  await agreeOn(recruiter, 500);
  const subscriber = await paying('Noor Castellane');
  await useUp(subscriber, 1180);
  const asking = await paying('Ines Halloran');
  const asked = await askSupport(asking, gated.member);
  const assessmentId = await buildAssessments(subscriber);
  const inviting = await paying('Dana Whitlock');
  const invited = await inviteCandidates(inviting);
  const following = await paying('Marta Ellingsen');
  const followed = await followCandidates(following);
  const partner = await paying('Leonie Hartwell');
  await makePartner(partner);
  const reports = await fillAshby(partner, ashby);
  return {
    ...gated,
    recruiter,
    subscriber,
    assessmentId,
    asking,
    asked,
    invited,
    following,
    followed,
    partner,
    reports,
  };
}

/** Those who are kept out, and the member of staff who did some of it. */
async function openGated() {
  const unconfirmed = await register(newVisitor(), inventPerson('Theo Lindqvist'));
  const former = await someone('Dara Okoro');
  await endTrial(former);
  const member = await someone('Solveig Marsh');
  await joinStaff(member);
  await changeContract(member, former);
  const closed = await someone('Bram Castellan');
  await suspend(closed);
  return { unconfirmed, former, member, closed };
}

function someone(name: string): Promise<Account> {
  return openAccount(newVisitor(), inventPerson(name));
}

async function paying(name: string): Promise<Account> {
  const account = await someone(name);
  await pay(account, 'professional');
  return account;
}
