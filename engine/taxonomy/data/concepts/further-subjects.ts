import { readConcepts } from '../read-concepts';

const SUBJECTS = readConcepts(
  'skill',
  `
  Humanities / Literature = comparative literature, History, Geography, Linguistics, Classics ? degree, teaching, english, studies,
    subjects, university, school, teacher, courses, language
  Social sciences | social science, social studies > Legal studies, Cultural studies, Gender studies
  Theology | prayer, religious services, biblical studies, scripture
  Genealogy | family history research
  Earth sciences | marine science, soil and water science, geochemistry > Oceanography
  Trigonometry | linear models / Logic, Discrete mathematics, Number theory, Differential equations ? mathematics, algebra, calculus,
    geometry, math, programming, teaching
  Mechanics | kinetics, engineering principles, engineering processes, engineering mechanics, statics and dynamics, precision engineering
    ? engineering, mechanical, physics, design, thermodynamics, materials
  Electricity | electrical principles, electrical theory, electrical safety, electrical circuits, electrical components
  Sensors | sensor technology, sensor integration, transducers > LiDAR, Radar systems
  Integrated circuits | IC design, analog IC design, mixed signal ICs
  Wire harnesses | wiring harnesses, crimping, cable harnesses, wire stripping
  Instrumentation equipment | instrumentation engineering, measuring equipment, instrument technology
  Ventilation systems | ventilation, exhaust systems, air handling units
    ! ventilator, patients, hfov, hfjv, mechanical, frequency, oxygen, airway, respiratory, icu, nicu, invasive, bag, valve, cpap, bipap
  Natural gas | LNG, gas distribution, gas compression, petroleum, gas processing
  Hydraulic fracturing | fracking, well stimulation, workover operations, artificial lift
  Explosives | explosive ordnance disposal, EOD, pyrotechnics
  Decommissioning | plant decommissioning, equipment decommissioning
  Reverse engineering | teardown analysis
  Test procedures | testing procedures, test protocols, test hardware, test methods, inspection procedures
  Design process | design principles, integrated design, design review, design reviews
  Safety engineering | safety systems engineering, system safety
  Computer technology | computer equipment, computer systems, computer applications, hardware platforms, hardware components,
    computer operations, computer programs
  Firmware updates | upgrade firmware, BIOS updates, install software
  Agile project management | agile delivery, agile planning, sprint management < Agile, Project management
  Financial markets | stock market, securities, money markets, financial products, bond markets, stock markets ? investment, trading,
    finance, equity, bonds, banking, broker, portfolio
  Public finance | municipal finance, government finance, municipal bonds
  Microfinance | business loans, small business lending
  Foreclosure | foreclosures, loss mitigation, short sales, default servicing
  Depreciation | amortization, asset depreciation schedules
  Joint ventures | strategic alliances, strategic partnerships, partnership development, business partnerships, corporate
    partnerships, industry partnerships
  Business model development | business models, business model canvas, monetization strategy
  Value analysis | value engineering, cost engineering
  Legal terminology | legal knowledge, court procedures, court proceedings, legal procedures, judicial procedures
  Insurance law > Consumer protection, Maritime law, Media law, Education law, Health law, Construction law, Sports law, Entertainment law,
    Labor arbitration
  Settlement negotiation | negotiate settlements, negotiating settlements, settlement agreements
  Environmental policy > Climate policy, Energy policy, Housing policy, Agricultural policy
  Politics | political analysis, elections, political advocacy, civic education
  International development | humanitarian aid, humanitarian assistance, development aid, relief work, global development, refugee services,
    disaster relief
  Philanthropy | charitable giving, foundation relations, corporate giving
  Health care system | healthcare systems, healthcare industry, health systems, healthcare policy, healthcare delivery
  Acute care | acute care nursing, subacute, acute inpatient care, urgent care
  Preventive medicine | occupational medicine, occupational health, occupational health nursing, preventive health, general medicine
  Endocrinology | otolaryngology, ENT surgery / Urology, Nephrology, Pulmonology, Ophthalmology, Rheumatology, Hepatology
  Plastic surgery | cosmetic surgery, reconstructive surgery, aesthetic medicine, Botox, dermal fillers, injectables
  Eating disorders / Anger management, Child psychiatry, Grief counseling = bereavement counseling, Obsessive compulsive disorder,
    Mood disorders, Anxiety disorders, ADHD
  Allergy care | asthma care, allergy testing, immunotherapy, allergy treatment, allergy shots, allergy injections, allergy
    clinic
  Pregnancy care | prenatal care, antenatal care, breastfeeding support, lactation support, childbirth education
  Blood donation | plasma donation, donor screening, plasmapheresis
  Breathing techniques | relaxation techniques, stress reduction techniques, guided meditation
  Sterilisation techniques | sterilization techniques, sanitization techniques
  Orthotic devices | assistive devices, mobility aids, assistive technology, adaptive devices, durable medical equipment, DME ? medical, patient, patients,
    equipment, insurance, mobility, oxygen, wheelchairs, @clinical ! be, btech, mech, diploma, engineering
  Pharmaceutical industry | pharmaceuticals, medicines, biotechnology industry, life sciences industry, biologics, biosimilars, vaccines
  Protein science | protein engineering, peptide synthesis, structural biology
  Clinical microbiology | diagnostic microbiology, parasitology
  Food preservation | food storage, canning, food packaging, freezing foods, smoking meats, curing meats, pickling
  Dairy products | frozen foods, beverages knowledge > Bakery products, Beverage products, Meat products
  Cosmetics | beauty products, cosmetics industry, fragrances, skincare products, perfume sales
  Wildlife | wildlife conservation, bird watching, zoo keeping, animal behavior, animal behaviour
  Outdoor activities | outdoor education, camping, adventure sports, kayaking, surfing, snowboard > Hiking, Skiing, Snowboarding,
    Rock climbing
  Football / Basketball, Tennis, Soccer, Baseball, Volleyball, Hockey, Cricket, Rugby, Gymnastics, Softball, Lacrosse
  Golf ~ Football .5 ! cart, carts, buggy, buggies, umbrella
  Sporting events | sports events, athletics, tournaments, game day operations, sports marketing
  Crafting | handicrafts, scrapbooking, candle making, model making, quilting > Knitting, Crochet
  Prop making | build props, prop building, set dressing, costume making, scenic painting
  Entertainment industry | media formats, media industry > Film industry, Music industry, Publishing industry, Gaming industry = esports
  Projection equipment | projectors, PA systems, microphones, stage equipment, audio equipment
  Grammar | spelling, English grammar, punctuation, vocabulary skills, semantics
  Learning technologies | learning technology, learning platforms, digital learning
  Curriculum standards | education standards, academic standards, content standards
  Community education | outreach education, parent education, public education programs, health workshops
  Interview techniques | interviewing techniques, interviewing skills, interview skills
  Mobile marketing | SMS marketing, text message marketing, app marketing < Digital marketing
  Advertisement creation | create advertisements, ad design, ad copy, ad creation, digital content development, develop digital content
  Ticket sales | sell tickets, box office sales, event ticketing, fare collection
  Credit card payments | card payments, credit card transactions, EFTPOS
  Call routing | call transfer, IVR, automatic call distribution, ACD systems, multi-channel contact center software > Five9, Genesys,
    NICE inContact, Talkdesk, Avaya CMS
  `,
);

const WORK_ACTIVITIES = readConcepts(
  'skill',
  `
  Selling products | sell products, sell services, product sales, products selling, promote products
  Communicating with customers | communicate with customers, contact customers, customer communication, customer interaction,
    customer contact, dealing with customers
  Visitor assistance | assist visitors, provide information, giving directions, visitor services
  New business opportunities | identify new business opportunities, opportunity identification, new market development
  Price negotiation skills | negotiate price, price negotiations, negotiating prices
  Equipment maintenance basics | maintain equipment, clean equipment, equipment cleaning, equipment upkeep, maintain tools,
    care of equipment
  Stocking | stock shelves, stock merchandise, shelf filling, examine merchandise, stocking products
  Preparing orders | prepare orders, order supplies, ordering supplies, supply orders, ordering stock, placing orders
  Warehouse cleaning | clean warehouse, debris removal, remove debris, site clean-up, site cleanup, clean-up
  Moving objects | move objects, lifting and carrying, lifting heavy objects, material lifting
  Operating material handling equipment | operate material handling equipment, material handling equipment, conveyor operation, conveyors
  Shift scheduling | schedule shifts, coordinate shifts, staff scheduling, employee scheduling, scheduling employees, staff rotas,
    rota management, work schedules, scheduling staff
  Personnel supervision | manage personnel, guide staff, develop staff, supervising employees, supervise employees, employee
    supervision, supervision of staff, supervising personnel, supervisory experience, supervisory skills, staff oversight,
    supervision of employees, supervision of personnel, supervision of team members, supervision of team, supervision of
    workers, supervision experience, supervise personnel, supervised employees, supervised staff of
  Report preparation | present reports, write reports, writing reports, preparing reports, report generation skills, routine reports,
    weekly reports, monthly reports, status reports
  Presenting financial information | interpret financial statements, prepare financial statements, maintain financial records,
    financial record keeping, financial records
  Payroll administration tasks | manage payroll, payroll preparation, payroll reports
  Data handling | process data, gather data, manage data, gathering data, data gathering, use databases, manage database, data models,
    database management tasks, data compilation
  Risk evaluation | assess risk factors, perform risk analysis, risk analyses
  Problem identification | identify problems, identify process improvements, identifying issues, issue resolution, solve technical problems,
    technical problem solving
  Evaluating training | evaluate training, training evaluation, training effectiveness
  Meeting attendance | attend meetings, meeting participation, project meetings
  Event monitoring | monitor event activities, event supervision, plan events, event set-up, event setup
  Clerical tasks | perform clerical duties, answer incoming calls, incoming calls, clerical work, clerical skills, clerical
  Quality monitoring | manage quality, oversee quality control, ensure food quality, quality control systems, monitor quality
  Care coordination tasks | coordinate care, coordinating patient care, patient coordination
  Laboratory test execution | perform laboratory tests, run laboratory tests, conducting laboratory tests
  Menu writing | plan menus
  Student counselling | counsel students, pupil guidance
  Company policies | company policy, security regulations, company procedures, organisational policies, workplace policies
  Handling returns | handle returns, returns handling, merchandise exchanges
  Photography tasks | take pictures, taking photographs, photographing products
  Trust building | build trust, building trust, earning trust
  Providing mentorship | provide mentorship, peer mentoring, mentoring junior staff, mentor junior staff
  `,
);

const FURTHER_TOOLS = readConcepts(
  'tool',
  `
  Corel Painter / PaintShop Pro = Paint Shop Pro, Microsoft Paint, Clip Studio Paint, ArtRage
  EMC NetWorker | Dell NetWorker / Tivoli Storage Manager = IBM Spectrum Protect < Backup and recovery
  Oracle Enterprise Manager | OEM Grid Control, Oracle Grid Control < Database administration
  InstallShield | Wix Toolset, Advanced Installer, MSI packaging
  Adobe Connect / ON24, BigBlueButton < Video conferencing
  Netscape Navigator / Microsoft Edge, Opera browser < Web browsers
  Ellucian Colleague | Datatel Colleague, Datatel / Jenzabar, PeopleSoft Campus Solutions, CampusVue < School administration
  JobBOSS / Global Shop Solutions, Syspro, MAPICS, Plex ERP, E2 Shop System, Made2Manage < ERP
  CruiseControl | Hudson continuous integration < CI/CD
  Symantec PGP | PGP encryption / BitLocker, VeraCrypt < Encryption
  Tax software | H&R Block software, TaxAct, ATX tax, Vertex tax, Avalara < Tax preparation
  Inventory management software | inventory management systems, inventory software, inventory systems, stock control systems
    < Inventory management
  Antivirus software | antivirus tools, anti-virus software > Kaspersky, Avast, Malwarebytes, ESET, Bitdefender < Antivirus
  Video editing software | video editing tools, photo editing software, image editing software, graphics software, graphic design software
    < Video editing
  Spreadsheet software tools | spreadsheet tools, spreadsheet programs < Spreadsheets
  Scheduling systems | scheduling systems software, scheduling program > Deputy scheduling, HotSchedules, 7shifts
  BlackBerry | BlackBerry Enterprise Server < Mobile devices
  Mobile devices | smartphones, iPads, iPad, iPhone, tablet computers, iPhones, tablets and smartphones, android tablets
  Defense Travel System | DTS travel / GCSS-Army = PBUSE = SAMS-E, DTMS, DCPDS
  AspenTech Aspen | Aspen Technology, aspenONE < Process simulation
  GPS navigation | GPS, GPS systems, Garmin, route navigation apps
  Ring central | RingCentral / Vonage, 8x8, Dialpad, Aircall, Grasshopper phone < VoIP
  Loom video | whiteboarding tools / Miro board, Mural board, Lucidspark < Team messaging
  Grammarly / Yoast SEO, Copyscape, Hemingway editor < Proofreading
  Tableau CRM | Einstein Analytics, Salesforce Einstein < Salesforce
  GitHub Copilot | Copilot, AI coding assistants / Cursor IDE, Anthropic Claude, Google Gemini < Large language models
  Vector databases | Chroma DB > Pinecone, Weaviate, Milvus, FAISS < Databases
  Apache Iceberg | Delta Lake tables / Apache Hudi < Data lakes
  Great Expectations | Monte Carlo observability, data observability, Soda data < Data quality
  Backstage developer portal | internal developer platform, platform engineering < DevOps
  Chaos engineering | Chaos Monkey, Gremlin chaos, LitmusChaos < Site reliability engineering
  Prisma ORM | Drizzle ORM, Knex.js / TypeORM, Sequelize < Node.js
  TanStack Query | React Query / Zustand, Recoil.js, Formik, React Router < React
  Alpine.js | Hotwire, Lit element / HTMX, Stimulus.js < JavaScript
  Bun runtime | Turborepo / esbuild, Rollup.js, Parcel bundler, Nx monorepo < JavaScript
  Linters | code linting > ESLint, Prettier formatter, Stylelint, Pylint, Flake8, RuboCop < Clean code
  Poetry | virtualenv, PyPI / pipenv, conda ? python, pip, django, packages
  Jetpack libraries | Room database, Dagger Hilt > Retrofit library, Dagger 2, RxJava, Kotlin coroutines < Android development
  CocoaPods | Combine framework / Swift Package Manager, Fastlane, Alamofire, RxSwift < iOS development
  MVVM | MVC, MVP pattern, VIPER architecture, clean architecture, model-view-controller < Design patterns
  Object-relational mapping | ORM, ORMs, ADO, ODBC < Databases
  Caching | CDN caching, application caching
  Scripting | scripting languages, script development, automation scripts, scripting skills
  Client-server applications | client/server, client server, n-tier architecture, three-tier architecture, multi-tier applications
  Web hosting | cPanel, Plesk, domain management, DNS hosting, GoDaddy, WHM, website maintenance, web site maintenance
  Web content | website content, web content editing, website updates, web publishing, updating websites, HTML emails
  Typing software | Mavis Beacon, typing tests
  Digital transformation | digitalization, digitalisation, digital adoption, business transformation, process digitization
  Data privacy operations | OneTrust, TrustArc, privacy impact assessments, consent management < Privacy law
  `,
);

/** Subjects, everyday activities and tools that people name beside the larger fields. */
export const FURTHER_CONCEPTS = [...SUBJECTS, ...WORK_ACTIVITIES, ...FURTHER_TOOLS];
