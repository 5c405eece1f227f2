import { expect, test } from 'vitest';
import { messages } from './messages';

/** The specification's sentences once more, letter for letter: tests elsewhere compare with the very text that is shown. */
test.each([
  [messages.required, 'This field is required'],
  [messages.minLength(8), 'Must be at least 8 characters long'],
  [messages.maxLength(200), 'Must be less than 200 characters long'],
  [messages.fileSize(10), 'File size must be less than 10MB'],
  [messages.fileType(['.pdf', '.docx']), 'File type must be one of: .pdf, .docx'],
  [messages.batchSizePlanned(26, 'trial', 25), 'Batch size 26 exceeds trial plan limit of 25'],
  [messages.insufficientQuota(5, 3), 'Insufficient quota: 5 required, 3 available'],
  [messages.quotaShare(85), 'This operation will use 85% of your total quota'],
  [
    messages.insufficientCandidateQuota(5, 3),
    'Insufficient candidate quota: 5 requested, 3 available.',
  ],
  [messages.apiKeyLimitReached(3), 'API key limit (3) reached.'],
  [messages.subscriptionMissing, 'Subscription data not loaded.'],
  [messages.trialExpired, 'Trial has expired. Please upgrade.'],
  [
    messages.apiKeyLimit(1, 'trial'),
    'API key limit (1) exceeded for trial plan. Upgrade to create more keys.',
  ],
  [
    messages.batchSize(26, 'trial', 25),
    'Batch size (26) exceeds trial plan limit of 25 candidates.',
  ],
  [
    messages.inputTypeNotAllowed('aws_s3', 'starter'),
    "Input type 'aws_s3' not available on starter plan. Upgrade for access.",
  ],
  [
    messages.featureNotAvailable('meta_analytics', 'trial'),
    "Feature 'meta_analytics' not available on trial plan. Upgrade for access.",
  ],
  [
    messages.candidateQuota('trial'),
    'Candidate quota exceeded for trial plan. Upgrade for more quota.',
  ],
  [
    messages.planNotConfigured,
    'Plan configuration error. The selected plan is not properly configured. Please contact support.',
  ],
  [messages.invalidPlan, 'Invalid plan or billing period selected. Please try again.'],
  [messages.paymentSetup, 'Payment setup required. Please contact support.'],
  [
    messages.paymentUnavailable,
    'Payment service temporarily unavailable. Please try again in a few minutes.',
  ],
  [messages.noCheckoutUrl, 'No checkout URL returned from server'],
  [messages.checkoutFailed, 'Failed to create checkout session. Please try again.'],
  [messages.upgradeNotStarted, 'Failed to start upgrade process. Please try again.'],
  [messages.sessionExpired, 'Your session has expired. Please log in again.'],
  [messages.subscriptionFailed, 'Failed to load critical subscription data'],
  [messages.unknownBackend, 'Unknown backend configuration'],
  [messages.planLimitReached, 'Plan Limit Reached'],
  [messages.confirmationSent, 'Confirmation email sent! Please check your inbox.'],
  [messages.confirmationNotSent, 'Failed to send confirmation email. Please try again.'],
  [messages.googleCredentialRequired, 'Google credential is required'],
  [messages.checkingAuth, 'Checking authentication...'],
  [messages.loadingSubscription, 'Loading your subscription data...'],
  [messages.authenticating, 'Authenticating...'],
  [messages.apiError(418, 'Teapot'), 'API error: 418 Teapot'],
])('%s', (shown, specified) => {
  expect(shown).toBe(specified);
});
