/**
 * Who may make each call, according to the specification: written by hand, call by call, so that it can disagree with
 * the contract. A row is made of words.
 *
 * - `open`: anybody; if also `signed`, only holders of a connection's secret, which none of these have. `bearer`: a
 *   signed-in person. `key`: a program with an API key, too. `staff`: support staff only.
 * - `C`: the e-mail has to be confirmed. `T`: an expired trial closes it, and so does a suspension.
 *   `slip`: the trial closes it only to people whose e-mail is confirmed.
 * - `reads`: a read key is enough, whatever the method.
 * - `partner`: integration partners only.
 * - `professional`: the plan is this one or a higher one.
 * - `fresh`: the person has proven their identity within the last minutes.
 */
export const ACCESS_TABLE: Readonly<Record<string, string>> = {
  'accounts.register': 'open',
  'accounts.login': 'open',
  'accounts.google': 'open',
  'accounts.ssoLogin': 'open',
  'accounts.ssoLink': 'bearer',
  'accounts.logout': 'bearer',
  'accounts.me': 'bearer',
  'accounts.confirmEmail': 'open',
  'accounts.resendConfirmation': 'open',
  'accounts.requestPasswordReset': 'open',
  'accounts.confirmPasswordReset': 'open',
  'accounts.changePassword': 'bearer',
  'accounts.sessions': 'bearer',
  'accounts.endSession': 'bearer',

  'secondFactor.state': 'bearer',
  'secondFactor.begin': 'bearer C fresh',
  'secondFactor.confirm': 'bearer C',
  'secondFactor.renewCodes': 'bearer C',
  'secondFactor.switchOff': 'bearer C',
  'secondFactor.signIn': 'open',
  'passkeys.list': 'bearer',
  'passkeys.begin': 'bearer C fresh',
  'passkeys.add': 'bearer C',
  'passkeys.rename': 'bearer C',
  'passkeys.remove': 'bearer C fresh',
  'passkeys.beginSignIn': 'open',
  'passkeys.signIn': 'open',
  'proof.ways': 'bearer',
  'proof.nonce': 'bearer',
  'proof.passkey': 'bearer',
  'proof.give': 'bearer',

  'users.subscription': 'bearer',
  'users.planInfo': 'bearer',
  'users.quotaStatus': 'bearer',
  'users.featureAccess': 'bearer',
  'users.updateProfile': 'bearer T slip',
  'users.settings': 'bearer',
  'users.preferences': 'bearer',
  'users.savePreferences': 'bearer T',
  'users.usageStats': 'bearer',
  'users.keptWork': 'bearer',
  'users.exportData': 'bearer fresh',
  'users.deleteAccount': 'bearer fresh',

  'sources.status': 'bearer C T',
  'sources.test': 'bearer C T',

  'batches.submit': 'key C T',
  'batches.list': 'key C T',
  'batches.status': 'key C T',
  'batches.results': 'key C T',
  'batches.resultsFull': 'key C T',
  'batches.candidate': 'key C T',
  'batches.replaceDocument': 'key C T',
  'batches.replay': 'key C T',
  'batches.swapTest': 'key C T',
  'batches.rerun': 'key C T',
  'batches.cancel': 'key C T',
  'batches.rename': 'key C T',
  'batches.remove': 'key C T',
  'batches.jobText': 'key C T',
  'batches.export': 'key C T',
  'batches.rubric': 'key C T',
  'batches.saveRubric': 'key C T',
  'batches.sample': 'key C T',
  'batches.jobRequirements': 'key C T',

  'jobDescription.read': 'key C T',

  'invitations.create': 'key C T',
  'invitations.known': 'key C T',
  'invitations.list': 'key C T',
  'invitations.stats': 'key C T',
  'invitations.statsByAts': 'key C T',
  'invitations.assessments': 'key C T',
  'invitations.ofBatch': 'key C T',
  'invitations.show': 'key C T',
  'invitations.progress': 'key C T',
  'invitations.reportProgress': 'key C T',
  'invitations.change': 'key C T',
  'invitations.cancel': 'key C T',
  'invitations.resend': 'key C T',
  'invitations.extend': 'key C T',
  'invitations.result': 'key C T',
  'invitations.requests': 'key C T',
  'invitations.settleRequest': 'key C T',
  'invitations.erase': 'bearer C T',
  'assessments.draft': 'key C T',
  'assessments.create': 'key C T',
  'assessments.list': 'key C T',
  'assessments.show': 'key C T',
  'assessments.change': 'key C T',
  'assessments.remove': 'key C T',
  'candidateAssessment.open': 'open',
  'candidateAssessment.start': 'open',
  'candidateAssessment.milestone': 'open',
  'candidateAssessment.saveAnswer': 'open',
  'candidateAssessment.complete': 'open',
  'candidateAssessment.submit': 'open',
  'candidateAssessment.copy': 'open',
  'candidateAssessment.request': 'open',
  'candidateAssessment.reminders': 'open',

  'reviews.decide': 'key C T',
  'reviews.decisions': 'key C T',
  'reviews.agreement': 'key C T',
  'reviews.feedback': 'key C T',
  'reviews.share': 'key C T',
  'reviews.shares': 'key C T',
  'reviews.unshare': 'key C T',
  'reviews.unshareAll': 'key C T',
  'reviews.openShare': 'open',
  'reviews.opinion': 'open',

  'analytics.match': 'key C T',
  'analytics.dashboard': 'key C T',
  'analytics.usage': 'key C T',
  'analytics.candidateQuota': 'key C T',
  'analytics.apiKeys': 'key C T',

  'insights.meta': 'key C T professional',
  'insights.enhanced': 'key C T professional',
  'insights.calculate': 'key C T professional',
  'insights.calculateInShort': 'key C T professional',
  'insights.clearCache': 'key C T professional',
  'insights.dashboard': 'key C T professional',
  'insights.strategic': 'key C T professional',
  'insights.competitive': 'key C T professional',
  'insights.aiUsage': 'key C T professional',
  'insights.clearAiCache': 'key C T professional',

  'keys.list': 'bearer C T',
  'keys.create': 'bearer C T fresh',
  'keys.remove': 'bearer C',

  'billing.plans': 'open',
  'billing.state': 'bearer C',
  'billing.checkout': 'bearer C',
  'billing.change': 'bearer C',
  'billing.portal': 'bearer C',
  'billing.purchaseInvitationCredits': 'bearer C',
  'billing.refresh': 'bearer C',
  'billing.cancel': 'bearer C',
  'billing.resume': 'bearer C',
  'billing.invoices': 'bearer C',
  'billing.events': 'open',
  'billing.webhook': 'open',

  // An expired trial blocks every operation, so nothing is left to follow or to find.
  'live.stream': 'bearer C T',
  'search.find': 'bearer C T',
  'terms.list': 'bearer C T',
  'terms.add': 'bearer C T',
  'terms.change': 'bearer C T',
  'terms.remove': 'bearer C T',
  'terms.import': 'bearer C T',
  'terms.lookUp': 'bearer C T',
  'terms.ofBatch': 'bearer C T',
  'terms.rescore': 'bearer C T',

  'savedSources.list': 'bearer C T',
  'savedSources.save': 'bearer C T',
  'savedSources.rename': 'bearer C T',
  'savedSources.replace': 'bearer C T',
  'savedSources.test': 'bearer C T',
  'savedSources.remove': 'bearer C T',
  'schedules.list': 'bearer C T',
  'schedules.create': 'bearer C T',
  'schedules.change': 'bearer C T',
  'schedules.remove': 'bearer C T',

  // Somebody who asks to be forgotten does not wait until somebody pays.
  'people.find': 'bearer C',
  'people.erase': 'bearer C',

  'contact.send': 'open',
  'support.mail': 'bearer',
  'support.chat': 'bearer C',
  'support.send': 'bearer C',
  'support.status': 'bearer',
  'support.list': 'bearer',
  'support.messages': 'bearer',
  'support.close': 'bearer',
  'support.channel': 'open',
  'audit.log': 'bearer C',
  'audit.export': 'bearer C',
  'audit.verification': 'bearer C',
  'staff.users': 'staff C',
  'staff.user': 'staff C',
  'staff.change': 'staff C fresh',
  'staffSupport.tickets': 'staff C',
  'staffSupport.ticket': 'staff C',
  'staffSupport.messages': 'staff C',
  'staffSupport.reply': 'staff C',
  'staffSupport.close': 'staff C',

  'integrations.list': 'bearer C',
  'integrations.linkAshby': 'bearer C T',
  'integrations.unlinkAshby': 'bearer C',
  'integrations.ashbyStatus': 'bearer C',
  'integrations.connectGreenhouse': 'bearer C T',
  'integrations.greenhouseReturn': 'open',
  'integrations.confirmGreenhouse': 'bearer C T',
  'integrations.unlinkGreenhouse': 'bearer C',
  'integrations.greenhouseStatus': 'bearer C',
  'integrations.ashbyEvents': 'bearer C T',
  'integrations.ashbyEvent': 'open signed',
  'integrations.greenhouseEvents': 'bearer C T',
  'integrations.greenhouseEvent': 'open signed',
  'ashby.jobs': 'bearer C T partner',
  'ashby.assessments': 'bearer C T partner',
  'ashby.jobAnalytics': 'bearer C T partner',
  'ashby.scoreJob': 'bearer C T partner',
  'ashby.setJobText': 'bearer C T partner',
  'ashby.assessmentResult': 'bearer C T partner',
  'ashby.serviceStatus': 'bearer C T partner',
  'ashby.overview': 'bearer C T partner professional',
  'ashby.meta': 'bearer C T partner professional',
  'ashby.analyticsMeta': 'bearer C T partner professional',
  'greenhouse.jobs': 'bearer C T partner',
  'greenhouse.assessments': 'bearer C T partner',
  'greenhouse.jobAnalytics': 'bearer C T partner',
  'greenhouse.scoreJob': 'bearer C T partner',
  'greenhouse.setJobText': 'bearer C T partner',
  'greenhouse.assessmentResult': 'bearer C T partner',
  'greenhouse.serviceStatus': 'bearer C T partner',
  'greenhouse.overview': 'bearer C T partner professional',
  'greenhouse.meta': 'bearer C T partner professional',
  'greenhouse.analyticsMeta': 'bearer C T partner professional',

  'atsPartner.ashbyList': 'key reads C T',
  'atsPartner.ashbyStart': 'key C T',
  'atsPartner.ashbyCancel': 'key C T',
  'atsPartner.greenhouseTests': 'key C T',
  'atsPartner.greenhouseSend': 'key C T',
  'atsPartner.greenhouseStatus': 'key C T',
  'atsPartner.greenhouseError': 'key reads C T',

  'system.health': 'open',
  'system.apiHealth': 'open',
  'system.history': 'open',
  'system.config': 'open',
  'system.openapi': 'open',
};

/** The properties of a caller. */
export type Standing = {
  signedIn: boolean;
  confirmed: boolean;
  trialOver: boolean;
  suspended: boolean;
  staff: boolean;
  /** Whether they are an integration partner. */
  partner: boolean;
  /** Whether their plan is the professional one or a higher one. */
  professional: boolean;
  /** Whether they have shown lately who they are. */
  fresh: boolean;
  /** What an API key may do; null for a person. */
  key: readonly ('read' | 'write')[] | null;
};

/** The answer before the content of a call is looked at: `open`, or the status and its reason. */
export type Gate = string;

/**
 * The response that a call's row gives a caller, by the order of the specification: the first failing check answers.
 */
export function gateFor(row: string, method: string, who: Standing): Gate {
  const says = (word: string) => row.split(' ').includes(word);
  if (says('signed')) return '401';
  if (says('open')) return 'open';
  if (!who.signedIn) return '401';
  if (says('C') && !who.confirmed) return '403 email_not_confirmed';
  if (who.key !== null) {
    if (!says('key')) return '403 not_for_api_keys';
    if (!who.key.includes(method === 'GET' || says('reads') ? 'read' : 'write'))
      return '403 api_key_permission';
  }
  if (says('staff') && !who.staff) return '403 staff_only';
  if (says('partner') && !who.partner) return '403 integration_partner_required';
  if (says('T') && who.suspended) return '403 account_suspended';
  const isOpen = says('slip') && !who.confirmed;
  if (says('T') && who.trialOver && !isOpen) return '402 trial_expired';
  if (says('professional') && !who.professional) return '402 feature_restricted';
  if (says('fresh') && !who.fresh) return '403 proof_required';
  return 'open';
}
