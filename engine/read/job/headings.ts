/** The purpose of a section in a job description. */
export type Purpose = 'must' | 'nice' | 'duties' | 'about' | 'offer' | 'legal' | 'open';

const HEADINGS: Readonly<Record<Exclude<Purpose, 'open'>, string>> = {
  must: `
    about you | basic qualifications | candidate profile | certificates licenses and registrations |
    certificates licenses registrations | certifications | competencies | computer skills | desired candidate profile | e |
    education | education and experience | education and training | education experience | education requirement |
    education requirements | eligibility | eligibility criteria | ess | essential | essential criteria | essential requirements |
    essential skills | exp | experience | experience required | job qualifications | job requirement | job requirements |
    key requirements | key skills | knowledge and skills | knowledge skills abilities | knowledge skills and abilities |
    language skills | licences certificates | licenses | licenses and certifications | licenses certificates | licensure |
    licensure and certification | licensure certification | mandatory | mandatory skills | mathematical skills |
    minimum qualifications | minimum quals | minimum requirements | must have | must haves | musts | non negotiables |
    non-negotiables | person spec | person specification | position requirements | profile | qualification | qualifications |
    qualifications and experience | quals | reasoning ability | reqs | required | required education | required experience |
    required knowledge | required qualifications | required quals | required skills | required skills and experience |
    requirement | requirements | requirements and qualifications | requirements and skills | selection criteria | skills |
    skills and experience | skills knowledge and abilities | skills required | technical skills | the ideal candidate |
    the person | the successful candidate | typical qualifications | what we are looking for | what we need from you |
    what we're looking for | what were after | what were looking for | what you bring | what you need | what you will need |
    what you'll bring | what you'll need | what youll bring | what youll need | who were after | who you are | you | you are |
    you bring | you have | you've got | your background | your profile | your qualifications | your skills | youve got`,
  nice: `
    a plus | additional qualifications | advantageous | bonus | bonus points | bonus skills | brownie points | cherry on top | d |
    des | desirable | desirable criteria | desirable skills | desired experience | desired qualifications | desired quals |
    desired skills | even better if | extra credit | extra xp for | good to have | great if | great to have | icing on the cake |
    ideally you have | it would be great if | nice | nice to have | nice to have skills | nice to haves | optional | plus |
    pluses | preferences | preferred | preferred education | preferred experience | preferred qualifications | preferred quals |
    preferred requirements | preferred skills | would be a plus`,
  duties: `
    about the job | about the position | about the role | accountabilities | additional responsibilities | daily duties |
    day to day | definition | description | duties | duties and responsibilities | essential duties |
    essential duties and responsibilities | essential functions | essential job functions | examples of duties |
    examples of work | general summary | illustrative duties | in this role | jd | job desc | job description | job duties |
    job functions | job overview | job purpose | job responsibilities | job role | job summary | job tasks |
    key accountabilities | key responsibilities | main duties | main responsibilities | major duties | major responsibilities |
    nature of work | overview | position description | position overview | position purpose | position summary |
    primary responsibilities | principal duties | purpose | responsibilities | role | role and responsibilities |
    role description | role overview | roles and responsibilities | scope | specific duties | summary |
    supervisory responsibilities | tasks | the gig | the job | the opportunity | the position | the role | typical duties |
    typical tasks | what you will do | what you'll do | what youll do | your mission | your responsibilities | your role |
    your tasks`,
  about: `
    about our company | about the company | about the team | about us | company background | company description |
    company overview | company profile | corporate profile | employer overview | our company | our mission | our story |
    our team | our values | the company | who we are`,
  offer: `
    additional information | application process | benefits | benefits and perks | benefits include | closing date |
    compensation | compensation and benefits | contact | employment type | environment | equipment | hiring process | hours |
    how to apply | interview process | interviews | job type | location | our benefits | our offer | package | pay | pay range |
    pay rate | perks | perks and benefits | physical demands | physical requirement | physical requirements | pkg | process |
    salary | salary and benefits | salary range | schedule | shift | supplemental information | terms of employment |
    the package | to apply | travel | wages | we | we offer | we provide | what in it for you | what on offer | what we offer |
    what you get | what's in it for you | whats in it for you | why join us | why us | why work with us | work environment |
    work location | work schedule | working conditions | working environment`,
  legal: `
    accommodation | accommodations | disclaimer | diversity | diversity and inclusion | eeo | eeo statement |
    equal employment opportunity | equal opportunity | equal opportunity employer | evaluation | legal | privacy notice`,
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
