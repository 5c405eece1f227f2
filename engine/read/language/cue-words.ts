import { LANGUAGES, type LanguageCode } from './languages';

/**
 * Function words found in any text of a language, folded, and a few that only its resumes and postings have. A word
 * of several languages is listed under each, one that English has under English alone: what the others lack decides.
 * Words that also occur in names of people and places ('de la Cruz', 'Los Angeles', 'van Dijk') say nothing.
 */
const CUES: Partial<Record<LanguageCode, string>> = {
  en: `the a and of to for with on at by from as is was were that this our you your have has will are or be an in who
    which their its also skills experience education work working years present responsible team including using
    january february june july october december`,
  de: `der die das und von mit fur bei im zu den dem des ein eine einer einem einen als auf aus nach ist sind sowie
    durch uber seit bis heute sie wir ihre ihr unser unsere oder zum zur am vom werden nicht an in auch wurde
    berufserfahrung ausbildung kenntnisse lebenslauf januar februar marz juni juli oktober dezember deutsch englisch
    mitarbeiter gmbh abitur sprachen verantwortlich studium fuhrerschein werdegang beruflicher tatigkeiten aufgaben`,
  fr: `et en un une pour dans sur avec par au aux que qui est sont vous nous votre vos notre nos ou ce cette ces
    depuis chez experience formation competences janvier fevrier mars avril mai juin juillet aout septembre
    octobre novembre decembre francais anglais gestion lequipe dune dun dequipe dexperience langues diplome permis
    professionnelle experiences professionnelles entreprise ans annees celibataire nationalite niveau poste cdi cdd
    responsable`,
  es: `y en un una para con por que es son al como su sus se lo o mas desde hasta experiencia formacion habilidades
    empresa enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre espanol ingles
    actualidad gestion nuestro nuestra a no clientes atencion carnet laboral profesional idiomas perfil
    calidad responsable jefe jefa encargado encargada tecnico tecnica licenciado licenciada bachillerato almacen`,
  nl: `het een en voor met bij op aan in te naar als ook zijn is was of om door over uit dat die wij je jij ons onze
    jouw heden talen rijbewijs klanten opleidingen tot sinds werkervaring opleiding vaardigheden werkzaamheden
    januari februari maart mei juni juli augustus oktober nederlands engels binnen niet wordt hebt heeft
    medewerker vrijwilliger`,
  it: `il gli della dei degli le delle e in un una per con che da dal nel nella sono come anche alla al presso
    esperienza formazione competenze gennaio febbraio marzo aprile maggio giugno luglio settembre ottobre dicembre lavorativa lavoro laurea requisiti
    offriamo ricerchiamo almeno anni buona conoscenza lingua lingue inglese italiano indeterminato azienda patente
    attuale attualmente gestione clienti responsabile studi ospedale`,
  pt: `os do da dos das e em no na nos nas um uma para com por que ao mais como se experiencia formacao competencias
    janeiro fevereiro marco maio junho julho setembro outubro dezembro atual empresa nao profissional oferecemos
    atualmente inscricao disponibilidade conhecimentos gestao conducao habilitacoes ensino vaga trabalho trabalhar
    equipa pela pelo responsavel`,
  ca: `i en un una per amb que al als mes com es treball experiencia formacio fins gener febrer marc maig juny
    juliol setembre desembre`,
  pl: `i w na z do od dla oraz sie nie jest przy po przez jako o ze lub za doswiadczenie zawodowe wyksztalcenie
    umiejetnosci praca obecnie styczen luty marzec kwiecien maj czerwiec lipiec sierpien wrzesien pazdziernik
    listopad grudzien firma wymagania oferujemy umowa umowe umiejetnosc lat lata jezyk jezyki angielski stanowisko
    obowiazki pracy zespole zespolem zawodu prawo jazdy szpital uniwersytet`,
  cs: `a v na s z do od pro se je ve k jako nebo za po pri vzdelani zkusenosti dovednosti prace znalost leden unor
    brezen duben kveten cerven cervenec srpen zari rijen prosinec`,
  sv: `och i att en ett av for pa med som till ar jag vi fran har inom vid samt erfarenhet utbildning nuvarande
    januari maj augusti oktober`,
  da: `og i en et af for pa med som til er det jeg vi fra har inden ved samt eller erfaring uddannelse nuvaerende
    januar maj kompetencer`,
  no: `og i at en et av for pa med som til er det jeg vi fra har innen ved samt eller erfaring utdanning navaerende
    januar mai kompetanse`,
  fi: `ja on ei se etta tai kuin oli ovat myos seka jossa tyokokemus koulutus osaaminen kielitaito vuotta nykyinen
    tammikuu helmikuu`,
  hu: `a az es egy hogy nem is meg vagy mint volt van tapasztalat tanulmanyok kepzettseg munkatapasztalat januar
    februar nyelvtudas ceg`,
  ro: `si in cu pe pentru din un o ale al este sunt care prin sau experienta educatie competente ianuarie februarie
    martie aprilie iunie iulie prezent`,
  tr: `ve bir ile icin bu olarak veya en cok deneyim egitim beceriler ocak subat mart nisan mayis haziran
    temmuz agustos eylul ekim kasim aralik universitesi`,
};

const NUMBERS: ReadonlyMap<LanguageCode, number> = new Map(
  LANGUAGES.map((code, number) => [code, number]),
);
/** For a word that indicates no language: always the same object, so that it is recognized at once. */
export const NO_CUES: readonly number[] = [];
const OF_WORD = new Map<string, number[]>();
const ENGLISH = numberOf('en');
for (const code of LANGUAGES) {
  for (const word of new Set((CUES[code] ?? '').split(/\s+/).filter((cue) => cue !== ''))) {
    const known = OF_WORD.get(word);
    if (known === undefined) OF_WORD.set(word, [numberOf(code)]);
    else if (!known.includes(ENGLISH)) known.push(numberOf(code));
  }
}
/** Scripts by the language they indicate, and the letters that identify a second language of the script. */
const SCRIPTS: readonly (readonly [script: RegExp, code: LanguageCode])[] = [
  [/[іїєґ]/u, 'uk'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Hangul}/u, 'ko'],
  // Besides kana, the letters that only Japanese simplified this way: its titles and headings need no kana.
  [/[\p{Script=Hiragana}\p{Script=Katakana}歴経験応発売営検県専団関対労価込働]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
];
const LAST_LATIN = 0x24f;

/** Indexes in LANGUAGES of the languages that a folded word indicates; empty for most words. */
export function cuesOf(form: string): readonly number[] {
  if (form.charCodeAt(0) <= LAST_LATIN) return OF_WORD.get(form) ?? NO_CUES;
  const found = SCRIPTS.find(([script]) => script.test(form));
  return found === undefined ? NO_CUES : [numberOf(found[1])];
}

/** True for a language identified by its words, not by its letters. */
export function isOfWords(code: LanguageCode): boolean {
  return CUES[code] !== undefined;
}

/** Index of a language in LANGUAGES. */
export function numberOf(code: LanguageCode): number {
  return NUMBERS.get(code) ?? 0;
}
