import { readFamilies } from '../read-families';

/** General management, projects and consulting. */
export const MANAGEMENT_OCCUPATIONS = readFamilies('business', [
  {
    id: 'project_manager',
    name: 'Project manager',
    group: 'project',
    fields: `project management, program management, project coordination, project controls, pmo`,
    titles: `project manager, program manager, senior project manager, project coordinator, program coordinator, project lead,
      project administrator, pmo manager, pmo analyst, project director, assistant project manager, project management officer, pmo,
      programme manager, project officer, associate project manager, junior project manager, project specialist, portfolio manager projects,
      project analyst, project controller, project scheduler, project planner, project support officer, project controls manager,
      program director, project leader, pmo lead, project management consultant, program analyst, project control analyst,
      project executive, pmo director, project management, program management, program support, project engineer manager`,
    vocabulary: `project management, pmo, milestones, pmp, project plan, project plans, risk, scope, stakeholders, deliverables, schedule,
      timeline, timelines, budget, status reports, ms project, resource planning, governance, project, projects, change requests, kick-off,
      work breakdown structure, critical path, gantt, lessons learned, issue log, dependencies, vendors, cross-functional, project charter,
      earned value, agile, scrum, primavera, raid, steering committee, programs, portfolio, on time`,
  },
  {
    id: 'operations_manager',
    name: 'Operations manager',
    group: 'operations',
    fields: `operations management, operations, business operations`,
    titles: `operations manager, director of operations, operations director, general manager, operations supervisor, coo,
      chief operating officer, vp operations, vp of operations, operation manager, regional manager, area manager, operations
      lead, district manager, business operations manager, assistant operations manager, operations coordinator, operations
      specialist, vice president of operations, branch manager operations, operations executive, regional operations manager,
      operations associate, service manager, assistant general manager, operations administrator, unit manager, country
      manager, managing director, general operations manager, division manager, center manager, service operations manager,
      manager operations, operations analyst, management trainee, graduate trainee, business intern, branch head, deputy
      manager operations`,
    vocabulary: `operations, p&l, kpi, kpis, process improvement, productivity, budget, profitability, staffing, operational, efficiency,
      sop, logistics, supervised, cost reduction, scheduling, performance, team, revenue, vendors, customer satisfaction, lean,
      daily operations, turnaround, cost savings, workforce, metrics, quality, policies and procedures, operating procedures, expenses,
      multi-unit, strategic, inventory, day-to-day, mis, sla, streamlined`,
  },
  {
    id: 'executive',
    name: 'Executive',
    group: 'operations',
    fields: `general management, business administration, business management, executive management`,
    titles: `chief executive officer, ceo, president, vice president, executive vice president, managing director, founder, co-founder,
      business owner, executive director, general partner, avp, svp, board member, entrepreneur, senior vice president, managing partner,
      chairman, director general, company director, chief strategy officer, chief administrative officer`,
    vocabulary: `strategic, p&l, board of directors, growth, revenue, vision, profitability, acquisitions, mergers, business plan,
      executive, investors, company, leadership, strategy, fundraising, capital, shareholders, turnaround, negotiations, market share,
      partnerships, restructuring, startup, board, founded, ebitda, corporate, expansion, joint ventures`,
  },
  {
    id: 'management_consultant',
    name: 'Management consultant',
    group: 'consulting',
    fields: `management consulting, consulting, strategy consulting, business consulting, strategy, change management`,
    titles: `management consultant, consultant, strategy consultant, business consultant, senior consultant, associate consultant,
      strategy manager, change management consultant, process consultant, engagement manager, strategy analyst, business advisor,
      business transformation manager, change manager, principal consultant, advisory consultant, transformation consultant,
      turnaround specialist, organizational change manager, strategic planner, director of strategy, business process consultant,
      management analyst, business improvement manager, continuous improvement manager, lean consultant, six sigma black belt,
      process improvement specialist, business excellence manager, professional services consultant, managing consultant`,
    vocabulary: `consulting, clients, strategy, engagement, recommendations, workshops, stakeholders, change management, transformation,
      due diligence, operating model, benchmarking, process improvement, business case, assessment, organizational, cost reduction,
      market entry, advisory, growth strategy, interviews, deliverables, executives, lean, six sigma, business process, current state,
      future state, presentations, post-merger integration, roadmap`,
  },
  {
    id: 'product_manager',
    name: 'Product manager',
    group: 'product',
    fields: `product management, product marketing management, product strategy, product development`,
    titles: `product manager, senior product manager, product owner, product director, digital product manager, associate product manager,
      technical product manager, head of product, director of product management, chief product officer, product lead, product specialist,
      vp of product, product management director, group product manager, product development manager, product analyst, product line manager,
      product marketing manager, innovation manager, product strategist, product consultant, product executive`,
    vocabulary: `product, roadmap, product roadmap, launch, features, user stories, market research, product management, backlog, personas,
      prioritization, mvp, agile, customers, go-to-market, pricing, product strategy, a/b testing, kpis, user experience, requirements,
      competitive analysis, product lifecycle, adoption, discovery, wireframes, engineering, okrs, stakeholders, user research,
      product vision, metrics, retention, product requirements, jira`,
  },
]);

/** People who practise law or support those who do. */
export const LEGAL_OCCUPATIONS = readFamilies('legal', [
  {
    id: 'lawyer',
    name: 'Lawyer',
    group: 'law',
    fields: `law, litigation, legal, corporate law, criminal law, legal practice, advocacy`,
    titles: `attorney, lawyer, advocate, legal counsel, counsel, associate attorney, general counsel, corporate counsel, legal
      officer, solicitor, barrister, litigation associate, litigation attorney, staff attorney, senior counsel, law clerk,
      trial attorney, legal associate, legal advisor, legal manager, prosecutor, public defender, patent attorney, in-house
      counsel, legal director, assistant general counsel, judicial clerk, corporate attorney, immigration attorney, family law
      attorney, legal consultant, contract attorney, district attorney, criminal defense attorney, employment lawyer, notary,
      judge, magistrate, mediator, arbitrator, legal head, intellectual property associate, company secretary, legal intern,
      law intern, legal executive, of counsel, chief legal officer, trainee solicitor, junior advocate, legal fellow, patent
      agent, summer associate`,
    vocabulary: `legal, law, litigation, court, courts, contracts, drafting, clients, pleadings, hearings, depositions, civil, criminal,
      motions, bar, agreements, trial, arbitration, counsel, statutory, petition, advocate, legal research, discovery, appeals, statutes,
      settlement, mediation, plaintiffs, defendants, briefs, legal opinions, due diligence, corporate law, intellectual property,
      negotiation, memoranda, westlaw, oral argument, judgments, drafted, affidavits, tribunal, notices, jurisdiction, writ`,
  },
  {
    id: 'paralegal',
    name: 'Paralegal',
    group: 'law_support',
    fields: `paralegal studies, legal support, legal assistance`,
    titles: `paralegal, legal assistant, litigation paralegal, corporate paralegal, immigration paralegal, immigration
      specialist, patent paralegal, senior paralegal, legal administrative assistant, real estate paralegal, legal clerk,
      litigation assistant, legal coordinator, legal specialist, litigation support specialist, ip paralegal, legal
      administrator, family law paralegal, litigation secretary, case assistant, ediscovery specialist, ediscovery
      consultant, legal analyst, legal receptionist, paralegal specialist, e-discovery analyst, document reviewer, legal
      support specialist, certified paralegal, trademark paralegal, probate paralegal, bankruptcy paralegal, paralegal
      supervisor, paralegal manager`,
    vocabulary: `pleadings, discovery, litigation, filing, attorneys, attorney, court, exhibits, trial, case, e-filing, depositions, legal,
      subpoenas, interrogatories, docket, docketing, case files, motions, affidavits, summons, bates, legal documents, legal research,
      lexisnexis, westlaw, correspondence, drafting, ediscovery, relativity, witness, transcripts, medical records, law firm,
      closing documents, uscis, visa petitions, trademark, summation, billing, calendar, trial preparation`,
  },
  {
    id: 'contract_manager',
    name: 'Contract manager',
    group: 'contracts',
    fields: `contract management, contract administration, contracts`,
    titles: `contract manager, contracts manager, contract administrator, contract specialist, contracts administrator,
      contract negotiator, contracts specialist, subcontract administrator, contracting officer, contract analyst,
      commercial manager contracts, contracts analyst, commercial contracts manager, director of contracts, contract coordinator,
      subcontracts manager, contract officer, contracts director, procurement contracts manager`,
    vocabulary: `contracts, contract, negotiation, terms and conditions, far, dfars, amendments, subcontracts, proposals, rfp, rfq,
      compliance, modifications, nda, solicitation, clauses, agreements, claims, pricing, closeout, legal, awards, sow, vendors,
      contract administration, invoices, government contracts, bids, cost plus, redlines, deliverables, change orders, tender`,
  },
  {
    id: 'court_staff',
    name: 'Court staff',
    group: 'law_support',
    fields: `court administration, court reporting`,
    titles: `court clerk, court reporter, bailiff, court administrator, deputy clerk, court interpreter, judicial assistant,
      judicial marshal, court officer, clerk of court, judicial secretary, stenographer, probate clerk, court coordinator`,
    vocabulary: `court, courtroom, judges, docket, hearings, warrants, filings, jury, transcripts, case files, stenography, proceedings,
      summons, judicial, oaths, bench, exhibits, fines, court orders, calendars, attorneys, defendants, transcription, judgments, probation,
      sentencing`,
  },
]);
