/** Sentences that are in any posting and ask nothing of the candidate. Matched on folded text. */
const PATTERNS: readonly RegExp[] = [
  /equal (?:employment )?opportunit|affirmative action|\beeoc?\b|regardless of|without regard to|protected (?:veteran|class|status)|sexual orientation|reasonable accommodation|drug[- ]free|e-?verify/,
  /\b401\s?\(?k\)?|dental|vision (?:insurance|plan|coverage)|paid (?:time off|holidays|vacation)|\bpto\b|health (?:insurance|benefits)|medical insurance|life insurance|tuition|retirement plan|benefits? package|stock options|gym membership|free (?:lunch|snacks|parking)|signing bonus/,
  /competitive (?:salary|pay|compensation|wage)|salary (?:range|is|of)|per hour|hourly (?:rate|pay)|\$\s?\d(?![\d.,]*\s?(?:m|mm|million|bn?|billion)\b)|base pay|compensation (?:is|package)|pay rate/,
  /\b(?:apply (?:now|today|online|at|via|by)|to apply|click (?:here|apply|on)|submit (?:your|a) (?:resume|application|cv)|send (?:your|us|a) (?:resume|cv)|please (?:send|submit|apply|visit|email|call)|(?:can|may|should|to) (?:share|send|forward|email) (?:me |us )?(?:their|your) |visit (?:our|us)|follow us|for consideration|(?:to be|will be) considered for (?:employment|this))\b|\b(?:applications?|resumes?) (?:must|will|should)(?: not)? be (?:submitted|accepted|received)\b/,
  /\b(?:we are|were|is|has been|company is) (?:a|an|the|one of the)? ?(?:\w+[ -]){0,4}(?:leading|leader|largest|fastest|growing|premier|recognized|award|provider|fortune|family[- ]owned|privately|publicly)/,
  /\b(?:founded|established|headquartered) in\b|our (?:mission|values|culture|history|founders?)|fortune \d+|world'?s (?:largest|leading|most)|award[- ]winning|since (?:18|19)\d\d/,
  /background (?:check|screening|investigation)|drug (?:test|screen)|credit check|right to work|work authori[sz]ation|(?:authori[sz]ed|eligible|permitted|legally able) to work|working rights|work permit|sponsorship|security deposit|criminal|^(?!.*(?:clearance|secret|\bts\b|\bsci\b)).*\bpolygraph|medical (?:exam|check)|\bpre-?employment\b|\btobacco|\bvaccin\w+ (?:is |are )?(?:req|mandat|polic|status|proof)|proof of vaccin|no (?:recruitment )?agenc(?:y|ies)|male ?\/ ?female|\b(?:current|expected) ctc\b|\bc?ctc\b|\blpa\b|notice period|immediate joiners?/,
  /^(?:location|company|employer|client|salary|pay|job type|schedule|shift|hours|posted|date|reference|job id|req(?:uisition)? ?(?:id|number)?|contact|duration|start date|employment type|status|department|reports to|compensation)\s*[:#-]/,
  /^(?:our|my) client\b(?!.*\b(?:experience|knowledge|skills?|degree|years)\b)|\b(?:acting|act|operat\w+) as an employment (?:agency|business)\b/,
  /\bcommit\w+ to (?:the )?(?:safeguarding|safer recruitment)\b|\bsuccessful (?:applicants?|candidates?)\b.{0,60}\b(?:dbs|disclosure|barring)\b|\b(?:dbs|disclosure|barring)\b.{0,60}\bsuccessful (?:applicants?|candidates?)\b|\bofsted\b.{0,12}\b(?:good|outstanding)\b/,
  /^(?!.*\b(?:budget\w*|revenues?|turnover|targets?|quotas?|portfolios?|contracts?|projects?|spend|sales|deals?|assets|funds?|accounts?|p&l)\b).*[£€] ?\d[\d.,]*k? ?(?:-|–|to\b|per\b|p[ah]\b|p\.?a\b|p\/h|car\b|bonus)|\b(?:resume|cv|letters?)\b.{0,40}\b(?:adresser|senden|richten|enviar|sturen)\b/,
  /\brequirements? (?:listed )?(?:below|above|here) (?:is|are) representative\b|\bexhaustive list\b|^or (?:an )?equivalent combination of education\b|\b(?:licen[cs]es?|certifications?|certificates?|registrations?)\b.{0,30}\bas required by (?:federal|state|local|law)\b/,
  /\b(?:paid|funded|covered|arranged|reimbursed)(?: for)? by (?:us|the (?:company|employer|practice|school|trust|home|agency))\b|\bwe(?:'ll| will)? (?:pay|cover|fund|reimburse)(?: the cost of| for)? (?:your|the|an?|all)\b/,
  /other duties (?:as|may be) |duties as assigned|this (?:job )?description (?:is not|does not|may)|not intended to be|nothing in this|may be (?:asked|required) to perform|subject to change/,
];

/** True if a sentence of a posting is about the employer, the offer, the law or how to apply. */
export function isBoilerplate(folded: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(folded));
}
