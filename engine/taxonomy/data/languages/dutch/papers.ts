/** Papers that people are hired by in Dutch, by their name in the taxonomy. */
export const DUTCH_PAPERS = `
  VCA Basic = VCA, VCA-certificaat, VCA basis, B-VCA, VCA-diploma, basis VCA, VCA basisveiligheid, basisveiligheid VCA,
      basisveiligheid
  VCA VOL = VOL-VCA, VCA-VOL, VCA leidinggevenden
  BHV = BHV-diploma, BHV-certificaat, BHV'er, BHV-cursus, bedrijfshulpverlening, bedrijfshulpverlener
  First aid certificate = EHBO-diploma, EHBO-certificaat, EHBO'er, attest eerste hulp
  Beveiliger diploma = beveiligingspas, diploma beveiliger, beveiliger niveau 2, grijze pas, diploma beveiliger 2, MBO beveiliger
  Bewakingsagent attest = attest bewakingsagent, attest van bewakingsagent, vigilis-kaart, identificatiekaart bewaking
  NEN 3140 = NEN-3140, VOP-certificaat, VOP NEN 3140, VP NEN 3140
  Driver CPC = code 95, chauffeurscode 95, vakbekwaamheid code 95, attest vakbekwaamheid
  Digital tachograph card = tachograaf, bestuurderskaart, tachograafkaart, digitale bestuurderskaart, bestuurderspas
  ADR certificate = ADR-certificaat, ADR-diploma, ADR-attest
  Chauffeur licence = chauffeurskaart, taxipas
  Forklift licence = heftruckcertificaat, heftruckdiploma, reachtruckcertificaat, heftruckattest, attest heftruck, reachtruckattest
  IPAF licence = hoogwerkercertificaat, hoogwerkerattest, hoogwerker certificaat
  Crane operator certification = hijsbewijs, kraanmachinistbewijs, TCVT
  SVH Sociale Hygiëne = certificaat sociale hygiëne, diploma sociale hygiëne, verklaring sociale hygiëne, sociale hygiëne
  SKJ-registratie = SKJ-geregistreerd, SKJ-registratie, geregistreerd bij SKJ
  Wft basis = Wft-basis
  Wft schade = Wft schade particulier, Wft schade zakelijk, Wft-schade
  Teaching licence = onderwijsbevoegdheid, lesbevoegdheid, eerstegraads bevoegdheid, tweedegraads bevoegdheid, pabo-diploma, bevoegd docent
  Police clearance = verklaring omtrent het gedrag
  F-gas certificate = F-gassen, F-gassencertificaat, F-gassendiploma, STEK, STEK-diploma
`;
