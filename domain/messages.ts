const atsShutOut = (ats: string) => `${ats} does not let us in any more.`;

/**
 * Every literal sentence of the product specification that more than one place needs, once. A function fills in values.
 * Words that belong to one screen only live with that screen, and what the server alone says in `server-messages`.
 */
export const messages = {
  required: 'This field is required',
  email: 'Please provide a valid email address',
  emailFormat: 'Invalid email format',
  emailRequired: 'Email is required',
  minLength: (n: number) => `Must be at least ${n} characters long`,
  maxLength: (n: number) => `Must be less than ${n} characters long`,
  fileSize: (megabytes: number) => `File size must be less than ${megabytes}MB`,
  fileType: (types: readonly string[]) => `File type must be one of: ${types.join(', ')}`,

  resetTokenRequired: 'Reset token and new password are required',
  confirmTokenRequired: 'Confirmation token is required',
  confirmationSent: 'Confirmation email sent! Please check your inbox.',
  confirmationNotSent: 'Failed to send confirmation email. Please try again.',
  ssoTokenRequired: 'SSO token is required',
  googleCredentialRequired: 'Google credential is required',
  googleSignInFailed: 'Google sign-in failed.',
  emailTaken: 'An account with this email already exists. Sign in or reset your password.',
  sessionExpired: 'Your session has expired. Please log in again.',
  notAuthenticated: 'Not authenticated',
  profileRequired: 'Profile data is required',
  confirmErasure: 'Please confirm that this person is to be erased.',
  confirmDeletion: 'Please confirm account deletion.',

  jobRequired: 'Job description is required',
  jobTooShort: 'Job description must be at least 50 characters',
  jobTooLong: (n: number) => `Job description must be at most ${n} characters`,
  jobLong:
    'This job description is longer than 10000 characters. About 5000 characters give the clearest requirements.',
  batchIdRequired: 'Valid batch ID is required',
  inputTypeRequired: 'Input type is required',
  inputTypeInvalid: (type: string) => `Invalid input type: ${type}`,
  fileRequired: (type: string) => `File is required for ${type} input type`,
  fileTypeNotAccepted: (extension: string) => `Invalid file type. Accepted: ${extension}`,
  fileTooLarge: (megabytes: number) => `File too large. Maximum size: ${megabytes}MB`,
  mimeUnsupported: (mime: string) => `Unsupported file type: ${mime}`,
  fileEmpty: 'The file is empty.',
  configRequired: (type: string) => `Configuration is required for ${type} input type`,
  labelRequired: (label: string) => `${label} is required`,
  labelInvalid: (label: string) => `Invalid format for ${label}`,
  estimateInvalid: 'Estimated candidates must be a positive number',
  estimateLarge: 'More than 10000 candidates: this will take a while.',

  batchSizePlanned: (n: number, plan: string, m: number) =>
    `Batch size ${n} exceeds ${plan} plan limit of ${m}`,
  insufficientQuota: (n: number, m: number) => `Insufficient quota: ${n} required, ${m} available`,
  quotaShare: (percent: number) => `This operation will use ${percent}% of your total quota`,
  quotaUnknown: 'Your remaining quota could not be checked. The server checks it on submission.',
  insufficientCandidateQuota: (n: number, m: number) =>
    `Insufficient candidate quota: ${n} requested, ${m} available.`,
  apiKeyLimitReached: (n: number) => `API key limit (${n}) reached.`,
  subscriptionMissing: 'Subscription data not loaded.',
  trialExpired: 'Trial has expired. Please upgrade.',
  planEnded: 'Your plan has ended. Please renew it in billing.',

  planNotConfigured:
    'Plan configuration error. The selected plan is not properly configured. Please contact support.',
  invalidPlan: 'Invalid plan or billing period selected. Please try again.',
  paymentSetup: 'Payment setup required. Please contact support.',
  paymentUnavailable: 'Payment service temporarily unavailable. Please try again in a few minutes.',
  noCheckoutUrl: 'No checkout URL returned from server',
  checkoutFailed: 'Failed to create checkout session. Please try again.',
  upgradeNotStarted: 'Failed to start upgrade process. Please try again.',

  apiKeyName: 'Key name can only contain letters, numbers, spaces, hyphens, and underscores',
  apiKeyLimit: (n: number, plan: string) =>
    `API key limit (${n}) exceeded for ${plan} plan. Upgrade to create more keys.`,
  batchSize: (n: number, plan: string, m: number) =>
    `Batch size (${n}) exceeds ${plan} plan limit of ${m} candidates.`,
  inputTypeNotAllowed: (type: string, plan: string) =>
    `Input type '${type}' not available on ${plan} plan. Upgrade for access.`,
  featureNotAvailable: (feature: string, plan: string) =>
    `Feature '${feature}' not available on ${plan} plan. Upgrade for access.`,
  strategicFailed: 'Failed to load strategic analytics',
  strategicError: 'Strategic Analytics Error',
  aiFeatures: 'Upgrade to Professional or Enterprise plan to access AI features',
  candidateQuota: (plan: string) =>
    `Candidate quota exceeded for ${plan} plan. Upgrade for more quota.`,

  atMost: (n: number) => `At most ${n} entries`,
  termKind: (kinds: readonly string[]) => `The kind must be one of: ${kinds.join(', ')}`,
  termWords: 'A term needs a letter or a number.',

  timeZoneUnknown: 'This time zone is not known.',

  assessmentIdRequired: 'Valid Assessment ID is required',
  assessmentIdShort: 'Assessment ID appears to be too short',
  atsJobIdRequired: (ats: string) => `Valid ${ats} Job ID is required`,
  atsJobIdShort: (ats: string) => `${ats} Job ID appears to be too short`,
  atsUnavailable: (ats: string) => `${ats} service is temporarily unavailable. Please try again.`,
  atsProfessionalRequired: (ats: string) =>
    `Professional subscription required for advanced ${ats} analytics.`,
  atsInvalid: (message: string) => `Invalid request: ${message}`,
  atsShutOut,
  atsReconnect: (ats: string) => `${atsShutOut(ats)} Connect it again under Integrations.`,
  greenhouseNotSetUp: 'Greenhouse connections are not set up in this installation.',
  connectionUnknown:
    'This connection was not started here, or it took too long. Please connect again.',
  atsNobodyToScore: 'Every candidate of this job is scored already.',
  atsNoJobText: (ats: string) =>
    `${ats} has no description of this job that we can read. Paste the job description to score its candidates.`,
  invalidId: 'This is no valid id',
  candidateWithoutEmail: 'This candidate has no e-mail address. Add one, then start again.',
  invitationIdRequired: 'Invitation ID is required',
  milestonesCompleted: 'Milestones completed must be a non-negative number',
  milestonesTotal: 'Total milestones must be a non-negative number',
  milestonesAboveTotal: 'Milestones completed cannot exceed total milestones',
  milestonesMost: (most: number) => `At most ${most} milestones`,
  pointsEarned: (most: number) => `Points earned must be a number from 0 to ${most}`,
  completionPercentage: 'Completion percentage must be between 0 and 100',
  linkCopied: 'Link copied to clipboard!',
  linkNotCopied: 'Failed to copy link. Please copy manually.',
  emailClientOpened: 'Email client opened with pre-filled invitation',
  resentLately: 'This invitation was sent within the last hour.',
  agreeFirst: 'Please agree before you start.',
  answerNewer: 'A newer answer was saved elsewhere.',
  timeUp: 'The time for this assessment is up. You can still send what you have saved.',
  stepUnanswered: 'Please answer what is asked before you go on.',
  answerTooLong: (n: number) => `The answers of a step can have up to ${n} characters.`,
  linkUnknown: 'This link leads nowhere. Please check it, or ask whoever sent it.',
  linkCancelled: 'This invitation was cancelled by its sender.',
  linkExpired: 'This invitation has expired.',
  linkStandsStill: 'This link cannot be opened at the moment.',

  ticketNotCreated: 'Failed to create support ticket.',
  chatNotCreated: 'Failed to create priority support ticket',
  ticketNotSubmitted: 'Failed to submit support ticket',
  supportMessageNotSent: 'Failed to send support message',
  ticketUnknown: 'Failed to get ticket status',
  ticketCreated:
    'Support ticket created successfully! You can now continue this conversation from any page using the chat button.',
  ticketClosed: 'Support ticket has been closed.',
  ticketClosedAlready: 'This support ticket has been closed.',
  ticketWithoutChat: 'This ticket is answered by e-mail.',
  chatMessageNotSent: 'Failed to send message',
  chatError: (message: string) => `Support chat error: ${message}`,
  chatUnstable: 'Unable to establish stable connection to support chat.',

  stillRunning: 'This is still being done. Please look again in a moment.',
  outcomeUnknown:
    'The server was cut off while it did this. Please check whether it was done, and send it again if it was not.',
  accountSuspended: 'This account is suspended. Please contact support.',

  limitRange: 'Limit must be between 1 and 100',
  skipRange: 'Skip must be 0 or greater',
  endBeforeStart: 'The end date must not be before the start date.',
  pageRange: 'Page must be 1 or greater',
  daysRange: 'Days must be between 1 and 365',
  wholeNumber: (least: number, most: number) => `A whole number from ${least} to ${most}`,
  featureRequired: 'Feature name is required',
  candidateMissing: 'Candidate text or file is required',
  jobMissing: 'Job text or file is required',

  semanticUnavailable: 'The semantic signal was not available',
  cancelled: 'Processing was cancelled',

  // What a failing server says in these words, pages pass on: they know them for ours.
  busy: 'There is more to do than can be done at this moment. Please try again in a few seconds.',
  noRoom:
    'There is no room to store this at the moment. Nothing was changed or charged; please try again later.',
  fileNotScanned:
    'This file could not be checked for viruses, so it was not opened. Please hand it in again later.',
  sourceAway: 'The source does not answer. Please try again in a few minutes.',
  driveNotConnected:
    'Google Drive sources are not connected in this installation. Please upload a CSV or ZIP file.',
  s3NotConnected:
    'Amazon S3 sources are not connected in this installation. Please upload a CSV or ZIP file.',
  databaseNotConnected:
    'Database sources are not connected in this installation. Please upload a CSV or ZIP file.',
  googleNotSetUp:
    'Sign-in with Google is not set up in this installation. Please use e-mail and password.',
  atsNotSetUp: 'Sign-in from an ATS is not set up in this installation.',

  subscriptionFailed: 'Failed to load critical subscription data',
  unknownBackend: 'Unknown backend configuration',
  healthTimeout: 'Analytics health check timed out',
  healthFailed: 'Analytics Check Failed: Analytics service status unavailable',
  planLimitReached: 'Plan Limit Reached',

  apiError: (status: number, text: string) => `API error: ${status} ${text}`,

  checkingAuth: 'Checking authentication...',
  authenticating: 'Authenticating...',
  loadingSubscription: 'Loading your subscription data...',
  loading: 'Loading...',
  signingOut: 'Signing out...',
} as const;
