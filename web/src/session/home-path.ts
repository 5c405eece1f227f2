import type { User } from '@candor/domain/model/user';
import { paths } from '../paths';

/** A user's start page: partners come for what is in their applicant tracking system. */
export function homePathOf(user: Pick<User, 'is_integration_partner'>): string {
  return user.is_integration_partner ? paths.integrations : paths.dashboard;
}
