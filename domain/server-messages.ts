/**
 * The sentences that the server alone says, each once. Pages show them as they arrive, so that none has to load them. A function
 * fills in values. Not those of a failing server: by `messages` a page tells its words from those of whatever stands in between.
 */
export const serverMessages = {
  resetLinkInvalid: 'This reset link is invalid or has expired.',
  confirmLinkInvalid: 'This confirmation link is invalid or has expired.',
  signInFailed: 'Invalid email or password.',
  ssoFailed: 'Sign-in from your ATS failed. Please start again there.',
  ssoLinkFirst: 'An account with this address exists. Sign in once to connect it with your ATS.',
  codeWrong: 'This code is wrong or was used before.',
  secondStepOver: 'This sign-in took too long. Please start again.',
  passkeyRefused: 'This passkey could not be used to sign in. Please try again.',
  passkeyNoProof: 'This passkey could not be used here. Please try again, or show it another way.',
  passkeyNotAdded: 'This passkey could not be added. Please try again.',
  passkeyTaken: 'This passkey was added already.',
  passkeyNone: 'This account has no passkey.',
  passkeyLimit: (n: number) => `You can have up to ${n} passkeys.`,
  proofRequired: 'Please show again that it is you, then repeat this.',
  proofByCode: 'This account asks for a code.',
  passwordWrong: 'The password is wrong.',
  passwordStolen: 'This password is in lists of stolen passwords. Choose another one.',
  passwordNamesYou: 'Choose a password without your e-mail address or the name Candor in it.',
  emailInUse: 'An account with this email already exists.',
  emailNotConfirmed: 'Please confirm your e-mail address first.',

  contentTypeUnsupported:
    'Content-Type not accepted: send JSON as application/json, and files as multipart/form-data.',
  bodyTooLarge: 'This is more than the call takes at once.',
  notJson: (field: string) => `${field} is not valid JSON`,
  notJsonObject: (field: string) => `${field} must be a JSON object`,

  apiKeyNameTaken: 'A key with this name already exists.',
  notForApiKeys: 'An API key cannot make this call. Please sign in.',
  batchSizeBeyond: (n: number, plan: string, m: number) =>
    `Batch size (more than ${n}) exceeds ${plan} plan limit of ${m} candidates.`,
  professionalRequired: 'Professional subscription required for meta analytics.',

  termTaken: 'This term is taught already.',
  termEveryday: (name: string) =>
    `'${name}' is also an everyday word. Say which words stand near it when it is meant.`,
  termUnknownLink: (name: string) => `'${name}' is neither known nor one of your terms.`,
  termOwnLink: 'A term cannot lead to itself.',
  termTwice: (name: string, owner: string) => `'${name}' already belongs to your term '${owner}'.`,
  termLimit: (n: number) => `You can teach up to ${n} terms.`,

  savedSourceTaken: 'You have a saved source of this name already.',
  savedSourceGone: 'This saved source does not exist any more.',
  savedSourceOther: 'This saved source is of another type.',
  savedSourceLimit: (n: number) => `You can save up to ${n} sources.`,
  scheduleLimit: (n: number) => `You can have up to ${n} morning schedules.`,
  scheduleNeedsEnded: 'Choose a batch that is completed.',
  scheduleNotStarted:
    'An error on our side keeps this run from starting; you need not do anything.',
  remindersStopped: 'The candidate asked not to be reminded.',

  partnerRequired: (ats: string) => `Integration partner access required for ${ats} features.`,
  atsNotConnected: (ats: string) =>
    `${ats} is not connected to this account. Connect it under Integrations first.`,
  ashbyKeyRefused: 'Ashby did not accept this API key.',
  assessmentUnknown: 'Candor does not have this assessment any more. Choose another one.',
  assessedAlready: 'This candidate is taking this assessment already, by another invitation.',
  testUrl: 'Must be an https address of a take-home test in Greenhouse',
  invitationCannotBecome: (from: string, to: string) =>
    from === to
      ? `This invitation is already ${from}.`
      : `An invitation that is ${from} cannot become ${to}.`,
  invitationCredits: (plan: string) =>
    `Your ${plan} plan has no invitation credits left. Upgrade or buy more to invite.`,
  resultNotYet: 'There is no result before the candidate has sent the answers.',
  startFirst: 'Please start the assessment first.',
  answerNotAsked: 'This answer is to nothing that this step asks.',
  linkCompleted: 'These answers were sent and cannot be changed any more.',
  assessmentLimit: (n: number) => `You can keep up to ${n} assessments.`,

  rerunOnlyFailed: 'Only a failed batch can be run again.',
  takenSince:
    'A later morning has taken up everybody in this batch: their scores are in its batch. Nobody is charged twice.',
  nothingToReplay: 'This document has no score, so there is nothing to replay.',
  nothingToSwap: 'Nobody in this batch has a score yet, so there is nothing to test.',
  replayTextGone: 'The text of this resume was erased, so its score cannot be replayed.',
  replaceOnlyUnread: 'Only a document that could not be read can be replaced. This one was read.',
  replaceTaken:
    'A later morning has taken up this document: its score is in that batch. Nobody is charged twice.',
  replaceWhileRunning: 'This batch is still running. Documents can be replaced when it has ended.',
  fileGone: 'The candidate file of this batch is no longer stored.',
  fileInfected: 'A virus was found in this file, so it was not opened. Ask for a clean copy.',
  fileTooLargeToScan: 'This file is too large to be checked for viruses, so it was not opened.',
  batchEnded: 'This batch has already ended.',
  batchRunning: 'This batch is still running. Cancel it first.',
  personInRunningBatch:
    'This person is in a batch that is still running. Wait until it has ended, or cancel it.',
} as const;
