import type { AshbyApplication, AshbyCandidate, AshbyJob, AshbyPosting, AshbyWorld } from './world';

/** A job as Ashby shows it: without a description, that is its posting's. */
export function showJob(world: AshbyWorld, job: AshbyJob, { withUnpublished = false } = {}) {
  const { id, title, status, confidential, createdAt, updatedAt } = job;
  const postings = world.postingsOf(id).filter((one) => one.isPublished || withUnpublished);
  return {
    id,
    title,
    status,
    confidential,
    employmentType: 'FullTime',
    createdAt,
    updatedAt,
    locationId: null,
    departmentId: null,
    customFields: [],
    hiringTeam: [],
    jobPostingIds: postings.map((posting) => posting.id),
    openedAt: status === 'Draft' ? null : createdAt,
    closedAt: status === 'Closed' ? updatedAt : null,
  };
}

/** A row of the list of postings. */
export function showPosting(posting: AshbyPosting) {
  const { id, jobId, title, isListed, publishedDate, updatedAt } = posting;
  return {
    id,
    jobId,
    title,
    isListed,
    publishedDate,
    updatedAt,
    employmentType: 'FullTime',
    departmentName: null,
    teamName: null,
    locationName: null,
    workplaceType: 'Remote',
  };
}

/** A posting by itself, which alone has its text. */
export function showPostingInfo(posting: AshbyPosting) {
  const { descriptionPlain, descriptionHtml } = posting;
  const part = { html: '', plain: '' };
  return {
    ...showPosting(posting),
    descriptionPlain,
    descriptionHtml,
    descriptionSocial: '',
    descriptionParts: {
      descriptionOpening: part,
      descriptionClosing: part,
      descriptionBody: { html: descriptionHtml, plain: descriptionPlain },
    },
  };
}

/** An application as `application.info` and the lists show it. */
export function showApplication(world: AshbyWorld, application: AshbyApplication) {
  const { id, status, stage, jobId, candidateId, createdAt, updatedAt } = application;
  const job = jobId === null ? undefined : world.jobs.get(jobId);
  const person = world.candidates.get(candidateId);
  return {
    id,
    status,
    createdAt,
    updatedAt,
    customFields: [],
    hiringTeam: [],
    candidate: { id: candidateId, name: person?.name, primaryEmailAddress: addressOf(person) },
    currentInterviewStage: stage === null ? null : { id: `stage-${stage}`, title: stage },
    ...(job && { job: { id: job.id, title: job.title, locationId: null, departmentId: null } }),
  };
}

/** A candidate as `candidate.info` shows them. */
export function showCandidate(world: AshbyWorld, candidate: AshbyCandidate) {
  const { id, name, resume, profileUrl, createdAt, updatedAt } = candidate;
  const address = addressOf(candidate);
  const handle = resume && { id: resume.id, name: resume.filename, handle: resume.handle };
  return {
    id,
    name,
    profileUrl,
    createdAt,
    updatedAt,
    primaryEmailAddress: address,
    emailAddresses: address ? [address] : [],
    phoneNumbers: [],
    socialLinks: [],
    tags: [],
    resumeFileHandle: handle,
    fileHandles: handle ? [handle] : [],
    customFields: [],
    applicationIds: world.applicationsOf(id).map((application) => application.id),
  };
}

function addressOf(candidate: AshbyCandidate | undefined) {
  if (!candidate || candidate.email === null) return null;
  return { value: candidate.email, type: 'Personal', isPrimary: true };
}
