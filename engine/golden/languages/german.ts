import type { LanguageStories } from './story';

const NURSE_JOB = `Pflegefachkraft (m/w/d) für die Intensivstation

Ihre Aufgaben
- Versorgung schwerkranker Patienten auf einer Station mit 20 Betten
- Medikamentengabe und Überwachung der Vitalzeichen
- Pflegeplanung gemeinsam mit den Ärzten

Ihr Profil
- Abgeschlossene Ausbildung als Gesundheits- und Krankenpfleger
- Mindestens 3 Jahre Berufserfahrung in der Intensivpflege
- Kenntnisse in Beatmung und Wundversorgung
- Sehr gute Deutschkenntnisse in Wort und Schrift

Von Vorteil
- Erfahrung mit Dialyse
- Englischkenntnisse

Wir bieten
- Attraktives Gehalt, 30 Tage Urlaub und betriebliche Altersvorsorge`;

const NURSE = `Lebenslauf

Berufserfahrung
03/2017 – heute: Gesundheits- und Krankenpflegerin, Intensivstation, Klinikum Seeblick
- Versorgung schwerkranker Patienten, Beatmung und Überwachung der Vitalzeichen
- Medikamentengabe, Wundversorgung und Pflegedokumentation
06/2014 – 02/2017: Krankenschwester, Chirurgie, Haus am Park
- Verbandswechsel, Blutentnahme und Pflegeplanung

Ausbildung
2011 – 2014 Ausbildung zur Gesundheits- und Krankenpflegerin

Sprachen
Deutsch (Muttersprache), Englisch (B2)`;

export const GERMAN_STORIES: LanguageStories = {
  language: 'German',
  code: 'de',
  cases: [
    {
      name: 'Orthopädietechniker',
      job: `Orthopädietechniker (m/w/d) Prothetik

Deine Aufgaben
- Versorgung von Patienten mit Bein- und Armprothesen
- Gipsabdruck, 3D-Scan und Anpassung von Orthesen

Dein Profil
- Abgeschlossene Ausbildung als Orthopädietechniker
- Berufserfahrung in der Prothetik
- Führerschein Klasse B`,
      candidates: [
        {
          name: 'Orthopädietechniker',
          text: `Berufserfahrung
04/2018 – heute: Orthopädietechniker, Sanitätshaus Lindner
- Anfertigung und Anpassung von Prothesen, Gipsabdruck und 3D-Scan
08/2014 – 03/2018: Ausbildung zum Orthopädietechnik-Mechaniker, Sanitätshaus Kern
Führerschein Klasse B`,
        },
        {
          name: 'Physiotherapeutin in Umschulung',
          text: `Berufserfahrung
2016 – 2025: Physiotherapeutin, Rehazentrum Seeblick
- Gangschule mit Trägern von Prothesen, Krankengymnastik
Seit September 2025 Umschulung zur Orthopädietechnikerin`,
        },
        {
          name: 'Bankkauffrau',
          text: `Berufserfahrung
2012 – heute: Bankkauffrau, Sparkasse Lindental
- Beratung der Kunden, Kredite und Kontoeröffnung`,
        },
      ],
    },
    {
      name: 'Pflegefachkraft in der Intensivpflege',
      job: NURSE_JOB,
      candidates: [
        { name: 'Intensivpflegerin', text: NURSE },
        {
          name: 'Altenpflegehelfer',
          text: `Berufserfahrung
Altenpflegehelfer, Seniorenheim Lindenhof, seit 2019
- Grundpflege der Bewohner, Mobilisation und Hilfe beim Essen
- Messen der Vitalzeichen und Pflegedokumentation

Ausbildung
Hauptschulabschluss, 2018`,
        },
        {
          name: 'Lagerist',
          text: `Berufserfahrung
Fachlagerist, Nordtor Logistik, Januar 2016 bis heute
- Kommissionierung, Wareneingang und Inventur
- Beladen von Lkw mit dem Gabelstapler

Führerschein
Staplerschein, Klasse B`,
        },
      ],
    },
    {
      name: 'Bilanzbuchhalter',
      job: `Bilanzbuchhalter (m/w/d)

Aufgaben
- Erstellung der Monats- und Jahresabschlüsse nach HGB
- Kontenabstimmung, Anlagenbuchhaltung und Umsatzsteuervoranmeldungen
- Unterstützung der Wirtschaftsprüfung

Anforderungen
- Abgeschlossene kaufmännische Ausbildung
- Mindestens zwei Jahre Berufserfahrung in der Finanzbuchhaltung
- Sicherer Umgang mit DATEV und MS Excel
- Erfahrung mit SAP wünschenswert`,
      candidates: [
        {
          name: 'Finanzbuchhalter',
          text: `Berufserfahrung
Finanzbuchhalter, Fernberg Lebensmittel GmbH, Februar 2019 bis heute
- Monatsabschlüsse, Jahresabschluss nach HGB und Kontenabstimmung mit DATEV
- Umsatzsteuervoranmeldungen und Vorbereitung der Wirtschaftsprüfung
Kreditorenbuchhalter, Fernberg Lebensmittel GmbH, 2016 – 2019
- Rechnungsprüfung, Zahlungsverkehr und Mahnwesen

Ausbildung
Ausbildung zum Industriekaufmann

Kenntnisse
DATEV, SAP, MS Excel`,
        },
        {
          name: 'Bürokauffrau',
          text: `Berufserfahrung
Bürokauffrau, Autohaus Weber, 2018 – heute
- Korrespondenz, Terminplanung und Ablage
- Rechnungserstellung mit MS Excel

Ausbildung
Ausbildung zur Bürokauffrau`,
        },
        {
          name: 'Koch',
          text: `Berufserfahrung
Koch, Gasthof Sonne, 2015 – heute
- Zubereitung von Speisen und Einhaltung der Lebensmittelhygiene`,
        },
      ],
    },
    {
      name: 'Java-Entwickler',
      job: `Softwareentwickler Java (m/w/d)

Das erwartet Sie
- Entwicklung von Microservices für unsere Zahlungsplattform
- Entwurf von REST-Schnittstellen und Datenbanken

Das bringen Sie mit
- Abgeschlossenes Studium der Informatik oder eine vergleichbare Qualifikation
- Mindestens 4 Jahre Erfahrung mit Java und Spring Boot
- Fundierte Kenntnisse in PostgreSQL und Docker
- Idealerweise Kubernetes

Wir bieten
- Attraktives Gehalt und flexible Arbeitszeiten`,
      candidates: [
        {
          name: 'Java-Entwicklerin',
          text: `Profil
Softwareentwicklerin mit sieben Jahren Berufserfahrung im Zahlungsverkehr.

Berufserfahrung
Java-Entwicklerin, Lerche Pay, seit Januar 2020
- Entwicklung von Microservices mit Java, Spring Boot und PostgreSQL
- Betrieb mit Docker und Kubernetes
Softwareentwicklerin, Eichfeld Systeme, 2016 – 2019
- Programmierung von REST-Schnittstellen in Java

Ausbildung
Bachelor Informatik`,
        },
        {
          name: 'PHP-Entwickler',
          text: `Berufserfahrung
Webentwickler, Eichfeld Systeme, 2018 – heute
- Entwicklung von Webshops mit PHP und MySQL, Docker

Ausbildung
Ausbildung zum Fachinformatiker für Anwendungsentwicklung`,
        },
        {
          name: 'Friseurin',
          text: `Berufserfahrung
Friseurin, Salon Anna, 2015 – heute
- Haare schneiden, Färbetechniken und Kundenberatung`,
        },
      ],
    },
  ],
  twin: {
    job: NURSE_JOB,
    person: NURSE,
    englishJob: `Registered nurse for the intensive care unit

Your tasks
- Care of critically ill patients on a ward with 20 beds
- Medication administration and monitoring of vital signs
- Care planning together with the physicians

Your profile
- Completed training as a registered nurse
- At least 3 years of work experience in intensive care
- Knowledge of ventilator management and wound care
- Very good German in speech and writing

Nice to have
- Experience with dialysis
- English

We offer
- Competitive salary, 30 days of paid vacation and a retirement plan`,
    englishPerson: `Resume

Work experience
03/2017 – present: Registered nurse, intensive care unit, Seeblick Hospital
- Care of critically ill patients, ventilator management and monitoring of vital signs
- Medication administration, wound care and clinical documentation
06/2014 – 02/2017: Nurse, surgery, Haus am Park
- Wound care, blood draws and care planning

Education
2011 – 2014 Training as a registered nurse

Languages
German (native), English (B2)`,
  },
};
