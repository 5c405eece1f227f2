import type { AtsType } from '@candor/domain/model/ats';
import { Outlet, type RouteObject } from 'react-router';
import { Home } from './routes/Home';
import { loadAnalytics } from './routes/load-analytics';
import { RootError } from './shell/errors/RootError';
import { RouteError } from './shell/errors/RouteError';
import { needs } from './shell/guards/route-needs';
import { ScrollRestoration } from './shell/ScrollRestoration';

/** The reports of one system. Another one in their place is an address like any that leads nowhere, whoever opens it. */
function reportsOf(type: AtsType): RouteObject[] {
  return [
    {
      path: `/integrations/${type}/jobs/:jobId`,
      handle: needs({ partner: true }),
      lazy: async () => {
        const { JobReportRoute } = await import('./routes/JobReport');
        return { element: <JobReportRoute type={type} /> };
      },
    },
    {
      path: `/integrations/${type}/assessments/:assessmentId`,
      handle: needs({ partner: true }),
      lazy: async () => {
        const { AssessmentReportRoute } = await import('./routes/AssessmentReport');
        return { element: <AssessmentReportRoute type={type} /> };
      },
    },
  ];
}

/** Every URL with its layout, its guard and its screen. A screen is loaded when it is first opened. */
export const routes: RouteObject[] = [
  {
    errorElement: <RootError />,
    children: [
      {
        element: (
          <>
            <Outlet />
            <ScrollRestoration />
          </>
        ),
        // A part of the frame that breaks or is gone has no page around it to say so.
        errorElement: (
          <main>
            <RouteError />
          </main>
        ),
        hydrateFallbackElement: <Outlet />,
        children: [
          { path: '/', element: <Home /> },
          { path: '/from-ats', lazy: () => import('./routes/FromAts') },
          { path: '/mobile/terms-of-service', lazy: () => import('./routes/MobileTerms') },
          { path: '/mobile/privacy-policy', lazy: () => import('./routes/MobilePrivacy') },
          { path: '/share/:token', lazy: () => import('./routes/Share') },
          { path: '/invite/:code', lazy: () => import('./routes/Invite') },
          {
            lazy: () => import('./routes/MemberBare'),
            children: [
              {
                path: '/integrations/greenhouse/oauth/success',
                lazy: () => import('./routes/OAuthSuccess'),
              },
              {
                path: '/integrations/greenhouse/oauth/error',
                lazy: () => import('./routes/OAuthError'),
              },
            ],
          },
          {
            lazy: () => import('./routes/Public'),
            children: [
              {
                errorElement: <RouteError />,
                children: [
                  { path: '/login', lazy: () => import('./routes/Login') },
                  { path: '/signup', lazy: () => import('./routes/Signup') },
                  { path: '/confirm-email', lazy: () => import('./routes/ConfirmEmail') },
                  { path: '/forgot-password', lazy: () => import('./routes/ForgotPassword') },
                  { path: '/comparison', lazy: () => import('./routes/Comparison') },
                  { path: '/pricing', lazy: () => import('./routes/Pricing') },
                  { path: '/how-a-score-is-made', lazy: () => import('./routes/HowScored') },
                  { path: '/terms-of-service', lazy: () => import('./routes/Terms') },
                  { path: '/privacy-policy', lazy: () => import('./routes/Privacy') },
                  { path: '/cookie-policy', lazy: () => import('./routes/Cookies') },
                  { path: '*', lazy: () => import('./routes/NotFound') },
                ],
              },
            ],
          },
          {
            lazy: () => import('./routes/Member'),
            children: [
              {
                errorElement: <RouteError />,
                children: [
                  { path: '/dashboard', lazy: () => import('./routes/Dashboard') },
                  { path: '/analytics', lazy: loadAnalytics },
                  {
                    path: '/meta-analytics',
                    handle: needs({ feature: 'meta_analytics', plan: 'professional' }),
                    lazy: () => import('./routes/MetaAnalytics'),
                  },
                  { path: '/api-keys', lazy: () => import('./routes/ApiKeys') },
                  { path: '/settings', lazy: () => import('./routes/Settings') },
                  { path: '/own-terms', lazy: () => import('./routes/OwnTerms') },
                  { path: '/sources', lazy: () => import('./routes/Sources') },
                  { path: '/support', lazy: () => import('./routes/Support') },
                  { path: '/integrations', lazy: () => import('./routes/Integrations') },
                  ...reportsOf('ashby'),
                  ...reportsOf('greenhouse'),
                  {
                    path: '/assessment-meta-analytics',
                    handle: needs({
                      partner: true,
                      feature: 'meta_analytics',
                      plan: 'professional',
                    }),
                    lazy: () => import('./routes/AssessmentMeta'),
                  },
                  { path: '/invitations', lazy: () => import('./routes/Invitations') },
                  {
                    path: '/invitations/assessments',
                    lazy: () => import('./routes/Assessments'),
                  },
                  {
                    path: '/invitations/assessments/new',
                    lazy: () => import('./routes/NewAssessment'),
                  },
                  {
                    path: '/invitations/assessments/:id',
                    lazy: () => import('./routes/EditAssessment'),
                  },
                  {
                    path: '/billing',
                    handle: needs({ openAfterTrial: true }),
                    lazy: () => import('./routes/Billing'),
                  },
                  {
                    path: '/staff',
                    handle: needs({ staff: true, openAfterTrial: true }),
                    lazy: () => import('./routes/Staff'),
                  },
                  {
                    path: '/staff/users/:id',
                    handle: needs({ staff: true, openAfterTrial: true }),
                    lazy: () => import('./routes/StaffUser'),
                  },
                  {
                    path: '/staff/support',
                    handle: needs({ staff: true, openAfterTrial: true }),
                    lazy: () => import('./routes/StaffSupport'),
                  },
                  {
                    path: '/staff/support/:id',
                    handle: needs({ staff: true, openAfterTrial: true }),
                    lazy: () => import('./routes/StaffTicket'),
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
