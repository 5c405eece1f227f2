import { describe, expect, test } from 'vitest';
import { compileJob, match, readJob } from '../../index';
import { foldText } from '../fold';
import { scanText } from '../scan';
import { languageOf } from './read-language';

const told = (text: string) => languageOf(scanText(text, foldText(text)));

describe('the language of a text', () => {
  test.each([
    ['en', 'I have worked in the kitchen of a hotel and was responsible for the team.'],
    ['de', 'Ich habe in der Küche eines Hotels gearbeitet und war für das Team verantwortlich.'],
    ['fr', "J'ai travaillé dans la cuisine d'un hôtel et j'étais responsable de l'équipe."],
    ['es', 'He trabajado en la cocina de un hotel y era responsable del equipo de la noche.'],
    ['nl', 'Ik heb in de keuken van een hotel gewerkt en was verantwoordelijk voor het team.'],
    [
      'it',
      'Ho lavorato nella cucina di un albergo della città e sono stato responsabile del gruppo di lavoro per la sera con gli altri.',
    ],
    [
      'pt',
      'Trabalhei na cozinha de um hotel e era responsável pela equipa da noite, com os clientes e ao serviço do restaurante. Não fumo.',
    ],
    [
      'pl',
      'Pracowałem w kuchni hotelu i byłem odpowiedzialny za zespół oraz za zakupy. Doświadczenie zawodowe od 2015 do 2020 w firmie na stanowisku kucharza.',
    ],
    ['ru', 'Работал на кухне в отеле и отвечал за команду и закупки с 2015 по 2020 год'],
    ['zh', '我在酒店厨房工作，负责团队和采购。'],
    ['ja', '私はホテルの厨房で働き、チームの責任者でした。'],
  ])('%s is told by its little words or its letters', (code, text) => {
    expect(told(text).main).toBe(code);
  });

  test.each([
    [
      'it',
      `Giulia Rossi
Esperienza lavorativa
2018 - presente: Infermiera, Ospedale Sant'Anna, Milano. Assistenza ai pazienti
Formazione
Laurea in Infermieristica, 2017`,
    ],
    [
      'pl',
      `Anna Kowalska
Doświadczenie zawodowe
2018 - obecnie: Pielęgniarka, Szpital Miejski, oddział intensywnej terapii
Wykształcenie
Licencjat pielęgniarstwa, 2017`,
    ],
    [
      'ja',
      '山田花子\n職歴\n2018年4月～現在 東京病院 集中治療室 看護師\n学歴\n2018年3月 看護大学卒業',
    ],
    [
      'fr',
      `Antoine Mercier, 30 ans, célibataire
Expérience
mars 2021 - présent : Chef de partie, Restaurant du Port
Formation
2017 : CAP Cuisine`,
    ],
  ])('a resume of few sentences is told as %s by its headings', (code, text) => {
    expect(told(text).main).toBe(code);
  });

  test('a resume in an unsupported language is not scored low but says so', () => {
    const result = match(
      compileJob('Intensive care nurse\n\nRequirements\n- 2 years in intensive care'),
      {
        text: `Giulia Rossi
Esperienza lavorativa
2018 - presente: Infermiera, Ospedale Sant'Anna, Milano
Formazione
Laurea in Infermieristica
Lingue: italiano, inglese`,
      },
      { year: 2026, month: 1 },
    );
    expect(result.overall_score).toBeNull();
    expect(result.flags.map(({ message }) => message).join()).toContain('is in Italian');
  });

  test('a keyword list is identified by names that only its language has', () => {
    expect(told('Buchhalter, DATEV, Lohnabrechnung, Jahresabschluss').main).toBe('de');
    expect(told('Comptable, Sage, rapprochements bancaires').main).toBe('fr');
    expect(told('Java, SQL, Spring Boot, project management').main).toBe('en');
    expect(readJob('Pflegefachkraft').occupations[0]?.name).toBe('Registered nurse');
  });

  test('names of people and places do not make an English text foreign', () => {
    const text = `María de la Cruz, Los Angeles
Chef de partie at La Table de Paul, El Paso, 2015 - present
Cooked with Juan de la Vega at Las Palmas del Mar and Café de la Paix, Des Moines.`;
    expect(told(text).main).toBe('en');
  });

  test('a job in an unsupported language says so', () => {
    const { language } = compileJob(
      'Księgowy\nPoszukujemy osoby do pracy w dziale finansów. Wymagania: doświadczenie w księgowości oraz znajomość programu na poziomie dobrym. Praca od zaraz w firmie.',
    ).reading;
    expect(language).toEqual({ code: 'pl', name: 'Polish', supported: false });
  });
});
