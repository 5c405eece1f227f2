import type {
  Assessment,
  AssessmentBody,
  AssessmentSummary,
} from '@candor/domain/model/assessment';
import type { AssessmentContent, AssessmentRow, ListedAssessment } from './store';

/** An assessment on the wire. */
export function presentAssessment(row: AssessmentRow, invitationCount: number): Assessment {
  return {
    assessment_id: row.id,
    title: row.title,
    job_title: row.jobTitle,
    company: row.company,
    contact_email: row.contactEmail,
    job_description_text: row.jobText,
    milestones: row.milestones,
    time_limit_minutes: row.timeLimitMinutes,
    show_result: row.showResult,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    revision: row.revision,
    invitation_count: invitationCount,
  };
}

/** The same in a list. */
export function presentSummary({ row, invitationCount }: ListedAssessment): AssessmentSummary {
  const { milestones } = row;
  return {
    ...presentAssessment(row, invitationCount),
    step_count: milestones.length,
    minutes: milestones.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

/** What an author wrote, as it is stored. */
export function contentOf(body: AssessmentBody): AssessmentContent {
  return {
    title: body.title,
    jobTitle: body.job_title,
    company: body.company,
    contactEmail: body.contact_email,
    jobText: body.job_description_text,
    milestones: body.milestones,
    timeLimitMinutes: body.time_limit_minutes,
    showResult: body.show_result,
  };
}
