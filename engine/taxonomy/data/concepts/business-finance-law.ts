import { readConcepts } from '../read-concepts';

const FINANCE_SUBJECTS = readConcepts(
  'skill',
  `
  Project accounting < Accounting
  Inventory accounting < Accounting
  Stock-based compensation accounting < Accounting
  Hedge accounting < Accounting
  Technical accounting | accounting research memos < Accounting
  Trust accounting | escrow accounting < Accounting
  Hospitality accounting < Accounting
  Insurance accounting | statutory accounting < Accounting
  Government accounting | public sector accounting < Accounting
  Joint venture accounting < Accounting
  Chart of accounts < Accounting
  Cash basis accounting < Accounting
  Branch accounting < Accounting
  Accounting close | period close > Flux analysis = variance explanations, Audit schedules = audit support
  PBC lists ~ Audit schedules .5
  Accounting standards > UK GAAP, German GAAP, XBRL
  FRS 102 ~ UK GAAP .5
  HGB accounting ~ German GAAP .5
  Payables and receivables > Three-way matching = 3-way match, Credit control = credit management,
    Vendor management in accounting = vendor setup, Check processing = check runs = positive pay, Purchase cards, Dunning,
    Aging reports, Deductions management = chargebacks
  W-9 ~ Vendor management in accounting .5
  P-card ~ Purchase cards .5
  ACH ~ Payment processing .5
  Garnishments | wage garnishments < Payroll
  Certified payroll | prevailing wage < Payroll
  Year-end payroll < Payroll
  International payroll | global payroll < Payroll
  PAYE | auto-enrolment pensions < Payroll
  Union payroll < Payroll
  Overtime calculation < Payroll
  W-2 processing ~ Year-end payroll .5
  Partnership taxation < Taxation
  Property tax | ad valorem tax < Taxation
  Estate taxation < Taxation
  Tax audits | IRS audits < Taxation
  R&D tax credits | tax credits < Taxation
  Withholding tax < Taxation
  Customs duties | duty drawback < Taxation
  Expatriate tax < Taxation
  State and local tax | SALT tax < Taxation
  Nonprofit tax < Taxation
  Form 1120 ~ Corporate tax .5
  Form 1040 ~ Tax preparation .5
  Form 1065 ~ Partnership taxation .5
  Form 990 ~ Nonprofit tax .5
  Scenario analysis | sensitivity analysis, what-if analysis < Financial planning and analysis
  Long-range planning | five-year plan < Financial planning and analysis
  Business partnering | finance business partnering < Financial planning and analysis
  Break-even analysis | breakeven analysis < Financial planning and analysis
  KPI reporting < Financial planning and analysis
  Zero-based budgeting < Financial planning and analysis
  Driver-based planning < Financial planning and analysis
  Profitability analysis | margin analysis < Financial planning and analysis
  Ratio analysis | financial ratios < Financial planning and analysis
  Unit economics < Financial planning and analysis
  NPV ~ Capital budgeting .5
  Initial public offerings | IPO < Financial management
  Fundraising from investors | capital raising, venture funding < Financial management
  Investor relations | earnings calls < Financial management
  Debt financing | syndicated loans, loan syndication < Financial management
  Restructuring | turnaround management, bankruptcy advisory < Financial management
  Pitch books < Financial management
  Carve-outs | divestitures < Financial management
  Private placements < Financial management
  Project finance | infrastructure finance < Financial management
  Cap tables < Financial management
  LBO ~ Private equity .5
  Foreign exchange | currency hedging < Treasury
  Interest rate hedging | interest rate swaps < Treasury
  Bank relationship management < Treasury
  Debt covenant compliance < Treasury
  In-house banking < Treasury
  Cash pooling < Treasury
  FX ~ Foreign exchange .5 ? @finance, trading, currency, derivatives, equities, hedging, treasury, forex
  ISO 20022 ~ Wire transfers .5
  Equities < Portfolio management
  Hedge funds < Portfolio management
  Mutual funds | unit trusts < Portfolio management
  Exchange-traded funds < Portfolio management
  Real estate investment < Portfolio management
  Commodities trading < Portfolio management
  Performance attribution | investment performance < Portfolio management
  Algorithmic trading | electronic trading, high-frequency trading < Portfolio management
  Technical analysis of markets | charting stocks < Portfolio management
  Fundamental analysis < Portfolio management
  Portfolio optimization | modern portfolio theory < Portfolio management
  Fund administration | net asset value < Portfolio management
  Trade settlement | securities settlement, trade support, middle office < Portfolio management
  Custody services | corporate actions < Portfolio management
  Prime brokerage | securities lending < Portfolio management
  Collateral management < Portfolio management
  ESG investing | responsible investment, impact investing < Portfolio management
  Client suitability | know your client < Portfolio management
  Insurance planning < Portfolio management
  Asset-liability management | ALM < Portfolio management
  College savings planning < Portfolio management
  ETFs ~ Exchange-traded funds .5
  REITs ~ Real estate investment .5
  NAV calculation ~ Fund administration .5
  ISDA ~ Collateral management .5
  401k administration ~ Financial planning .5
  Morningstar ~ Bloomberg Terminal .5
  Consumer lending | personal loans, auto loans < Retail banking
  Small business banking < Retail banking
  Card services | credit card services, credit card products, credit card operations, credit card portfolio < Retail banking
  Branch management < Retail banking
  Cash vault operations < Retail banking
  Trade services | trade operations < Retail banking
  Payments systems | payment systems, Faster Payments < Retail banking
  Core banking systems < Retail banking
  Deposit operations < Retail banking
  Correspondent banking < Retail banking
  Open banking < Retail banking
  Digital banking | mobile banking < Retail banking
  Islamic finance < Retail banking
  Safe deposit < Retail banking
  Bank secrecy rules < Retail banking
  Stress testing of banks < Retail banking
  Model validation | model risk management < Retail banking
  CECL | loan loss reserves < Retail banking
  Regulation E | Regulation Z < Retail banking
  Community Reinvestment Act | fair lending < Retail banking
  DU/LP ~ Mortgage lending .5
  ATM balancing | ATM servicing ~ Cash vault operations .5
  SEPA ~ Payments systems .5
  FIS Horizon ~ Core banking systems .5
  Jack Henry ~ Core banking systems .5
  FICO ~ Credit analysis .5
  PSD2 ~ Open banking .5
  CCAR ~ Stress testing of banks .5
  DFAST ~ Stress testing of banks .5
  IFRS 9 ~ CECL .5
  EMIR ~ Financial regulation .5
  TILA-RESPA ~ Regulation E .5
  TRID ~ Regulation E .5
  Financial crime compliance | financial crime prevention > Transaction monitoring,
    Anti-bribery = UK Bribery Act = anti-corruption, Identity theft prevention = identity verification, Whistleblowing
  SAR filing ~ Transaction monitoring .5
  FCPA ~ Anti-bribery .5
  Policy administration | policy servicing, policy endorsements < Insurance
  Liability claims | bodily injury claims, litigation claims < Insurance
  Catastrophe modeling | catastrophe claims < Insurance
  Medicare Advantage < Insurance
  Surety bonds < Insurance
  Marine insurance < Insurance
  Crop insurance < Insurance
  Employee benefits insurance | group benefits < Insurance
  Insurance brokerage | broking < Insurance
  Long-term disability | disability claims < Insurance
  Operational risk | operational risk management < Risk management
  Third-party risk management | vendor risk < Risk management
  Key risk indicators < Risk management
  Country risk < Risk management
  Risk and control self-assessment | RCSA < Risk management
  Audit planning | audit programs < Auditing
  Substantive testing | test of controls, audit sampling < Auditing
  Single audit | A-133 audit < Auditing
  Audit workpapers < Auditing
  Audit reporting | audit findings < Auditing
  Inventory observation < Auditing
  Environmental audits < Auditing
  Payroll audits < Auditing
  Audit analytics < Auditing
  Development economics | economic development < Economics
  Labor economics < Economics
  Health economics research < Economics
  Behavioral economics | behavioural economics < Economics
  International economics < Economics
  Monetary policy | central banking < Economics
  Game theory < Economics
  Economic forecasting < Economics
  Economic impact analysis < Economics
  Public economics < Economics
  Energy economics < Economics
  Input-output analysis < Economics
  Business valuation methods > Machinery appraisal, Fair value measurement = purchase price allocation, Art appraisal
  Procurement practice > Contract negotiation with suppliers, e-procurement = e-sourcing = reverse auctions, Category strategy,
    Indirect procurement = indirect spend, Direct materials sourcing,
    Public procurement = public tenders = government procurement,
    Vendor scorecards = supplier evaluation = supplier performance, Total cost of ownership, Make-or-buy analysis,
    Low-cost country sourcing, Ethical sourcing = sustainable procurement, Blanket purchase orders,
    Supplier onboarding = vendor onboarding, Expediting of orders = order expediting
  TCO analysis ~ Total cost of ownership .5
  VAT returns | VAT return preparation, MTD VAT
  UK corporation tax | corporation tax, corporation tax returns, CT600
  Form W-2 | W-2s, W2 processing
  FATCA | FATCA reporting, CRS reporting
  Gift Aid | Gift Aid claims
  `,
);

const LAW_SUBJECTS = readConcepts(
  'skill',
  `
  Banking law | finance law
  Consumer protection law
  Elder law
  Juvenile law
  licensing of works
  Aviation law
  Civil law
  Election law
  Military law | military justice
  Tenancy law | landlord and tenant law
  Agency law
  Legal work | legal services, legal support > Cite checking, appellate practice,
    Oral argument = courtroom advocacy = oral advocacy, Process serving, Court reporting = stenography = stenotype = steno machine = stenographic machine = realtime writing = realtime reporting,
    Paralegal work, Legal translation, Legal transcription, Entity management = entity formation, Licensing agreements,
    Terms and conditions drafting, Plea bargaining, Jury selection, Legal aid = pro bono work, Case law,
    Legal project management, Relativity eDiscovery, Corporate compliance programs = ethics and compliance,
    Legislative drafting = bill tracking, Title review, Due diligence review, Public records requests
  Bluebook citation ~ Cite checking .5
  FOIA ~ Public records requests .5
  Data protection regulations > FERPA, COPPA, ePrivacy, LGPD
  CPRA ~ Privacy law .5
  POPIA ~ LGPD .5
  PIPEDA ~ LGPD .5
  ERISA < Employment law
  Title VII | anti-discrimination law < Employment law
  ACA reporting < Employment law
  NLRA | unfair labor practices < Employment law
  TUPE < Employment law
  Works council | codetermination < Employment law
  Working Time Directive < Employment law
  IR35 < Employment law
  H-1B sponsorship | work visas < Employment law
  Americans with Disabilities Act | ADA compliance, ADA accommodation, ADA regulations, ADA guidelines
  OFCCP ~ EEO compliance .5
  Affordable Care Act ~ ACA reporting .5
  NLRB ~ NLRA .5
  Industry regulations > FDA rules, FERC, FCC regulations, FAR and DFARS, Food Safety Modernization Act = FDA Food Code,
    DOT hazardous materials regulations, Stark Law, Machinery Directive, Telecommunications regulation, Ofsted,
    Clean energy regulation, ITIL standards, Customs rules = tariff classification
  RIDDOR ~ Hazard communication .5
  49 CFR ~ DOT hazardous materials regulations .5
  Anti-Kickback Statute ~ Stark Law .5
  CQC standards ~ Ofsted .5
  Care Quality Commission ~ Ofsted .5
  HTS codes | HTS, HTSUS, harmonized tariff schedule, harmonised system codes, HS codes, HS classification, customs classification, Schedule B,
    ECCN, ECCN classification, export classification ~ Customs rules .8 ? customs, import, imports, export, exports, trade, tariff, goods, duties, duty
  `,
);

const BUSINESS_SUBJECTS = readConcepts(
  'skill',
  `
  equity and inclusion < Human resources
  Disciplinary procedures | progressive discipline < Human resources
  Global mobility | expatriate management < Human resources
  Employee recognition | recognition programs < Human resources
  Temporary staffing | staffing agency, contingent workforce < Human resources
  Unemployment claims < Human resources
  HR shared services < Human resources
  Competency models | competency frameworks < Human resources
  Redundancy management < Human resources
  Employee wellbeing | employee wellness < Human resources
  Psychological safety < Human resources
  Volume hiring | high-volume recruiting < Human resources
  Offer negotiation < Human resources
  Incentive plans | bonus plans, commission plans < Human resources
  Pension administration < Human resources
  Job analysis < Human resources
  Retention strategies < Human resources
  Personnel files | personnel records < Human resources
  ER investigations ~ Employee relations .5
  Event sponsorship < Marketing
  Video marketing < Marketing
  Brand guidelines < Marketing
  Reputation monitoring | social listening < Marketing
  Pricing promotions | promotions planning < Marketing
  Customer lifecycle marketing | CRM marketing < Marketing
  B2B marketing < Marketing
  B2C marketing < Marketing
  Newsletter production | newsletters < Marketing
  Merchandise marketing < Marketing
  Co-marketing < Marketing
  Multicultural marketing < Marketing
  Neuromarketing < Marketing
  Guerrilla marketing < Marketing
  Marketing budget management < Marketing
  Online surveys | questionnaires < Marketing
  Sales training < Sales
  Retail sales techniques < Sales
  Customer acquisition | new customer acquisition < Sales
  Quota attainment < Sales
  Government sales < Sales
  Export sales < Sales
  Franchise sales | franchising < Sales
  Sales compensation < Sales
  Relationship selling < Sales
  Advertising sales | media sales, ad sales < Sales
  wholesale distribution < Sales
  Route sales < Sales
  preparing quotes | price quotes < Sales
  After-sales service | aftersales < Sales
  CRM hygiene < Sales
  Sales scripts < Sales
  Objection handling < Sales
  Product sampling < Sales
  Tender management < Sales
  Auctioneering < Sales
  Sandler ~ SPIN Selling .5
  Escalation management < Customer service
  Order tracking < Customer service
  Customer retention calls < Customer service
  Quality monitoring in call centers | call monitoring, call quality < Customer service
  Workforce management in call centers | call center scheduling < Customer service
  First call resolution < Customer service
  Account maintenance < Customer service
  Bilingual customer support < Customer service
  Multi-line phone systems < Customer service
  Walk-in customers < Customer service
  Field service < Customer service
  Member services < Customer service
  Dispatching of technicians < Customer service
  CSAT ~ Customer experience .5
  Market entry strategy | market expansion
  Operating model design | target operating model
  Partnership management
  Corporate development
  Decision analysis
  Scenario planning
  Shared services | offshoring
  Performance measurement
  Board relations
  Franchise operations
  Turnaround strategy
  PESTLE ~ SWOT analysis .5
  BPO ~ Shared services .5
  Agile methods < Project management
  PRINCE2 methodology < Project management
  Portfolio management of projects < Project management
  Risk mitigation planning < Project management
  Status reporting | project status reports < Project management
  sprint reviews < Project management
  Project governance < Project management
  Project charters < Project management
  Stage-gate < Project management
  Functional specifications | functional requirements < Project management
  Product ownership < Project management
  Milestone tracking < Project management
  Lessons learned < Project management
  Vendor coordination < Project management
  Facilitation of workshops < Project management
  Dependency management < Project management
  RAID logs ~ Project governance .5
  Office supplies ordering | office supply management < Office management
  Meeting scheduling | meeting arrangements < Office management
  Executive assistance | executive support < Office management
  Form processing < Office management
  Mail merge < Office management
  Vendor coordination in offices < Office management
  Spreadsheet work < Office management
  Travel booking for executives < Office management
  Key control | badge access < Office management
  `,
);

/** Accounting, finance, banking, insurance, law, people, marketing, sales and offices. */
export const BUSINESS_FINANCE_LAW_CONCEPTS = [
  ...FINANCE_SUBJECTS,
  ...LAW_SUBJECTS,
  ...BUSINESS_SUBJECTS,
];
