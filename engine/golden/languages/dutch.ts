import type { LanguageStories } from './story';

const HR_JOB = `HR-adviseur

Wat ga je doen
- Adviseren van leidinggevenden over arbeidsrecht en verzuimbegeleiding
- Werving en selectie van nieuwe medewerkers
- Personeelsadministratie en inwerken

Wat vragen wij
- Een afgeronde HBO-opleiding, richting HRM
- Minimaal 3 jaar ervaring als HR-adviseur
- Kennis van arbeidsrecht
- Goede communicatieve vaardigheden

Pré
- Ervaring met AFAS
- Engels

Wij bieden
- Marktconform salaris, pensioenregeling en vakantiedagen`;

const HR = `Werkervaring
HR-adviseur, Bakkerij De Molen, maart 2018 - heden
- Adviseren van leidinggevenden over arbeidsrecht en verzuimbegeleiding
- Werving en selectie, inwerken van nieuwe medewerkers
HR-medewerker, Zorggroep Noord, 2014 - 2018
- Personeelsadministratie in AFAS en salarisadministratie

Opleiding
HBO Human Resource Management

Talen
Nederlands (moedertaal), Engels (vloeiend)`;

export const DUTCH_STORIES: LanguageStories = {
  language: 'Dutch',
  code: 'nl',
  cases: [
    {
      name: 'HR-adviseur',
      job: HR_JOB,
      candidates: [
        { name: 'HR-adviseur', text: HR },
        {
          name: 'secretaresse',
          text: `Werkervaring
Secretaresse, Notariskantoor Smit, sinds 2016
- Agendabeheer, notuleren en correspondentie
- Personeelsadministratie voor het kantoor

Opleiding
MBO niveau 4 secretarieel`,
        },
        {
          name: 'timmerman',
          text: `Werkervaring
Timmerman, Bouwbedrijf Kok, 2010 - heden
- Timmerwerk in woningen en het plaatsen van daken`,
        },
      ],
    },
    {
      name: 'wijkverpleegkundige',
      job: `Wijkverpleegkundige

Taken
- Verpleegtechnische handelingen, wondzorg en medicatietoediening bij cliënten thuis
- Opstellen van zorgplannen

Functie-eisen
- BIG-registratie
- Minimaal 2 jaar ervaring als verpleegkundige
- Rijbewijs B

Wenselijk
- Ervaring met palliatieve zorg`,
      candidates: [
        {
          name: 'verpleegkundige',
          text: `Werkervaring
Verpleegkundige, Thuiszorg Zuid, april 2019 - heden
- Wondzorg, medicatietoediening en palliatieve zorg bij cliënten thuis
- Opstellen van zorgplannen en dossiervorming
Verpleegkundige, Ziekenhuis Oost, 2015 - 2019
- Zorg voor patiënten op de afdeling cardiologie

Opleiding
HBO-verpleegkunde

Registraties
BIG-registratie, rijbewijs B`,
        },
        {
          name: 'helpende',
          text: `Werkervaring
Helpende, Verzorgingshuis Rozenhof, sinds 2018
- Verzorging van bewoners en hulp bij de maaltijd

Opleiding
MBO niveau 2 zorg`,
        },
        {
          name: 'programmeur',
          text: `Werkervaring
Programmeur, Datahuis, 2015 - heden
- Ontwikkelen van software in C# en SQL`,
        },
      ],
    },
    {
      name: 'magazijnmedewerker',
      job: `Magazijnmedewerker

Werkzaamheden
- Orderpicken en laden en lossen van vrachtwagens
- Voorraadbeheer en goederenontvangst

Wij vragen
- Minimaal 1 jaar ervaring in een magazijn
- Heftruckcertificaat
- Bereidheid om in ploegendienst te werken`,
      candidates: [
        {
          name: 'orderpicker',
          text: `Werkervaring
Orderpicker, Distributiecentrum West, juni 2019 - heden
- Orderpicken met de reachtruck, laden en lossen van vrachtwagens
- Goederenontvangst en inventarisatie in ploegendienst
Magazijnmedewerker, Bloemenveiling, 2016 - 2019
- Voorraadbeheer en inpakken

Certificaten
Heftruckcertificaat`,
        },
        {
          name: 'bezorger',
          text: `Werkervaring
Bezorger, Pakketdienst, sinds 2020
- Bezorging van pakketten bij klanten thuis

Rijbewijs B`,
        },
        {
          name: 'docent',
          text: `Werkervaring
Docent wiskunde, Lyceum Haarlem, sinds 2010
- Lesgeven in de onderbouw en lesvoorbereiding

Opleiding
Universitaire opleiding wiskunde`,
        },
      ],
    },
  ],
  twin: {
    job: HR_JOB,
    person: HR,
    englishJob: `HR generalist

What you will do
- Advise managers on employment law and absence management
- Recruitment of new employees
- HR administration and onboarding

Requirements
- Completed bachelor degree in human resources
- At least 3 years of experience as an HR generalist
- Knowledge of employment law
- Good communication skills

Nice to have
- Experience with AFAS
- English

We offer
- Competitive salary, retirement plan and paid vacation`,
    englishPerson: `Work experience
HR generalist, The Mill Bakery, March 2018 - present
- Advised managers on employment law and absence management
- Recruitment, onboarding of new employees
HR assistant, North Care Group, 2014 - 2018
- HR administration in AFAS and payroll

Education
Bachelor degree in human resources

Languages
Dutch (native), English (fluent)`,
  },
};
