/**
 * Every literal sentence of the product specification that more than one place needs, once. A function fills in values.
 * Words that belong to one screen only live with that screen.
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
  resetLinkInvalid: 'This reset link is invalid or has expired.',
  confirmTokenRequired: 'Confirmation token is required',
  confirmLinkInvalid: 'This confirmation link is invalid or has expired.',
  confirmationSent: 'Confirmation email sent! Please check your inbox.',
  confirmationNotSent: 'Failed to send confirmation email. Please try again.',
  signInFailed: 'Invalid email or password.',
  emailTaken: 'An account with this email already exists. Sign in or reset your password.',
  sessionExpired: 'Your session has expired. Please log in again.',
  notAuthenticated: 'Not authenticated',
  emailNotConfirmed: 'Please confirm your e-mail address first.',

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
  notJson: (field: string) => `${field} is not valid JSON`,

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

  apiKeyLimit: (n: number, plan: string) =>
    `API key limit (${n}) exceeded for ${plan} plan. Upgrade to create more keys.`,
  batchSize: (n: number, plan: string, m: number) =>
    `Batch size (${n}) exceeds ${plan} plan limit of ${m} candidates.`,
  inputTypeNotAllowed: (type: string, plan: string) =>
    `Input type '${type}' not available on ${plan} plan. Upgrade for access.`,
  featureNotAvailable: (feature: string, plan: string) =>
    `Feature '${feature}' not available on ${plan} plan. Upgrade for access.`,
  candidateQuota: (plan: string) =>
    `Candidate quota exceeded for ${plan} plan. Upgrade for more quota.`,

  limitRange: 'Limit must be between 1 and 100',
  skipRange: 'Skip must be 0 or greater',
  featureRequired: 'Feature name is required',
  candidateMissing: 'Candidate text or file is required',
  jobMissing: 'Job text or file is required',

  submissionFailed: 'Batch submission failed. Please try again.',
  rerunFailed: 'Failed to rerun batch job. Please try again.',
  rerunOnlyFailed: 'Only a failed batch can be run again.',
  fileGone: 'The candidate file of this batch is no longer stored.',
  batchEnded: 'This batch has already ended.',
  batchRunning: 'This batch is still running. Cancel it first.',
  cancelled: 'Processing was cancelled',

  subscriptionFailed: 'Failed to load critical subscription data',
  unknownBackend: 'Unknown backend configuration',
  healthTimeout: 'Analytics health check timed out',
  healthFailed: 'Analytics Check Failed: Analytics service status unavailable',
  planLimitReached: 'Plan Limit Reached',

  unknownError: 'An unexpected error occurred',
  apiError: (status: number, text: string) => `API error: ${status} ${text}`,

  checkingAuth: 'Checking authentication...',
  loadingSubscription: 'Loading your subscription data...',
  loading: 'Loading...',
  signingOut: 'Signing out...',
} as const;
