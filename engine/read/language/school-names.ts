import type { Span } from '@candor/domain/model/match';

const KIND = [
  String.raw`[\p{L}-]*(?:[Uu]niversit(?:ät|aet|at|é|eit|y)[\p{L}-]*|[Hh]ochschule|[Gg]ymnasium|[Rr]ealschule|[Gg]rundschule|[Gg]esamtschule|[Hh]auptschule|[Bb]erufsschule|[Aa]kademie|[Hh]ogeschool|[Cc]ollege)`,
  '[Uu]niversidad|[Ii]nstituto?|[Ff]acult(?:é|ad)|[Cc]olegio|[Aa]cademia|[Aa]cadémie|[Ll]ycée|[Cc]ollège|[Éé]cole',
  'IUT|IES|ETH|RWTH|TU|FH|HTW|HEC|ROC|INSA|ENSAM',
].join('|');
const BEFORE = String.raw`(?:(?:Technische|Freie|Duale|Private|Staatliche|Vrije|Rijks|Open|Grande|Haute|Christelijke|(?!Master|Bachelor)\p{Lu}\p{L}+er)[ ]+)`;
const LINK = String.raw`d'|l'|(?:de|des|du|la|las|los|el|zu|für|der|am|in|van|voor|y|et|und|en|supérieure?|polytechnique|nationale|superior)\b`;
/** The name of a degree ends the name of a school. */
const DEGREE = String.raw`(?!(?:Master|Bachelor|Licence|Diplom|Grado|Máster|Abitur|Doctorat|Doctorado|Promotion|Technicien|Informatik)\b)`;
const NAME = String.raw`(?:[ ]*(?:${LINK})){0,3}[ ]*${DEGREE}\p{Lu}[\p{L}.'’-]*`;
const SCHOOL = new RegExp(
  String.raw`(?<![\p{L}-])${BEFORE}{0,2}(?:${KIND})(?![\p{L}])(?:${NAME}){0,5}`,
  'gu',
);

/** The names of schools in a text of another language, as offsets of the original: prestige is no evidence. */
export function schoolNames(text: string): Span[] {
  return [...text.matchAll(SCHOOL)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));
}
