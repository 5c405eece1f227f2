import { readConcepts } from '../read-concepts';

const SECTOR_SOFTWARE = readConcepts(
  'tool',
  `
  Paragon EHR < Electronic health records
  Amazing Charts < Electronic health records
  PrimeSuite < Electronic health records
  SOAPware < Electronic health records
  WellSky < Electronic health records
  EMIS Web < Electronic health records
  SystmOne < Electronic health records
  CareCloud < Electronic health records
  Nuesoft < Electronic health records
  myAvatar < Electronic health records
  Practice Fusion charts < Electronic health records
  EMA EHR < Electronic health records
  CPRS < Electronic health records
  WebPT < Electronic health records
  Clinicient < Electronic health records
  Sunquest < Electronic health records
  Beaker LIS < Electronic health records
  Orchard Harvest < Electronic health records
  AccuCare < Electronic health records
  ICANotes < Electronic health records
  Carestream < Electronic health records
  Sectra PACS < Electronic health records
  IMPAX < Electronic health records
  Dragon Medical < Electronic health records
  Amkai < Electronic health records
  SIS Complete < Electronic health records
  Pyxis stations < Electronic health records
  Phreesia < Electronic health records
  CoverMyMeds < Electronic health records
  Rx30 < Electronic health records
  PDX pharmacy system < Electronic health records
  ezyVet < Electronic health records
  Epocrates < Electronic health records
  UpToDate < Electronic health records
  Lexicomp < Electronic health records
  Micromedex < Electronic health records
  Point of sale software > Simphony, Lightspeed POS, Revel Systems, TouchBistro, POSitouch, Retail Pro, Verifone, Vend POS,
    Squirrel POS, Heartland POS
  Hospitality software > MARSHA, Delphi sales software = Delphi.fdc, HotSOS, Cloudbeds, Avero, Compeat, CrunchTime,
    OpenTable software, SevenRooms, ChefTec, Amadeus hospitality, Cendyn
  CoStar < Property management
  LoopNet < Property management
  Argus Enterprise < Property management
  MLS listings < Property management
  Building Engines < Property management
  Angus Anywhere < Property management
  Dotloop < Property management
  DocuSign Rooms < Property management
  kvCORE < Property management
  Follow Up Boss < Property management
  Realtor.com < Property management
  DATEV < Accounting software
  Exact Online < Accounting software
  Lexware < Accounting software
  Accpac < Accounting software
  Vantagepoint < Accounting software
  Vista construction accounting < Accounting software
  Foundation accounting < Accounting software
  Thomson Reuters tax software < Accounting software
  OneSource < Accounting software
  Oracle Essbase < Accounting software
  SAP BPC < Accounting software
  Prophix < Accounting software
  Planful < Accounting software
  FRx reporting | Management Reporter < Accounting software
  Fixed asset software | FAS assets < Accounting software
  Hubdoc < Accounting software
  Dext < Accounting software
  Planning Analytics < Accounting software
  IFS | IFS Applications < ERP
  OpenERP < ERP
  Infor Lawson < ERP
  Visual Manufacturing < ERP
  Global Shop | E2 Shop < ERP
  BPCS < ERP
  Fourth Shift < ERP
  abas ERP < ERP
  proALPHA < ERP
  Ross ERP < ERP
  Priority ERP < ERP
  Katana MRP < ERP
  vTiger < CRM software
  Salesforce Service Cloud < CRM software
  Marketing Cloud Account Engagement < CRM software
  Act! CRM < CRM software
  GoldMine < CRM software
  DiscoverOrg < CRM software
  Copper CRM < CRM software
  Nimble CRM < CRM software
  Keap < CRM software
  Infusionsoft < CRM software
  Salesforce CPQ | CPQ < CRM software
  LivePerson < CRM software
  Kayako < CRM software
  Clari < CRM software
  Blackbaud CRM < CRM software
  Tessitura < CRM software
  Velocify < CRM software
  VinSolutions < CRM software
  Redtail < CRM software
  Wealthbox < CRM software
  PatronManager < CRM software
  Oracle HCM < Human resources information systems
  PeopleSoft HCM | PeopleSoft HR < Human resources information systems
  ZipRecruiter < Human resources information systems
  15Five < Human resources information systems
  Culture Amp < Human resources information systems
  TalentLMS < Human resources information systems
  Absorb LMS < Human resources information systems
  HireVue < Human resources information systems
  Checkr | Sterling background checks < Human resources information systems
  HireRight < Human resources information systems
  Sage HR | Sage Payroll < Human resources information systems
  NEOGOV < Human resources information systems
  Avature < Human resources information systems
  Saba < Human resources information systems
  Marketing software > Bing Webmaster, Moz, Meta Ads Manager, Google Marketing Platform, DV360, AppNexus, Iterable, Weebly,
    Unbounce, Unica, Cision, Meltwater, Muck Rack, Brandwatch, Talkwalker, SurveyGizmo, Comscore, Nielsen ratings, AdRelevance, Later social,
    CapCut, TikTok marketing, Pinterest marketing, Twitter marketing, Yext, Birdeye, Podium reviews, CoSchedule, Marin Software,
    Kenshoo, Taboola, Outbrain, Amazon Advertising = Seller Central, Bizzabo, Splash events, Hopin, Wistia, Vidyard, Salsify,
    Akeneo, Swiftpage
  Construction software > Autodesk Build, BIM 360 Field, CoConstruct, HCSS, HeavyBid = HeavyJob,
    Sage Estimating = Timberline Estimating, e-Builder, Newforma, Asta Powerproject, Candy estimating, Accubid, ConEst,
    McCormick estimating, Raken, Fieldwire, WinEst, DESTINI, Textura, BuildingConnected, iSqFt, AGTEK, Trimble Business Center,
    Xactimate software, ServiceTitan, Housecall Pro, Jobber
  Logistics software > Manhattan WMOS, SAP Extended Warehouse, Oracle Transportation Management = OTM,
    McLeod = McLeod LoadMaster, TMW Suite = TMW Systems, TruckMate, MercuryGate, CargoWise, Truckstop.com, KeepTruckin,
    Motive ELD = Samsara ELD, Omnitracs, PeopleNet, Red Prairie, HighJump WMS, Kinaxis, RapidResponse, o9 Solutions, Llamasoft,
    Coupa supply chain, JDA demand, Logility, Roadnet = Omnitracs Roadnet, FourKites, project44, UPS CampusShip, Zebra scanners,
    Magaya, Körber, Infor WMS, Softeon, Extensiv, 3PL Central, ShipHero, AS2 EDI, Amber Road, Integration Point, Onfleet
  Legal software > Westlaw legal, Lexis Advance, Clio Manage, Aderant, Elite 3E, CaseMap, TrialDirector, Tabs3, CourtAlert,
    PACER filing, Icertis, Diligent boards, Smokeball, LEAP legal, Anaqua, CPA Global, FoundationIP, Nuix, HotDocs
  Laboratory software > LabWare LIMS, LabVantage, Empower chromatography = Chromeleon, ImageJ, Fiji imaging, SoftMax Pro,
    FlowJo, Benchling, SnapGene, Geneious, Vector NTI, ChemDraw, ChemOffice, Schrödinger Suite, AutoDock,
    OriginLab = Origin plotting, SigmaPlot, Clustal, MEGA phylogenetics, Bioconductor, Galaxy bioinformatics, PyMOL,
    UCSF Chimera, JMP statistics, Watson LIMS, MATLAB imaging, ChemStation, MassLynx, Xcalibur, Phoenix WinNonlin, NONMEM,
    MestReNova, TopSpin, TrackWise, MasterControl, Veeva QMS, LabArchives, EndNote references, IGV browser, GATK, SAMtools,
    Mplus, LISREL, GAUSS software, LIMDEP, Maple software, MathCAD Prime
  Education software > Moodle administration, Remind app, Kahoot quizzes, Seesaw classroom, Nearpod lessons, Turnitin,
    Renaissance STAR, Accelerated Reader, iReady, IXL, Khan Academy, DIBELS, NWEA MAP, PowerSchool SIS, Slate CRM, Common App,
    GoToWebinar, Panopto, Kaltura, Screencastify, Flipgrid, Edpuzzle, Pear Deck, Desmos, GeoGebra, Rosetta Stone, Duolingo,
    Lexia, Read 180, Bromcom, Tapestry journal, Famly, Brightwheel, Procare
  Public safety software > NCIC, NLETS, New World CAD, Axon, body-worn cameras, CAD dispatch = Computer Aided Dispatch software,
    AFIS, IAFIS, NIBIN, EnCase Forensic, i2 Analyst's Notebook, Palantir, Lenel, OnGuard = Lenel OnGuard, C-CURE, Genetec, Milestone VMS,
    WebEOC, Everbridge, Firehouse Software, ESO, ImageTrend, JMS jail software, PowerDMS, Evidence.com, RMS police records,
    LiveScan, D3 security software
  Box storage < Microsoft Office
  Numbers spreadsheets < Microsoft Office
  Pages documents < Microsoft Office
  Doodle scheduling < Microsoft Office
  Microsoft Planner < Microsoft Office
  Miro < Microsoft Office
  IFTTT < Microsoft Office
  DocuWare < Microsoft Office
  OnBase | Hyland OnBase < Microsoft Office
  Alfresco < Microsoft Office
  Corel WordPerfect Office < Microsoft Office
  Claris Works < Microsoft Office
  AppleWorks < Microsoft Office
  Harvard Graphics < Microsoft Office
  Microsoft Works < Microsoft Office
  Pegasus Mail < Microsoft Office
  Thunderbird < Microsoft Office
  Jotform < Microsoft Office
  ABBYY FineReader < Microsoft Office
  OmniPage < Microsoft Office
  Microsoft Bookings < Microsoft Office
  Copilot for Microsoft 365 < Microsoft Office
  Design and engineering software > Visual lighting, HEC-RAS modeling, GeoStudio, gINT, Petrel software, Eclipse reservoir,
    OLGA, Surpac, Datamine, Vulcan mining, MineSight, MP2, RSView, CODESYS, TwinCAT, B&R Automation Studio, AutoPIPE,
    ProjectWise, Aconex, Ansys HFSS, CST Studio, ADS RF = Keysight ADS, Proteus, Questa, Simcenter Amesim, Adams multibody,
    GT-SUITE, CarSim, dSPACE, Vector tools, PTV Visum, TransCAD, Cube Voyager, Aspen DMC, Yokogawa Centum, ABB 800xA,
    LMS Test.Lab, PolyWorks, Geomagic, Creo Simulate, Trimble Access, Leica Cyclone, FARO Scene, RealityCapture, Pix4D,
    DroneDeploy, Agisoft Metashape
  Milliman guidelines | MCG guidelines, Milliman Care Guidelines, MCG criteria
  MedDRA | MedDRA coding
  Reapit
  Vebra
  Unanet
  Braze ? marketing, crm, campaigns, email, iterable, klaviyo, segment, lifecycle
  TikTok Ads | TikTok Ads Manager, TikTok advertising
  Adobe InCopy | InCopy
  CostX
  Haas machines | Haas CNC, Haas mills, Haas lathes
  Leica surveying instruments | Leica total station, Leica total stations, Leica Geosystems, Leica TS16, Leica TS15, Leica TS60, Leica MS60,
    Leica GS18, Leica GS16
  Mews PMS | Mews hotel system
  Pick to voice | voice picking, pick by voice, pick to light
  Fluke testers | Fluke Networks, Fluke multimeter
  Extron
  AMX control systems | AMX programming
  Dante audio networking | Dante networking, Dante Controller
  `,
);

/** Software of single sectors and of the office. */
export const SECTOR_SOFTWARE_CONCEPTS = [...SECTOR_SOFTWARE];
