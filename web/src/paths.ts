/** Every address of the application. Links are built here and nowhere else. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  confirmEmail: '/confirm-email',
  forgotPassword: '/forgot-password',
  comparison: '/comparison',
  pricing: '/pricing',
  dashboard: '/dashboard',
  analytics: '/analytics',
  billing: '/billing',
  /** The sign-in page that says why one is there. */
  loginExpired: '/login?reason=session_expired',
  batch: (batchId: string) => `/analytics?batchId=${encodeURIComponent(batchId)}`,
  /** The dashboard with the job text of an earlier batch in its form. */
  again: (batchId: string) => `/dashboard?job=${encodeURIComponent(batchId)}`,
} as const;
