import type { Milestone, Task, TaskKind } from '../model/assessment';
import type { JobRequirement } from '../model/match';
import { type Asking, askingOf, shorten, tasksAbout, titleAbout, workSample } from './draft-tasks';

/** Apart from the closing work sample. More is more than most candidates finish. */
const MOST_DRAFTED = 5;
const MOST_ASKED = 2;
const ALL_POINTS = 100;
const LONGEST_ID = 64;
const LONGEST_TEXT = 500;

const MINUTES: Record<TaskKind, number> = { choice: 1, multi_choice: 1, text: 4, work_sample: 8 };

type Group = { asking: Asking; asked: readonly JobRequirement[] };
type Draft = Pick<Milestone, 'title' | 'intro'> & {
  asked: readonly JobRequirement[];
  tasks: readonly Omit<Task, 'id'>[];
};

/**
 * The steps suggested by a job's requirements: must-haves first, then by weight, one or two of a kind per step. Empty
 * if the job asks for nothing that a step could ask about.
 */
export function draftSteps(requirements: readonly JobRequirement[]): Milestone[] {
  const askable = requirements.filter(isAskable).sort(byImportance);
  const skills = askable.filter((requirement) => askingOf(requirement) === 'skill');
  const drafts = groupsOf(askable).slice(0, MOST_DRAFTED).map(draftOf);
  if (skills.length > 0) drafts.push(closingOf(skills.slice(0, MOST_ASKED)));
  const points = pointsOf(drafts.map(({ asked }) => sum(asked.map(({ weight }) => weight))));
  return drafts.map(({ title, intro, asked, tasks }, index) => ({
    id: `s${index + 1}`,
    title,
    intro,
    minutes: sum(tasks.map(({ kind }) => MINUTES[kind])),
    points: points[index] ?? 0,
    requirements: asked.map(askedAbout),
    tasks: tasks.map((task, place) => ({ id: `t${place + 1}`, ...task })),
  }));
}

/** How a step names a requirement it asks about. */
export function askedAbout({
  id,
  text,
}: Pick<JobRequirement, 'id' | 'text'>): Milestone['requirements'][number] {
  return { id: id.slice(0, LONGEST_ID), text: shorten(text, LONGEST_TEXT) };
}

/** Whether a step can ask about a requirement: one derived from the whole job appears nowhere in its words. */
export function isAskable(requirement: JobRequirement): boolean {
  const { source, text } = requirement;
  return source !== null && text.trim() !== '' && askingOf(requirement) !== null;
}

function byImportance(a: JobRequirement, b: JobRequirement): number {
  if (a.importance !== b.importance) return a.importance === 'must' ? -1 : 1;
  return b.weight - a.weight;
}

/** Requirements in order, each paired with the next one that is asked about in the same way. */
function groupsOf(requirements: readonly JobRequirement[]): Group[] {
  const groups: Group[] = [];
  for (const requirement of requirements) {
    const asking = askingOf(requirement);
    if (asking === null) continue;
    const open = groups.find((group) => group.asking === asking && group.asked.length < MOST_ASKED);
    if (open) open.asked = [...open.asked, requirement];
    else groups.push({ asking, asked: [requirement] });
  }
  return groups;
}

function draftOf({ asking, asked }: Group): Draft {
  return {
    title: titleAbout(asking, asked),
    intro: '',
    asked,
    tasks: tasksAbout(asking, asked),
  };
}

function closingOf(asked: readonly JobRequirement[]): Draft {
  return {
    title: 'A piece of your work',
    intro: '',
    asked,
    tasks: [workSample(asked)],
  };
}

/** Whole points in proportion to the weights, at least one per step, 100 in total. */
function pointsOf(weights: readonly number[]): number[] {
  const whole = sum(weights);
  const shares = weights.map((weight) =>
    whole > 0 ? (ALL_POINTS * weight) / whole : ALL_POINTS / weights.length,
  );
  const points = shares.map((share) => Math.max(1, Math.floor(share)));
  const lacks = (index: number) => (shares[index] ?? 0) - (points[index] ?? 0);
  for (
    let left = ALL_POINTS - sum(points);
    left !== 0 && points.length > 0;
    left -= Math.sign(left)
  ) {
    const places = [...points.keys()].sort((a, b) => lacks(b) - lacks(a));
    const place = (left > 0 ? places[0] : places.findLast((at) => (points[at] ?? 0) > 1)) ?? 0;
    points[place] = (points[place] ?? 0) + Math.sign(left);
  }
  return points;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
