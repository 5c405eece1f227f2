import { readFamilies } from '../read-families';

/** Specialists of money: costs, funds, credit, fraud, mortgages, trading, tax, insurance. */
export const FINANCE_SPECIALIST_OCCUPATIONS = [
  ...readFamilies('finance', [
    {
      id: 'cost_accountant',
      name: 'Cost and management accountant',
      group: 'accounting',
      fields: `cost accounting, management accounting, managerial accounting, inventory accounting`,
      titles: `cost accountant, management accountant, cost analyst, plant accountant, inventory accountant, project
        accountant, cost accounting manager, plant controller, cost controller finance, assistant management accountant,
        manufacturing accountant, job cost accountant, costing manager, cost engineer finance, project cost accountant, cost
        accounting analyst, costing executive`,
      vocabulary: `standard costs, variances, cost of goods sold, inventory, bill of materials, overhead, margins, job
        costing, budgets, management accounts, forecasts, labor, production, month end, sap, costing, profitability, cycle
        counts, journal entries, absorption, work in progress, cost center, accruals, physical inventory, manufacturing`,
    },
    {
      id: 'fund_accountant',
      name: 'Fund and trust accountant',
      group: 'accounting',
      fields: `fund accounting, investment accounting, fund administration, trust accounting, grant accounting`,
      titles: `fund accountant, fund administrator, investment accountant, trust accountant, fund accounting manager, hedge
        fund accountant, mutual fund accountant, portfolio accountant, private equity accountant, nav analyst, trust officer,
        trust administrator, grants accountant, government accountant, fund accounting specialist, nonprofit accountant,
        property accountant, grant accountant, financial reporting accountant, fund controller, real estate accountant, estate
        administrator`,
      vocabulary: `nav, funds, reconciliations, investments, custodians, capital calls, hedge funds, valuations, pricing,
        portfolios, financial statements, partnerships, distributions, trusts, grants, gaap, trial balance, investor
        reporting, dividends, accruals, securities, general ledger, mutual funds, expense, audits, fees, performance,
        restricted funds`,
    },
    {
      id: 'treasury_analyst',
      name: 'Treasury and cash manager',
      group: 'finance_management',
      fields: `treasury, cash management, treasury management, treasury operations`,
      titles: `treasury analyst, treasurer, treasury manager, cash manager, treasury accountant, cash management analyst,
        assistant treasurer, treasury specialist, cash analyst, treasury associate, treasury director, cash
        application specialist, treasury operations analyst, city treasurer, corporate treasurer, treasury consultant,
        group treasurer, head of treasury, treasury dealer, cash management specialist, liquidity analyst, liquidity
        manager, liquidity risk manager, fx dealer corporate, treasury officer, deputy treasurer, regional treasurer,
        treasury operations manager, alm analyst, asset liability manager`,
      vocabulary: `treasury, cash flow, liquidity, bank accounts, forecasting, wire transfers, foreign exchange, hedging, cash
        position, debt, covenants, investments, bank fees, interest rates, working capital, letters of credit, intercompany,
        payments, swaps, sweep, banking relationships, ach, funding, capital markets, reconciliation`,
    },
    {
      id: 'credit_analyst',
      name: 'Credit analyst',
      group: 'banking',
      fields: `credit analysis, credit risk analysis, commercial credit, credit administration`,
      titles: `credit analyst, credit manager, credit risk analyst, commercial credit analyst, credit officer, credit
        administrator, credit specialist, credit underwriter, portfolio analyst credit, credit associate, credit review
        officer, loan review analyst, corporate credit analyst, credit and risk analyst, senior credit analyst, credit
        administrator officer, relationship analyst`,
      vocabulary: `credit, financial statements, cash flow, underwriting, borrowers, loans, risk rating, spreads, covenants,
        collateral, commercial, portfolio, credit lines, debt service, ratios, moody's, credit memos, annual reviews,
        guarantors, balance sheets, approvals, exposure, receivables, industry analysis, delinquency, limits`,
    },
    {
      id: 'fraud_aml_analyst',
      name: 'Fraud and anti-money-laundering analyst',
      group: 'risk',
      fields: `fraud investigation, fraud prevention, financial crime, anti-money laundering, kyc, fraud detection`,
      titles: `fraud analyst, fraud operations specialist, fraud operations analyst, financial crimes analyst, transaction monitoring specialist, aml analyst, kyc analyst, fraud investigator, financial crime analyst, aml investigator,
        bsa
        analyst, fraud specialist, transaction monitoring analyst, fraud prevention specialist,
        anti-money laundering analyst, kyc specialist, bsa officer, fraud manager, due diligence analyst,
        sanctions analyst, aml compliance officer, financial crimes investigator, onboarding analyst kyc,
        chargeback analyst, chargeback specialist, disputes analyst, dispute specialist, payment risk analyst, payments fraud
        analyst, trust and safety analyst, risk operations analyst payments, fraud detection analyst, kyc associate, mlro`,
      vocabulary: `aml, bsa, kyc, sar, suspicious activity, transactions, due diligence, fraud, alerts, sanctions, ofac,
        investigations, cip, chargebacks, customer identification, enhanced due diligence, money laundering, patriot act, red
        flags, disputes, monitoring, identity theft, politically exposed, case, actimize, escalations, account takeover`,
    },
    {
      id: 'bank_teller',
      name: 'Bank teller and personal banker',
      group: 'banking',
      fields: `teller operations, retail banking, branch operations, consumer banking`,
      titles: `bank teller, teller, personal banker, head teller, customer service representative banking, relationship
        banker, financial service representative, lead teller, teller supervisor, vault teller, universal banker, member
        service representative, financial services representative, branch customer service representative, personal banking
        representative, personal banking officer, banking associate, teller manager, bank clerk, client services associate
        bank, banking representative, credit union teller, bank associate`,
      vocabulary: `teller, cash drawer, deposits, withdrawals, checks, accounts, vault, customers, cross-sell, referrals, cash
        handling, savings, checking, balancing, transactions, loan payments, banking products, money orders, credit cards,
        atm, currency, cashier checks, branch, safe deposit, debit, new accounts, drive-thru, wire transfers`,
    },
    {
      id: 'branch_manager',
      name: 'Bank branch manager',
      group: 'banking',
      fields: `branch management, branch banking management, retail banking`,
      titles: `branch manager, bank manager, assistant branch manager, bank branch manager, branch operations manager,
        financial center manager, retail banking manager, banking center manager, branch operations officer, district manager
        banking, vice president branch manager, regional bank manager, branch supervisor, bank operations manager, service
        manager bank, market manager bank, credit union manager, assistant bank manager`,
      vocabulary: `branch, deposits, loans, sales goals, staff, tellers, audits, portfolio growth, business development,
        lending, small business, coaching, referrals, compliance, community, customers, consumer loans, operations,
        profitability, financial center, investments, account openings, relationship, mortgage, cash control, vault`,
    },
    {
      id: 'mortgage_specialist',
      name: 'Mortgage processor and underwriter',
      group: 'banking',
      fields: `mortgage processing, mortgage underwriting, loan underwriting, loan servicing, mortgage servicing, mortgage
        loans`,
      titles: `mortgage processor, loan processor, mortgage underwriter, loan underwriter, mortgage loan processor,
        loan
        closer, mortgage closer, loan servicing specialist, mortgage specialist, loan administrator,
        loan coordinator, loss
        mitigation specialist, mortgage loan officer, mortgage consultant,
        loan specialist, mortgage advisor, mortgage broker, loan servicing representative, foreclosure specialist,
        mortgage banker, loan assistant, home loan specialist, escrow
        officer, title officer, title examiner,
        loan documentation specialist, escrow assistant, default specialist, escrow officer`,
      vocabulary: `mortgage, loans, underwriting, fha, va, conventional, fannie mae, appraisals, title, income, borrowers,
        closing, disclosures, escrow, conditions, credit reports, respa, refinance, processing, encompass, loan files,
        foreclosure, modification, hud, loss mitigation, documentation, lenders, pipeline, tila, rate lock`,
    },
    {
      id: 'trader_broker',
      name: 'Trader and stockbroker',
      group: 'investment',
      fields: `trading, securities trading, brokerage, equities, derivatives, foreign exchange trading`,
      titles: `trader, stockbroker, broker, equity trader, commodities trader, fx trader, floor broker, derivatives trader,
        trading analyst, trading assistant, registered representative, securities trader, options trader, energy trader,
        investment broker, stock broker, fixed income trader, proprietary trader, dealer finance, market maker, foreign
        exchange dealer, futures trader, sales trader, day trader, sub broker`,
      vocabulary: `trading, trades, equities, options, futures, derivatives, execution, bloomberg, commodities, fixed income,
        hedging, securities, market, orders, positions, volatility, series 7, clients, fx, bonds, portfolio, liquidity,
        technical analysis, brokers, exchange, risk limits, p&l, stocks, swaps`,
    },
    {
      id: 'investment_operations',
      name: 'Investment operations and settlements analyst',
      group: 'investment',
      fields: `investment operations, securities operations, trade settlement, trade support, capital markets operations`,
      titles: `investment operations analyst, trade support analyst, settlements analyst, operations analyst finance,
        securities operations specialist, trade settlement specialist, middle office analyst, corporate actions analyst,
        collateral analyst, brokerage operations specialist, trade operations analyst,
        client service associate investments, investment operations associate, custody analyst, back office executive,
        securities processor, back office operations, operations associate finance, transfer agent,
        reconciliation analyst, derivatives operations analyst, hedge fund
        operations, custody officer,
        trust administrator, regulatory reporting analyst, product control analyst`,
      vocabulary: `trades, settlement, reconciliation, securities, corporate actions, custodians, dtc, swift, breaks,
        collateral, cash, derivatives, trade support, confirmations, fails, counterparties, brokers, margin, middle office,
        portfolio, pricing, bloomberg, fixed income, transfers, positions, dividends, front office, operations, nav`,
    },
    {
      id: 'investment_banker',
      name: 'Investment banking and M&A analyst',
      group: 'investment',
      fields: `investment banking, mergers and acquisitions, corporate finance advisory, private equity, venture capital,
        m&a`,
      titles: `investment banker, investment banking analyst, investment banking associate, m&a analyst, private equity
        analyst, private equity associate, venture capital analyst, corporate development manager, corporate development
        analyst, mergers and acquisitions analyst, transaction advisory associate, deal analyst, valuation analyst, corporate
        finance associate, valuation associate, venture capital associate, transaction manager, investor relations manager,
        investor relations associate, capital markets analyst, valuation manager`,
      vocabulary: `valuation, mergers, acquisitions, dcf, pitch books, due diligence, financial models, comparable, lbo,
        transactions, deals, buy-side, sell-side, investors, ipo, capital raising, private equity, term sheets, precedent,
        memorandum, portfolio companies, fundraising, debt, investor relations, roadshow, capital iq, offering, earnings`,
    },
    {
      id: 'equity_researcher',
      name: 'Equity research and portfolio analyst',
      group: 'investment',
      fields: `equity research, investment research, portfolio management, asset management, fundamental analysis`,
      titles: `equity research analyst, research analyst finance, portfolio manager, equity analyst, portfolio analyst,
        investment analyst, research associate finance, asset manager, fund manager, fixed income analyst, quantitative
        analyst, quant, quantitative developer, investment manager, hedge fund analyst, portfolio associate, investment
        associate, performance analyst, quantitative researcher finance, investment strategist, assistant portfolio manager,
        chief investment officer`,
      vocabulary: `portfolio, equity, research, valuation, investment, stocks, asset allocation, models, bloomberg, factset,
        earnings, benchmarks, sector, attribution, funds, fixed income, risk, returns, recommendations, performance, dcf, cfa,
        quantitative, backtesting, securities, bonds, forecasts, company reports, coverage, financial modeling`,
    },
    {
      id: 'tax_preparer',
      name: 'Tax preparer and enrolled agent',
      group: 'audit_tax',
      fields: `tax preparation, individual taxation, tax returns, vat, indirect tax`,
      titles: `tax preparer, enrolled agent, tax associate, tax specialist, income tax preparer, seasonal tax preparer, tax
        assistant, tax consultant, tax examiner, revenue officer, tax advisor, tax intern, tax auditor, gst accountant, vat
        specialist, sales tax analyst, revenue agent, tax clerk, tax agent, indirect tax analyst, property tax analyst, tax
        collector`,
      vocabulary: `tax returns, 1040, individual, corporate, deductions, irs, filing, clients, partnerships, tax season,
        schedules, turbotax, lacerte, proseries, payroll taxes, state returns, credits, extensions, sales tax, e-file, gst,
        vat, tds, income tax, tax law, audits, notices, refunds, proconnect, bookkeeping`,
    },
    {
      id: 'forensic_accountant',
      name: 'Forensic accountant and investigator',
      group: 'audit_tax',
      fields: `forensic accounting, fraud examination, dispute consulting, internal controls`,
      titles: `forensic accountant, fraud examiner, certified fraud examiner, forensic analyst finance, litigation
        consultant, forensic auditor, dispute analyst, internal controls analyst, internal control manager, sox
        analyst, sox manager, internal controls specialist, forensic accounting associate, bankruptcy analyst,
        restructuring consultant, bankruptcy specialist, insolvency practitioner, control analyst, forensic accounting
        manager, senior forensic accountant, forensic services manager, forensics associate, forensic associate,
        forensic investigator finance, fraud investigator, fraud investigation manager, senior associate forensics,
        forensics manager, forensics director, head of forensics, partner forensics, head of investigations, global
        head of investigations, dispute consultant, disputes and investigations associate, disputes associate, dispute
        advisory manager, financial investigator, financial crime investigator, litigation support consultant,
        forensic technology consultant, business valuation analyst, insolvency administrator, insolvency manager,
        insolvency associate, anti-corruption investigator`,
      vocabulary: `forensic, fraud, investigations, litigation support, internal controls, sox, sarbanes-oxley, damages,
        expert reports, evidence, interviews, embezzlement, testing, control deficiencies, audits, bankruptcy, creditors,
        restructuring, walkthroughs, transactions, cfe, findings, segregation of duties, remediation, risk`,
    },
    {
      id: 'billing_specialist',
      name: 'Billing and revenue specialist',
      group: 'accounting',
      fields: `billing, revenue accounting, revenue management billing, invoicing, credit control`,
      titles: `billing specialist, billing clerk, billing coordinator, billing analyst, invoice clerk, billing manager,
        revenue accountant, revenue analyst, invoicing specialist, credit controller, billing supervisor, billing
        representative, billing administrator, legal billing specialist, revenue manager finance, revenue cycle specialist,
        cash applications specialist, billing assistant, revenue recognition analyst, credit control clerk, billing
        executive, credit control assistant, credit control team leader, credit control manager, head of credit control`,
      vocabulary: `invoices, billing, accounts receivable, payments, statements, revenue recognition, collections, credits,
        contracts, aging, adjustments, clients, disputes, remittance, posting, rates, time entries, deposits, month end,
        credit control, past due, customer accounts, elite, asc 606, reconciliation, deferred revenue`,
    },
    {
      id: 'pension_benefit_admin',
      name: 'Pension and retirement plan administrator',
      group: 'insurance',
      fields: `pension administration, retirement plans, retirement services, employee benefits consulting`,
      titles: `pension administrator, retirement plan administrator, 401k administrator, pension analyst, retirement services
        specialist, retirement specialist, pensions administrator, defined contribution specialist, retirement plan
        consultant, pension consultant, pension manager, retirement counselor, retirement plan specialist, defined benefit
        analyst, benefits consultant, employee benefits consultant, retirement analyst`,
      vocabulary: `pension, retirement, 401k, plan documents, defined benefit, defined contribution, distributions,
        participants, erisa, contributions, vesting, form 5500, compliance testing, rollovers, plan sponsors, loans,
        eligibility, trust, annuities, actuarial, statements, scheme, trustees, calculations, enrollment, irs`,
    },
    {
      id: 'insurance_service',
      name: 'Insurance service and policy representative',
      group: 'insurance',
      fields: `insurance service, policy administration, insurance operations, personal lines, commercial lines`,
      titles: `insurance customer service representative, insurance account manager, policy service representative, insurance
        csr, insurance representative, insurance processor, policy administrator, insurance clerk, insurance
        assistant, insurance account executive, commercial lines account manager, personal lines account manager,
        underwriting assistant, insurance specialist, insurance coordinator, underwriting technician, policy analyst
        insurance, insurance broker, reinsurance analyst, insurance administrator, account manager insurance, policy
        issuance specialist, insurance verification specialist, licensed insurance agent, fnol representative,
        insurance customer service advisor, insurance account handler, account handler, commercial account executive, corporate account executive insurance,
        client executive insurance, commercial insurance broker, corporate insurance broker, personal lines broker, broking executive, commercial broking
        executive, insurance broking executive, account handler insurance, commercial account handler, insurance
        placing broker`,
      vocabulary: `policies, insurance, endorsements, renewals, premiums, certificates of insurance, quotes, carriers,
        coverage, claims, auto, homeowners, commercial lines, personal lines, applied epic, ams360, policyholders,
        underwriters, cancellations, billing, agents, deductible, liability, workers compensation, acord, rating, broker,
        reinsurance`,
    },
  ]),
  ...readFamilies('property', [
    {
      id: 'appraiser',
      name: 'Appraiser and valuer',
      group: 'real_estate',
      fields: `appraisal, property valuation, real estate appraisal, property assessment`,
      titles: `appraiser, real estate appraiser, property appraiser, valuer, property valuer, assessor, property assessor,
        auto damage appraiser, appraisal assistant, commercial appraiser, residential appraiser, review appraiser,
        personal property appraiser, tax assessor, certified residential appraiser, auctioneer,
        art appraiser, land acquisition agent, right of way agent, right of way specialist, commercial property
        surveyor, valuation surveyor, certified general appraiser, staff appraiser, fee appraiser, appraisal reviewer,
        chief appraiser, appraisal trainee, appraiser trainee, chartered valuation surveyor, real estate valuer,
        valuation manager, valuations analyst property, business appraiser, machinery appraiser, auto damage appraiser
        property, auction valuer, rating surveyor, valuation analyst real estate, licensed appraiser, licensed residential appraiser, licensed real estate appraiser,
        certified appraiser, appraisal specialist, assessor property tax, appraisal
        manager`,
      vocabulary: `appraisals, valuation, properties, comparable sales, market value, uspap, inspections, assessments, income
        approach, cost approach, residential, commercial, land, reports, depreciation, real estate, site visits, photos,
        narrative, sales comparison, highest and best use, easements, tax rolls, parcels, lenders`,
    },
  ]),
  ...readFamilies('care', [
    {
      id: 'grants_manager',
      name: 'Grants and funding manager',
      group: 'nonprofit',
      fields: `grants management, grant administration, grants, sponsored programs, grant writing`,
      titles: `grants manager, grant writer, grants administrator, grants coordinator, sponsored programs administrator,
        grants specialist, grant administrator, research administrator, proposal writer, grants officer, grants and contracts
        administrator, contracts and grants specialist, program officer, proposal manager, proposal coordinator, proposal
        specialist, grants management specialist, bid manager, bid writer, capture manager, bid coordinator, tender manager`,
      vocabulary: `grants, proposals, funding, foundation, federal, award, sponsors, budgets, compliance, applications, rfp,
        deadlines, nih, reporting, solicitation, narrative, subawards, bids, tenders, reviewers, letters of inquiry, closeout,
        federal regulations, boilerplate, pricing volume, win themes, nsf, allowable costs`,
    },
  ]),
];
