import { randomUUID } from 'node:crypto';

type Changing = { id: string; createdAt: Date; updatedAt: Date; revision: number };

export type AshbyJob = Changing & {
  title: string;
  status: string;
  /** Hidden from keys, as far as they were not granted more. */
  confidential: boolean;
};

export type AshbyPosting = Changing & {
  jobId: string;
  title: string;
  isListed: boolean;
  isPublished: boolean;
  publishedDate: Date | null;
  descriptionPlain: string;
  descriptionHtml: string;
};

export type AshbyCandidate = Changing & {
  name: string;
  email: string | null;
  profileUrl: string;
  resume: { id: string; handle: string; filename: string; bytes: Uint8Array } | null;
  /** One of Ashby's own made-up people: their files are not handed out. */
  isDemo: boolean;
};

export type AshbyApplication = Changing & {
  /** null for somebody who applied to no job. */
  jobId: string | null;
  candidateId: string;
  status: string;
  stage: string | null;
};

export type NewJob = {
  title?: string;
  status?: string;
  /** null for a job without a posting. */
  description?: string | null;
  confidential?: boolean;
  createdAt?: Date;
};

export type NewApplication = {
  jobId: string | null;
  name: string;
  email?: string;
  /** A text is a file of that text. */
  resume?: { filename: string; bytes: Uint8Array } | string | null;
  status?: string;
  stage?: string;
  /** In place of somebody new. */
  candidateId?: string;
  createdAt?: Date;
};

const FIRST_MOMENT = Date.parse('2026-03-01T09:00:00.000Z');

/** What an organisation has at Ashby. Rows are changed with `change`, so that readings of what is new find them. */
export class AshbyWorld {
  readonly jobs = new Map<string, AshbyJob>();
  readonly postings = new Map<string, AshbyPosting>();
  readonly candidates = new Map<string, AshbyCandidate>();
  readonly applications = new Map<string, AshbyApplication>();
  /** Counts every change. */
  revision = 0;

  addJob({ title = 'Data engineer', status = 'Open', description, ...rest }: NewJob): string {
    const { confidential = false, createdAt } = rest;
    const job = { ...this.#fresh(createdAt), title, status, confidential };
    this.jobs.set(job.id, job);
    if (description === null) return job.id;
    this.addPosting(job.id, { title, descriptionPlain: description ?? `We need a ${title}.` });
    return job.id;
  }

  addPosting(
    jobId: string,
    given: Partial<Omit<AshbyPosting, keyof Changing>> & { descriptionPlain: string },
  ): string {
    const row = this.#fresh();
    const posting: AshbyPosting = {
      ...row,
      jobId,
      title: this.jobs.get(jobId)?.title ?? '',
      isListed: true,
      isPublished: true,
      publishedDate: row.createdAt,
      descriptionHtml: `<p>${given.descriptionPlain}</p>`,
      ...given,
    };
    this.postings.set(posting.id, posting);
    const job = this.jobs.get(jobId);
    if (job) this.change(job, {});
    return posting.id;
  }

  addApplication(given: NewApplication): { applicationId: string; candidateId: string } {
    const { jobId, status = 'Active', stage = 'Application review', createdAt } = given;
    const candidateId = given.candidateId ?? this.#addCandidate(given);
    const application = { ...this.#fresh(createdAt), jobId, candidateId, status, stage };
    this.applications.set(application.id, application);
    return { applicationId: application.id, candidateId };
  }

  change<Row extends Changing>(row: Row, to: Partial<Omit<Row, keyof Changing>>): void {
    const { revision, updatedAt } = this.#fresh();
    Object.assign(row, to, { revision, updatedAt });
  }

  removeCandidate(candidateId: string): void {
    this.candidates.delete(candidateId);
    for (const { id } of this.applicationsOf(candidateId)) this.applications.delete(id);
  }

  /** Makes one of two: what the first applied to is the other's from then on. */
  mergeCandidates(goneId: string, intoId: string): void {
    for (const application of this.applicationsOf(goneId)) {
      this.change(application, { candidateId: intoId });
    }
    this.candidates.delete(goneId);
  }

  applicationsOf(candidateId: string): AshbyApplication[] {
    return [...this.applications.values()].filter((one) => one.candidateId === candidateId);
  }

  postingsOf(jobId: string): AshbyPosting[] {
    return [...this.postings.values()].filter((one) => one.jobId === jobId);
  }

  /** Whether a job is shown to a key. */
  isVisible(jobId: string | null): boolean {
    return jobId === null || this.jobs.get(jobId)?.confidential === false;
  }

  #addCandidate({ name, email, resume }: NewApplication): string {
    const row = this.#fresh();
    const file =
      typeof resume === 'string'
        ? { filename: 'resume.txt', bytes: new TextEncoder().encode(resume) }
        : resume;
    const candidate: AshbyCandidate = {
      ...row,
      name,
      email: email ?? null,
      isDemo: false,
      profileUrl: `https://app.ashbyhq.com/candidates/${row.id}`,
      resume: file ? { id: randomUUID(), handle: `h_${randomUUID()}`, ...file } : null,
    };
    this.candidates.set(candidate.id, candidate);
    return candidate.id;
  }

  /** Time goes on by a second with every change. */
  #fresh(createdAt?: Date): Changing {
    this.revision += 1;
    const now = createdAt ?? new Date(FIRST_MOMENT + this.revision * 1000);
    return { id: randomUUID(), createdAt: now, updatedAt: now, revision: this.revision };
  }
}
