import { phrasesOf } from '../any-of';

/**
 * What postings ask of a character: nobody proves a sense of humour in a resume, and everybody claims it.
 * A sentence of such words alone may be shown to the reader and holds nobody back.
 */
const WORDS = new Set(
  `ability able adapt adaptable ambiguity appearance attendance attitude aspire balance bring calm can character children collaborative
  comfort comfortable comfortably commitment common communicate communicator compete competing competitive confident conflicting constructive
  courteous creative creatively creativity criticism curiosity curious demeanor demeanour dependable deadline deadlines desire desirous detail
  different direction diverse do drive driven dynamic eager ego embrace empathetic empathy energetic energy enjoy enjoys enthusiasm
  enthusiastic entrepreneurial environment environments ethic excellent excel extra eye fast fast-paced feedback feet fit flexibility flexible
  follow friendly fun genuine go goal goals good great grit gritty group groups grow growing hands-on hard hardworking high honest humble humor
  humour independent independently individual initiative innovative inquisitive instructions instruction integrity interpersonal job juggle
  keen keeping kids learn learner learning level levels like listen listener love loves loyal manage manner mature meet meeting mile mind mindset minded motivated
  motivation multi multiple multi-task multi-tasking multitask natural open optimistic oral organisation organised organized others outgoing
  outlook own ownership pace paced passion passionate patience patient-minded people perform person personable personal personality play player
  pleasant point polite positive possess possesses presentable presented pressure priorities prioritise prioritize priority proactive professional punctual quick
  quickly reliable remain resilience resilient respectful responsibility result result-oriented results roll self sense set sets simultaneously situation situations sleeves
  smart smile solve solver sound speak spirit spoken starter strong stress stressful success succeed take talk
  tasks task team team-oriented teammate tenacious think thinker thinking thorough thrive thrives tight time tolerate toward towards trait trustworthy under
  unsupervised upbeat verbal warm we'll welcoming well well-organised well-organized well-presented well-spoken will willing willingness
  within work worker working workload works written you your zest`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
/** A word without which no sentence is about a character: the others stand in any demand. */
const TELLING = new RegExp(
  String.raw`\b${phrasesOf(
    String.raw`ambigu\w+, attitude, appearance, calm, can-do, character, comfortable, deadlines?, common sense, communicator, creative thinker,
      curio\w+, desire, drive, eager, ego, empath\w+, energ\w+, enthusias\w+, entrepreneurial, ethic, extra mile, fast-paced, fast paced,
      feedback, feet, friendly, grit, honest, humble, humou?r, initiative, instructions, integrity, juggl\w+, learner, listener, love, loyal, mindset,
      motivat\w+, ownership, passion\w*, people person, personab\w+, personality, polite, positive, presentable, pressure, priorit\w+,
      proactive, punctual, reliable, resilien\w+, self, sense of, smart, spirit, spoken, stress\w*, team(?: player|mate|-oriented| spirit| environment),
      (?:part of|in|within) a team, tenaci\w+, thinker, thrives?, trustworthy, willing\w*, workload, grow`,
  )}\b`,
);

/** What somebody likes, whatever it is: 'Passion for fintech'. */
const LIKING =
  /^(?:an? )?(?:[a-z]+ )?(?:passion|passionate|enthusias[a-z]+|love|curiosity|curious|interest|interested|excited) (?:about|by|for|in|of)\b/;

/** Words that join others. */
const SMALL = new Set(
  'a an and are as at be being both but by for from in into is it not of on or our that the their them themselves this to us very we when while who with within all any must should one etc what'.split(
    ' ',
  ),
);

/** True for a sentence that is about nothing but a character: 'A sense of humour', 'Thrives in a fast-paced environment'. */
export function isAboutCharacter(folded: string): boolean {
  if (LIKING.test(folded)) return true;
  if (!TELLING.test(folded)) return false;
  const words = folded.match(/[a-z][a-z'-]*/g) ?? [];
  return words.every((word) => SMALL.has(word) || WORDS.has(word));
}
