import type { SimApplication, SimAttachment, SimCandidate, SimJob, SimPost } from './rows';

export type NewJob = {
  name?: string;
  status?: string;
  /** HTML; null for a job without a posting. Without a word there is one about the job. */
  post?: string | null;
  isTemplate?: boolean;
};

export type NewApplication = {
  /** null for somebody who applied to no job. */
  jobId: number | null;
  firstName: string;
  lastName: string;
  email?: string;
  /** A text becomes a plain file; without a word there is none. */
  resume?: { filename: string; bytes: Uint8Array } | string | null;
  status?: string;
  stage?: string;
};

type NewAttachment = Pick<SimAttachment, 'filename' | 'bytes'> & { type?: string };

/** Days after which a link to a file is over. */
const LINK_DAYS = 7;

/** What the simulated organisation holds, and its clock. Every change happens at a moment of its own. */
export class GreenhouseWorld {
  readonly jobs = new Map<number, SimJob>();
  readonly posts = new Map<number, SimPost>();
  readonly applications = new Map<number, SimApplication>();
  readonly candidates = new Map<number, SimCandidate>();
  readonly attachments = new Map<number, SimAttachment>();
  /** Whether a Site Admin stands behind the tokens; where none does, lists are refused or empty. */
  siteAdmin: 'yes' | 'refused' | 'empty' = 'yes';
  /** So many rows are on a page at most, whatever is asked for. */
  mostRows = 500;
  /** What the next page's address is made into before it is sent. */
  nextLink: (url: string) => string = (url) => url;
  /** Links to files are over before anybody follows them. */
  areLinksOver = false;
  /** Where files lie. */
  filesUrl = '';
  private ahead = 0;
  private last = 0;
  private made = { job: 4000, post: 500, application: 9000, candidate: 7000, attachment: 0 };

  constructor(private readonly clock: { now(): Date }) {}

  now(): number {
    return this.clock.now().getTime() + this.ahead;
  }

  /** Moves its clock on. */
  advance(ms: number): void {
    this.ahead += ms;
  }

  addJob({ name = 'Data Engineer', status = 'open', post, isTemplate = false }: NewJob): number {
    const id = this.next('job');
    const at = this.moment();
    this.jobs.set(id, {
      id,
      name,
      status,
      requisition_id: null,
      notes: null,
      confidential: false,
      opened_at: at,
      closed_at: null,
      is_template: isTemplate,
      department_id: null,
      office_ids: [],
      custom_fields: [],
      created_at: at,
      updated_at: at,
    });
    const content = post === undefined ? usualPost(name) : post;
    if (content !== null) this.addPost(id, { content });
    return id;
  }

  addPost(jobId: number, wishes: Partial<SimPost>): number {
    const id = this.next('post');
    const at = this.moment();
    const title = this.jobs.get(jobId)?.name ?? '';
    this.posts.set(id, {
      id,
      job_id: jobId,
      title,
      content: '',
      internal_content: null,
      language: 'en',
      public_url: null,
      live: true,
      active: true,
      featured: false,
      internal: false,
      first_published_at: at,
      questions: [],
      created_at: at,
      updated_at: at,
      ...wishes,
    });
    return id;
  }

  addApplication(to: NewApplication): { applicationId: number; candidateId: number } {
    const { jobId, status = 'in_process', stage = 'Application Review', resume = null } = to;
    const candidateId = this.addCandidate(to);
    const id = this.next('application');
    const at = this.moment();
    this.applications.set(id, {
      id,
      candidate_id: candidateId,
      job_id: jobId,
      job_post_id: null,
      // What is asked for as active is answered as in process.
      status: status === 'active' ? 'in_process' : status,
      stage_id: 11,
      stage_name: stage,
      source_id: null,
      prospect: jobId === null,
      rejected_at: null,
      last_activity_at: at,
      answers: [],
      custom_fields: [],
      created_at: at,
      updated_at: at,
    });
    if (typeof resume === 'string') {
      this.addAttachment(id, { filename: 'resume.txt', bytes: Buffer.from(resume) });
    } else if (resume) this.addAttachment(id, resume);
    return { applicationId: id, candidateId };
  }

  addAttachment(applicationId: number, { type = 'resume', ...file }: NewAttachment): number {
    const id = this.next('attachment');
    const at = this.moment();
    const candidate_id = this.applications.get(applicationId)?.candidate_id ?? 0;
    this.attachments.set(id, {
      id,
      application_id: applicationId,
      candidate_id,
      type,
      ...file,
      created_at: at,
      updated_at: at,
    });
    return id;
  }

  changeJob(id: number, change: Partial<SimJob>): void {
    const job = this.jobs.get(id);
    if (job) Object.assign(job, change, { updated_at: this.moment() });
  }

  changeApplication(id: number, change: Partial<SimApplication>): void {
    const application = this.applications.get(id);
    if (application) Object.assign(application, change, { updated_at: this.moment() });
  }

  changeCandidate(id: number, change: Partial<SimCandidate>): void {
    const candidate = this.candidates.get(id);
    if (candidate) Object.assign(candidate, change, { updated_at: this.moment() });
  }

  /** Deletes somebody with all that is theirs. */
  removeCandidate(id: number): void {
    this.candidates.delete(id);
    for (const rows of [this.applications, this.attachments]) {
      for (const row of rows.values()) if (row.candidate_id === id) rows.delete(row.id);
    }
  }

  /** A link to a file that is good for some days, whoever follows it. */
  linkTo({ id, filename }: SimAttachment): string {
    const query = new URLSearchParams({
      'X-Amz-Expires': String(LINK_DAYS * 86_400),
      'X-Amz-Date': String(this.now()),
      'X-Amz-Signature': 'c0ffee',
    });
    return `${this.filesUrl}/${id}/${encodeURIComponent(filename)}?${query}`;
  }

  /** Whether a link that was made at this moment still leads to its file. */
  isLinkGood(madeAt: number): boolean {
    return !this.areLinksOver && this.now() - madeAt < LINK_DAYS * 86_400_000;
  }

  private addCandidate({ firstName, lastName, email }: NewApplication): number {
    const id = this.next('candidate');
    const at = this.moment();
    this.candidates.set(id, {
      id,
      first_name: firstName,
      last_name: lastName,
      preferred_name: null,
      company: null,
      title: null,
      private: false,
      tags: [],
      phone_numbers: [],
      website_addresses: [],
      social_media_addresses: [],
      last_activity_at: at,
      custom_fields: [],
      email_addresses: email === undefined ? [] : [{ value: email, type: 'personal' }],
      created_at: at,
      updated_at: at,
    });
    return id;
  }

  private next(kind: keyof typeof this.made): number {
    this.made[kind] += 1;
    return this.made[kind];
  }

  private moment(): string {
    this.last = Math.max(this.now(), this.last + 1);
    return new Date(this.last).toISOString();
  }
}

const usualPost = (name: string) =>
  `<h2>${name}</h2><p>We look for somebody who builds pipelines in Python and SQL.</p>` +
  '<ul><li>Five years with PostgreSQL</li><li>Experience with Airflow &amp; dbt</li></ul>';
