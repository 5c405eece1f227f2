/** Papers that people are hired by in German, by their name in the taxonomy. */
export const GERMAN_PAPERS = `
  Sachkunde 34a = Sachkundeprüfung § 34a, Sachkundeprüfung nach § 34a, Sachkundeprüfung gemäß § 34a, 34a-Schein, Sachkunde nach 34a,
      Sachkunde 34a, 34a Sachkunde, 34a Sachkundeprüfung, Sachkundenachweis 34a, Sachkundenachweis nach § 34a,
      Sachkunde gemäß § 34a, 34a GewO Sachkunde, Sachkundeprüfung im Bewachungsgewerbe, Sachkundeprüfung nach 34a GewO,
      Sachkundeprüfung § 34a GewO, Sachkunde nach § 34a GewO, Sachkunde gemäß § 34a GewO, Sachkundeprüfung gemäß § 34a GewO
  Unterrichtung 34a = Unterrichtung § 34a, Unterrichtung nach § 34a, Unterrichtung nach § 34a GewO, Unterrichtung gemäß § 34a,
      Unterrichtung gemäß § 34a GewO, 34a Unterrichtung, Unterrichtungsnachweis nach § 34a, Unterrichtungsnachweis § 34a
  Fachkraft Schutz und Sicherheit = Fachkraft für Schutz und Sicherheit, geprüfte Schutz- und Sicherheitskraft, GSSK
  Waffensachkunde = Waffensachkundeprüfung, Waffensachkundenachweis
  Fire warden certificate = Brandschutzhelfer, Ausbildung zum Brandschutzhelfer
  First aid certificate = Ersthelfer, betrieblicher Ersthelfer, Erste-Hilfe-Schein, Erste-Hilfe-Kurs, Ersthelferschein,
      Erste-Hilfe-Ausbildung
  Elektrofachkraft = verantwortliche Elektrofachkraft, Schaltberechtigung
  SCC certificate = SCC-Zertifikat, SCC-Schein, SCC-Dokument
  Driver CPC = Modul 95, Module 95, Schlüsselzahl 95, Berufskraftfahrerqualifikation, Ziffer 95, Kennziffer 95, Eintrag 95,
      Berufskraftfahrerqualifikationsnachweis, beschleunigte Grundqualifikation
  Digital tachograph card = Fahrerkarte, digitale Fahrerkarte, digitaler Tachograph
  ADR certificate = ADR-Bescheinigung, ADR-Schein, Gefahrgutschein, ADR-Schulungsbescheinigung, Gefahrgutführerschein
  IPAF licence = Hubarbeitsbühnenschein, Bedienerschein für Hubarbeitsbühnen, Hubsteigerschein
  Crane operator certification = Kranschein, Kranführerschein, Brückenkranschein, Hallenkranschein
  Chainsaw certification = Motorsägenschein, Kettensägenschein, Motorsägenführerschein
  Pesticide spraying certificate = Sachkundenachweis Pflanzenschutz, Pflanzenschutzsachkunde, Sachkunde im Pflanzenschutz
  Registered nurse licence = examinierte Pflegefachkraft, examinierte Gesundheits- und Krankenpflegerin, examinierter Gesundheits- und Krankenpfleger,
      examinierte Krankenschwester, examinierte Altenpflegerin,
      examinierte Pflegefachfrau, examinierter Pflegefachmann
  Praxisanleitung = Praxisanleiter, Weiterbildung zur Praxisanleitung, Weiterbildung zum Praxisanleiter
  WCC = Wundexperte ICW, Wundexpertin ICW, Wundmanager, ICW-Wundexperte
  Infektionsschutzbelehrung = Belehrung nach § 43 IfSG, Belehrung nach § 43, Belehrung gemäß § 43 IfSG
  F-gas certificate = Kälteschein, Kältemittelschein, Sachkundenachweis Kälte, Kälteschein Kategorie 1, Sachkundebescheinigung Kälte
`;
