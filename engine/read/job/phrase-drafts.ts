import type { RequirementKind } from '@candor/domain/model/match';
import { isUsualStem } from '../../score/word-weight';
import { anyOf, phrasesOf } from '../any-of';
import { foldText } from '../fold';
import type { ScannedText } from '../scan';
import { stemOf } from '../stem';
import { LINE_BREAK } from '../words';
import type { Draft } from './draft';
import { isObtainable } from './obtainable';
import { isPhysicalDemand } from './physical-demand';
import { draftFrom, importanceOf, wordingOf } from './sentence-draft';
import { isMark, type Sentence } from './sentences';
import { isAboutCharacter } from './soft-words';

/** Beginnings or contents of sentences that ask something of the candidate. */
const ASKING = anyOf([
  new RegExp(
    `^${phrasesOf(
      `strong, proven, excellent, good, solid, demonstrated, working, hands, basic, advanced, thorough, deep, prior, previous, valid, current,
       active, extensive, in-depth, general, exceptional, outstanding, effective, superior, great, must, able, ability, capable, comfortable,
       willing, experience, experienced, knowledge, understanding, familiar, familiarity, proficien, skill, expertise, background, track,
       exposure, competen, certif, licen, fluen, minimum, at least, an?(?= ), own, hold, possess, eligib, availab, flexib, self, detail, team,
       organi[sz]ed, motivated, commit, passion, you have, you are, should, need`,
    )}`,
  ),
  new RegExp(
    String.raw`\b${phrasesOf(
      String.raw`experience, knowledge, ability, skills?, understanding, proficien\w*, required, must, preferred, familiar\w*, certif\w*, licen\w*,
        degree`,
    )}\b`,
  ),
]);
/** Papers that open work, and those that show what somebody has learnt, as the subject of a demand. */
const NO_PAPER =
  /\b(?:ability|able|experience|knowledge|handl|prepar|process|issu|manag|maintain|review|support|business|score|credit|gift|parking)/;
const LICENCE =
  /(?:^|[^a-z])(?:ticket|licen[cs]es?|licensure|permit|coc)(?: (?:is |are )?(?:required|essential|preferred|desirable))?$/;
const CERTIFICATE =
  /(?:^|[^a-z])(?:certificates?|certification|accreditation|accredited|certified|card)(?: (?:is |are )?(?:required|essential|preferred|desirable))?$/;
const ABBREVIATION = /(?<!\p{L})\p{Lu}{2,6}(?!\p{L})/gu;
/** Words that say of the one behind them that it should be known. */
const ONE_SUBJECT =
  /^(?:(?:some|good|prior|previous|first|solid|basic|practical|proven|hands-on) )?(?:experience|knowledge|skills?|expertise) (?:with|of|in|on) (?:the )?[a-z-]+$/;
/** A word by itself, and the endings of those that say how somebody is or when something is done. */
const ONE_WORD = /^\p{L}[\p{L}-]{3,}$/u;
const QUALITY = /(?:able|ible|ful|less|ous|ive|ent|ant|ence|ance|ency|ness|ity|ly|ed)$/;
/** Words that also stand alone there, of times of work and of characters, and have no such ending. */
const NO_SUBJECT =
  /^(?:courtesy|days?|evenings?|holidays?|imagination|mornings?|nights?|overtime|shifts?|smok\p{L}+|weekends?|wit)$/u;
const PHRASE_WORDS = { fewest: 2, most: 14 };

/** A sentence that asks for something without a known name, asked for by its words; empty for any other. */
export function phraseDrafts(scanned: ScannedText, sentence: Sentence): Draft[] {
  const words = scanned.words.word.slice(sentence.first, sentence.last + 1);
  const stems = [
    ...new Set(
      words
        .filter((word) => !word.stop && word.form.length > 1 && !/^\d/.test(word.form))
        .map((word) => word.stem),
    ),
  ];
  const isShort =
    stems.length < PHRASE_WORDS.fewest &&
    !isAbbreviation(scanned, sentence, stems) &&
    !isOneWord(scanned, sentence, stems) &&
    !isOneSubject(scanned, sentence, stems);
  if (isShort || stems.length > PHRASE_WORDS.most) return [];
  if (isPhysicalDemand(sentence.folded)) return [];
  const asks = ASKING.test(sentence.folded) || isBulletOfRequirements(scanned, sentence);
  if (!asks) return [];
  const isWish = isAboutCharacter(sentence.folded) || isObtainable(sentence.folded);
  const draft = draftFrom(sentence, {
    text: wordingOf(scanned, sentence),
    kind: kindOf(sentence.folded),
    importance: isWish ? 'nice' : importanceOf(sentence),
    ask: { type: 'phrase', stems, concepts: [] },
  });
  return [draft];
}

/** What a demand in words calls itself: 'Forward tipping dumper ticket' is a licence though no list has it. */
function kindOf(folded: string): RequirementKind {
  if (NO_PAPER.test(folded)) return 'other';
  if (LICENCE.test(folded)) return 'licence';
  return CERTIFICATE.test(folded) ? 'certification' : 'other';
}

/** 'RVN', 'TABC required': letters under a heading of requirements name something, though no list has them. */
function isAbbreviation(
  scanned: ScannedText,
  sentence: Sentence,
  [stem]: readonly string[],
): boolean {
  if (stem === undefined || isUsualStem(stem) || !isBulletOfRequirements(scanned, sentence))
    return false;
  const written = wordingOf(scanned, sentence).match(ABBREVIATION) ?? [];
  return written.some((letters) => stemOf(foldText(letters).text) === stem);
}

/** 'Sourdough' under a heading of requirements: a rare word that stands alone names what should be known, unless it is a quality. */
function isOneWord(scanned: ScannedText, sentence: Sentence, [stem]: readonly string[]): boolean {
  const { folded } = sentence;
  if (stem === undefined || isUsualStem(stem) || !ONE_WORD.test(folded)) return false;
  if (QUALITY.test(folded) || NO_SUBJECT.test(folded) || isAboutCharacter(folded)) return false;
  return isBulletOfRequirements(scanned, sentence);
}

/** 'Experience with horses': one word that is rare in postings is what the demand is about. */
function isOneSubject(
  scanned: ScannedText,
  sentence: Sentence,
  [stem]: readonly string[],
): boolean {
  return (
    stem !== undefined &&
    !isUsualStem(stem) &&
    ONE_SUBJECT.test(sentence.folded) &&
    isBulletOfRequirements(scanned, sentence)
  );
}

/** A short line of its own under a heading that announces requirements. */
function isBulletOfRequirements(scanned: ScannedText, sentence: Sentence): boolean {
  const { gap, line, word } = scanned.words;
  const before = sentence.first - 1;
  // 'E: Moving patients', as the criteria of British employers are marked.
  const isMarked =
    word[before]?.form.length === 1 &&
    gap[before] === LINE_BREAK &&
    line[before] === line[sentence.first];
  const opens = isMarked || gap[sentence.first] === LINE_BREAK;
  const next = sentence.last + 1;
  const closes = (gap[next] ?? LINE_BREAK) === LINE_BREAK || isMark(scanned, next);
  return opens && closes && (sentence.purpose === 'must' || sentence.purpose === 'nice');
}
