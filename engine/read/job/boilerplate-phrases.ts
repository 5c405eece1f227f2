import { anyOf, phrasesOf } from '../any-of';

/**
 * What is in any posting and asks nothing of the candidate, by what it is about. Matched on folded text: lower case, without accents.
 */
const THE_LAW = anyOf([
  /equal (?:employment )?opportunit/,
  /affirmative action/,
  /\beeoc?\b/,
  /\beoe\b/,
  /regardless of/,
  /without regard to/,
  /protected (?:veteran|class|status)/,
  /sexual orientation/,
  /reasonable accommodation/,
  /drug[- ]free/,
  /e-?verify/,
]);

const HOW_TO_APPLY = anyOf([
  /\bapply (?:now|today|online|at|via|by)\b/,
  /\bto apply\b/,
  /^(?:application|how to apply) ?:/,
  /\bletters? of (?:recommendation|reference)\b/,
  /\bclick (?:here|apply|on)\b/,
  /\bsubmit (?:your|a) (?:resume|application|cv)\b/,
  /\bsend (?:your|us|a) (?:resume|cv)\b/,
  /\bplease (?:send|submit|apply|visit|email|call)\b/,
  /\b(?:can|may|should|to) (?:share|send|forward|email) (?:me |us )?(?:their|your) \b/,
  /\bvisit (?:our|us)\b/,
  /\bfollow us\b/,
  /\bfor consideration\b/,
  /\b(?:to be|will be) considered for (?:employment|this)\b/,
  /\b(?:applications?|resumes?) (?:must|will|should)(?: not)? be (?:submitted|accepted|received)\b/,
  /\b(?:resume|cv|letters?)\b.{0,40}\b(?:adresser|senden|richten|enviar|sturen)\b/,
  /\b(?:in|with) your (?:written )?(?:application|cover(?:ing)? letter|supporting statement)\b/,
]);

const HOW_PEOPLE_ARE_CHOSEN = anyOf([
  /\bwe(?:'ll| will) (?:assess|test|score|interview) (?:you|candidates|applicants)\b/,
  /\b(?:closing|interview) dates?\b/,
  /\binterviews? (?:will|are|is) (?:be |being |taking |to )/,
  /\breserve list\b/,
  /\bnationality requirements\b/,
  /\bcertificates? of sponsorship\b/,
]);

const THE_EMPLOYER = anyOf([
  new RegExp(
    String.raw`\b(?:we are|were|is|has been|company is) (?:a|an|the|one of the)? ?(?:\w+[ -]){0,4}${phrasesOf(
      'leading, leader, largest, fastest, growing, premier, recognized, award, provider, fortune, family[- ]owned, privately, publicly',
    )}`,
  ),
  /\b(?:founded|established|headquartered) in\b/,
  /our (?:mission|values|culture|history|founders?)/,
  /fortune \d+/,
  /world'?s (?:largest|leading|most)/,
  /award[- ]winning/,
  /since (?:18|19)\d\d/,
  /\bofsted\b.{0,12}\b(?:good|outstanding)\b/,
]);

/** 'We are Fernhill, a ...', 'At Rowan Studio is a small agency', unless the sentence goes on to ask for something. */
const WHO_WE_ARE = anyOf([
  /^we(?:'re| are) [\p{L}\d&' -]{2,30}, an? /u,
  new RegExp(
    String.raw`^(?:at )?[\p{L}\d&'-]{2,20} (?:is|are) an? (?:[\p{L}\d&'-]+ ){0,4}${phrasesOf(
      'company, start-?up, charity, agency, consultancy, retailer, manufacturer, provider, studio, firm, business',
    )}\b(?!.*\b(?:experience|years|must|need)\b)`,
    'u',
  ),
]);

const AGENCIES = anyOf([
  /^(?:our|my) client\b(?!.*\b(?:experience|knowledge|skills?|degree|years)\b)/,
  /\b(?:acting|act|operat\w+) as an employment (?:agency|business)\b/,
]);

const LABELS_OF_FACTS = new RegExp(
  `^${phrasesOf(
    `location, company, employer, client, salary, pay, job type, schedule, shift, hours, posted, date, reference, job id,
     req(?:uisition)? ?(?:id|number)?, contact, duration, start date, employment type, status, department, reports to, compensation, flsa, flsa status`,
  )}\\s*[:#-]`,
);

const SAFEGUARDING = anyOf([
  /\bcommit\w+ to (?:the )?(?:safeguarding|safer recruitment)\b/,
  /\bsuccessful (?:applicants?|candidates?)\b.{0,60}\b(?:dbs|disclosure|barring)\b/,
  /\b(?:dbs|disclosure|barring)\b.{0,60}\bsuccessful (?:applicants?|candidates?)\b/,
  /\brehabilitation of offenders\b/,
  /\b(?:post|role|position|appointment) is subject to\b/,
]);

/** '£28,000 to £32,000 pa', but not 'a budget of £2m to £3m'. */
const PAY_IN_POUNDS_OR_EUROS = new RegExp(
  String.raw`^(?!.*\b${phrasesOf(
    String.raw`budget\w*, revenues?, turnover, targets?, quotas?, portfolios?, contracts?, projects?, spend, sales, deals?, assets, funds?,
      accounts?, p&l`,
  )}\b).*[£€] ?\d[\d.,]*k? ?(?:-|–|to\b|per\b|p[ah]\b|p\.?a\b|p\/h|car\b|bonus)`,
);

/** '15,20 per uur, reiskosten' and '13,50 € de l'heure', without the sign they open with and as they are read in English. */
const PAY_BY_THE_HOUR = /^\d[\d.,]* ?€? ?(?:by|per|of the|the) hours?\b/;

const WHAT_THE_LIST_IS = anyOf([
  /\brequirements? (?:listed )?(?:below|above|here) (?:is|are) representative\b/,
  /\bexhaustive list\b/,
  /other duties (?:as|may be) /,
  /duties as assigned/,
  /this (?:job )?description (?:is not|does not|may)/,
  /not intended to be/,
  /nothing in this/,
  /may be (?:asked|required) to perform/,
  /subject to change/,
  /\bperformance (?:of this job )?will be evaluated\b/,
]);

const OTHER_WAYS_TO_QUALIFY = anyOf([
  /^or (?:an )?equivalent combination of education\b/,
  /\bany combination of (?:education|experience|training)\b/,
  /\balternatives to the above\b/,
  /\beducation (?:may|can) ?not be substituted\b/,
  /\b(?:licen[cs]es?|certifications?|certificates?|registrations?)\b.{0,30}\bas required by (?:federal|state|local|law)\b/,
]);

const WHAT_THE_EMPLOYER_PAYS = anyOf([
  /\b(?:paid|funded|covered|arranged|reimbursed)(?: for)? by (?:us|the (?:company|employer|practice|school|trust|home|agency))\b/,
  /\bwe(?:'ll| will)? (?:pay|cover|fund|reimburse)(?: the cost of| for)? (?:your|the|an?|all)\b/,
  /\b(?:we|the (?:company|employer|school|trust)) (?:will|'ll|can) (?:apply|arrange|pay) for (?:this|it|one)\b/,
  /^(?:our |other |additional |company )?benefits (?:will )?include\b/,
]);

/** Sentences of any posting that ask nothing of the candidate. */
export const BOILERPLATE: readonly RegExp[] = [
  THE_LAW,
  HOW_TO_APPLY,
  HOW_PEOPLE_ARE_CHOSEN,
  THE_EMPLOYER,
  WHO_WE_ARE,
  AGENCIES,
  LABELS_OF_FACTS,
  SAFEGUARDING,
  PAY_IN_POUNDS_OR_EUROS,
  PAY_BY_THE_HOUR,
  WHAT_THE_LIST_IS,
  OTHER_WAYS_TO_QUALIFY,
  WHAT_THE_EMPLOYER_PAYS,
];

const BENEFITS = anyOf([
  /\b401\s?\(?k\)?/,
  /\bdental (?:insurance|plans?|cover(?:age)?|benefits?|care plan)\b/,
  /\bdental(?:,| ?[&/]| and) ?(?:vision|medical|health|life)\b/,
  /\b(?:medical|health|vision)(?:,|,? ?[&/]|,? and)? dental\b/,
  /^dental$/,
  /vision (?:insurance|plan|coverage)/,
  /paid (?:time off|holidays|vacation)/,
  /\bpto\b/,
  /health (?:insurance|benefits)/,
  /medical insurance/,
  /life insurance/,
  /tuition/,
  /retirement plan/,
  /benefits? package/,
  /stock options/,
  /gym membership/,
  /free (?:lunch|snacks|parking)/,
  /signing bonus/,
  /^(?:we|our team)(?:'ll| will)? (?:also )?(?:offer|provide|give you|enjoys?)\b/,
]);

const PAY = anyOf([
  /competitive (?:salary|pay|compensation|wage)/,
  /salary (?:range|is|of)/,
  /per hour/,
  /hourly (?:rate|pay)/,
  /base pay/,
  /compensation (?:is|package)/,
  /pay rate/,
  /^(?:competitive |generous |great )?(?:base|salary|base salary)(?: salary| pay)? ?(?:\+|plus|and) ?(?:an? )?(?:uncapped |generous |monthly |quarterly )?(?:commissions?|bonus(?:es)?|ote|equity)\b/,
  // '$30', but not '$2 million' nor 'budgets of $500K'.
  /^(?!.*\bbudgets?\b).*\$\s?\d(?![\d.,]*\s?(?:m|mm|million|bn?|billion)\b)/,
  /\bpaye\b.{0,6}\b(?:cis|umbrella|ltd|limited)\b/,
  /\b(?:cis|umbrella)\b.{0,6}\bpaye\b/,
  /\b(?:current|expected) ctc\b/,
  /\bc?ctc\b/,
  // 'OTE £35k', 'hungry for commission'.
  /\bote\b.{0,6}\d|\d ?k? ote\b/,
  /\b(?:hungry|hunger|keen) for commission\b/,
  /\blpa\b/,
]);

const RIGHT_TO_WORK = anyOf([
  /right to work/,
  /permission to work/,
  /work authori[sz]ation/,
  /(?:authori[sz]ed|eligible|permitted|legally able) to work/,
  /working rights/,
  /work permit/,
  /(?:visa|immigration|work|employment) sponsorship/,
  /sponsorship (?:is|not|available|for|now|required|provided|will|cannot)/,
  /(?:require|need|offer|provide|without|no)\w* (?:[a-z]+ ){0,3}sponsorship/,
  /^sponsorship$/,
  // Who may see what is under control of exports.
  /\b(?:us|u\.s\.) person\b.{0,30}\b(?:itar|ear|export)\b/,
  /\b(?:itar|ear|export control).{0,60}\b(?:us|u\.s\.) (?:persons?|citizens?)\b/,
]);

const CHECKS = anyOf([
  /background (?:check|screening|investigation)/,
  /drug (?:test|screen)/,
  /credit check/,
  /security deposit/,
  /\bcriminal (?:record|history|background|check|conviction|disclosure|offence|offense)/,
  /police clearance/,
  // A Dutch certificate of conduct.
  /^(?:a |an? valid )?vog$/,
  /verklaring omtrent (?:het )?gedrag/,
  /^(?!.*(?:clearance|secret|\bts\b|\bsci\b)).*\bpolygraph/,
  /medical (?:exam|check)/,
  /\bpass an? (?:\w+ ){0,2}dot physical\b|\bpass dot physical\b/,
  /\bhair (?:follicle )?test/,
  /\bpre-?employment\b/,
  /\bselective service\b/,
  /\bpolitical appoint/,
  /\btobacco (?:free|use|screen|test)/,
  /tobacco-free/,
  /(?:use of|uses?|no) tobacco/,
  /\bvaccin\w+ (?:is |are )?(?:req|mandat|polic|status|proof)/,
  /proof of vaccin/,
  /\breference(?:s|s? checks?) (?:from|will|are|required|needed)\b/,
]);

const TERMS_OF_HIRING = anyOf([
  /no (?:recruitment )?agenc(?:y|ies)/,
  /male ?\/ ?female/,
  /notice period/,
  /immediate joiners?/,
]);

/** What a posting offers or checks, and what some jobs are about: benefits are administered, insurance is sold. */
export const BOILERPLATE_UNLESS_ASKED: readonly RegExp[] = [
  BENEFITS,
  PAY,
  RIGHT_TO_WORK,
  CHECKS,
  TERMS_OF_HIRING,
];
