import { accounts } from './accounts';
import { analytics } from './analytics';
import { assessments } from './assessments';
import { ats } from './ats';
import { atsPartner } from './ats-partner';
import { audit } from './audit';
import { batches } from './batches';
import { billing } from './billing';
import { candidateAssessment } from './candidate-assessment';
import { contact } from './contact';
import type { EndpointSpec } from './endpoint';
import { insights } from './insights';
import { integrations } from './integrations';
import { invitations } from './invitations';
import { jobDescription } from './job-description';
import { keys } from './keys';
import { live } from './live';
import { passkeys } from './passkeys';
import { people } from './people';
import { proof } from './proof';
import { reviews } from './reviews';
import { savedSources } from './saved-sources';
import { schedules } from './schedules';
import { search } from './search';
import { secondFactor } from './second-factor';
import { sources } from './sources';
import { staff } from './staff';
import { staffSupport } from './staff-support';
import { support } from './support';
import { system } from './system';
import { terms } from './terms';
import { users } from './users';

/** Every call of the product, by resource. */
export const contract = {
  accounts,
  secondFactor,
  passkeys,
  proof,
  users,
  batches,
  jobDescription,
  reviews,
  analytics,
  insights,
  keys,
  billing,
  sources,
  savedSources,
  schedules,
  invitations,
  assessments,
  candidateAssessment,
  integrations,
  ashby: ats.ashby,
  greenhouse: ats.greenhouse,
  atsPartner,
  live,
  search,
  people,
  terms,
  contact,
  support,
  audit,
  staff,
  staffSupport,
  system,
};

/** The same as a flat list, in contract order. */
export const endpoints: readonly EndpointSpec[] = Object.values(contract).flatMap((resource) =>
  Object.values<EndpointSpec>(resource),
);
