/** Headings of postings in German, by the English heading. */
export const GERMAN_JOB_HEADINGS = `
  requirements = Anforderungen, Ihr Profil, Dein Profil, Anforderungsprofil, Das bringen Sie mit, Das bringst du mit,
      Sie bringen mit, Voraussetzungen, Ihre Qualifikation, Ihre Qualifikationen, Was Sie mitbringen,
      Was du mitbringst, Profil, Qualifikation, Das zeichnet Sie aus, Unsere Anforderungen, Was wir erwarten,
      Wir erwarten, Das erwarten wir, Du bringst mit, Ihre Voraussetzungen, Damit überzeugen Sie uns,
      Das solltest du mitbringen, Das bringst du idealerweise mit, Wen wir suchen, Wen suchen wir, Du passt zu uns,
      Muss-Kriterien, Was Sie auszeichnet, Dein Skillset, Womit Sie überzeugen,
      Unsere Erwartungen, Qualifikationsprofil, Das wünschen wir uns, Ihre Fähigkeiten, Erforderliche Kenntnisse
  nice to have = Wünschenswert, Von Vorteil, Pluspunkte, Das wäre toll, Idealerweise, Wünschenswerte Kenntnisse,
      Das wäre ein Plus, Zusatzqualifikationen
  responsibilities = Aufgaben, Ihre Aufgaben, Deine Aufgaben, Tätigkeiten, Aufgabengebiet, Aufgabenbereich,
      Stellenbeschreibung, Das erwartet Sie, Das erwartet dich, Ihre Tätigkeiten, Ihr Aufgabengebiet,
      Was Sie erwartet, Was dich erwartet, Tätigkeitsbeschreibung, Verantwortlichkeiten, Hauptaufgaben, Deine Mission,
      Ihr Verantwortungsbereich, Ihre Rolle, Das sind Ihre Aufgaben, Was du bewegst, Was Sie bewegen, Das machst du, Das sind deine Aufgaben, Dein Job,
      Aufgaben und Verantwortung
  about us = Über uns, Wir über uns, Wer wir sind, Unternehmen, Das Unternehmen, Unternehmensprofil, Das sind wir,
      Arbeitgeber, Firmenprofil, Unser Unternehmen
  benefits = Wir bieten, Was wir bieten, Unser Angebot, Das bieten wir, Ihre Vorteile, Wir bieten Ihnen,
      Das bieten wir Ihnen, Unsere Leistungen, Unsere Benefits, Ihre Benefits, Unser Angebot an Sie, Deine Vorteile,
      Wir bieten dir, Das bieten wir dir, Leistungen, Darauf können Sie sich freuen, Darauf kannst du dich freuen, Was wir dir bieten, Freu dich auf,
      Das erwartet dich bei uns, Das erwartet Sie bei uns, Deine Benefits, Was dir geboten wird, Was wir Ihnen bieten, Vergütung
  how to apply = Bewerbung, Bewerben, Kontakt, So bewerben Sie sich, Ihre Bewerbung, Ansprechpartner, Jetzt bewerben
  equal opportunity = Chancengleichheit, Datenschutzhinweis, Gleichstellung
  location = Standort, Arbeitsort, Einsatzort, Ort
`;
