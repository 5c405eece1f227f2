/** Headings of resumes in German, by the English heading. */
export const GERMAN_HEADINGS = `
  summary = Zusammenfassung, Kurzprofil, Profil, Über mich, Persönliches Profil, Kurzvorstellung, Profilbeschreibung
  work experience = Berufserfahrung, Beruflicher Werdegang, Berufliche Erfahrung, Werdegang, Berufspraxis,
      Berufstätigkeit, Beruflicher Hintergrund, Arbeitserfahrung, Praktische Erfahrung, Praktische Erfahrungen,
      Berufliche Stationen, Berufliche Laufbahn, Beschäftigung, Berufslaufbahn, Unterrichtserfahrung, Klinische Erfahrung
  internships = Praktika
  volunteer work = Ehrenamt, Ehrenamtliches Engagement, Engagement
  projects = Projekte, Projekterfahrung
  education = Ausbildung, Bildung, Bildungsweg, Schulbildung, Studium, Ausbildung und Studium, Akademischer Werdegang,
      Schulische Ausbildung, Bildungsgang, Aus- und Weiterbildung, Schul- und Berufsausbildung, Schule,
      Akademische Ausbildung, Berufsausbildung, Schulischer Werdegang, Hochschulausbildung
  skills = Kenntnisse, Fähigkeiten, Kompetenzen, Fachkenntnisse, Besondere Kenntnisse, Kenntnisse und Fähigkeiten,
      Fähigkeiten und Kenntnisse, EDV-Kenntnisse, IT-Kenntnisse, Fertigkeiten, Kernkompetenzen, Technische Kenntnisse,
      Weitere Kenntnisse, Qualifikationen, Stärken, Computerkenntnisse, Soft Skills, Persönliche Stärken
  certifications = Zertifikate, Zertifizierungen, Weiterbildungen, Weiterbildung, Fortbildungen, Fortbildung,
      Lizenzen, Bescheinigungen, Scheine, Weiterbildungen und Zertifikate, Zusatzqualifikationen
  languages = Sprachen, Sprachkenntnisse, Fremdsprachen
  publications = Publikationen, Veröffentlichungen
  interests = Interessen, Hobbys, Hobbies, Interessen und Hobbys, Freizeit, Hobbys und Interessen
  references = Referenzen
  personal details = Persönliche Daten, Persönliche Angaben, Zur Person, Persönliches, Personalien,
      Angaben zur Person, Kontakt, Kontaktdaten
  other information = Sonstiges, Weitere Angaben, Weiteres
  awards = Auszeichnungen, Preise
`;
