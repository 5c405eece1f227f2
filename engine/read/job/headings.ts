/** The purpose of a section in a job description. */
export type Purpose = 'must' | 'nice' | 'duties' | 'about' | 'offer' | 'legal' | 'open';

const HEADINGS: Readonly<Record<Exclude<Purpose, 'open'>, string>> = {
  must: `requirements|requirement|required|mandatory|musts|requirements and skills|qualifications|job requirements|minimum qualifications|basic qualifications|required
    qualifications|required skills|required experience|must have|must haves|what you bring|what you need|who you are|
    your profile|your skills|you have|skills|skills and experience|experience|education|education and experience|key
    skills|key requirements|minimum requirements|position requirements|essential skills|essential criteria|essential
    requirements|exp|language skills|mathematical skills|reasoning ability|computer skills|qualification|eligibility|what were looking for|what we are looking for|what we're looking for|you bring|about you|skills required|candidate
    profile|knowledge skills and abilities|job qualifications|qualifications and experience|education and training|
    experience required|technical skills|required education|education requirements|the ideal candidate|mandatory skills|
    required skills and experience|required knowledge|your background|what you will need|what you'll need|what youll
    need|what you'll bring|what youll bring|competencies|you are|requirements and qualifications|education requirement|
    licenses|certifications|reqs|quals|minimum quals|required quals|the person|the successful candidate|youve got|you've got|selection criteria|non negotiables|non-negotiables|what we need from you|job requirement|eligibility criteria|licenses and certifications|certificates licenses registrations|certificates licenses and registrations|education experience|knowledge and skills|skills knowledge and
    abilities|knowledge skills abilities|person specification|person spec|essential|e|ess|desired candidate profile|profile|you|your qualifications|typical qualifications|licensure certification|licensure and certification|
    licensure|licenses certificates|licences certificates|who were after|what were after`,
  nice: `nice|d|des|cherry on top|icing on the cake|brownie points|even better if|preferences|preferred qualifications|preferred skills|preferred experience|nice to have|nice to haves|bonus points|bonus|desired
    skills|desirable|desirable skills|desirable criteria|pluses|plus|a plus|good to have|great if|great to have|extra xp for|preferred quals|desired quals|preferred|preferred requirements|
    additional qualifications|would be a plus|it would be great if|desired qualifications|preferred education|bonus
    skills|ideally you have|extra credit|desired experience|optional|advantageous|nice to have skills`,
  duties: `responsibilities|duties|job duties|key responsibilities|essential functions|essential duties|essential duties and
    responsibilities|primary responsibilities|what you'll do|what youll do|what you will do|job description|job role|the role|your role|role|
    position summary|job summary|summary|duties and responsibilities|roles and responsibilities|role and
    responsibilities|about the role|about the job|about the position|the position|your responsibilities|main duties|
    main responsibilities|accountabilities|job responsibilities|key accountabilities|tasks|your tasks|day to day|
    overview|position overview|job overview|general summary|scope|major responsibilities|job functions|principal
    duties|essential job functions|additional responsibilities|specific duties|position description|role overview|
    description|supervisory responsibilities|job desc|jd|purpose|job purpose|position purpose|major duties|the opportunity|the job|your mission|in this role|role
    description|daily duties|typical duties|examples of work|nature of work|illustrative duties|typical tasks|job tasks|examples of duties|definition|the gig`,
  about: `about us|about the company|who we are|company overview|company description|our company|about our company|company
    profile|corporate profile|our story|our mission|our values|the company|about the team|our team|company
    background|employer overview`,
  offer: `benefits|what we offer|we offer|what on offer|what in it for you|we|process|hiring process|interview process|compensation|compensation and benefits|perks|perks and benefits|why join us|salary|
    our benefits|pay|why work with us|what you get|benefits and perks|what's in it for you|whats in it for you|salary and benefits|our
    offer|why us|benefits include|we provide|working conditions|physical requirements|physical demands|work
    environment|working environment|hours|schedule|shift|how to apply|to apply|application process|location|contact|
    pay rate|pkg|package|the package|wages|pay range|salary range|job type|employment type|additional information|travel|work schedule|physical
    requirement|environment|work location|equipment|supplemental information|terms of employment|closing date|interviews`,
  legal: `evaluation|equal opportunity|equal employment opportunity|eeo|eeo statement|equal opportunity employer|disclaimer|diversity|
    diversity and inclusion|privacy notice|accommodation|accommodations|legal`,
};

const PURPOSE_OF: ReadonlyMap<string, Purpose> = new Map(
  (Object.keys(HEADINGS) as Exclude<Purpose, 'open'>[]).flatMap((purpose) =>
    HEADINGS[purpose]
      .split('|')
      .map(
        (heading) => [heading.replace(/\s+/g, ' ').trim().replaceAll("'", ''), purpose] as const,
      ),
  ),
);

/** Labels of single facts: what follows one says all of it, and the lines below are about something else. */
const FACTS: ReadonlySet<string> = new Set([
  'pay',
  'salary',
  'hours',
  'schedule',
  'shift',
  'location',
  'contact',
  'pay rate',
  'pay range',
  'salary range',
  'job type',
  'employment type',
  'travel',
  'work schedule',
  'work location',
  'compensation',
]);

/**
 * True for the label of a fact that fits on its own line, given its folded words joined by spaces: 'Pay', 'Job type'.
 */
export function isFact(phrase: string): boolean {
  return FACTS.has(phrase);
}

/** The most words in a heading of a job description. */
export const LONGEST_JOB_HEADING = 5;

/** The first words of all headings: few lines begin with one. */
const OPENING: ReadonlySet<string> = new Set(
  [...PURPOSE_OF.keys()].map((phrase) => phrase.slice(0, `${phrase} `.indexOf(' '))),
);

/** Whether a listed heading may begin with a folded word. */
export function opensHeading(form: string): boolean {
  return OPENING.has(form);
}

/** The purpose that a heading announces, given its folded words joined by spaces; null for any other phrase. */
export function purposeOf(phrase: string): Purpose | null {
  return PURPOSE_OF.get(phrase) ?? null;
}
