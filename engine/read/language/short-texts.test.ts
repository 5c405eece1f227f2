import { describe, expect, test } from 'vitest';
import { foldText } from '../fold';
import { scanText } from '../scan';
import { languageOf } from './read-language';

const mainOf = (text: string) => languageOf(scanText(text, foldText(text), null)).main;

const ENGLISH = [
  'Sous Chef',
  'Chef de Partie',
  'Barista',
  'Maître d',
  'Concierge',
  'Sommelier',
  'Controller',
  'Data Engineer',
  'Sales Manager',
  'Account Director',
  'Creative Director',
  'Restaurant Manager',
  'Pastry Chef',
  'Commis Chef',
  'Media Planner',
  'Project Manager',
  'Registered Nurse',
  'Au Pair',
  'Garde Manger',
  'Dental Assistant',
  'Legal Assistant',
  'Product Manager',
  'Machine Operator',
  'Auditor',
  'Supervisor',
  'Director',
  'Instructor',
  'Chauffeur',
  'Masseuse',
  'Vendor Manager',
  'Sous Chef, Hotel Miramar',
  'Head Chef\nMenus, stock and a team of six',
  'Line cook\nGrill and fry',
  'Docker, Kubernetes',
  'Excel, SAP, Oracle',
  'Kindergarten Teacher',
  'Auto Mechanic',
  'Import Export Clerk',
  'Manager',
  'Solar Installer',
  'Hotel Receptionist',
  'Animator',
  'Editor',
  'Conductor',
  'Operator',
  'Inspector',
  'Curator',
  'Translator',
  'Administrator',
  'Executive Chef',
  'Saucier',
  'Banquet Chef',
  'Marketing Assistant',
  'Accountant',
  'Architect',
  'Notary',
];

const UNREAD: Readonly<Record<string, readonly string[]>> = {
  it: [
    'Cuoco\nRistorante Il Faro, 2018 - oggi\nPreparazione di primi piatti e gestione della cucina',
    'Ragioniere\nContabilità generale e bilancio\nMilano',
    'Infermiera professionale\nOspedale Civile\nAssistenza ai pazienti',
    'Autista\nConsegne in città\nPatente C',
  ],
  pt: [
    'Cozinheiro\nRestaurante O Farol, desde 2018\nPreparação de pratos e gestão da cozinha',
    'Enfermeira\nHospital São João\nCuidados aos doentes',
    'Contabilista\nFaturação e salários\nLisboa',
  ],
  pl: [
    'Kucharz\nRestauracja Latarnia, od 2018\nPrzygotowanie dań i zamówienia',
    'Księgowa\nRozliczenia i faktury\nWarszawa',
    'Kierowca ciężarówki\nTransport krajowy\nPrawo jazdy C+E',
  ],
  tr: [
    'Aşçı\nDeniz Restoran, 2018 - günümüz\nYemek hazırlama ve mutfak yönetimi',
    'Muhasebeci\nFatura ve bordro işlemleri\nİstanbul',
    'Hemşire\nDevlet Hastanesi\nHasta bakımı ve ilaç',
  ],
  sv: [
    'Kock\nRestaurang Fyren, 2018 - nu\nMatlagning och beställningar',
    'Sjuksköterska\nSahlgrenska sjukhuset\nVård av patienter',
    'Lastbilschaufför\nKörkort CE\nTransporter i hela landet',
  ],
  cs: [
    'Kuchař\nRestaurace Maják, od 2018\nPříprava jídel a objednávky',
    'Účetní\nFakturace a mzdy\nBrno',
  ],
  da: ['Kok\nRestaurant Fyret, siden 2018\nMadlavning og bestillinger'],
  no: [
    'Kokk\nRestaurant Fyret, siden 2018\nMatlaging og bestillinger',
    'Sykepleier\nUllevål sykehus\nPleie av pasienter',
  ],
  fi: [
    'Kokki\nRavintola Majakka, 2018 lähtien\nRuoanlaitto ja tilaukset',
    'Sairaanhoitaja\nKeskussairaala\nPotilaiden hoito',
  ],
  hu: [
    'Szakács\nVilágítótorony étterem, 2018 óta\nÉtelek elkészítése és rendelések',
    'Könyvelő\nSzámlázás és bérszámfejtés\nBudapest',
  ],
  ro: [
    'Bucătar\nRestaurant Farul, din 2018\nPrepararea mâncării și comenzi',
    'Contabil\nFacturare și salarii\nBucurești',
  ],
  ca: ['Cuiner\nRestaurant El Far, des de 2018\nPreparació de plats i comandes'],
};

const READ: Readonly<Record<string, readonly string[]>> = {
  de: ['Buchhalter', 'Krankenpfleger', 'Koch', 'Elektriker', 'Lohnbuchhalterin'],
  fr: ['Comptable', 'Infirmier', 'Cuisinier', 'Vendeur', 'Chef de projet', 'Aide-soignante'],
  es: ['Contable', 'Enfermera', 'Cocinero', 'Vendedor', 'Camarero'],
  nl: ['Boekhouder', 'Verpleegkundige', 'Verkoopmedewerker'],
};

describe('short texts', () => {
  test.each(ENGLISH)('in English: %j', (text) => {
    expect(mainOf(text)).toBe('en');
  });

  test.each(Object.entries(READ).flatMap(([code, texts]) => texts.map((text) => [code, text])))(
    'in another language that is read, %s: %j',
    (code, text) => {
      expect(mainOf(text)).toBe(code);
    },
  );

  test.each(Object.entries(UNREAD).flatMap(([code, texts]) => texts.map((text) => [code, text])))(
    'in a language that is not read, %s: %j',
    (code, text) => {
      expect(mainOf(text)).toBe(code);
    },
  );

  test.each([
    'Line cook\nRistorante La Cucina, Boston\nGrill, fry and pasta',
    'Nurse\nOspedale Civile, Milano\nTriage, vital signs, wound care',
    'Kellner Ingenieros\nCivil engineer\nAutoCAD, Revit, HEC-RAS',
    'Łukasz Kowalski\nSous Chef\nGdańsk',
    'Sales assistant\nIKEA Lager, Oslo\nTill, stock, customer service',
  ])('in English that name a firm or a person of another country: %j', (text) => {
    expect(mainOf(text)).toBe('en');
  });
});

test.each([
  ['Infirmier, CHU de Nantes, 2019 - 2025', 'fr'],
  ["Infirmier diplômé d'État\nClinique Saint-Luc 2018 - 2024\nBloc opératoire", 'fr'],
  ['Cuisinier, Le Comptoir, Lyon, 2018 - 2024', 'fr'],
  ['Enfermera, Hospital La Fe, 2019 - 2024', 'es'],
  ['I/2020 – VI/2023 Buchhalter, Nordwerk, Lohnabrechnung, Rechnungen', 'de'],
  ['I nurse the sick and cook for them, Buchhalter, Lohnabrechnung', 'en'],
  [
    'Frigoriste, Froid du Nord, 2016 - 2020\n- Brasure, recherche de fuites\nCatégorie I, permis B',
    'fr',
  ],
  ['Baker, Boulanger Ltd, Leeds, 2015 - 2020', 'en'],
])('one entry of a single job tells the language of its title: %s', (text, language) => {
  expect(mainOf(text)).toBe(language);
});
