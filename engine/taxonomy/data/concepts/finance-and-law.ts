import { readConcepts } from '../read-concepts';

const ACCOUNTING = readConcepts(
  'skill',
  `
  Accounting | financial accounting, accountancy, accounting principles, accounting procedures, general accounting, accounting processes,
    accounting techniques
  Bookkeeping | book keeping, book-keeping, double-entry bookkeeping, full charge bookkeeping, bookkeeping regulations < Accounting
  Accounts payable | A/P, purchase ledger, accounts payables, AP processing, AP invoices, vendor payments, invoice payment < Accounting
  Accounts payable and receivable | AP/AR, accounts payable/receivable, accounts receivable/payable, accounts payable & receivable
    < Accounts payable, Accounts receivable
  Accounts receivable | A/R, accounts receivables, AR aging, receivables management, cash application < Accounting
  General ledger | G/L, general ledger accounting, GL accounts, GL reconciliation, ledger maintenance, GL accounting < Accounting
  Journal entries | journal entry, adjusting entries, accounting entries, posting journals < Accounting
  Account reconciliation | reconciliations, account reconciliations, reconciling accounts, balance sheet reconciliation, reconcile accounts,
    ledger reconciliation < Accounting
  Bank reconciliation | bank reconciliations, bank rec, bank recs < Account reconciliation
  Month-end close | month end close, month-end closing, period-end close, year-end close, monthly close, month end closing,
    closing the books, quarter-end close < Accounting
  Financial statements | financial statement preparation, balance sheets, balance sheet, income statements, income statement,
    financial statement analysis, profit and loss statements, trial balance < Accounting
  Accruals | accrual accounting, prepaids and accruals < Accounting
  Fixed assets | fixed asset accounting, depreciation schedules, asset capitalization < Accounting
  Cost accounting | job costing, product costing, standard costing, cost analysis, activity-based costing < Accounting
  Revenue recognition | ASC 606, revenue accounting, IFRS 15 < Accounting
  Intercompany accounting | intercompany transactions, consolidation accounting, consolidations, financial consolidation < Accounting
  Fund accounting | nonprofit accounting, non-profit accounting, governmental accounting, GASB, grant accounting < Accounting
  Management accounting | managerial accounting, management accounts < Accounting
  Lease accounting | ASC 842, IFRS 16 < Accounting
  GAAP | US GAAP, generally accepted accounting principles, U.S. GAAP < Accounting ~ IFRS .5
  IFRS | International Financial Reporting Standards, Ind AS < Accounting
  Financial reporting | financial reports, SEC reporting, statutory reporting, 10-K, 10-Q, external reporting, financial software,
    financial reporting software < Accounting
  Invoicing | invoice processing, billing, invoice preparation, invoices, customer billing, billing and invoicing, issue invoices,
    client billing, sales invoicing, billing software, invoicing software
  Petty cash | petty cash management < Accounting
  Purchase order matching | three-way match, 3-way matching, invoice matching < Accounts payable
  1099 reporting | 1099s, Form 1099, W-9 processing, W-2 preparation
  Auditing | audit, audits, financial audit, financial auditing, audit procedures, audit techniques, statutory audit
  Internal audit | internal auditing, internal audits, operational audits < Auditing
  External audit | financial statement audits, assurance services, audit engagements < Auditing
  Internal controls | internal control, control testing, control environment, controls testing
  Sarbanes-Oxley | SOX, SOX compliance, SOX 404, Sarbanes Oxley, SOX testing < Internal controls
  Forensic accounting | fraud examination, fraud auditing < Accounting
  Tax preparation | income tax preparation, tax returns, preparing tax returns, income tax returns, individual tax returns, tax filing,
    tax return preparation
  Corporate tax | corporate income tax, business tax, tax provision, ASC 740, deferred taxes < Taxation
  Taxation | tax, tax law, tax accounting, tax planning, tax compliance, tax legislation, tax research ? accounting, income, returns,
    finance, irs, compliance, audit, law, payroll
  Sales tax | sales and use tax, VAT, value added tax, GST, GST returns, TDS, indirect tax < Taxation
  Pillar Two | Pillar 2, BEPS, OECD Pillar Two, global minimum tax < Taxation
  Transfer pricing | international taxation, international tax < Taxation
  Payroll tax | payroll taxes, Form 941, payroll tax filings < Payroll
  Estate tax | trust taxation, estate and gift tax < Taxation
  `,
);

const FINANCE = readConcepts(
  'skill',
  `
  Financial analysis | finance analysis, analysing financial data, financial data analysis, analyse financial performance,
    financial ratio analysis
  Financial modelling | financial modeling, financial models, three-statement model, LBO modeling < Financial analysis
  Financial planning and analysis | FP&A, financial planning & analysis < Financial analysis
  Financial planning | personal financial planning, retirement planning
  Estate planning | estate plans, estate and trust planning ~ Financial planning .7
  Financial management | finance management, managing finances, corporate finance, financial administration, finance
  Variance analysis | budget variance analysis, budget vs actual analysis < Financial analysis
  Cash flow management | cash flow, cash flow forecasting, cash flow analysis, liquidity management, cash management,
    working capital management
  Treasury | treasury management, treasury operations, cash positioning ? cash, finance, bank, liquidity, banking, fx, financial
  Capital budgeting | capital expenditure, capex planning, NPV analysis, IRR analysis, return on investment analysis < Financial analysis
  Valuation | business valuation, company valuation, discounted cash flow, DCF, comparable company analysis, DCF analysis
    < Financial analysis
  Investment analysis | equity research, securities analysis, investment research, stock analysis
  Investment banking | capital markets, equity capital markets, debt capital markets, IPO preparation
  Private equity | venture capital, leveraged buyouts
  Portfolio management | investment portfolio management, asset allocation, asset management, fund management, investment management
  Wealth management | private banking, financial advisory, investment advisory, estate and wealth planning
  Trading | equity trading, stock trading, securities trading, foreign exchange trading, forex, FX trading, commodity trading ? equity,
    securities, stock, stocks, derivatives, forex, markets, bonds, fx
  Derivatives | hedging, futures trading / Options and futures, Swaps, Structured products
  Fixed income | bonds trading, credit markets, fixed income securities
  Quantitative finance | quantitative analysis in finance, financial engineering, stochastic calculus, quantitative modeling
  Financial risk management | market risk, value at risk, VaR, stress testing in finance, Basel III, counterparty risk, liquidity risk
    < Risk management
  Credit analysis | credit risk analysis, credit risk, credit assessment, creditworthiness assessment, credit scoring, credit underwriting
  Loan processing | loan origination, loan applications, loan servicing, loan documentation, processing loans
  Mortgage lending | mortgage loans, mortgage origination, residential lending, FHA loans, VA loans, mortgage banking
  Commercial lending | business lending, commercial loans, SBA loans
  Retail banking | branch banking, branch operations, consumer banking, personal banking, bank operations, banking operations, banking
  Teller operations | bank teller duties, teller transactions, vault balancing, cash vault < Cash handling
  Account opening | new account opening, opening accounts
  Trade finance | letters of credit, export finance, documentary collections
  Wire transfers | ACH transfers, ACH processing, SWIFT payments, electronic funds transfer, EFT
  Anti-money laundering | AML, anti money laundering, BSA/AML, Bank Secrecy Act, AML compliance, financial crime,
    suspicious activity reports
  Know your customer | KYC, customer due diligence, CDD, enhanced due diligence, OFAC, sanctions screening < Anti-money laundering
  Fraud detection | fraud investigation, fraud prevention, fraud analysis, fraud monitoring, detect fraud
  Compliance | regulatory compliance, compliance management, compliance monitoring, legal compliance, compliance programs,
    ensure compliance, compliance audits
  Financial regulation | Dodd-Frank, MiFID II, FINRA rules, SEC regulations, Volcker Rule, Solvency II, FCA regulation < Compliance
  Mortgage underwriting | residential mortgage underwriting, loan underwriting, mortgage loan underwriting, underwriting residential mortgages, underwriting mortgages, underwriting mortgage loans, underwriting loans < Mortgage lending
  Insurance underwriting | underwriting, risk underwriting, policy underwriting ! mortgage, mortgages, loan, loans, fha, conventional, lpa
  Claims handling | claims processing, insurance claims, claims management, claims adjusting, claims adjustment, claims investigation,
    claim settlement, process insurance claims
  Property and casualty insurance | P&C insurance, property & casualty, casualty insurance, homeowners insurance, auto insurance,
    commercial lines, personal lines < Insurance
  Life insurance | annuities, life and health insurance, term life insurance < Insurance
  Health insurance | medical insurance, group health insurance, managed care, employee health plans < Insurance
  Reinsurance < Insurance
  Insurance | insurance industry, insurance products, insurance policies, insurance market
  Actuarial science | actuarial analysis, reserving, loss reserving, actuarial modeling, actuarial models
  Subrogation | salvage and subrogation < Claims handling
  Economics | macroeconomics, microeconomics, economic analysis, economic research
  Cryptocurrency trading | crypto trading, digital assets trading < Trading
  Escrow | escrow accounts, title and escrow, mortgage closing, loan closing, real estate closings
  Financial auditing standards | PCAOB, GAAS, ISA auditing standards < Auditing
  Bankruptcy | restructuring and insolvency, insolvency, chapter 11, debt restructuring
  `,
);

const FINANCE_TOOLS = readConcepts(
  'tool',
  `
  Accounting software | accounting systems, accounting packages, bookkeeping software, accounting system
  QuickBooks | Quick Books, QuickBooks Online, QBO, Intuit QuickBooks, QuickBooks Pro, QuickBooks Desktop < Accounting software ~ Xero .6,
    Sage .6
  Xero | Xero accounting < Accounting software ? quickbooks, accounting, bookkeeping, invoices, sage
  FreshBooks | Zoho Books / MYOB, Quicken, Wave accounting < Accounting software ~ QuickBooks .6
  Tally | Tally ERP, Tally ERP 9, TallyPrime, Tally Prime < Accounting software ? accounting, gst, erp, ledger, accounts, invoices, tds
  Bill.com | MineralTree / Tipalti, AvidXchange < Accounts payable
  BlackLine / FloQast, Trintech < Account reconciliation
  Hyperion | Oracle Hyperion, HFM, Hyperion Planning, Hyperion Financial Management, Hyperion Enterprise, Hyperion Workspace,
    Hyperion Smart View, Essbase < Financial reporting
  Anaplan / Adaptive Insights = Workday Adaptive Planning, TM1 = IBM Planning Analytics = Cognos TM1, OneStream, Vena Solutions < Budgeting
  Bloomberg Terminal | Bloomberg / FactSet, Capital IQ = S&P Capital IQ, Refinitiv = Thomson Reuters Eikon = Reuters Eikon, PitchBook,
    Morningstar Direct < Investment analysis
  Lacerte | Lacerte Tax / ProSeries, UltraTax, Drake Tax, TurboTax, CCH Axcess = ProSystem fx, GoSystem Tax, TaxWise < Tax preparation
  TeamMate / ACL Analytics, CaseWare, AuditBoard, IDEA audit software < Auditing ? audit, auditing, auditor, auditors, audits,
    workpapers, internal, sox
  Encompass loan software | Ellie Mae Encompass / Calyx Point, Desktop Underwriter = Fannie Mae Desktop Underwriter, LoanSphere
    < Mortgage lending
  Guidewire / Duck Creek, Xactimate, Applied Epic, AMS360, CCC One, Audatex, Symbility, Mitchell estimating < Claims handling
  Murex / Calypso trading platform, Charles River IMS, SimCorp, Fidessa, Aladdin BlackRock, Advent Geneva < Trading ? trading, risk,
    derivatives, finance, calypso
  Finacle / Temenos = T24, Flexcube, Fiserv, Jack Henry banking, FIS banking < Retail banking
  `,
);

const LAW = readConcepts(
  'skill',
  `
  Legal research | case law research, legal analysis, researching case law, statutory research
  Legal writing | legal drafting, drafting legal documents, brief writing, legal memoranda, drafting pleadings, pleadings, legal briefs,
    legal documents, compile legal documents
  Litigation | civil litigation, commercial litigation, trial practice, litigation support, litigation management, trial advocacy
  Trial preparation | trial support, exhibits preparation, witness preparation, courtroom experience < Litigation
  Discovery | legal discovery, document discovery, interrogatories, subpoenas, discovery requests, discovery responses < Litigation ? legal,
    litigation, depositions, pleadings, trial, interrogatories, attorneys, motions
  E-discovery | eDiscovery, electronic discovery, document review < Litigation
  Depositions | deposition preparation, taking depositions, deposition summaries < Litigation
  Motions | motion practice, drafting motions, summary judgment motions < Litigation ? legal, court, pleadings, litigation, briefs,
    discovery, attorney
  Contract drafting | drafting contracts, contract review, reviewing contracts, contract law, drafting agreements, agreements drafting
  Corporate law | business law, company law, commercial law, corporate transactions, corporate counsel work
  Criminal law | criminal defense, criminal defence, criminal justice law, prosecution, criminal procedure
  Family law | divorce law, custody cases, matrimonial law
  Immigration law | visa petitions, immigration petitions, immigration cases, USCIS filings
  Intellectual property | IP law, intellectual property law, copyright law, copyrights, IP rights
  Patents | patent prosecution, patent law, patent drafting, patent applications < Intellectual property
  Trademarks | trademark prosecution, trademark registration, trademark law < Intellectual property
  HM Land Registry | Land Registry, Land Registry portal, Land Registry applications, AP1 applications < Real estate law
  Stamp duty land tax | SDLT, SDLT returns, stamp duty < Real estate law
  Real estate law | property law, conveyancing, real estate transactions
  Employment litigation | labor and employment law practice < Litigation
  Personal injury | personal injury law, tort law, medical malpractice, insurance defense, insurance defence
  Bankruptcy law | insolvency law
  Constitutional law | administrative law, public law, human rights law
  International law | trade law, public international law, European Union law, EU law
  Environmental law | energy law
  Tax law practice | tax litigation, tax controversy
  Securities law | SEC filings, securities regulation
  Privacy law | data protection, data privacy, GDPR, General Data Protection Regulation, CCPA, data protection law
  Antitrust | competition law
  Arbitration | international arbitration, commercial arbitration
  Probate | wills and trusts, wills and estates, trusts and estates, estate administration, probate law
  Court filings | e-filing, electronic filing, ECF, PACER, court filing procedures, legal filings
  Docketing | docket management, calendar court dates, legal calendaring, case calendaring
  Legal case management | case file management, managing case files, legal file management
  Legal billing | billable hours, e-billing legal, time entry for attorneys, legal billing software
  Notarial services | notarizing documents, notary services, notarization
  Westlaw | Thomson Reuters Westlaw / LexisNexis = Lexis Nexis = Lexis, Bloomberg Law < Legal research
  Relativity / Concordance, Summation, Everlaw, Logikcull, iConect < E-discovery ? ediscovery, discovery, document, litigation, review,
    concordance, legal
  Clio / MyCase, PracticePanther, iManage, NetDocuments, ProLaw, Abacus Law, TimeMatters = Time Matters, CompuLaw < Legal case management
  Government contracting | federal acquisition regulation, FAR, DFARS, government contracts, federal contracting, FAR/DFARS
    < Contract management ? contracts, government, federal, procurement, acquisition, dfars, dod
  Non-disclosure agreements | NDAs, confidentiality agreements
  Legal advice | providing legal advice, legal counsel, legal consultation, advising clients on legal matters
  Legislation | legislative process, legislative analysis, regulatory affairs law, bill drafting, legislative research
  Public policy | policy analysis, policy research, government policy, public policy development
  Lobbying | government relations, government affairs, legislative affairs
  Public administration | public sector management, government administration, municipal government
  Political campaigning | campaign organizing, canvassing, voter outreach, phone banking
  Intelligence analysis | all-source intelligence, SIGINT, HUMINT, OSINT, geospatial intelligence, imagery analysis
  International relations | foreign policy, foreign affairs, international diplomacy, public diplomacy, diplomatic relations
  Investigations | investigation techniques, conducting investigations, investigative skills, conduct investigations
  Criminal investigation | criminal investigations, surveillance investigations < Investigations ~ Investigations .7
  Evidence collection | evidence handling, crime scene investigation, chain of custody, evidence preservation
  Law enforcement | military law enforcement, policing, police work, patrol operations, arrest procedures
  Firearms | firearms handling, weapons handling, firearms training, marksmanship
  Security patrol | patrolling, guarding premises, security patrols, guard duties, patrol areas
  Access control | access control procedures, badge control, gate control, visitor screening
  Incident reports | incident reporting, report incidents, writing incident reports, security reports
  Crowd control | crowd management, event security
  Defensive tactics | self-defense, use of force, restraint techniques, handcuffing, pepper spray
  Corrections | inmate supervision, custody and control, detention operations
  Firefighting | fire suppression, structural firefighting, wildland firefighting, fire prevention systems, fire prevention
  Search and rescue | rescue operations, technical rescue, water rescue, lifeguarding
  Hazardous materials | hazmat, HAZMAT response, dangerous goods, dangerous goods regulations, IATA DGR, DGR Cat 6, hazardous materials handling, hazardous materials transportation
  Emergency response | emergency procedures, emergency preparedness, disaster response, emergency planning, emergency evacuation
  Military operations | combat operations, tactical operations, battlefield leadership, military leadership, military logistics
  Fingerprinting | fingerprint analysis, latent prints, forensic evidence analysis, ballistics
  `,
);

/** Accounting, finance, insurance, law, public service and protection. */
export const FINANCE_AND_LAW_CONCEPTS = [...ACCOUNTING, ...FINANCE, ...FINANCE_TOOLS, ...LAW];
