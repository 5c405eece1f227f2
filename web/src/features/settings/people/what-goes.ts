import { ATS_NAMES } from '@candor/domain/model/ats';
import type {
  Person,
  PersonApplication,
  PersonInvitation,
  PersonTrace,
} from '@candor/domain/model/person';
import { plural, sentenceList } from '../../../ui/format';

const BATCHES_NAMED = 3;

/** What an erasure deletes, line by line, what remains, and in which systems somebody has to be erased, too. */
export type WhatGoes = { goes: string[]; stays: string | null; elsewhere: string | null };

/** Says it for these people together. */
export function whatGoes(people: readonly Person[]): WhatGoes {
  const traces = people.flatMap((person) => person.traces);
  const matches = people.flatMap((person) => person.matches);
  const invitations = people.flatMap((person) => person.invitations);
  const applications = people.flatMap((person) => person.applications);
  const emptied = emptiedBatches(traces);
  const uploads = byBatch(traces.filter((trace) => trace.upload_stored)).size;
  const charged = [...traces, ...applications].filter((one) => one.charged).length + matches.length;
  return {
    goes: [
      ...(traces.length > 0 ? [resumesLine(traces)] : []),
      ...saidLine(traces),
      ...(traces.some((trace) => trace.share_count > 0) ? ['Their place in shared links'] : []),
      ...(uploads > 0
        ? [
            `The uploaded file of ${plural(uploads, 'batch', 'batches')}, which holds everybody: a failed batch cannot be run again`,
          ]
        : []),
      ...(emptied.length > 0
        ? [`${plural(emptied.length, 'batch', 'batches')} that held nobody else: ${named(emptied)}`]
        : []),
      ...(matches.length > 0
        ? [`${plural(matches.length, 'single match', 'single matches')} named after them`]
        : []),
      ...(invitations.length > 0 ? [invitationsLine(invitations)] : []),
      ...(applications.length > 0 ? [applicationsLine(applications)] : []),
    ],
    stays:
      charged > 0
        ? `${plural(charged, 'candidate stays', 'candidates stay')} counted in your quota.`
        : null,
    elsewhere: applications.length > 0 ? elsewhereLine(applications) : null,
  };
}

/** Names the systems that these applications came from: "Ashby and Greenhouse". */
export function systemsOf(applications: readonly PersonApplication[]): string {
  return sentenceList([...new Set(applications.map(({ ats_type }) => ATS_NAMES[ats_type]))].sort());
}

function applicationsLine(applications: readonly PersonApplication[]): string {
  return `What we have of ${plural(applications.length, 'application')} in ${systemsOf(applications)}, with scores and evidence`;
}

function elsewhereLine(applications: readonly PersonApplication[]): string {
  const still = new Set(applications.map(({ ats_type }) => ats_type)).size > 1 ? 'have' : 'has';
  return `${systemsOf(applications)} still ${still} them: erase them there too. We do not read these applications again.`;
}

function invitationsLine(invitations: readonly PersonInvitation[]): string {
  const answered = invitations.some((one) => one.answered);
  return `${plural(invitations.length, 'invitation')} to assessments${answered ? ', with everything that was answered' : ''}`;
}

function resumesLine(traces: readonly PersonTrace[]): string {
  const where = byBatch(traces);
  const titles = [...where.values()].flatMap(([first]) => first?.jobTitle ?? []);
  return `${plural(traces.length, 'resume')} with scores and evidence in ${plural(where.size, 'batch', 'batches')}: ${named(titles)}`;
}

function saidLine(traces: readonly PersonTrace[]): string[] {
  const decisions = traces.filter((trace) => trace.decided).length;
  const notes = traces.filter((trace) => trace.noted).length;
  const remarks = traces.reduce((sum, trace) => sum + trace.feedback_count, 0);
  const said = [
    ...(decisions > 0 ? [plural(decisions, 'decision')] : []),
    ...(notes > 0 ? [plural(notes, 'note')] : []),
    ...(remarks > 0 ? [plural(remarks, 'remark on evidence', 'remarks on evidence')] : []),
  ];
  return said.length > 0 ? [sentenceList(said)] : [];
}

function emptiedBatches(traces: readonly PersonTrace[]): string[] {
  return [...byBatch(traces).values()]
    .filter((all) => all.length === all[0]?.batch_candidates)
    .flatMap(([first]) => first?.jobTitle ?? []);
}

function byBatch(traces: readonly PersonTrace[]): Map<string, PersonTrace[]> {
  const found = new Map<string, PersonTrace[]>();
  for (const trace of traces) {
    found.set(trace.batch_job_id, [...(found.get(trace.batch_job_id) ?? []), trace]);
  }
  return found;
}

function named(titles: readonly string[]): string {
  const different = [...new Set(titles)];
  const shown = different.slice(0, BATCHES_NAMED);
  const rest = different.length - shown.length;
  return sentenceList([...shown, ...(rest > 0 ? [`${rest} more`] : [])]);
}
