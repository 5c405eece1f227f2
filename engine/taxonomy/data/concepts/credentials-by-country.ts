import { readConcepts } from '../read-concepts';

const LICENCES_BY_COUNTRY = readConcepts(
  'licence',
  `
  Operator's licence | transport manager CPC
  Boat licence | powerboat licence, boating licence
  Drone licence
  Category B+E licence | category B+E, category BE, B+E licence, BE licence, rijbewijs BE, permis BE < Driving licence
  Category T licence | category T, tractor licence < Driving licence
  Category C1 licence | category C1, C1 licence, C1 driving licence, C1 entitlement, C1 on licence, LGV C1, licence category C1, Führerschein Klasse C1, rijbewijs C1 < Driving licence
  Category C licence | LGV C, HGV Class 2, HGV Class 2 licence, Class 2 HGV, LGV Class 2, category C, cat C licence, Class 2 licence, Class 2 driver, Class 2 C licence, Class 2 (C), HGV 2, LGV 2, licence C, HGV Class 1 or 2, LGV Class 1 or 2, Class 1 or 2 HGV, Class 1 or 2 licence, Class 1 or 2 driver, HGV 1 or 2,
    Class 1 or Class 2 licence,
    licence category C, driving licence category C, Führerschein C, Führerschein Klasse C, rijbewijs C, permis C
    < HGV licence, Category C1 licence ~ Driving licence .2
  Category C+E licence | C+E, C+E licence, LGV C+E, HGV Class 1, HGV Class 1 licence, Class 1 HGV, LGV Class 1, category C+E,
    Class 1 licence, Class 1 driver, Class 1 C+E licence, Class 1 (C+E), HGV 1, LGV 1,
    category CE, driving licence category C+E, driving licence category CE, cat C+E, CE licence, licence CE, license CE, licence C+E,
    licence category CE, licence category C+E, licence class CE, class C+E, Führerschein CE, Führerschein Klasse CE, rijbewijs CE,
    permis CE < Category C licence ~ HGV licence .5, Category C licence .3, Driving licence .2
  Category D1 licence | category D1, D1 licence, D1 driving licence, D1 entitlement, D1 on licence, D1 minibus licence < Driving licence
  Category D licence | category D, PCV licence, PCV category D, category D PCV licence, cat D licence, cat D, bus licence, D licence, licence D, licence category D, driving licence category D, Führerschein Klasse D,
    rijbewijs D, permis D < Category D1 licence ~ Driving licence .2
  Motorcycle licence | motorcycle endorsement, category A licence < Driving licence
  DZ licence | Class 3 driver's licence, Class 3 licence with air brakes < Driving licence
  Canadian Class 1 licence | AZ licence, Class 1 driver's licence, Class 1 drivers licence, Class 1 driver licence < DZ licence
  MR licence | medium rigid licence, MR truck licence < Driving licence
  Australian HR licence | HR licence, heavy rigid licence, HR truck licence < MR licence
  HC licence | heavy combination licence, HC truck licence < Australian HR licence
  MC licence | multi combination licence, MC truck licence < HC licence
  Chauffeur licence | taxi licence, private hire licence < Driving licence
  International driving permit < Driving licence
  Nursing licence | nurse licensure, state nursing license > AHPRA registration = AHPRA,
    Compact nursing license = multistate license, NCLEX,
    Examinierte Pflegefachkraft = examinierter Krankenpfleger = Pflegefachfrau, Diplôme d'État infirmier,
    BIG registration = BIG-registratie, Colegio de Enfermería registration
  Healthcare licence | clinical license, professional healthcare license > Pharmacy technician license,
    Occupational therapist license, Respiratory care license = RCP license = RCP lic = respiratory therapy license = respiratory therapist license, Dental hygienist license,
    Midwife licence = midwifery license = midwife license = midwifery registration,
    Radiologic technologist license, ARRT registration, Psychologist license, Optometrist license, GOC registration = GOC registered = General Optical Council, optician license,
    Massage therapist license, Veterinary technician license, RVT, Dietitian license, Speech-language pathology license,
    Audiology license, Acupuncture license, Chiropractic license, HHA certification, Heilpraktiker,
    Staatlich anerkannter Sozialarbeiter
  Trade licence | trade license > Red Seal = Red Seal endorsement, interprovincial trade certificate,
    CPCS card, IPAF licence, White Card, construction induction card, High risk work licence, dogging licence, rigging licence,
    Boiler operator license, spray certificate, Explosives license, blaster license,
    Asbestos license = asbestos supervisor certification, Locksmith license, Elevator mechanic license,
    EPA 608 certification = Section 608, F-gas certificate = F-Gas, EPA RRP, Land surveyor license = professional land surveyor,
    RPLS, Meisterbrief = Handwerksmeister, SVQ, Apprenticeship certificate,
    Part 46 = Part 48, Confined space certificate, Working at heights certificate, VCA certificate = VCA diploma,
    SCC certificate, Habilitation électrique, CACES = CACES R489, Carte BTP, Schweißerschein = Schweißerprüfung,
    IOSH certificate, NEBOSH certificate, Sachkundenachweis, Ausbildereignung, AdA-Schein, AEVO
  Professional licence | professional license, professional licensure
    > Architect registration = licensed architect = registered architect, ARB registration,
    Licensed conveyancer qualification = CLC licence = CLC licensed = CLC registration, Solicitor qualification = qualified solicitor = SRA registration, salesperson license, Appraiser license, Mortgage license,
    QTS award, Staatsexamen Lehramt = zweites Staatsexamen, agrégation, Teaching Council registration,
    administrator certification, EASA B1 licence = EASA B2 licence = EASA Part 66 = EASA Part-66 = Part 66 licence = Part-66 licence = B1.1 licence = B2 licence, STCW certificate, seaman's book, Liquor license,
    alcohol server permit, TABC certification, personal licence holder, food safety manager certification,
    Food Hygiene Level 2 = Level 2 food hygiene certificate, Gesundheitszeugnis, Infektionsschutzbelehrung, Childcare license,
    Working with Children Check = WWCC = Queensland blue card, Police clearance = police check, VOG, Tax preparer PTIN,
    Travel agent license, Auctioneer license, RLSS, Court interpreter certification, Surveyor charter = RICS chartered surveyor,
    Sworn translator, beeidigter Übersetzer, Responsible care licence
  SC clearance | Security Check cleared < Security clearance
  DV clearance < Security clearance
  developed vetting < Security clearance
  BPSS | baseline personnel security standard < Security clearance
  NATO clearance < Security clearance
  Polygraph cleared | full scope polygraph < Security clearance
  Q clearance | DOE clearance < Security clearance
  Counter-terrorist check < Security clearance
  CTC clearance < Security clearance
  NV1 clearance | NV2 clearance < Security clearance
  Reliability status < Security clearance
  `,
);

const CERTIFICATES_FURTHER = readConcepts(
  'certification',
  `
  Healthcare certifications > RN-BC, med-surg certification, CPN = certified pediatric nurse,
    CRNA = certified registered nurse anesthetist, certified nursing assistant certification, CPC coder, CCS coder = CCS-P,
    RVT vascular, IBCLC, lactation consultant certification, infection control certification, WCC = wound care certification,
    CSCS strength, crisis prevention certification, Care Certificate, DANB certification, COTA,
    therapeutic recreation specialist, child life specialist, Chemotherapy certification, Gerontology certification,
    Yoga teacher certification
  CTRS < Healthcare certifications ? recreation, recreational, therapeutic, therapy, therapist, activities, nctrc ! sar, sars, ctr, kyc, aml, fincen
  IT certifications > AWS Solutions Architect Professional, AWS Security Specialty, AWS Data Engineer Associate,
    AWS Machine Learning Specialty, Azure Developer Associate, AZ-204, Azure Security Engineer, AZ-500,
    SC-200 = Microsoft Security Operations Analyst, SC-100, SC-300, SC-400, SC-900, AZ-700, DP-900, PL-900, MD-102,
    MS-102,
    Azure DevOps Engineer Expert, AZ-400, Azure AI Engineer = AI-102 = AI-900, Microsoft 365 Certified, MS-900 = MS-100,
    Google Cloud Professional Data Engineer, Google IT Support Certificate = Google Data Analytics Certificate,
    Google UX Design Certificate = Google Project Management Certificate, Salesforce Platform Developer,
    Oracle Java certification, OCAJP, LPIC, Linux Professional Institute, Citrix Certified,
    CKS = Certified Kubernetes Security Specialist, Docker Certified Associate, Databricks certification, SnowPro,
    Snowflake certification, Cloudera certification, CompTIA Project+, CompTIA Data+, CompTIA ITF+, CCSK certificate,
    CCISO = certified chief information security officer, CISSP-ISSAP, eJPT, PNPT, GPEN GIAC, GWAPT, GCFA, CDPSE, CIPP = CIPP/E,
    CIPM, CRTP, COBIT certification, Apple certification, Cisco CyberOps, Aruba certification, ACMA, Fiber optic certification,
    FOA certification, Certified Ethical Hacker practical, Unity certification,
    Adobe Certified Expert = Adobe Certified Professional, Autodesk certification = Autodesk Certified User,
    UiPath certification
  Professional certifications > IPMA certification = IPMA Level D, APM certification, Lean certification, CMA accounting,
    CA India, PRM, ACII, Cert CII, DipPFS, Wirtschaftsprüfer, Steuerberater = Steuerfachangestellter, Bilanzbuchhalter,
    Expert-comptable, DSCG, DCG, Registeraccountant, APTD, CPPM, CAP admin, CMP events, CHA hotel,
    CFM facilities = Certified Facility Manager, CCIM, CAM property, MCR, SIOR, APR public relations,
    Digital Marketing Institute certification, CIM qualification, CPRP recreation, CSP safety, QEP, CEM energy, CPESC,
    erosion control certification, CFM floodplain, RTPI, Certified crop adviser, I-CAR certification, CQA, CQM,
    Certified manager of quality, CMRP, reliability certification, certified pool operator, NALA certified,
    Certified court reporter, RPR, ATA certified translator, DALF, TestDaF, Cambridge English, TOEIC, SIELE, TOPIK, NT2 diploma,
    Montessori certification, AMI diploma, AMS credential, Reading specialist certification, SPED certification,
    National Board Certified Teacher, PADI certification = PADI, open water diver, Wine certification, sommelier certification,
    CEC chef, CAP cuisine, Barista certification = SCA barista, Personal trainer certification, Swim instructor certification,
    CrossFit Level 1, Wilderness first responder = WFR = wilderness first aid, Hazmat Operations certification,
    Fire inspector certification, FEMA certifications, ICS-100, IS-700, Notary signing agent, Certified tax preparer,
    QuickBooks certification, Xero certification, Typing certificate, Commercial diving certificate, Rope access certification,
    IRATA, SPRAT, GWO certificate = GWO training = GWO = GWO Basic Safety Training = GWO BST = GWO certified = Global Wind Organisation, BOSIET, HUET, Certified flooring installer, IICRC certification,
    CPCU designation, CRPC, Bloomberg Market Concepts, BMC certificate
  Paediatric first aid | pediatric first aid, 12 hour paediatric first aid
  NPLQ | National Pool Lifeguard Qualification
  NPORS | NPORS card
  Asbestos awareness | UKATA, asbestos awareness training
  2391 inspection and testing | C&G 2391, 2391-52, City and Guilds 2391
  JIB grading | JIB approved
  HIAB licence | HIAB, ALLMI, lorry loader certificate
  ADR certificate | ADR driver, ADR tanks
  Personal licence | APLH, personal alcohol licence
  ENG1 medical | ENG1, ENG 1 medical certificate, seafarer medical
  PTS rail safety | PTS card, Personal Track Safety, PTS certified
  Chainsaw certification | chainsaw tickets, CS30, CS31, NPTC chainsaw, chainsaw maintenance and cross-cutting
  Pesticide spraying certificate | PA1, PA6, PA1 and PA6, NPTC PA1 / Certiphyto = Certiphyto conseil = Certiphyto décideur = Certiphyto opérateur
  REPs Level 3 | CIMSPA, Level 3 personal training, Level 3 personal trainer
  ARLA qualification | ARLA Propertymark, Propertymark
  CCTV licence | SIA CCTV, public space surveillance licence
  H2S training | H2S Alive, hydrogen sulfide training
  `,
);

const DEGREES_FURTHER = readConcepts(
  'degree_field',
  `
  Degree in medicine | Bachelor of Medicine
  Degree in nursing practice | Doctor of Nursing Practice
  Degree in library science
  Degree in hospitality management
  Degree in linguistics | degree in translation, languages degree
  Degree in sports science | sports science degree, exercise science degree
  Degree in real estate | real estate degree
  Degree in fashion
  `,
);

/** Licences, certificates and degrees of several countries. */
export const CREDENTIALS_BY_COUNTRY_CONCEPTS = [
  ...LICENCES_BY_COUNTRY,
  ...CERTIFICATES_FURTHER,
  ...DEGREES_FURTHER,
];
