import { readActivities } from '../read-activities';

/** What people do for a living, said as one would say it at work. */
export const TRADE_WORK = readActivities(`
  Do administrative work | administration experience, administrative duties, administrative experience, administrative
    tasks, general administration, office administration, administrative support, administration skills, admin duties,
    admin experience, clerical duties, administrative skills, paperwork
  Answer incoming calls | answer calls, answer phones, inbound calls, telephone calls, incoming calls, answer
    telephone, handle calls, telephone manner, take calls
  Schedule meetings | arrange meetings, diary management, manage diaries, book appointments, schedule appointments,
    organise meetings, calendar management
  Take minutes | minute taking, minutes meetings
  Keep records | maintain records, record keeping, update records, maintain files, filing documents, maintain
    documentation, document management
  Enter data | data entry, input data, data input, data inputting
  Process orders | order processing, take orders, sales orders, purchase orders
  Order supplies | order stock, order materials, order goods, replenish
  Manage stock | stock control, stock management, inventory management, inventory control, stock take, stock taking,
    stock levels
  Manage budgets | budget management, budgeting, control budgets, annual budgets, budget responsibility, budgetary
    control, budget control
  Manage contracts | contract management, contract negotiation, contracts administration
  Manage suppliers | supplier management, vendor management, supplier relationship
  Manage schedules | scheduling, rota planning, staff rotas, plan schedules, work schedules
  Manage projects | project management, deliver projects, project manager, lead projects, run projects, project
    planning, project coordination, project delivery
  Carry out project activities | project work, project experience, project activities, support projects
  Manage change | change management, implement change, organisational change
  Manage risk | risk management, risk assessment, assess risk, identify risks
  Manage operations | operations management, operational management, day day running, day day operations, manage daily
  Develop business plans | business plans, business planning, develop business, business development, grow business
  Identify new business opportunities | new business, business opportunities, generate leads, lead generation, cold
    calling, prospecting, generate new, new clients, win business, grow client base
  Carry out sales | sales experience, sell products, sales skills, selling skills, close sales, sales background,
    sales role, telesales, field sales, direct sales, sales environment
  Meet sales targets | sales targets, meet targets, achieve targets, target driven, exceed targets, kpi targets, hit
    targets
  Implement sales strategies | sales strategy, sales focused, sales strategies, sales plan
  Negotiate prices | price negotiation, negotiate terms, commercial negotiation
  Implement marketing strategies | marketing strategy, marketing skills, marketing strategies, marketing plan,
    marketing experience
  Coordinate advertising campaigns | campaign management, advertising campaigns, marketing campaigns, manage
    campaigns, run campaigns, ppc campaigns
  Apply social media marketing | social media, social networking, social networks, social channels
  Digital marketing techniques | digital marketing, digital marketer, online marketing, email marketing, seo, ppc
  Create content | content creation, write content, copywriting, produce content, editorial
  Organise events | event management, event planning, plan events, event coordination
  Provide customer service | customer service, customer care, guest service, client service, customer support,
    customer satisfaction, service excellence, serve customers
  Manage the customer experience | customer experience, guest experience, customer journey
  Handle complaints | customer complaints, complaint handling, resolve complaints, difficult customers
  Handle payments | cash handling, handle cash, till operation, operate till, process payments, take payments, card
    payments, cashier
  Prepare invoices | issue invoices, invoicing, process invoices, billing, invoice processing, raise invoices
  Manage the general ledger | purchase ledger, sales ledger, general ledger, nominal ledger, ledger experience
  Manage accounts | management accounts, accounts payable, accounts receivable, bank reconciliation, reconcile
    accounts, month end, bookkeeping, credit control
  Accounting techniques | accounting experience, accountancy experience, qualified accountant, accounting
    qualification, accounting policies, accountancy qualification, accountant
  Prepare financial statements | financial statements, statutory accounts, financial reporting, year end accounts,
    final accounts
  Manage payroll | payroll, run payroll, payroll experience, process payroll
  Advise on tax planning | tax advisory, tax planning, tax advice, tax compliance, corporate tax
  Carry out audits | internal audit, external audit, carry audits, auditing experience, audit experience
  Analyse financial risk | financial analysis, financial modelling, credit risk, financial risk
  Manage claims | claims handling, handle claims, claims management, insurance claims
  Recruit employees | recruit staff, recruitment experience, hire staff, recruitment process, interview candidates,
    source candidates, recruiting
  Manage human resources | hr experience, human resources, hr generalist, employee relations, hr policies
  Apply legislation | employment law, legislation knowledge, legal knowledge, legal matters, company law, commercial
    law
  Provide ICT support | it support, ict support, helpdesk, help desk, service desk, technical support, desktop
    support, first line support, second line support, support users
  Install software | software installation, install configure, configure applications, installing configuring
  Maintain computer hardware | hardware support, maintain hardware, hardware software, computer hardware
  Administer systems | system administration, systems administration, server administration, administer servers,
    manage servers
  Analyse network configuration and performance | network administration, networking, network configuration, network
    support, lan wan
  Develop software | software development, software engineering, write code, coding skills, programming skills,
    programming experience, application development
  Implement front-end website design | front end, frontend, web development, web design, build websites, html css
  Execute software tests | software testing, test software, automated testing, manual testing, test cases, test
    scripts
  Design databases | database design, database development, data modelling, sql database
  Manage ICT security | information security, cyber security, network security, it security
  Design systems | systems design, system architecture, solution design, design solutions
  Manage standard enterprise resource planning system | erp, erp system, oracle erp
  Engineering principles | engineering experience, engineering background, engineering degree, engineering skills,
    engineering knowledge
  Design drawings | technical drawings, engineering drawings, produce drawings, autocad drawings, read drawings, cad
    drawings
  Control engineering | control systems, control software, control panels, process control
  Programmable logic controller | plc programming, plc software, plc control
  Maintain machinery | machine maintenance, maintain equipment, equipment maintenance, preventive maintenance, planned
    maintenance, mechanical maintenance, service equipment
  Repair vehicles | vehicle repair, vehicle maintenance, vehicle technician, mot testing, body repair, paint repair
  Maintain electrical equipment | electrical maintenance, electrical installation, electrical testing, fault finding,
    electrical experience, wiring
  Operate machinery | operate machines, machine operator, machine operation, machine operating, operate equipment,
    operate plant
  Program a CNC controller | cnc programming, cnc machining, cnc operator, cnc
  Welding techniques | welding, mig welding, tig welding, welder
  Fabricate metal parts | fabrication, sheet metal, metal work, metalwork, machining
  Apply assembly techniques | assembly, assemble parts, assembly work, fitting assembly, assemble products
  Lay bricks | brick laying, block laying, bricklayer, bricklaying
  Carry out plumbing | plumbing, plumber, install heating, pipework, gas installation
  Carry out joinery | carpentry, joinery, joiner, carpenter, woodworking
  Paint surfaces | painting decorating, painter decorator, paint spraying, painting
  Manage construction projects | construction projects, site management, construction experience, civil engineering
    projects, site manager
  Work in construction | construction site, cscs card, building trade, building industry, groundwork
  Survey sites | surveying, site surveys, building surveys, quantity surveying, surveyor
  Operate forklift | forklift, fork lift, forklift licence, reach truck, flt licence, counterbalance
  Carry out warehouse work | warehouse experience, warehouse work, warehouse operative, pick pack, picking packing,
    goods in, warehouse operations
  Load goods | loading unloading, unload vehicles, load vehicles
  Deliver goods | delivery driver, hgv driver, multi drop, parcel delivery, class 1, class 2
  Manage logistics | logistics, supply chain, transport planning, freight forwarding, shipping experience, logistics
    experience
  Purchase goods | purchasing, procurement, buying experience, buyer, sourcing
  Manage production | production management, production manager, production planning, manufacturing environment,
    factory operations, production line, lean manufacturing
  Control quality of products | quality inspection, inspect products, quality checks, product quality
  Clean rooms | cleaning, accommodation cleaning, housekeeping, cleaner, clean premises, domestic cleaning
  Maintain kitchen safety | food hygiene, kitchen safety, haccp, food safety
  Prepare food | food preparation, cooking skills, prepare meals, cook meals, chef experience, knife skills, kitchen
    experience
  Serve food and drink | serve food, serve drinks, waiting tables, bar work, barista, bar experience, waiting staff,
    food beverage
  Hospitality services | hospitality experience, hotel experience, hospitality industry, front of house, hotel
    reception
  Use global distribution system | gds, worldspan, global distribution
  Plan travel | travel arrangements, book travel, travel bookings, travel consultant
  Provide person centred care | person centred, personal care, care experience, passionate caring, support
    individuals, care work, care elderly, caring role, domiciliary care, care home
  Administer medication | medication administration, medicines
  Provide nursing care | nursing care, registered nurse, nursing experience, rgn, rmn, nmc registration, nurse
    qualification
  Assist patients | patient care, patients, clinical care, assess patients
  Support children | work children, children experience, childcare, early years, safeguarding children, young people,
    nursery experience
  Safeguard vulnerable people | safeguarding, vulnerable adults, vulnerable people, child protection
  Support individuals with disabilities | learning disabilities, disabilities, special needs, sen experience, autism,
    challenging behaviour
  Provide counselling | counselling, therapy skills, mental health, emotional support
  Teach students | teaching experience, qualified teacher, teaching qualification, classroom experience, deliver
    lessons, qts, teach pupils
  Perform classroom management | classroom management, manage classroom, behaviour management, disruptive behaviour
  Assess students | assessor qualification, assessor, assess learners, marking work
  Prepare lessons | lesson planning, plan lessons, curriculum development, schemes of work
  Manage property | property management, manage properties, lettings, estate agency, tenancy, block management,
    landlords
  Value properties | valuer, valuations, property valuation
  Assess mortgage risk | mortgage adviser, mortgage advice, cemap, mortgage broker, mortgage sales
  Insurance market | insurance experience, insurance industry, insurance environment, insurance broker
  Provide security | security officer, sia licence, security guard, door supervisor, guarding
  Manage facilities | facilities management, hard services, building maintenance, soft services, facilities services
  Manage environmental impact | environmental management, sustainability, environmental legislation, waste management
  Perform laboratory tests | laboratory experience, laboratory testing, lab experience, sample testing, lab work
  Provide beauty treatments | beauty treatments, beauty therapy, hairdressing, hair styling, nail treatments
  Coach clients in fitness | personal training, fitness instructor, gym instructor, sports coaching
  Design graphics | graphic design, adobe creative suite, photoshop, indesign, illustrator
  Manage store | retail management, store management, store manager, retail experience, visual merchandising, retail
    environment
`);
