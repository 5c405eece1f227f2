import { readConcepts } from '../read-concepts';

const LICENCES = readConcepts(
  'licence',
  `
  Unterrichtung 34a | 34a Unterrichtung, Unterrichtungsverfahren 34a, Unterrichtungsnachweis 34a < Physical security ~ Guard card .4
  Sachkunde 34a | 34a Sachkunde, Sachkundeprüfung 34a, Sachkundenachweis 34a, 34a-Schein, 34a < Unterrichtung 34a ~ Guard card .4
  Waffensachkunde | Sachkunde 7 WaffG < Firearms
  Fachkraft Schutz und Sicherheit < Sachkunde 34a
  CNAPS card | carte professionnelle CNAPS, carte CNAPS, CQP APS, TFP APS < Physical security ~ Guard card .4
  SSIAP 1 | SSIAP < Fire safety
  SSIAP 2 < SSIAP 1
  SSIAP 3 < SSIAP 2
  TIP vigilante | tarjeta de identidad profesional de vigilante < Physical security ~ Guard card .4
  Beveiliger diploma | Beveiliger 2, grijze pas < Physical security ~ Guard card .4
  Bewakingsagent attest < Physical security ~ Guard card .4
  CACES R482 | CACES engins de chantier ~ CPCS card .4
  CACES R485 < Forklift operation ~ CACES .5
  CACES R486 | CACES nacelle, CACES PEMP ~ IPAF licence .5
  CACES R490 | CACES grue auxiliaire ~ HIAB licence .5
  CACES R484 | CACES pont roulant ~ Crane operator certification .4
  CACES R487 | CACES grue à tour ~ Crane operator certification .5
  AIPR
  Carte T | carte professionnelle de transaction < Real estate ? immobilier, immobilière, transaction, gestion, hoguet, agence, real, estate, property
  Elektrofachkraft | EFK ? elektro, elektrofachkraft, electrical, electrician, vde, dguv
  NEN 3140 | NEN3140
  Carné RITE | carnet RITE < HVAC
  Carné de instalador electricista | instalador autorizado de baja tensión, carné REBT < Electrical installation
  `,
);

const CERTIFICATES = readConcepts(
  'certification',
  `
  CICM qualification | CICM, MCICM, CICM Level 3, CICM Level 2 < Credit control
  VCA Basic | VCA, B-VCA, VCA Basis, Basis VCA, VCA basisveiligheid, SCC Basis ~ CSCS card .3
  VCA VOL | VCA-VOL, VOL-VCA < VCA Basic ~ IOSH .3
  BHV | BHV certificate, BHV diploma, bedrijfshulpverlening, bedrijfshulpverlener ~ First aid certificate .6, Fire warden certificate .6
  Fire warden certificate | fire marshal certificate, fire marshal training, fire warden training, fire warden, Brandschutzhelfer < Fire safety
  Sauveteur secouriste du travail | SST certificate, certificat SST < First aid ~ First aid certificate .9
  AFGSU 1 < First aid ~ Basic Life Support .6
  AFGSU 2 < AFGSU 1 ~ Basic Life Support .8
  PSC1 < First aid ~ First aid certificate .7
  BAFA ~ BAFD .5, Child care .3
  BAFD < BAFA
  BPJEPS
  BNSSA < Swimming ~ Lifeguard certification .9
  DEAES < Caregiving
  DEAS < Caregiving ~ Certified Nursing Assistant .9, DEAES .6
  DEAP < Child care ~ DEAS .5
  DEES
  DEME
  DEEJE < Child care
  DEASS < Social work
  PRL 20 hours | PRL básico, curso PRL, curso de PRL < Occupational health and safety ~ CSCS card .3
  Monitor de tiempo libre ~ BAFA .6
  Praxisanleitung < Nursing
  Wft basis | Wft-basis < Financial planning
  Wft schade < Wft basis
  SKJ-registratie | SKJ registration, SKJ
  SVH Sociale Hygiëne | sociale hygiëne, verklaring sociale hygiëne
  Digital tachograph card | driver card, tachograph card, digi card, digi tacho card, digi tacho, digicard, tacho card, digital tacho card, tachograph
  `,
);

/** Papers of one country without which people are not hired there, by their usual names. */
export const NATIONAL_PAPER_CONCEPTS = [...LICENCES, ...CERTIFICATES];
