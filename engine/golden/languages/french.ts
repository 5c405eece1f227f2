import type { LanguageStories } from './story';

const ACCOUNTANT_JOB = `Comptable général (H/F)

Vos missions
- Tenue de la comptabilité générale et clôtures mensuelles
- Rapprochements bancaires et déclarations de TVA
- Préparation du bilan avec le commissaire aux comptes

Profil recherché
- Diplôme de niveau bac+2 en comptabilité, BTS ou DUT
- Minimum 3 ans d'expérience en comptabilité
- Maîtrise de Sage et d'Excel
- Anglais courant souhaité

Nous offrons
- Tickets restaurant, mutuelle et RTT`;

const ACCOUNTANT = `Expérience professionnelle
Comptable, Ferme du Val, février 2019 à aujourd'hui
- Comptabilité générale, clôtures mensuelles et rapprochements bancaires sous Sage
- Déclarations de TVA et préparation du bilan annuel
Aide-comptable, Cabinet Morel, 2016 - 2019
- Saisie des factures et comptabilité fournisseurs

Formation
BTS Comptabilité, 2016

Langues
Anglais (courant)

Compétences
Sage, Excel, lettrage`;

export const FRENCH_STORIES: LanguageStories = {
  language: 'French',
  code: 'fr',
  cases: [
    {
      name: 'fleuriste',
      job: `Fleuriste (H/F)

Vos missions
- Réaliser bouquets et compositions pour le deuil et le mariage
- Conseiller les clients et tenir la caisse

Profil recherché
- CAP ou BP fleuriste
- 2 ans d'expérience minimum en boutique
- Permis B`,
      candidates: [
        {
          name: 'fleuriste',
          text: `Expérience professionnelle
Fleuriste, Au Jardin d'Émilie, avril 2019 - présent
- Bouquets, compositions pour le deuil et le mariage, commandes aux fournisseurs, vente et caisse
Formation
BP fleuriste 2019. Permis B`,
        },
        {
          name: 'décoratrice',
          text: `Expérience professionnelle
Décoratrice étalagiste, Grand magasin du Tilleul, 2013 - 2025
- Décors de vitrines au fil des saisons
Prépare le CAP fleuriste en candidat libre. Permis B`,
        },
        {
          name: 'mécanicien',
          text: `Expérience professionnelle
Mécanicien poids lourds, Garage du Moulin, 2012 - présent
- Entretien et réparation des moteurs et des freins de camions, diagnostic des pannes avec les clients de la région
Formation
CAP de mécanique, lycée professionnel, 2012`,
        },
      ],
    },
    {
      name: 'comptable général',
      job: ACCOUNTANT_JOB,
      candidates: [
        { name: 'comptable', text: ACCOUNTANT },
        {
          name: 'assistante administrative',
          text: `Expérience professionnelle
Assistante administrative, Garage Petit, depuis 2018
- Accueil téléphonique, classement et saisie des factures
- Gestion de l'agenda du directeur

Formation
Bac professionnel secrétariat`,
        },
        {
          name: 'couvreur',
          text: `Expérience professionnelle
Couvreur zingueur, Toits du Nord, 2015 à ce jour
- Pose de toitures et étanchéité sur les chantiers`,
        },
      ],
    },
    {
      name: 'cuisinier',
      job: `Cuisinier·ère

Notre restaurant recherche un cuisinier pour le service du soir.

Missions
- Préparation des plats et mise en place
- Respect des normes HACCP et entretien de la cuisine

Profil
- CAP cuisine
- Au moins 2 ans d'expérience en tant que cuisinier
- Esprit d'équipe

Un plus
- Connaissances en pâtisserie`,
      candidates: [
        {
          name: 'cuisinière',
          text: `Expériences professionnelles
Cuisinière, La Table Verte, depuis mai 2021
- Préparation des plats pour 80 couverts, desserts et pâtisserie
- Application des normes HACCP
Commis de cuisine, Hôtel du Lac, 2018 - 2021
- Épluchage des légumes et mise en place

Formation
CAP cuisine, 2018`,
        },
        {
          name: 'serveur',
          text: `Expériences professionnelles
Serveur, La Table Verte, 2019 à aujourd'hui
- Service en salle, prise des commandes et conseil sur les vins`,
        },
        {
          name: 'développeur',
          text: `Expériences professionnelles
Développeur web, Atelier Numérique, depuis 2017
- Développement de sites internet en PHP et JavaScript

Formation
Licence informatique`,
        },
      ],
    },
    {
      name: 'développeuse front-end',
      job: `Développeur/se front-end React

Description du poste
- Développement d'interfaces en React et TypeScript
- Mise en place de tests unitaires et revue de code

Compétences requises
- 3 ans d'expérience en développement web
- Bonne maîtrise de React et de JavaScript
- Connaissance des méthodes agiles

Serait un plus
- Node.js`,
      candidates: [
        {
          name: 'développeuse front-end',
          text: `Profil
Développeuse front-end avec six ans d'expérience.

Expérience
Développeuse front-end, Banque Bleue, janvier 2020 à ce jour
- Développement d'interfaces en React et TypeScript, tests unitaires
- Travail en équipe selon les méthodes agiles
Développeuse web, Agence Delta, 2017 - 2019
- Sites internet en JavaScript et Node.js

Formation
Master informatique`,
        },
        {
          name: 'administrateur systèmes',
          text: `Expérience
Administrateur systèmes et réseaux, Mairie de Belleville, 2016 à ce jour
- Administration des serveurs Linux et support aux utilisateurs

Formation
DUT informatique`,
        },
        {
          name: 'aide à domicile',
          text: `Expérience
Aide à domicile, Les Amis, depuis 2015
- Accompagnement des personnes âgées, ménage et repas`,
        },
      ],
    },
  ],
  twin: {
    job: ACCOUNTANT_JOB,
    person: ACCOUNTANT,
    englishJob: `General accountant

Responsibilities
- General accounting and month-end close
- Bank reconciliations and VAT returns
- Preparation of the annual financial statements with the auditor

Requirements
- Associate degree in accounting
- Minimum 3 years of experience in accounting
- Experience with Sage and Excel
- Fluent English desired

We offer
- Free lunch and health insurance`,
    englishPerson: `Work experience
Accountant, Ferme du Val, February 2019 to present
- General accounting, month-end close and bank reconciliations in Sage
- VAT returns and preparation of the year-end close
Bookkeeper, Morel Partners, 2016 - 2019
- Invoice processing and accounts payable

Education
Associate degree in accounting, 2016

Languages
English (fluent)

Skills
Sage, Excel, account reconciliation`,
  },
};
