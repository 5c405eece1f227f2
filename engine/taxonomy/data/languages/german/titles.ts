/** Working titles in German, by the English title of the occupation map that means the same. */
export const GERMAN_TITLES = `
  construction manager = Bauleiter, Bauleitung, Oberbauleiter
  construction superintendent = Polier, Bauführer
  estimator = Kalkulator, Baukalkulator
  civil engineer = Bauingenieur, Tiefbauingenieur, Ingenieur für Bauwesen
  surveyor = Vermessungsingenieur, Vermessungstechniker, Geomatiker
  architect = Architekt
  drafter = Technischer Zeichner, Bauzeichner, Technischer Produktdesigner
  urban planner = Stadtplaner, Raumplaner
  electrician = Elektriker, Elektroniker für Energie- und Gebäudetechnik, Elektroinstallateur, Betriebselektriker,
      Elektroniker, Elektromonteur, Industrieelektriker, Elektroinstallationstechniker, Elektrotechnikmonteur,
      Elektroinstallateur EFZ, Elektroanlagenmonteur
  plumber = Klempner, Anlagenmechaniker SHK, Anlagenmechaniker für Sanitär-, Heizungs- und Klimatechnik,
      Anlagenmechaniker, Sanitärinstallateur, Gas- und Wasserinstallateur, Installateur
  hvac technician = Kältetechniker, Klimatechniker, Mechatroniker für Kältetechnik, Heizungsbauer, Heizungstechniker,
      Lüftungstechniker
  welder = Schweißer, WIG-Schweißer, MAG-Schweißer
  carpenter = Zimmermann, Zimmerer, Tischler, Schreiner, Bautischler
  painter = Maler, Maler und Lackierer, Anstreicher
  roofer = Dachdecker
  bricklayer = Maurer
  construction worker = Bauhelfer, Bauarbeiter, Hochbaufacharbeiter, Baufacharbeiter
  equipment operator = Baggerfahrer, Baumaschinenführer, Baugeräteführer
  crane operator = Kranführer, Kranfahrer
  gardener = Gärtner, Landschaftsgärtner, Garten- und Landschaftsbauer
  maintenance technician = Instandhalter, Wartungstechniker, Betriebstechniker, Instandhaltungstechniker,
      Industriemechaniker, Betriebsschlosser
  facilities manager = Facility Manager, Objektleiter, Gebäudemanager, Leiter Gebäudemanagement
  maintenance worker = Hausmeister, Haustechniker, Hauswart
  data scientist = Datenwissenschaftler
  machine learning engineer = Ingenieur für maschinelles Lernen, KI-Ingenieur, KI-Entwickler
  data analyst = Datenanalyst
  statistician = Statistiker
  data engineer = Dateningenieur
  database administrator = Datenbankadministrator
  gis specialist = GIS-Spezialist, Geoinformatiker
  teacher = Lehrer, Lehrkraft, Studienrat, Oberstudienrat
  elementary school teacher = Grundschullehrer, Primarlehrer, Volksschullehrer
  high school teacher = Gymnasiallehrer, Realschullehrer, Hauptschullehrer, Oberschullehrer
  preschool teacher = Erzieher, Kindergärtner, Kindheitspädagoge, Kita-Erzieher
  childcare worker = Kinderpfleger, Sozialassistent, Tagesmutter, Tagespflegeperson
  teacher assistant = Schulbegleiter, Unterrichtsassistent, Schulassistent
  special education teacher = Sonderschullehrer, Förderschullehrer, Sonderpädagoge, Heilpädagoge
  tutor = Nachhilfelehrer, Hauslehrer
  professor = Hochschullehrer, Universitätsprofessor
  lecturer = Dozent, Lehrbeauftragter
  principal = Schulleiter, Rektor, Schuldirektor
  academic advisor = Studienberater, Bildungsberater
  librarian = Bibliothekar, Fachangestellter für Medien- und Informationsdienste
  social worker = Sozialarbeiter, Sozialpädagoge, Schulsozialarbeiter, Familienhelfer
  case manager = Fallmanager
  counselor = Berater in der Beratungsstelle, Psychosozialer Berater, Lebensberater
  fundraiser = Spendenreferent
  pastor = Pfarrer, Seelsorger
  mechanical engineer = Maschinenbauingenieur, Konstrukteur, Konstruktionsingenieur, Ingenieur Maschinenbau,
      Entwicklungsingenieur Mechanik, Maschinenbautechniker
  manufacturing engineer = Fertigungsingenieur, Produktionsingenieur, Fertigungsplaner
  chemical engineer = Chemieingenieur, Verfahrensingenieur, Verfahrenstechniker
  electrical engineer = Elektroingenieur, Ingenieur Elektrotechnik, Elektrotechniker, Elektroplaner
  electronics engineer = Elektronikingenieur, Elektronikentwickler, Hardwareentwickler
  controls engineer = Automatisierungsingenieur, SPS-Programmierer, Automatisierungstechniker, MSR-Techniker
  aerospace engineer = Luft- und Raumfahrtingenieur, Flugzeugingenieur
  systems engineering = Systemtechnik
  biomedical engineer = Medizintechniker, Medizintechnikingenieur, Ingenieur Medizintechnik
  energy engineer = Energieingenieur, Energieberater, Energiemanager
  mining engineer = Bergbauingenieur
  electronics technician = Elektroniker für Geräte und Systeme, Elektronikfacharbeiter, Kommunikationselektroniker
  mechatronics engineer = Mechatronikingenieur
  field service technician = Servicetechniker, Außendiensttechniker, Kundendiensttechniker, Servicemonteur,
      Kundendienstmonteur
  accountant = Buchhalter, Bilanzbuchhalter, Finanzbuchhalter, Hauptbuchhalter, Mitarbeiter Finanzbuchhaltung,
      Mitarbeiter Buchhaltung, Mitarbeiter Rechnungswesen, Kreditorenbuchhalter und Debitorenbuchhalter
  bookkeeper = Alleinbuchhalter, Lohn- und Finanzbuchhalter, Sachbearbeiter Buchhaltung
  accounts payable clerk = Kreditorenbuchhalter, Sachbearbeiter Kreditoren, Rechnungsprüfer
  accounts receivable clerk = Debitorenbuchhalter, Sachbearbeiter Debitoren
  payroll specialist = Lohnbuchhalter, Gehaltsbuchhalter, Lohn- und Gehaltsbuchhalter, Entgeltabrechner,
      Sachbearbeiter Lohnabrechnung, Payroll-Spezialist
  auditor = Wirtschaftsprüfer, Revisor, Prüfer, Interner Revisor, Prüfungsassistent
  tax accountant = Steuerberater, Steuerfachangestellter, Steuerfachwirt, Steuerassistent
  financial controller = Controller, Finanzcontroller, Leiter Controlling, Referent Controlling
  financial analyst = Finanzanalyst
  chief financial officer = Finanzvorstand, Kaufmännischer Leiter, Kaufmännischer Geschäftsführer, Leiter Finanzen
  bank teller = Bankkaufmann, Bankkauffrau, Bankangestellter, Kassierer Bank
  personal banker = Kundenberater Bank, Bankberater, Privatkundenberater, Firmenkundenberater
  loan officer = Kreditberater, Kreditsachbearbeiter, Baufinanzierungsberater
  debt collector = Inkassosachbearbeiter, Mahnsachbearbeiter
  investment analyst = Investmentanalyst, Wertpapieranalyst
  portfolio manager = Portfoliomanager, Fondsmanager, Vermögensverwalter
  financial advisor = Finanzberater, Vermögensberater, Anlageberater
  compliance officer = Compliance-Beauftragter, Compliance-Manager, Geldwäschebeauftragter
  risk manager = Risikomanager, Risikocontroller
  insurance agent = Versicherungsvertreter, Versicherungskaufmann, Versicherungskauffrau, Versicherungsmakler,
      Versicherungsberater
  claims adjuster = Schadenregulierer, Schadensachbearbeiter, Sachverständiger Versicherung
  underwriter = Risikoprüfer, Versicherungsunderwriter
  actuary = Aktuar, Versicherungsmathematiker
  economist = Volkswirt, Ökonom
  midwife = Hebamme, Entbindungspfleger
  optician = Augenoptiker, Optiker
  hospital porter = Krankentransporteur, Patiententransportdienst
  printing press operator = Drucker, Offsetdrucker, Medientechnologe Druck
  tailor = Schneider, Maßschneider, Näher
  jeweler = Goldschmied, Juwelier
  waste collector = Müllwerker
  mail carrier = Briefträger, Postbote, Zusteller, Briefzusteller
  pest control technician = Schädlingsbekämpfer, Kammerjäger
  train driver = Lokführer, Triebfahrzeugführer, Lokomotivführer
  train conductor = Zugbegleiter, Schaffner
  registered nurse = Krankenschwester, Krankenpfleger, Gesundheits- und Krankenpfleger, Pflegefachkraft,
      Pflegefachmann, Pflegefachfrau, Pflegefachperson, Pflegekraft, Examinierte Pflegekraft,
      Examinierter Krankenpfleger, Diplomierter Gesundheits- und Krankenpfleger, Dipl. Pflegefachfrau,
      Kinderkrankenschwester, Gesundheits- und Kinderkrankenpfleger, Fachkrankenpfleger
  icu nurse = Intensivpfleger, Intensivkrankenschwester, Fachkrankenpfleger für Intensivpflege, Intensivpflegekraft,
      Fachpfleger Intensivpflege
  operating room nurse = OP-Schwester, OP-Pfleger, OP-Pflegekraft
  licensed practical nurse = Altenpfleger, Examinierter Altenpfleger
  nursing assistant = Pflegehelfer, Pflegeassistent, Krankenpflegehelfer, Pflegehilfskraft, Altenpflegehelfer,
      Gesundheits- und Krankenpflegehelfer, Stationshilfe
  caregiver = Alltagsbegleiter, Betreuungskraft, Haushaltshilfe Pflege, Betreuer in der Altenpflege
  nurse manager = Pflegedienstleitung, Pflegedienstleiter, Stationsleitung, Stationsleiter, Wohnbereichsleitung
  physician = Arzt, Ärztin, Assistenzarzt, Assistenzärztin, Oberarzt, Facharzt, Stationsarzt, Hausarzt, Oberärztin,
      Fachärztin
  surgeon = Chirurg
  dentist = Zahnarzt, Zahnärztin
  dental assistant = Zahnmedizinische Fachangestellte, Zahnarzthelfer, ZFA, Stuhlassistenz
  dental hygienist = Dentalhygieniker
  dental technician = Zahntechniker
  pharmacist = Apotheker
  pharmacy technician = PTA, Pharmazeutisch-technischer Assistent, Pharmazeutisch-kaufmännischer Angestellter
  medical assistant = Medizinischer Fachangestellter, MFA, Arzthelfer, Medizinische Fachangestellte, Praxisassistent
  paramedic = Rettungssanitäter, Notfallsanitäter, Rettungsassistent
  radiologic technologist = MTRA, Medizinisch-technischer Radiologieassistent, Röntgenassistent,
      Medizinischer Technologe für Radiologie
  medical laboratory technician = MTLA, Medizinisch-technischer Laboratoriumsassistent, medizinischer Laborant,
      Medizinischer Technologe für Laboratoriumsanalytik, MTA
  laboratory technician = Laborant, Laborassistent, Laborfachkraft, Laborhelfer
  surgical technologist = Operationstechnischer Assistent, OTA
  physical therapist = Physiotherapeut, Krankengymnast
  occupational therapist = Ergotherapeut
  speech therapist = Logopäde, Sprachtherapeut, Logopädin
  respiratory therapist = Atmungstherapeut
  dietitian = Diätassistent, Ernährungsberater, Ernährungswissenschaftler, Ökotrophologe
  psychologist = Psychologe, Psychotherapeut, Psychologin, Psychologischer Psychotherapeut
  medical coder = Kodierfachkraft, Medizinischer Kodierassistent, Medizincontroller
  medical secretary = Arztsekretär, Medizinische Schreibkraft, Arztsekretärin
  healthcare administrator = Krankenhausmanager, Klinikmanager, Verwaltungsleiter Klinik
  epidemiologist = Epidemiologe
  clinical research associate = Klinischer Monitor, Monitor klinische Studien
  veterinarian = Tierarzt, Tierärztin
  veterinary technician = Tiermedizinischer Fachangestellter, Tierarzthelfer, Tiermedizinische Fachangestellte
  chef = Küchenchef, Küchenleiter, Chefkoch
  sous chef = Stellvertretender Küchenchef, Souschef
  cook = Koch, Köchin, Jungkoch, Beikoch, Commis de Cuisine
  pastry chef = Konditor, Patissier
  baker = Bäcker
  butcher = Metzger, Fleischer, Fleischhauer
  waiter = Kellner, Servicekraft Gastronomie, Servicemitarbeiter Restaurant, Restaurantfachmann, Restaurantfachfrau,
      Chef de Rang, Servicekraft, Servierkraft
  bartender = Barkeeper, Barmann
  fast food worker = Mitarbeiter Systemgastronomie, Fachmann für Systemgastronomie
  kitchen helper = Küchenhilfe, Spülkraft, Küchenhelfer
  restaurant manager = Restaurantleiter, Gastronomieleiter, Betriebsleiter Gastronomie
  front desk agent = Rezeptionist, Empfangsmitarbeiter Hotel, Hotelfachmann, Hotelfachfrau, Rezeptionsmitarbeiter
  hotel manager = Hoteldirektor, Hotelmanager, Hotelleiter
  housekeeper = Zimmermädchen, Hauswirtschafter, Housekeeping-Mitarbeiter, Roomboy, Hausdame
  cleaner = Reinigungskraft, Gebäudereiniger, Putzkraft, Raumpfleger, Putzfrau
  event manager = Veranstaltungskaufmann, Eventmanager, Veranstaltungsleiter, Veranstaltungskauffrau
  travel agent = Reiseverkehrskaufmann, Reiseberater, Tourismuskaufmann, Reisebürokaufmann, Tourismuskauffrau
  tour guide = Reiseleiter, Fremdenführer, Stadtführer
  devops engineer = DevOps-Ingenieur
  cloud engineer = Cloud-Ingenieur
  systems administrator = Systemadministrator, IT-Administrator, Fachinformatiker für Systemintegration,
      Fachinformatiker Systemintegration, Systembetreuer
  network engineer = Netzwerkingenieur, Netzwerktechniker, Netzwerkspezialist
  network administrator = Netzwerkadministrator
  information security analyst = IT-Sicherheitsexperte, Informationssicherheitsbeauftragter,
      IT-Sicherheitsbeauftragter, Sicherheitsanalyst
  it support specialist = IT-Support-Mitarbeiter, IT-Supporter, Helpdesk-Mitarbeiter, IT-Systemelektroniker,
      Mitarbeiter IT-Support, IT-Techniker, Anwenderbetreuer
  it manager = IT-Leiter, Leiter IT, EDV-Leiter
  it project manager = IT-Projektleiter, IT-Projektmanager
  business analyst = Businessanalyst, Geschäftsanalyst, Anforderungsanalyst, Anforderungsmanager
  telecommunications engineer = Nachrichtentechniker, Telekommunikationsingenieur
  farmer = Landwirt, Bauer
  farm worker = Erntehelfer, Landarbeiter, Landwirtschaftlicher Helfer
  agronomist = Agraringenieur, Agrarwissenschaftler, Agronom
  real estate agent = Immobilienmakler, Immobilienkaufmann, Immobilienkauffrau, Immobilienberater
  property manager = Hausverwalter, Immobilienverwalter, Objektbetreuer, WEG-Verwalter
  personal trainer = Fitnesstrainer
  sports coach = Sporttrainer, Fußballtrainer
  hair stylist = Friseur, Friseurin, Haarstylist
  esthetician = Kosmetiker
  funeral director = Bestatter, Bestattungsfachkraft
  purchasing manager = Einkaufsleiter, Leiter Einkauf, Einkaufsmanager
  buyer = Einkäufer, Technischer Einkäufer, Strategischer Einkäufer, Operativer Einkäufer, Sachbearbeiter Einkauf
  supply chain manager = Leiter Supply Chain
  logistics coordinator = Logistikkoordinator, Logistikmitarbeiter, Speditionskaufmann, Speditionskauffrau,
      Kaufmann für Spedition und Logistikdienstleistung, Disponent Logistik, Sachbearbeiter Logistik
  logistics manager = Logistikleiter, Leiter Logistik, Logistikmanager
  warehouse manager = Lagerleiter, Leiter Lager, Lagermeister
  warehouse worker = Lagerarbeiter, Lagerist, Lagermitarbeiter, Kommissionierer, Fachlagerist,
      Fachkraft für Lagerlogistik, Lagerhelfer, Lagerfachkraft, Versandmitarbeiter
  forklift operator = Gabelstaplerfahrer, Staplerfahrer, Hochregalstaplerfahrer
  truck driver = Lkw-Fahrer, Berufskraftfahrer, Kraftfahrer, Fernfahrer
  delivery driver = Auslieferungsfahrer, Lieferfahrer, Kurierfahrer, Paketzusteller, Paketbote
  bus driver = Busfahrer, Omnibusfahrer
  taxi driver = Taxifahrer
  pilot = Flugzeugführer, Verkehrspilot
  flight attendant = Flugbegleiter, Stewardess
  aircraft mechanic = Fluggerätmechaniker, Flugzeugmechaniker
  auto mechanic = Kfz-Mechatroniker, Kfz-Mechaniker, Automechaniker, Kraftfahrzeugmechatroniker
  auto body technician = Karosseriebauer, Fahrzeuglackierer
  project manager = Projektleiter, Projektmanager, Projektleitung, Gesamtprojektleiter
  operations manager = Betriebsleiter, Leiter Operations, Standortleiter, Niederlassungsleiter
  chief executive officer = Geschäftsführer, Vorstandsvorsitzender, Geschäftsleitung
  management consultant = Unternehmensberater, Managementberater
  product manager = Produktmanager, Produktleiter
  lawyer = Rechtsanwalt, Anwalt, Rechtsanwältin, Jurist, Syndikusrechtsanwalt, Unternehmensjurist, Volljurist
  paralegal = Rechtsanwaltsfachangestellter, Notarfachangestellter, Rechtsanwaltsfachangestellte, Wirtschaftsjurist
  legal secretary = Rechtsanwaltssekretär, Anwaltssekretärin
  contract manager = Vertragsmanager
  court clerk = Justizfachangestellter, Rechtspfleger
  production manager = Produktionsleiter, Fertigungsleiter, Leiter Produktion, Werksleiter, Leiter Fertigung
  production supervisor = Schichtleiter, Produktionsmeister, Industriemeister, Schichtführer, Meister Produktion
  machine operator = Maschinenbediener, Anlagenführer, Maschinenführer, Maschinen- und Anlagenführer, Anlagenbediener,
      Produktionshelfer, Produktionsmitarbeiter
  assembler = Monteur, Montagemitarbeiter, Montagehelfer
  cnc machinist = Zerspanungsmechaniker, CNC-Dreher, CNC-Fräser, CNC-Fachkraft, Dreher, Fräser
  toolmaker = Werkzeugmacher, Werkzeugmechaniker, Formenbauer
  metal fabricator = Metallbauer, Schlosser, Konstruktionsmechaniker, Blechbearbeiter
  cabinet maker production = Möbeltischler, Möbelschreiner
  quality inspector = Qualitätsprüfer, Mitarbeiter Qualitätskontrolle, Qualitätskontrolleur
  quality engineer = Qualitätsingenieur
  quality manager = Qualitätsmanager, Qualitätsmanagementbeauftragter, QMB, Leiter Qualitätsmanagement,
      Leiter Qualitätssicherung
  safety manager = Fachkraft für Arbeitssicherheit, Sicherheitsingenieur, Sicherheitsfachkraft, HSE-Manager
  marketing manager = Marketingleiter, Marketingmanager, Marketingreferent, Leiter Marketing
  digital marketing specialist = Online-Marketing-Manager, Onlinemarketing-Manager
  seo specialist = SEO-Manager, SEO-Spezialist
  market research analyst = Marktforscher
  media planner = Mediaplaner
  public relations specialist = PR-Referent, Pressesprecher, Referent Öffentlichkeitsarbeit, PR-Berater
  communications specialist = Kommunikationsreferent, Kommunikationsmanager, Referent Unternehmenskommunikation
  journalist = Redakteur, Reporter
  copywriter = Werbetexter, Texter
  technical writer = Technischer Redakteur
  translator = Übersetzer
  interpreter = Dolmetscher
  graphic designer = Grafikdesigner, Mediengestalter, Grafiker
  art director = Artdirector, Art-Direktor
  ux designer = UI-Designer, Interaktionsdesigner
  web designer = Webdesigner
  video editor = Cutter, Videoeditor, Filmeditor, Mediengestalter Bild und Ton
  photographer = Fotograf, Fotografin
  sound engineer = Tontechniker, Tonmeister, Toningenieur
  musician = Musiker
  actor = Schauspieler
  fashion designer = Modedesigner
  interior designer = Innenarchitekt, Raumausstatter
  hr generalist = Personalreferent, Personalsachbearbeiter, HR-Referent, Referent Personal
  hr manager = Personalleiter, Leiter Personal, HR-Leiter, Leiter Personalwesen
  hr assistant = Personalassistent, HR-Assistent, Assistenz Personal
  recruiter = Personalbeschaffer, Personalvermittler, Personaldisponent, Personalberater
  trainer = Ausbilder, Personalentwickler, Schulungsleiter
  administrative assistant = Verwaltungsassistent, Bürokaufmann, Bürokauffrau, Kaufmann für Büromanagement,
      Kauffrau für Büromanagement, Sekretär, Sekretärin, Bürofachkraft, Sachbearbeiter, Bürokraft,
      Verwaltungsfachangestellter, Teamassistenz, Teamassistent, Bürosachbearbeiter, Kaufmännischer Angestellter,
      Industriekaufmann, Industriekauffrau
  executive assistant = Vorstandsassistent, Assistent der Geschäftsführung, Assistenz der Geschäftsführung,
      Assistenz der Geschäftsleitung, Chefsekretär, Direktionsassistent
  office manager = Büroleiter, Büromanager
  receptionist = Empfangsmitarbeiter, Empfangskraft, Telefonist, Empfangssekretär
  data entry clerk = Datenerfasser, Datentypist
  security guard = Sicherheitsmitarbeiter, Wachmann, Sicherheitsdienstmitarbeiter, Objektschützer, Werkschutzfachkraft
  police officer = Polizist, Polizeibeamter, Polizeikommissar, Polizeivollzugsbeamter
  firefighter = Feuerwehrmann, Brandmeister, Feuerwehrbeamter
  soldier = Soldat, Zeitsoldat
  public administrator = Verwaltungsbeamter, Verwaltungsfachwirt, Beamter im gehobenen Dienst
  policy analyst = Politikreferent, Referent Politik
  customs officer = Zollbeamter, Zolldeklarant
  correctional officer = Justizvollzugsbeamter
  sales representative = Außendienstmitarbeiter, Vertriebsmitarbeiter, Handelsvertreter, Vertreter, Verkaufsberater,
      Vertriebsbeauftragter, Gebietsverkaufsleiter, Vertriebler, Vertriebsingenieur
  inside sales representative = Vertriebsinnendienst, Innendienstmitarbeiter, Vertriebsassistent,
      Mitarbeiter Vertriebsinnendienst, Mitarbeiter im Vertriebsinnendienst, Sachbearbeiter Vertrieb
  sales manager = Vertriebsleiter, Verkaufsleiter, Leiter Vertrieb, Vertriebsmanager, Regionalverkaufsleiter
  account manager = Kundenbetreuer, Key-Account-Manager, Großkundenbetreuer
  business development manager = Leiter Geschäftsentwicklung, Geschäftsfeldentwickler
  customer service representative = Kundenberater, Kundenservicemitarbeiter, Mitarbeiter Kundenservice,
      Kundendienstmitarbeiter, Mitarbeiter Kundendienst, Sachbearbeiter Kundenservice, Kundenbetreuer im Kundenservice
  call center agent = Callcenter-Agent, Telefonagent, Callcenteragent
  retail sales associate = Verkäufer, Einzelhandelskaufmann, Einzelhandelskauffrau, Kaufmann im Einzelhandel,
      Kauffrau im Einzelhandel, Fachverkäufer, Verkaufshilfe
  cashier = Kassierer, Kassenkraft
  store manager = Filialleiter, Marktleiter, Geschäftsleiter Einzelhandel, Ladenleiter, Storemanager
  merchandiser = Warenverräumer, Regalbetreuer, Schauwerbegestalter
  software engineer = Softwareingenieur, Software-Ingenieur
  software developer = Softwareentwickler, Programmierer, Anwendungsentwickler, Software-Entwickler,
      Fachinformatiker für Anwendungsentwicklung, Fachinformatiker Anwendungsentwicklung, Entwickler
  backend developer = Backend-Entwickler, Backendentwickler
  frontend developer = Frontend-Entwickler, Frontendentwickler
  full stack developer = Fullstack-Entwickler, Full-Stack-Entwickler
  web developer = Webentwickler, Webprogrammierer
  java developer = Java-Entwickler, Javaentwickler
  python developer = Python-Entwickler
  php developer = PHP-Entwickler
  mobile developer = App-Entwickler, Mobile-Entwickler
  embedded engineer = Embedded-Entwickler, Embedded-Softwareentwickler
  software architect = Softwarearchitekt
  solutions architect = Lösungsarchitekt, IT-Architekt
  test engineer = Testingenieur, Softwaretester, Testmanager, Testautomatisierer
  sap consultant = SAP-Berater, SAP-Betreuer
  erp consultant = ERP-Berater
  chiropractor = Chiropraktiker
  massage therapist = Masseur, Medizinischer Bademeister, Masseurin
  athletic trainer = Sporttherapeut, Sportwissenschaftler
  animal caretaker = Tierpfleger
  care home manager = Heimleiter, Einrichtungsleitung Pflege
  radiation therapist = Strahlentherapeut, Medizinisch-technischer Assistent Strahlentherapie
  structural engineer = Statiker, Tragwerksplaner
  environmental engineer = Umweltingenieur, Umwelttechniker
  tiler = Fliesenleger
  plasterer = Stuckateur, Trockenbauer, Verputzer
  glazier = Glaser
  locksmith = Schlüsseldienst-Monteur
  elevator mechanic = Aufzugsmonteur, Aufzugstechniker
  bim manager = BIM-Koordinator
  solar installer = Solarteur, Photovoltaik-Monteur, Solarmonteur
  wastewater operator = Fachkraft für Abwassertechnik
  industrial engineer = Wirtschaftsingenieur
  automotive engineer = Fahrzeugingenieur, Entwicklungsingenieur Fahrzeugtechnik
  food technologist = Lebensmitteltechnologe, Lebensmitteltechniker
  cost accountant = Kostenrechner
  treasurer = Schatzmeister
  credit analyst = Kreditanalyst
  branch manager = Bankfilialleiter, Filialdirektor
  trader = Wertpapierhändler, Börsenhändler
  appraiser = Immobilienbewerter, Gutachter Immobilien
  hr business partner = HR-Businesspartner
  change manager = Veränderungsmanager
  program manager = Programmleiter, Programmmanager
  founder = Gründer, Firmengründer, Inhaber
  postdoctoral researcher = Postdoktorand, Wissenschaftlicher Mitarbeiter, Doktorand
  research scientist = Wissenschaftler, Forscher
  chemist = Chemiker, Chemielaborant
  biologist = Biologe, Biologielaborant
  physicist = Physiker
  geologist = Geologe
  laboratory manager = Laborleiter
  archivist = Archivar
  youth worker = Jugendarbeiter, Jugendbetreuer
  nanny = Kinderfrau, Kindermädchen, Babysitter
  sommelier = Weinkellner
  laundry worker = Wäschereimitarbeiter, Textilreiniger
  e-commerce manager = Onlineshop-Manager
  brand manager = Markenmanager
  packer = Verpacker
  chemical operator = Chemikant, Pharmakant, Chemiefacharbeiter
  food production worker = Produktionshelfer Lebensmittel, Fachkraft für Lebensmitteltechnik
  production planner = Produktionsplaner, Arbeitsvorbereiter
  freight forwarder = Spediteur
  dispatcher = Disponent, Fahrdienstleiter, Leitstellendisponent
  service advisor = Serviceberater, Kundendienstberater Kfz
  diesel mechanic = Landmaschinenmechaniker, Nutzfahrzeugmechaniker, Land- und Baumaschinenmechatroniker
  forester = Förster, Forstwirt, Baumpfleger
  merchandise planner = Warendisponent
  real estate developer = Projektentwickler Immobilien
  help desk technician = Informatiker Helpdesk
`;
