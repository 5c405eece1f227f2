import type { AuditEntry } from '@candor/domain/model/settings';

/** What happened, as a person would say it. The first word is who did it. */
const ACTIONS: Readonly<Record<string, string>> = {
  'decision.changed': 'decided about a candidate',
  'feedback.given': 'gave feedback on a piece of evidence',
  'rubric.changed': 'changed the requirements of a batch',
  'batch.rescored': 'had a batch scored anew',
  'batch.viewed': 'looked at the results of a batch',
  'batch.exported': 'downloaded the results of a batch',
  'batch.removed': 'removed a batch',
  'terms.changed': 'changed your terms',
  'source.saved': 'saved a source',
  'source.changed': 'changed a saved source',
  'source.removed': 'removed a saved source',
  'schedule.created': 'set up a morning schedule',
  'schedule.changed': 'changed a morning schedule',
  'schedule.paused': 'paused a morning schedule that came to nothing',
  'schedule.removed': 'ended a morning schedule',
  'share.created': 'shared results with a link',
  'share.revoked': 'took a shared link back',
  'share.opened': 'opened a shared link',
  'opinion.changed': 'gave an opinion on shared results',
  'api_key.created': 'made an API key',
  'api_key.used': 'called for the first time that day',
  'api_key.removed': 'removed an API key',
  'profile.changed': 'changed the profile',
  'email.confirmed': 'confirmed the e-mail address',
  'email.changed': 'changed the e-mail address',
  'password.changed': 'changed the password',
  'password.reset': 'set a new password with a mailed link',
  'identity.linked': 'connected another way to sign in',
  'session.opened': 'signed in',
  'session.ended': 'ended a session',
  'sign_in.failed': 'refused a sign-in with a wrong password',
  'second_factor.enabled': 'switched two-step sign-in on',
  'second_factor.disabled': 'switched two-step sign-in off',
  'second_factor.recovery_codes_renewed': 'made new recovery codes',
  'second_factor.recovery_code_used': 'used a recovery code',
  'second_factor.code_refused': 'refused a sign-in with a wrong code',
  'passkey.added': 'added a passkey',
  'passkey.renamed': 'renamed a passkey',
  'passkey.removed': 'removed a passkey',
  'passkey.refused': 'refused a passkey that may have been copied',
  'contract.changed': 'changed what was agreed about the account',
  'plan.changed': 'set the plan by what was paid',
  'plan.change_planned': 'planned a change of the plan',
  'plan.cancelled': 'cancelled the plan for the end of its period',
  'plan.resumed': 'let the plan go on',
  'plan.lapsed': 'ended the plan because its payment stayed open',
  'credits.bought': 'added invitation credits that were paid',
  'account.viewed': 'looked at the account',
  'assessment.created': 'made an assessment',
  'assessment.changed': 'changed an assessment',
  'assessment.removed': 'removed an assessment',
  'invitation.created': 'invited a candidate',
  'invitation.changed': 'changed what stands about an invited candidate',
  'invitation.extended': 'gave an invited candidate more time',
  'invitation.cancelled': 'cancelled an invitation',
  'invitation.resent': 'sent an invitation again',
  'invitation.progress_reported': 'stored progress of an invited candidate',
  'invitation.request_settled': 'settled what a candidate asked',
  'invitation.erased': 'erased an invitation with its answers',
  'invitation.accepted': 'started an assessment',
  'invitation.completed': 'sent the answers of an assessment',
  'invitation.asked': 'asked something about an assessment',
  'person.erased': 'erased a person from every batch',
  'data.exported': 'exported the data of the account',
  'audit_log.exported': 'downloaded this log',
};

const ACTORS: Readonly<Record<AuditEntry['actor']['kind'], string>> = {
  user: 'You',
  api_key: 'A program with an API key',
  staff: 'Candor staff',
  system: 'Candor',
  candidate: 'A candidate',
  visitor: 'Somebody with the link',
};

/** One entry as a sentence. An action without words of its own is named by its own name. */
export function auditSentence({ actor, action }: Pick<AuditEntry, 'actor' | 'action'>): string {
  return `${ACTORS[actor.kind]} ${ACTIONS[action] ?? `did: ${plainName(action)}`}`;
}

function plainName(action: string): string {
  return action.replace(/[._]+/g, ' ');
}
