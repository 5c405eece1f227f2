import { describe, expect, test } from 'vitest';
import { compileJob, match, score } from '../../index';
import { ALL_STORIES } from './all';

const AS_OF = { year: 2026, month: 5 };

type Details = {
  readonly headers: readonly string[];
  readonly personal: readonly string[];
  readonly sentences: readonly string[];
  readonly schools: readonly ((school: string) => string)[];
  readonly names: readonly string[];
  /** Two forms of one title. */
  readonly genders: readonly (readonly [string, string])[];
  /** A line that shows more, and the same denied. */
  readonly more: string;
  readonly denied: readonly string[];
};

const DETAILS: Readonly<Record<string, Details>> = {
  de: {
    headers: [
      'Jürgen Bäcker\nLindenstraße 12, 50667 Köln | Tel. 0221 4710815',
      'Ayşe Yılmaz\nSchmiedeweg 4, 10115 Berlin | Tel. 030 1234567',
      'Maria Koch\nAm Krankenhausplatz 9, 80331 München | Tel. 089 998877',
    ],
    personal: [
      'Geburtsdatum: 03.05.1971',
      'Geboren am 3. Mai 1985 in Köln',
      'Geburtsort: Izmir',
      'Familienstand: verheiratet, zwei Kinder',
      'Staatsangehörigkeit: deutsch',
      'Staatsangehörigkeit  türkisch',
      'Deutsche Staatsangehörigkeit',
      'Verheiratet, 2 Kinder',
      '34 Jahre alt',
      'Alter: 34 Jahre',
      'Konfession: evangelisch',
      'Geschlecht: weiblich',
    ],
    sentences: ['Er leitete das Team gut.', 'Sie leitete das Team gut.'],
    schools: [(school) => `Bachelor Informatik, ${school}, 2010`],
    names: ['Universität zu Köln', 'Technische Universität München', 'Hochschule Darmstadt'],
    genders: [
      ['Krankenschwester', 'Krankenpfleger'],
      ['Softwareentwickler', 'Softwareentwicklerin'],
      ['Softwareentwickler', 'Softwareentwickler/in'],
      ['Softwareentwickler', 'Softwareentwickler:in'],
      ['Buchhalter', 'Buchhalterin'],
    ],
    more: 'Wundversorgung, Monatsabschlüsse, Docker und Kubernetes im Alltag',
    denied: [
      'Keine Erfahrung mit Kubernetes.',
      'Ich habe noch nicht mit Kubernetes gearbeitet.',
      'Ich möchte gerne Kubernetes lernen.',
    ],
  },
  fr: {
    headers: [
      'Jean-Pierre Boulanger\n12 rue des Lilas, 75011 Paris | 06 12 34 56 78',
      'Fatima Benali\n3 avenue du Commerce, 69003 Lyon | 07 98 76 54 32',
      'Marie Charpentier\n8 allée des Cuisiniers, 31000 Toulouse | 05 61 00 11 22',
    ],
    personal: [
      'Date de naissance : 03/05/1971',
      'Née le 3 mai 1985 à Lyon',
      'Né le 12 juin 1990 à Oran',
      'Situation familiale : mariée, deux enfants',
      'État civil : célibataire',
      'De nationalité française',
      'Mariée, 2 enfants',
      '34 ans',
      'Âge : 34 ans',
      'Nationalité : française',
      'Nationalité  algérienne',
      'Sexe : féminin',
    ],
    sentences: ["Il a bien dirigé l'équipe.", "Elle a bien dirigé l'équipe."],
    schools: [(school) => `Master comptabilité, ${school}, 2010`],
    names: ['Université de Lyon', 'HEC Paris', 'Université Paris Dauphine'],
    genders: [
      ['Infirmier', 'Infirmière'],
      ['Cuisinier', 'Cuisinier·ère'],
      ['Développeur web', 'Développeuse web'],
      ['Vendeur', 'Vendeuse'],
      ['Chargé de communication', 'Chargé(e) de communication'],
    ],
    more: 'Rapprochements bancaires, normes HACCP et React au quotidien',
    denied: ['Sans expérience en React.', "Je n'ai pas d'expérience avec React."],
  },
  es: {
    headers: [
      'José Herrero\nCalle Mayor 5, 28013 Madrid | 612 345 678',
      'Fátima El Amrani\nAvenida del Comercio 20, 08001 Barcelona | 699 887 766',
      'María Pastor\nPlaza de los Carpinteros 3, 41001 Sevilla | 954 112 233',
    ],
    personal: [
      'Fecha de nacimiento: 03/05/1971',
      'Nacida el 3 de mayo de 1985 en Lima',
      'Lugar de nacimiento: Bogotá',
      'Estado civil: casada, dos hijos',
      'De nacionalidad inglesa',
      '34 años',
      'Edad: 34 años',
      'Nacionalidad: española',
      'Nacionalidad  marroquí',
      'Sexo: mujer',
    ],
    sentences: ['Él dirigió bien el equipo.', 'Ella dirigió bien el equipo.'],
    schools: [(school) => `Grado en Derecho, ${school}, 2010`],
    names: [
      'Universidad de Sevilla',
      'Universidad Complutense de Madrid',
      'Universidad Carlos III',
    ],
    genders: [
      ['Enfermero', 'Enfermera'],
      ['Ingeniero civil', 'Ingeniera civil'],
      ['Vendedor', 'Vendedora'],
      ['Mozo de almacén', 'Mozo/a de almacén'],
      ['Administrativo', 'Administrativa'],
    ],
    more: 'Mantenimiento preventivo, preparación de pedidos y captación de clientes a diario',
    denied: [
      'Sin experiencia en programación de PLC.',
      'No tengo experiencia con programación de PLC.',
    ],
  },
  nl: {
    headers: [
      'Jan Bakker\nKeizersgracht 100, 1015 AA Amsterdam | 06 12345678',
      'Fatma Yildiz\nKoksstraat 7, 3011 BB Rotterdam | 06 87654321',
      'Marieke Timmerman\nMolenlaan 3, 9711 CC Groningen | 050 1234567',
    ],
    personal: [
      'Geboortedatum: 03-05-1971',
      'Geboren op 3 mei 1985 te Utrecht',
      'Geboorteplaats: Ankara',
      'Burgerlijke staat: gehuwd, twee kinderen',
      'Nederlandse nationaliteit',
      '34 jaar',
      'Leeftijd: 34 jaar',
      'Nationaliteit: Nederlandse',
      'Nationaliteit  Turkse',
      'Geslacht: vrouw',
    ],
    sentences: ['Hij leidde het team goed.', 'Zij leidde het team goed.'],
    schools: [(school) => `Bachelor bedrijfskunde, ${school}, 2010`],
    names: ['Universiteit Utrecht', 'Hogeschool van Amsterdam', 'Vrije Universiteit Amsterdam'],
    genders: [
      ['Leraar', 'Lerares'],
      ['Verkoopmedewerker', 'Verkoopmedewerkster'],
      ['Verkoopmedewerker', 'Verkoopmedewerk(st)er'],
      ['Secretaresse', 'Secretaresse (m/v)'],
    ],
    more: 'Wondzorg, werving en selectie en orderpicken in de praktijk',
    denied: [
      'Geen ervaring met werving.',
      'Ik heb nog niet met werving gewerkt.',
      'Ik wil graag recruitment leren.',
    ],
  },
};

describe.each(ALL_STORIES)('$language', ({ code, cases }) => {
  const details = DETAILS[code];
  if (details === undefined) throw new Error(`No details of ${code}`);
  const pairs = cases.flatMap(({ job, candidates }) => {
    const compiled = compileJob(job);
    return candidates.map(({ text }) => ({ compiled, text }));
  });
  const scoresOf = (change: (text: string) => string): (number | null)[] =>
    pairs.map(({ compiled, text }) => score(compiled, { text: change(text) }, AS_OF));

  test('name, address and telephone number never move a score', () => {
    const [first = '', ...others] = details.headers;
    const expected = scoresOf((text) => `${first}\n\n${text}`);
    for (const header of others)
      expect(scoresOf((text) => `${header}\n\n${text}`)).toEqual(expected);
  });

  test('personal details never move a score', () => {
    const plain = scoresOf((text) => text);
    for (const line of details.personal) {
      expect(
        scoresOf((text) => `${text}\n${line}`),
        line,
      ).toEqual(plain);
    }
  });

  test('words of gender never move a score', () => {
    const [he = '', she = ''] = details.sentences;
    expect(scoresOf((text) => `${text}\n${she}`)).toEqual(scoresOf((text) => `${text}\n${he}`));
    for (const [one, other] of details.genders) {
      const held = (title: string) => (text: string) => `${title}, 2010 - 2012\n${text}`;
      expect(scoresOf(held(other)), other).toEqual(scoresOf(held(one)));
    }
  });

  test('the school and the year of a degree never move a score', () => {
    for (const studied of details.schools) {
      const [first = '', ...others] = details.names;
      const expected = scoresOf((text) => `${text}\n${studied(first)}`);
      for (const name of others) {
        const line = studied(name).replace('2010', '1988');
        expect(
          scoresOf((text) => `${text}\n${line}`),
          name,
        ).toEqual(expected);
      }
    }
  });

  test('more evidence never lowers a score', () => {
    const plain = scoresOf((text) => text);
    scoresOf((text) => `${text}\n\n${details.more}`).forEach((value, at) => {
      expect(value).toBeGreaterThanOrEqual(plain[at] ?? 0);
    });
  });

  test('what is denied earns nothing', () => {
    for (const denied of details.denied) {
      for (const { job, candidates } of cases) {
        const compiled = compileJob(job);
        const text = candidates.at(-1)?.text ?? '';
        const shown = (of: string): string[] =>
          match(compiled, { text: of }, AS_OF)
            .requirements.filter(({ source, strength }) => source !== null && strength > 0)
            .map((line) => line.text);
        expect(shown(`${text}\n${denied}`), denied).toEqual(shown(text));
      }
    }
  });

  test('a pasted job earns nothing and is reported', () => {
    for (const { job, candidates } of cases) {
      const compiled = compileJob(job);
      const last = candidates.at(-1)?.text ?? '';
      const result = match(compiled, { text: `${last}\n\n${job}` }, AS_OF);
      const plain = score(compiled, { text: last }, AS_OF) ?? 0;
      expect(result.overall_score).toBeLessThanOrEqual(plain + 1);
      expect(result.flags.map(({ kind }) => kind)).toContain('keyword_list');
    }
  });
});
