import { messages } from '@candor/domain/messages';
import { ScoreJobBody } from '@candor/domain/model/ats-reports';

/** The error of a typed job description; null if there is none. */
export function textProblem(text: string): string | null {
  if (text.trim() === '') return messages.required;
  const read = ScoreJobBody.safeParse({ job_text: text });
  return read.success ? null : (read.error.issues[0]?.message ?? messages.required);
}
