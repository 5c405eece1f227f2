import { describe, expect, test } from 'vitest';
import { compileJob, match, readJob } from '../index';

const AS_OF = { year: 2026, month: 5 };

/** A posting of each language around one demand, and a resume around one line of papers. */
const FRAMES = {
  German: {
    job: (line: string) =>
      `Mitarbeiter (m/w/d)\n\nWir suchen Sie für unseren Standort.\n\nIhr Profil\n- ${line}\n- Sie arbeiten gern im Team und sind zuverlässig`,
    resume: (line: string) =>
      `Berufserfahrung\nMitarbeiter, Falkenhof GmbH, 2018 - heute\n- Verantwortlich für die Arbeit am Standort und die Betreuung der Kunden.\n\nZertifikate\n${line}`,
  },
  French: {
    job: (line: string) =>
      `Agent (H/F)\n\nNous recherchons une personne pour notre agence.\n\nProfil recherché\n- ${line}\n- Vous aimez le travail en équipe et vous êtes autonome`,
    resume: (line: string) =>
      `Expérience professionnelle\nAgent, Société Valmont, 2018 - aujourd'hui\n- Responsable de la qualité du travail et de l'accueil des clients.\n\nCertifications\n${line}`,
  },
  Dutch: {
    job: (line: string) =>
      `Medewerker (m/v)\n\nWij zoeken een collega voor onze vestiging.\n\nFunctie-eisen\n- ${line}\n- Je werkt graag in een team en je bent zelfstandig`,
    resume: (line: string) =>
      `Werkervaring\nMedewerker, Van Doorn BV, 2018 - heden\n- Verantwoordelijk voor het werk op de vestiging en de klanten.\n\nCertificaten\n${line}`,
  },
  Spanish: {
    job: (line: string) =>
      `Empleado\n\nBuscamos una persona para nuestra empresa.\n\nRequisitos\n- ${line}\n- Persona responsable que trabaja en equipo y con los clientes`,
    resume: (line: string) =>
      `Experiencia laboral\nEmpleado, Grupo Robledal, 2018 - actualidad\n- Responsable de la calidad del trabajo y de la atención a los clientes.\n\nCertificados\n${line}`,
  },
} as const;

const PAPERS = [
  ['German', 'Kälteschein Kategorie 1', 'Sachkundenachweis Kälte', 'F-gas certificate'],
  ['German', 'Abgeschlossene Ausbildung zum Maler', 'Gesellenbrief Maler', 'Apprenticeship'],
  [
    'French',
    'Attestation fluides frigorigènes',
    "Attestation d'aptitude fluides frigorigènes",
    'F-gas certificate',
  ],
  ['French', 'DU en gérontologie', 'DIU de gérontologie', 'DU diploma'],
  ['Dutch', 'F-gassendiploma', 'STEK', 'F-gas certificate'],
  ['Spanish', 'Carnet de gases fluorados', 'Manipulador de gases fluorados', 'F-gas certificate'],
  ['German', 'Sachkundeprüfung gemäß § 34a GewO', '34a-Schein', 'Sachkunde 34a'],
  ['German', 'Unterrichtung nach §34a GewO', 'Sachkunde nach § 34a GewO', 'Unterrichtung 34a'],
  ['German', 'Belehrung nach § 43 IfSG', 'Belehrung gemäß § 43 IfSG', 'Infektionsschutzbelehrung'],
  ['German', 'Kranschein', 'Hallenkranschein', 'Crane operator certification'],
  ['French', 'SSIAP 1 à jour', 'SSIAP 2', 'SSIAP 1'],
  ['French', 'CACES R489 catégories 1, 3 et 5', 'CACES 3', 'CACES'],
  ['French', 'CACES R486', 'CACES nacelle', 'CACES R486'],
  [
    'French',
    'Carte professionnelle CNAPS',
    "Carte professionnelle d'agent de sécurité",
    'CNAPS card',
  ],
  ['French', 'DEES exigé', "Diplôme d'État d'éducateur spécialisé", 'DEES'],
  ['French', "Diplôme d'État d'aide-soignant (DEAS)", 'DEAS 2017', 'DEAS'],
  ['French', "Diplôme d'État d'éducatrice de jeunes enfants", 'DEEJE', 'DEEJE'],
  ['Dutch', 'VCA Basis', 'VOL-VCA', 'VCA Basic'],
  ['Dutch', 'BHV-diploma', 'Bedrijfshulpverlener', 'BHV'],
  ['Dutch', 'Diploma Beveiliger 2', 'Beveiligingspas', 'Beveiliger diploma'],
  ['Spanish', 'TIP de vigilante de seguridad', 'Tarjeta de identidad profesional', 'TIP vigilante'],
  ['Spanish', 'Carné de carretillero', 'Carnet de carretilla elevadora', 'Forklift certification'],
  ['Spanish', 'CAP en vigor', 'CAP de mercancías', 'Driver CPC'],
] as const;

describe.each(PAPERS)('in %s, "%s"', (language, asked, held, name) => {
  const job = FRAMES[language].job(asked);

  test(`asks for ${name}`, () => {
    expect(readJob(job).requirements.map(({ text }) => text)).toContain(name);
  });

  test(`is shown by "${held}" and not without it`, () => {
    const verdict = (line: string): string | undefined =>
      match(compileJob(job), { text: FRAMES[language].resume(line) }, AS_OF).requirements.find(
        ({ text }) => text === name,
      )?.verdict;
    expect(verdict(held)).toBe('met');
    expect(verdict('Zigbee')).not.toBe('met');
  });
});
