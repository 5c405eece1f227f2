/** Sentences that are in any posting and ask nothing of the candidate. Matched on folded text. */
const PATTERNS: readonly RegExp[] = [
  /equal (?:employment )?opportunit|affirmative action|\beeoc?\b|\beoe\b|regardless of|without regard to|protected (?:veteran|class|status)|sexual orientation|reasonable accommodation|drug[- ]free|e-?verify/,
  /\b(?:apply (?:now|today|online|at|via|by)|to apply|click (?:here|apply|on)|submit (?:your|a) (?:resume|application|cv)|send (?:your|us|a) (?:resume|cv)|please (?:send|submit|apply|visit|email|call)|(?:can|may|should|to) (?:share|send|forward|email) (?:me |us )?(?:their|your) |visit (?:our|us)|follow us|for consideration|(?:to be|will be) considered for (?:employment|this))\b|\b(?:applications?|resumes?) (?:must|will|should)(?: not)? be (?:submitted|accepted|received)\b/,
  /\b(?:we are|were|is|has been|company is) (?:a|an|the|one of the)? ?(?:\w+[ -]){0,4}(?:leading|leader|largest|fastest|growing|premier|recognized|award|provider|fortune|family[- ]owned|privately|publicly)/,
  /\b(?:founded|established|headquartered) in\b|our (?:mission|values|culture|history|founders?)|fortune \d+|world'?s (?:largest|leading|most)|award[- ]winning|since (?:18|19)\d\d/,
  /^(?:location|company|employer|client|salary|pay|job type|schedule|shift|hours|posted|date|reference|job id|req(?:uisition)? ?(?:id|number)?|contact|duration|start date|employment type|status|department|reports to|compensation)\s*[:#-]/,
  /^(?:our|my) client\b(?!.*\b(?:experience|knowledge|skills?|degree|years)\b)|\b(?:acting|act|operat\w+) as an employment (?:agency|business)\b/,
  /\bcommit\w+ to (?:the )?(?:safeguarding|safer recruitment)\b|\bsuccessful (?:applicants?|candidates?)\b.{0,60}\b(?:dbs|disclosure|barring)\b|\b(?:dbs|disclosure|barring)\b.{0,60}\bsuccessful (?:applicants?|candidates?)\b|\bofsted\b.{0,12}\b(?:good|outstanding)\b/,
  /^(?!.*\b(?:budget\w*|revenues?|turnover|targets?|quotas?|portfolios?|contracts?|projects?|spend|sales|deals?|assets|funds?|accounts?|p&l)\b).*[£€] ?\d[\d.,]*k? ?(?:-|–|to\b|per\b|p[ah]\b|p\.?a\b|p\/h|car\b|bonus)|\b(?:resume|cv|letters?)\b.{0,40}\b(?:adresser|senden|richten|enviar|sturen)\b/,
  /\brequirements? (?:listed )?(?:below|above|here) (?:is|are) representative\b|\bexhaustive list\b|^or (?:an )?equivalent combination of education\b|\b(?:licen[cs]es?|certifications?|certificates?|registrations?)\b.{0,30}\bas required by (?:federal|state|local|law)\b/,
  /\b(?:paid|funded|covered|arranged|reimbursed)(?: for)? by (?:us|the (?:company|employer|practice|school|trust|home|agency))\b|\bwe(?:'ll| will)? (?:pay|cover|fund|reimburse)(?: the cost of| for)? (?:your|the|an?|all)\b/,
  /other duties (?:as|may be) |duties as assigned|this (?:job )?description (?:is not|does not|may)|not intended to be|nothing in this|may be (?:asked|required) to perform|subject to change/,
  /^we(?:'re| are) [\p{L}\d&' -]{2,30}, an? |^(?:at )?[\p{L}\d&'-]{2,20} (?:is|are) an? (?:[\p{L}\d&'-]+ ){0,4}(?:company|start-?up|charity|agency|consultancy|retailer|manufacturer|provider|studio|firm|business)\b(?!.*\b(?:experience|years|must|need)\b)/u,
  /\bwe(?:'ll| will) (?:assess|test|score|interview) (?:you|candidates|applicants)\b|\b(?:in|with) your (?:written )?(?:application|cover(?:ing)? letter|supporting statement)\b|\b(?:post|role|position|appointment) is subject to\b|\bcertificates? of sponsorship\b|\brehabilitation of offenders\b|\b(?:we|the (?:company|employer|school|trust)) (?:will|'ll|can) (?:apply|arrange|pay) for (?:this|it|one)\b/,
  /\bany combination of (?:education|experience|training)\b|\balternatives to the above\b|\bperformance (?:of this job )?will be evaluated\b|\beducation (?:may|can) ?not be substituted\b|^(?:our |other |additional |company )?benefits (?:will )?include\b|\b(?:closing|interview) dates?\b|\binterviews? (?:will|are|is) (?:be |being |taking |to )|\breserve list\b|\bnationality requirements\b/,
];

/** What a posting offers or checks, and what some jobs are about: benefits are administered, insurance is sold. */
const PATTERNS_UNLESS_ASKED: readonly RegExp[] = [
  /\b401\s?\(?k\)?|\bdental (?:insurance|plans?|cover(?:age)?|benefits?|care plan)\b|\bdental(?:,| ?[&/]| and) ?(?:vision|medical|health|life)\b|\b(?:medical|health|vision)(?:,|,? ?[&/]|,? and)? dental\b|^dental$|vision (?:insurance|plan|coverage)|paid (?:time off|holidays|vacation)|\bpto\b|health (?:insurance|benefits)|medical insurance|life insurance|tuition|retirement plan|benefits? package|stock options|gym membership|free (?:lunch|snacks|parking)|signing bonus/,
  /competitive (?:salary|pay|compensation|wage)|salary (?:range|is|of)|per hour|hourly (?:rate|pay)|base pay|compensation (?:is|package)|pay rate/,
  /^(?!.*\bbudgets?\b).*\$\s?\d(?![\d.,]*\s?(?:m|mm|million|bn?|billion)\b)|^(?:we|our team)(?:'ll| will)? (?:also )?(?:offer|provide|give you|enjoys?)\b/,
  /background (?:check|screening|investigation)|drug (?:test|screen)|credit check|right to work|permission to work|work authori[sz]ation|(?:authori[sz]ed|eligible|permitted|legally able) to work|working rights|work permit|(?:visa|immigration|work|employment) sponsorship|sponsorship (?:is|not|available|for|now|required|provided|will|cannot)|(?:require|need|offer|provide|without|no)\w* (?:[a-z]+ ){0,3}sponsorship|^sponsorship$|security deposit|\bcriminal (?:record|history|background|check|conviction|disclosure|offence|offense)|police clearance|^(?:a |an? valid )?vog$|verklaring omtrent (?:het )?gedrag|^(?!.*(?:clearance|secret|\bts\b|\bsci\b)).*\bpolygraph|medical (?:exam|check)|\bpre-?employment\b|\bselective service\b|\bpolitical appoint|\btobacco (?:free|use|screen|test)|tobacco-free|(?:use of|uses?|no) tobacco|\bvaccin\w+ (?:is |are )?(?:req|mandat|polic|status|proof)|proof of vaccin|\breference(?:s|s? checks?) (?:from|will|are|required|needed)\b|no (?:recruitment )?agenc(?:y|ies)|male ?\/ ?female|\b(?:current|expected) ctc\b|\bc?ctc\b|\blpa\b|notice period|immediate joiners?/,
  /\bpaye\b.{0,6}\b(?:cis|umbrella|ltd|limited)\b|\b(?:cis|umbrella)\b.{0,6}\bpaye\b/,
];

/** Words of a demand: with them, a sentence names its subject as something to know. */
const ASKED =
  /\b(?:experienced?|knowledge|understanding|familiar|familiarity|proficient|proficiency|expertise|skills?|background) (?:in|of|with|as|on|at|using|[a-z]+ing)\b|\bexperience$|\bexperience (?:is )?(?:required|preferred|desired|desirable|essential|a plus)\b|\b(?:licen[cs]es?|licensed|certified)\b|^(?:conduct|perform|run|verify|administer|process|sell)\b/;
/** Words with which the same things are offered, or asked of everybody. */
const OFFERED =
  /\b(?:we(?:'ll)?|our|your|offer\w*|provided?|provides|eligib\w+|receive|enjoy|perks|paid|match\w*|reimburse\w*|discount\w*|competitive|free|after|per hour|hourly|depending|must (?:pass|undergo|have no)|pass|subject to)\b/;

/** True if a sentence of a posting is about the employer, the offer, the law or how to apply. */
export function isBoilerplate(folded: string): boolean {
  if (PATTERNS.some((pattern) => pattern.test(folded))) return true;
  return (
    PATTERNS_UNLESS_ASKED.some((pattern) => pattern.test(folded)) &&
    (!ASKED.test(folded) || OFFERED.test(folded))
  );
}
