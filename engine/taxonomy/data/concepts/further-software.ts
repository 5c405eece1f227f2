import { readConcepts } from '../read-concepts';

const GENERAL_SOFTWARE = readConcepts(
  'tool',
  `
  WordStar < Word processing
  Google Docs editing < Word processing
  Pages for Mac | Pages < Word processing ? word, keynote, numbers, apple, mac, iwork
  Excel modeling < Spreadsheets
  Google Slides decks < Presentation software
  Beautiful.ai < Presentation software
  Mentimeter < Presentation software
  Slido < Presentation software
  Poll Everywhere < Presentation software
  Mozilla Thunderbird < Email
  Novell GroupWise | GroupWise < Email
  Yahoo Mail < Email
  Apple Safari < Web browsers
  Calendar software | appointment scheduling software > Acuity Scheduling, Appointment-Plus, DaySmart
  Survey software | online survey software > SurveyMonkey surveys, LimeSurvey, Google Forms surveys
  Simulation software | modeling software, simulation tools > ProModel, SIMUL8, Vensim, Crystal Ball, Palisade @Risk
  Voice recognition software | speech recognition software, dictation software
  Optical character reader software | OCR software, document scanning software
  FaceTime < Video conferencing
  GoToMeeting software < Video conferencing
  Google Meet calls < Video conferencing
  BlueJeans < Video conferencing
  Zoom webinars < Video conferencing
  WhatsApp | WhatsApp Business < Team messaging
  GroupMe < Team messaging
  Telegram messaging < Team messaging
  Mattermost < Team messaging
  Rocket.Chat < Team messaging
  Screen readers | screen reader software, accessibility software > JAWS screen reader, NVDA, ZoomText, VoiceOver
  FastTrack Schedule < Project management software
  Primavera Contractor < Project management software
  OmniPlan < Project management software
  Teamwork.com < Project management software
  Podio < Project management software
  ProjectLibre < Project management software
  Worldox < Document management systems
  PaperVision < Document management systems
  FileHold < Document management systems
  ImageRight < Document management systems
  Square 9 < Document management systems
  Pastel accounting < Accounting software
  Total Accounting Office < Accounting software
  Business Works | BusinessWorks < Accounting software
  Platinum accounting < Accounting software
  Open Systems accounting < Accounting software
  SunSystems < Accounting software
  Sun accounting < Accounting software
  Solomon accounting < Accounting software
  Dynamics SL < Accounting software
  Epicor Financials < Accounting software
  CYMA < Accounting software
  Tax preparation software | income tax software > TaxSlayer
  Human resource information software | human resource management software > TalentSpace, PeopleAdmin, Lumesse, Spectrum HR,
    Vantage HRA, Infinium, Cyborg payroll, Empower payroll
  Sortly < Inventory management software
  inFlow inventory < Inventory management software
  Cin7 < Inventory management software
  DEAR Systems < Inventory management software
  Zoho Inventory < Inventory management software
  TradeGecko < Inventory management software
  Electronic mail marketing > Vertical Response, AWeber, GetResponse, Emma email
  QuarkXPress layout < Desktop publishing
  Scribus < Desktop publishing
  Serif PagePlus < Desktop publishing
  The Print Shop < Desktop publishing
  Corel PaintShop Pro < Video editing software
  Adobe ImageReady < Video editing software
  Macromedia FreeHand | Aldus FreeHand < Video editing software
  Adobe Photoshop Elements < Video editing software
  Paint.NET < Video editing software
  Pixelmator < Video editing software
  Autodesk SketchBook | SketchBook Pro < Video editing software
  Xara Designer < Video editing software
  Picasa < Video editing software
  ACDSee < Video editing software
  DxO PhotoLab < Video editing software
  Topaz Labs < Video editing software
  Windows Movie Maker < Video editing software
  Filmora < Video editing software
  Pinnacle Studio < Video editing software
  WeVideo < Video editing software
  Edius < Video editing software
  Lightworks < Video editing software
  Adobe Director | Macromedia Director < Video editing software
  Kapwing < Video editing software
  Web page creation software | website builders > Adobe GoLive, Microsoft Expression, Adobe Muse, Duda, GoDaddy Websites,
    Google Sites
  Computer-aided drafting software | CAD programs, drafting software > CADKEY, VersaCAD, Generic CADD, AutoSketch, IntelliCAD,
    ZWCAD, Cadwork, hsbCAD, form·Z, form Z, DataCAD, PowerDraft, VisualCADD, ViaCAD, IronCAD, SpaceClaim, T-FLEX, Alibre,
    Geomagic Design
  Machine programming software | CNC software > Edgecam software, FeatureCAM, BobCAD-CAM, SmartCAM, HSMWorks, hyperMILL,
    TopSolid, VERICUT, Predator CNC, EZ-CAM, PartMaker, WorkNC, SigmaNEST, Radan, TruTops, JETCAM, AlphaCAM, ArtCAM, Aspire CNC,
    Cabinet Vision, Microvellum, imos CAD
  Map creation software | route navigation software, global positioning system software > Caliper Maptitude = Maptitude,
    Google Earth Pro, Surfer mapping = Golden Surfer, MapPoint = Microsoft MapPoint, ArcView, ArcInfo, ArcPad, Idrisi, TerrSet,
    SAGA GIS, Manifold GIS, GPS Pathfinder Office, TerraSync, DeLorme, MapQuest, Waze, Garmin devices, Terramodel,
    Carlson Survey = Carlson SurvCE, SurvCADD, StarNet adjustment, OpenDroneMap, CloudCompare, LP360, TerraScan, PhotoModeler,
    eCognition
  S-PLUS < Statistics
  Systat < Statistics
  Statgraphics < Statistics
  SigmaStat < Statistics
  NCSS < Statistics
  PASS sample size < Statistics
  SUDAAN < Statistics
  HLM software < Statistics
  Epi Info < Statistics
  CDC WONDER < Statistics
  WinBUGS < Statistics
  Stan modeling < Statistics
  MedCalc < Statistics
  XLSTAT < Statistics
  gretl < Statistics
  PC-SAS < Statistics
  StatXact < Statistics
  Stat-Ease < Statistics
  Design-Expert < Statistics
  KaleidaGraph < Statistics
  Gnuplot < Statistics
  Grapher < Statistics
  Scientific software | mathematical software > Mathematica notebooks, MATLAB toolboxes, LabVIEW data acquisition, SageMath,
    Scilab, MathType, Igor Pro, PeakFit, ENVI remote sensing, IDL language = Interactive Data Language, WinSCP transfers,
    ChemCAD, PRO/II, AutoCAD P&ID, CrystalMaker, Spartan modeling, HyperChem, VMD visualization, LAMMPS, GROMACS, VASP,
    Quantum ESPRESSO, Geant4, ROOT framework
  Bioinformatics software | sequence analysis software > ClustalW, PHYLIP, MrBayes, Sequencher, Primer3, Ensembl, GenBank,
    NCBI databases, Cytoscape, DNASTAR, Lasergene, STRUCTURE genetics, QIIME, PLINK, Haploview
  Data acquisition software | data logging software, data acquisition systems, data loggers, DAQ
  Medical software | practice management software, medical office software > Kareo billing, Medical Manager,
    Centricity Practice Solution, Intergy, Vitera, Practice Partner, MediTouch, PrognoCIS, NueMD, OfficeAlly = Office Ally,
    MicroMD, e-MDs, Aprima, PCC EHR, ChiroTouch = Genesis Chiropractic, RevolutionEHR, OfficeMate, Compulink, MOSAIQ,
    ARIA oncology, Eclipse treatment planning = Pinnacle planning, Provation, EndoWorks, MUSE ECG, Vocera, Nurse call systems,
    TeleTracking, API Healthcare, Kronos scheduling for nurses, Curaspan, Allscripts Care Management, MIDAS quality,
    Press Ganey, RL Solutions, HealthStream, Relias = Relias Learning, Therap services, TIER EHR, Cx360,
    Penelope case management, Apricot software, Efforts to Outcomes, HMIS, ServicePoint, CaseWorthy, SACWIS,
    Nutritionist Pro = NutriKids, ESHA Food Processor, MenuPro, CBORD, Computrition, Noldus Observer, ExamSoft, Simucase,
    DICOM viewers = DICOM, SNOMED CT, LOINC, RxNorm, DRG assignment, Kirby Lester, McKesson Pharmacy, EnterpriseRx,
    BD Alaris = Alaris pumps, GetWellNetwork, Doximity, Zocdoc
  Public safety databases > NCIC database, CODIS, CJIS, CLETS, TLETS, Clery reporting, NIBRS, UCR reporting, ViCAP,
    Gang databases, DMV records
  Legal databases > Fastcase, Casetext, HeinOnline, CourtLink, Amicus Attorney, Needles case management, EZ-Filing, Lawgic,
    Drafting Libraries
  Real estate software > BoomTown, ShowingTime, ZipForms, TurboTenant, WinTOTAL, CRS tax data, RealQuest, Propertyware, Rentec,
    SkySlope, Matterport, RESNET, Point central, RealEstate CMA
  Hospitality and food software > NutriCalc, CALCMENU, FoodTrak, EatecNetx, Restaurant Manager POS, ALOHA Loyalty, Paytronix,
    RoomMaster, RMS Cloud, Visual Matrix, AutoClerk, SynXis, Travelclick, Guestline, Protel, StayNTouch, Caterease,
    Total Party Planner, EventPro, Galaxy ticketing, Accesso, SpaSoft, Mindbody, Vagaro, Zenoti, Rosy salon, Club Automation,
    ABC Financial, ClubReady, ActiveNet, RecTrac, Daxko, GolfNow, foreUP
  Education apps > Edmodo classroom, Class Tag, ParentSquare, SchoolMessenger, Study Island, Edgenuity, Achieve3000, Newsela,
    Schoology gradebook, GradeSpeed, Jupiter Ed, Starfall, ABCmouse, Boardmaker, Proloquo2Go, SMART Notebook, Jamboard,
    Canva for Education, EasyIEP, IEP Direct = Frontline IEP, Tynker, Code.org, Raz-Kids, Reading A-Z, ALEKS, Mathletics,
    MyMathLab, WebAssign, Respondus, Proctorio, ANGEL LMS, WebCT, Turnitin Feedback Studio, Tadpoles, HiMama, Kinderlime,
    OCLC = OCLC Connexion, WorldCat, Follett Destiny = Destiny library, SirsiDynix, Symphony ILS = Voyager ILS, ArchivesSpace,
    PastPerfect, TMS collections, EBSCO, ProQuest, JSTOR, Quizizz, Socrative, Gimkit
  Music and stage software > Steinberg Cubase, Nuendo, Reason Studios, Native Instruments, Kontakt, Sibelius notation, Dorico,
    MuseScore, Finale music, Serato, Traktor, rekordbox, WaveLab, iZotope RX, Max/MSP, Pure Data, ETC lighting consoles,
    grandMA, vMix, Wirecast, TriCaster, ENPS, iNews, Octopus newsroom, WideOrbit, Marketron, Zetta radio = RCS radio, Burli,
    Movie Magic, StudioBinder, Celtx, Frame.io, ProPresenter, EasyWorship, Avid Pro Tools HD
  Animation and game tools > Autodesk Mudbox, MotionBuilder, Lightwave 3D = modo 3D, Spine animation, DragonBones, TVPaint,
    SpeedTree, Quixel, Megascans, FMOD, Wwise, Construct game, GameMaker, RPG Maker, Perforce Helix, PlayCanvas, Babylon.js,
    Photon networking, SteamVR, Oculus development, HoloLens
  Retail and sales software > JDA retail = Oracle Retail, Retek, Island Pacific, Blue Martini, RetailNext, Celerant,
    Teamwork Retail, Springboard retail, QuickBooks POS, SharpSpring, Yesware, Mixmax, LeadSquared, Freshsales, Nutshell CRM,
    Sage CRM, SalesLogix, Maximizer CRM, Highspot, Showpad, DealHub, PandaDoc, Proposify, Apttus, Xactly, CaptivateIQ, Lusha,
    Hunter.io, Sales Force Automation, SFA software, Channeladvisor, Listrak, Nosto, Bazaarvoice, Zendesk Chat, Olark,
    UserTesting, Lookback, Medallia, InMoment, Verint, NICE workforce, Calabrio, Aspect software, InContact, Cisco Finesse,
    LiveVox
  Maintenance software | maintenance management software, maintenance record software > Hippo CMMS, Limble, MaintainX,
    MicroMain, Maintenance Connection, TMA Systems, Archibus, FM:Systems, SchoolDude, Corrigo, ServiceChannel, TRIRIGA, Planon,
    AMOS maintenance = TRAX maintenance, Rusada, RTA fleet = Fleetio, AssetWorks, Mitchell1, ALLDATA, ShopKey, Identifix,
    Karmak, Procede, Snap-on diagnostics, Autel scanners, Cummins Insite, Cat ET, JPRO
  Farm and land software > John Deere Operations Center, Climate FieldView, Ag Leader, SMS software, AgriWebb, Herdwatch,
    DairyComp, PCDART, AfiMilk, PetPoint, Shelterbuddy, LandFX, DynaScape, PRO Landscape, Aspire landscape = LMN landscape,
    TreePlotter, iTree, HortScape, WinCAM, RUSLE2, SWAT model, SewerGEMS, Aquaveo, GMS groundwater, Visual MODFLOW, AERMOD,
    CALPUFF, SimaPro, GaBi, openLCA, EQuIS, EarthSoft, RockWorks, LogPlot, Kingdom seismic, OpendTect, OpenWells, WellView,
    Techlog, Geolog, Landmark DecisionSpace, GeoGraphix
  Transport software > Navtech, Jeppesen FliteDeck, ForeFlight, SABRE crew = AIMS crew, Maestro dispatch, Trapeze, HASTUS,
    Railinc, RailConnect, NAVIS N4, Tideworks, ECDIS = ECDIS navigation, ARPA radar, Shippingeasy, Endicia, Stamps.com,
    Route4Me, Circuit routing, Prophesy dispatch, Axon trucking, PC*MILER, ProMiles, Comdata, EFS fuel cards, Sylectus, Turvo,
    E2open, INTTRA, GT Nexus = Infor Nexus, Blue Yonder TMS, Qualcomm messaging, Lytx DriveCam, SmartDrive, Mobileye, UgCS,
    DJI GO, Litchi drone
  `,
);

const FURTHER_TECHNOLOGY = readConcepts(
  'technology',
  `
  Enterprise application integration | EAI, middleware > webMethods, Sterling Integrator, Oracle SOA Suite = Oracle BPEL,
    IBM Integration Bus, DataPower, SAP CPI = SAP Integration Suite, Axway, MuleSoft Anypoint, COM+, ActiveX,
    Common gateway interface, CGI scripting, XML-RPC, UDDI
  Mainframe tools > TSO/ISPF = ISPF, VSAM, IMS database, CA-IDMS, Endevor, Changeman, File-AID = Abend-AID, SyncSort, DFSORT,
    Easytrieve, Zeke scheduler, RACF, ACF2, Top Secret mainframe, Telon, CA Gen, Assembler mainframe, SPUFI, QMF, Xpediter,
    Natural programming
  Rational tools > RequisitePro = Rational RequisitePro, Rational Team Concert, RTC Jazz, PurifyPlus = Rational Purify,
    Rational Functional Tester, Rational DOORS Next, IBM Tivoli, IBM Domino, IBM WebSphere Commerce, IBM FileNet P8,
    IBM Watson = Watsonx, IBM Sterling = Sterling Commerce, IBM MQ Series administration, IBM Netcool
  Oracle products > Oracle ADF, JDeveloper, Oracle Exadata = Exadata, Oracle Primavera Unifier = Unifier, Oracle CPQ,
    BigMachines, Oracle WebCenter, Oracle Agile PLM, Oracle Demantra, Oracle Hyperion Planning, Oracle Identity Manager,
    Oracle Retail Merchandising, Oracle Utilities, CC&B, Oracle Argus Safety
  Microsoft products > Microsoft Lync, Skype for Business Server, Microsoft Dynamics Business Central, Microsoft Purview,
    Microsoft Viva, Microsoft Loop = Microsoft Whiteboard, Power BI Report Builder, Power Pages, Dataverse, Microsoft Stream,
    Microsoft Forms, Windows PowerShell ISE, Windows Mobile = Windows CE, Microsoft Visual InterDev, Microsoft FRx = FRx,
    ActiveX controls, Microsoft Money, Microsoft Small Business Server, Azure Arc, Visual Basic 6 migration,
    Application Insights, SQL Server Profiler, Excel Power Pivot, MS Query, Windows deployment services, DirectX graphics
  SAP products > SAP GRC = SAP Security, SAP Solution Manager, SolMan, SAP NetWeaver, SAP Analytics Cloud, SAC planning,
    SAP Cloud Platform = SAP BTP, SAP ALE/IDoc, SAP Concur expense, SAP Fieldglass = Fieldglass, SAP MDG,
    SAP LSMW = SAP data migration, SAP Workflow, SAP Screen Personas, SAP TM = SAP GTS, SAP EHS, SAP IS-U = SAP IS-Retail,
    SAP VIM, SAP Signavio = Signavio, SAP Datasphere, SAP PowerDesigner, SAP HANA modeling, SAPscript, Smart Forms SAP,
    SAP WebDynpro
  Salesforce products > Salesforce Experience Cloud, Community Cloud, Salesforce DX, MuleSoft Composer,
    Salesforce Field Service, Salesforce Data Loader = Data Loader, nCino, Vlocity, Salesforce Industries, FinancialForce,
    Certinia, Salesforce Health Cloud, Salesforce NPSP, Copado, Gearset, SOSL, Salesforce Data Cloud
  ServiceNow development | ServiceNow scripting < ServiceNow
  ServiceNow HRSD < ServiceNow
  ServiceNow CSM < ServiceNow
  ServiceNow ITOM | ServiceNow Discovery < ServiceNow
  ServiceNow GRC < ServiceNow
  Ivanti < ServiceNow
  TOPdesk < ServiceNow
  HaloITSM < ServiceNow
  Datto < ServiceNow
  NinjaOne < ServiceNow
  HEAT service management < ServiceNow
  Track-It < ServiceNow
  Storage and backup | enterprise storage > NetApp ONTAP, Pure Storage, HPE 3PAR, HP EVA, TSM backup, Hitachi storage,
    Fibre Channel, SAN switches, iSCSI, Rubrik, Cohesity, Zerto, Site Recovery Manager, Data deduplication, Data Domain, Ceph,
    GlusterFS, Object storage, MinIO, Tape libraries, LTO, Carbonite, Druva, ZFS, Storage virtualization
  Directory and endpoint tools > Microsoft LAPS, Workspace ONE, Ivanti endpoint, Tanium, BigFix, PDQ Deploy,
    Group Policy Objects management, Google Admin Console = Google Workspace administration, Kandji, Mosyle, Sophos,
    Trend Micro, Webroot, Cylance, Netskope, Cisco Umbrella = Cisco AnyConnect, Duo Security = RSA SecurID, KnowBe4, LastPass,
    1Password, Bitwarden, Varonis, OSSEC, Wazuh, Darktrace, FireEye, Mandiant, Imperva, Forescout, ClearPass, Cofense, Exabeam,
    Securonix, Elastic Security, Google Chronicle, Cortex XDR, MISP, Recorded Future, Autopsy forensics, John the Ripper,
    Hashcat, Aircrack-ng, Nikto, SQLMap, BloodHound, Prisma Cloud, Wiz cloud security, Aqua Security, Twistlock, Trivy,
    OPA policies = Open Policy Agent, Let's Encrypt, Keycloak, GnuPG
  Database tools > phpMyAdmin, MongoDB Atlas, RedisInsight, Hasura, PostgREST, ArangoDB, OrientDB, Amazon Timestream,
    Apache Druid = Apache Pinot = Apache Kylin, Apache Phoenix, Apache Kudu, SingleStore, MemSQL, Exasol, SAP IQ = Sybase IQ,
    Actian, Ingres, InterSystems Caché, MUMPS, IRIS data platform, Progress OpenEdge database, Alpha Five, Quickbase, Caspio,
    Realm database, Room persistence, LevelDB, TiDB, YugabyteDB, Azure Data Studio, Redgate, ApexSQL,
    Data definition language = data manipulation language = DDL
  Front-end libraries > Chakra UI, Vuetify, Quasar framework, PrimeReact = PrimeNG, Framer Motion, GSAP, Lodash, Underscore.js,
    Moment.js, date-fns, Axios, SWR, XState, Zod validation, Headless UI = Radix UI = shadcn/ui, Bulma, Foundation CSS,
    MooTools, Prototype.js, Polymer project, Preact, Inferno.js, Marko.js, Eleventy, Hugo site, Jekyll, Bower, RequireJS,
    PostCSS, CSS Modules, Leaflet.js, OpenLayers, Mapbox GL, Syncfusion, AG Grid, CKEditor, TinyMCE, PWA Builder,
    Cypress components, Testing Library, Enzyme testing, Jasmine testing, WebdriverIO, Nightwatch.js, TestCafe, Vitest,
    MSW mocking, Percy visual testing, BrowserStack, Sauce Labs, LambdaTest, Apollo Client, urql
  Back-end libraries > Alembic, Pydantic, Gunicorn, uWSGI, Jinja = Jinja2, Requests library, asyncio, Tkinter, wxPython,
    Boost C++, OpenMP threading, Boost Asio, gtest, Google Test, Catch2, Conan packages, Log4j, SLF4J, Lombok, MapStruct, jOOQ,
    Spring Batch = Spring Integration, Netty, Vert.x, Pekko, Guice, Arquillian, Spock framework, Flyway migrations, Hystrix,
    Resilience4j, Zuul, RxSwift bindings, NHibernate, AutoMapper, MediatR, Hangfire, Quartz.NET, IdentityServer, Serilog, NLog,
    MassTransit, NServiceBus, DotNetNuke, Composer PHP, Doctrine ORM = Eloquent ORM, Laminas, Livewire, Inertia.js,
    Blade templates, Slim framework, Unicorn server, Hapi.js, Socket programming in Node, Bull queues, BullMQ, Passport.js,
    Mongoose ODM, Nodemailer, Axum, Tokio, Serde, Fiber Go, GORM, Cobra CLI, go-kit, Elixir Ecto, Scala Cats, ZIO, SBT,
    Leiningen, Tauri
  Data science libraries > statsmodels, Ray framework, Modin, Numba, Cython, Altair charts, Streamlit, Gradio, Dash by Plotly,
    spaCy pipelines, NLTK toolkit, fastText, Stable Diffusion, LangGraph, CrewAI, Pinecone vector store, Weights & Biases,
    Comet ML, Neptune.ai, DVC, Feast feature store, BentoML, Seldon, TorchServe, Triton Inference Server, TensorRT, Theano,
    MXNet, Torch7, Fastai, Detectron2, MMDetection, Mask R-CNN, MediaPipe, Prophet forecasting, PyMC, CatBoost models,
    imbalanced-learn, Optuna, Hyperopt, AutoML, auto-sklearn, TPOT, Great Expectations tests, tidymodels, dplyr, data.table,
    R Markdown, knitr, Quarto, Plumber API, Mahout, MLlib = Spark MLlib, GraphX, NetworkX, Gephi, igraph, OpenAI Gym,
    Stable Baselines, Apache Zeppelin, Kedro, Whisper speech, Kaldi, Tesseract OCR, LIME explanations, PyTorch Lightning,
    DeepSpeed, Horovod, OpenVINO, cuDNN
  `,
);

/** Single programs, libraries and packages by name. */
export const FURTHER_SOFTWARE_CONCEPTS = [...GENERAL_SOFTWARE, ...FURTHER_TECHNOLOGY];
