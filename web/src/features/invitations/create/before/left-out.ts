import { idField } from '../choices';

type Chosen = { choice: string; assessment_id: string };
type Kept = Chosen & { left_out: string };

/** What tells one chosen assessment from another. */
export function assessmentKey({ choice, assessment_id }: Chosen): string {
  return JSON.stringify(idField(choice, assessment_id.trim()));
}

/** Whom a form leaves out, as it keeps them: the assessment they were invited to before, then an address a line. */
export function writeLeftOut(chosen: Chosen, emails: readonly string[]): string {
  return [assessmentKey(chosen), ...emails.map(keyOf)].join('\n');
}

/** Whether a form leaves an address out. Who was left out of one assessment is invited to another. */
export function isLeftOut(values: Kept, email: string | null): boolean {
  if (email === null) return false;
  const [assessment, ...emails] = values.left_out.split('\n');
  return assessment === assessmentKey(values) && emails.includes(keyOf(email));
}

/** An address as addresses are compared. */
export function keyOf(email: string): string {
  return email.trim().toLowerCase();
}
