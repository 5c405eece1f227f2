type Row = { id: number; created_at: string; updated_at: string };
type Fields = readonly unknown[];
type Contact = { value: string; type: string };

/** Rows as Harvest v3 answers them; what is the same everywhere here is kept since a reader has to live with it. */
export type SimJob = Row & {
  name: string;
  requisition_id: string | null;
  notes: string | null;
  confidential: boolean;
  status: string;
  opened_at: string | null;
  closed_at: string | null;
  is_template: boolean;
  department_id: number | null;
  office_ids: readonly number[];
  custom_fields: Fields;
};

export type SimPost = Row & {
  title: string;
  job_id: number;
  /** HTML. */
  content: string | null;
  internal_content: string | null;
  language: string;
  public_url: string | null;
  live: boolean;
  active: boolean;
  featured: boolean;
  internal: boolean;
  first_published_at: string | null;
  questions: Fields;
};

export type SimApplication = Row & {
  candidate_id: number;
  job_id: number | null;
  job_post_id: number | null;
  status: string;
  stage_id: number | null;
  stage_name: string | null;
  source_id: number | null;
  prospect: boolean;
  rejected_at: string | null;
  last_activity_at: string;
  answers: Fields;
  custom_fields: Fields;
};

export type SimCandidate = Row & {
  first_name: string;
  last_name: string;
  preferred_name: string | null;
  company: string | null;
  title: string | null;
  private: boolean;
  tags: readonly string[];
  phone_numbers: readonly Contact[];
  email_addresses: readonly Contact[];
  website_addresses: readonly Contact[];
  social_media_addresses: readonly Contact[];
  last_activity_at: string;
  custom_fields: Fields;
};

/** `bytes` lie behind the link and are not in the list. */
export type SimAttachment = Row & {
  application_id: number;
  candidate_id: number;
  type: string;
  filename: string;
  bytes: Uint8Array;
};
