import { readFamilies } from '../read-families';

/** Specialists of staff, programs, rules and public service. */
export const PEOPLE_AND_PUBLIC_OCCUPATIONS = [
  ...readFamilies('business', [
    {
      id: 'executive_assistant',
      name: 'Executive assistant',
      group: 'office',
      fields: `executive assistance, executive administration`,
      titles: `executive assistant, personal assistant, executive secretary, executive administrative assistant,
        assistant to
        the ceo, pa to director, senior executive assistant, chief of staff,
        executive assistant to ceo, executive
        coordinator, executive support assistant, private secretary,
        senior administrative assistant, executive office
        assistant, pa to ceo, pa to the ceo, diary manager,
        ea to ceo, pa to managing director`,
      vocabulary: `executive, calendar, travel arrangements, itineraries, board meetings, expense reports, confidential,
        minutes, correspondence, ceo, scheduling, presentations, gatekeeper, meetings, phone calls, events, agendas, liaison,
        c-suite, errands, concur, visas, directors, office`,
    },
    {
      id: 'labor_relations',
      name: 'Employee and labor relations specialist',
      group: 'hr',
      fields: `employee relations, labor relations, industrial relations, diversity and inclusion, employee engagement`,
      titles: `employee relations manager, labor relations specialist, employee relations specialist, labor relations manager,
        industrial relations manager, employee engagement manager, diversity manager, equal opportunity specialist, employee
        relations consultant, labor relations officer, eeo specialist, diversity and inclusion manager, employee relations
        advisor, er specialist, union representative, leave specialist, mediator, arbitrator, ombudsman, eeo officer, employee
        engagement specialist`,
      vocabulary: `employee relations, grievances, union, collective bargaining, investigations, disciplinary, arbitration,
        labor law, mediation, negotiations, fmla, ada, eeoc, policies, complaints, contracts, terminations, diversity,
        unemployment, engagement surveys, harassment, affirmative action, hearings, conflict resolution, performance
        management`,
    },
    {
      id: 'hr_business_partner',
      name: 'HR business partner and director',
      group: 'hr',
      fields: `strategic human resources, hr business partnering, people operations, organizational effectiveness, workforce
        planning`,
      titles: `hr business partner, human resources business partner, hr director, human resources director,
        director of human
        resources, vp of human resources, chief people officer, people operations manager,
        head of hr, head of people, chief
        human resources officer, hr consultant, human resources consultant,
        vice president human resources, people partner, people manager hr, chro, senior hr manager, regional hr manager,
        people and culture manager, hr lead, organizational
        development manager, hrbp, senior hrbp,
        organisational development consultant, organizational development consultant,
        organisational development manager, organizational development specialist, dei manager,
        diversity and inclusion manager, workforce planner, workforce planning manager, employee experience manager,
        wellbeing manager`,
      vocabulary: `human resources, talent management, succession planning, employee relations, organizational development,
        workforce planning, performance management, coaching, leaders, compensation, engagement, change management, hr
        strategy, policies, culture, retention, leadership development, investigations, hris, labor law, mergers, business
        partner, restructuring, talent reviews, people strategy`,
    },
    {
      id: 'hr_operations',
      name: 'HR operations and shared services specialist',
      group: 'hr',
      fields: `hr operations, hr shared services, hr administration, personnel administration, onboarding`,
      titles: `hr assistant, payroll and hr administrator, payroll & hr administrator, hr & payroll administrator,
        hr & payroll officer, hr and payroll administrator, payroll and hr officer, hr and payroll officer,
        payroll and hr assistant, hr and payroll assistant, human resources assistant, hr coordinator, human resources coordinator, hr administrator,
        hr
        operations specialist, onboarding specialist hr, personnel specialist, hr executive, hr officer,
        personnel assistant, hr associate, hr intern, human resources intern, hr specialist,
        human resources administrator, personnel officer, human resources clerk, hr clerk, people operations specialist,
        hr admin, human resources associate, hr operations
        executive, human resource specialist,
        personnel clerk, hr support specialist, dei manager, hris analyst, people analytics analyst,
        interview scheduler, hr systems analyst, global mobility specialist, mobility specialist, hr data analyst`,
      vocabulary: `onboarding, personnel files, new hire, orientation, hris, i-9, background checks, payroll, benefits
        enrollment, employee records, leave, job postings, interviews, verification, attendance, exit interviews, recruitment,
        e-verify, policies, employees, induction, data entry, letters, confidentiality, offer letters, hr letters, joining
        formalities`,
    },
    {
      id: 'talent_sourcer',
      name: 'Technical recruiter and sourcer',
      group: 'hr',
      fields: `technical recruiting, sourcing talent, it recruitment, campus recruiting, staffing services`,
      titles: `technical recruiter, it recruiter, sourcer, talent sourcer, headhunter, recruitment consultant, staffing
        manager, recruiting coordinator, talent acquisition partner, campus recruiter, executive recruiter, recruitment
        executive, staffing coordinator, talent acquisition coordinator, staffing specialist, healthcare recruiter, recruiting
        manager, recruitment manager, military recruiter, recruitment coordinator, recruitment specialist, recruiting
        assistant, talent acquisition manager, corporate recruiter, resourcer, placement specialist, us it recruiter, bench
        sales recruiter`,
      vocabulary: `recruiting, sourcing, candidates, boolean, linkedin, job boards, interviews, screening, ats, requisitions,
        hiring managers, staffing, offers, placements, pipelines, job fairs, contract, monster, dice, c2c, w2, clients, hires,
        time to fill, phone screens, negotiation, candidate experience, bullhorn, taleo, referrals`,
    },
    {
      id: 'change_manager',
      name: 'Change and transformation manager',
      group: 'consulting',
      fields: `change management, organizational change, business transformation, organizational development, strategic
        planning`,
      titles: `change manager, transformation manager, change management consultant, organizational change manager, change
        management specialist, change analyst, strategy manager, strategic planner, transformation director, organizational
        development consultant, business transformation manager, strategy analyst, chief strategy officer, change lead,
        director of strategy, change management lead, strategy consultant, planning manager, business planning manager,
        planning analyst business`,
      vocabulary: `change management, stakeholders, prosci, adkar, transformation, communication plans, training, readiness,
        impact assessments, adoption, roadmap, strategy, workshops, operating model, resistance, sponsors, business case,
        organizational design, initiatives, leadership, kpis, process redesign, culture, strategic plan`,
    },
    {
      id: 'program_manager',
      name: 'Program and PMO manager',
      group: 'project',
      fields: `program management, project management office, portfolio management project, pmo, project controls`,
      titles: `program manager, pmo manager, portfolio manager projects, pmo analyst, programme manager,
        program director, pmo
        lead, project portfolio manager, project management office manager,
        program analyst, project administrator, project
        support officer, project scheduler, pmo coordinator,
        project controls analyst, project analyst, project control
        specialist, pmo director,
        senior program manager, project assistant, pmo, project planner scheduler, programme
        officer,
        project controller, portfolio manager pmo, portfolio office manager, humanitarian programme manager`,
      vocabulary: `program management, pmo, governance, milestones, portfolio, risks, budgets, dashboards, status reports,
        stakeholders, ms project, resource planning, dependencies, schedules, earned value, change control, project plans,
        executives, scope, deliverables, benefits realization, issues log, pmbok, raid, clarity, project charter`,
    },
    {
      id: 'entrepreneur',
      name: 'Business owner and founder',
      group: 'executive',
      fields: `entrepreneurship, small business management, business ownership, self employment`,
      titles: `business owner, founder, co-founder, entrepreneur, small business owner, owner operator business,
        owner
        manager, franchise owner, self employed, managing partner, franchisee, proprietor, co-owner,
        owner/operator, sole
        proprietor, owner, business partner owner, independent business owner,
        startup founder, literary agent, talent agent, artist manager`,
      vocabulary: `business, startup, clients, revenue, business plan, bookkeeping, marketing, hiring, vendors, investors,
        contracts, pricing, sales, launch, customers, payroll, franchise, growth, licenses, invoicing, website, profit,
        inventory, networking`,
    },
  ]),
  ...readFamilies('legal', [
    {
      id: 'legal_secretary',
      name: 'Legal secretary',
      group: 'law_support',
      fields: `legal secretarial, legal administration`,
      titles: `legal secretary, executive legal secretary, legal administrative assistant, legal assistant, law clerk, legal clerk, litigation secretary,
        legal office assistant, law office manager, legal receptionist, docket clerk, legal support assistant, legal file
        clerk, law firm administrator, litigation legal assistant, legal office administrator, legal administrator`,
      vocabulary: `legal documents, pleadings, filing, attorneys, court, dictation, correspondence, docketing, clients,
        discovery, calendar, depositions, e-filing, subpoenas, law firm, billing, transcription, motions, case files,
        hearings, service of process, proofreading, westlaw, billable`,
    },
  ]),
  ...readFamilies('finance', [
    {
      id: 'compliance_officer',
      name: 'Compliance and regulatory officer',
      group: 'risk',
      fields: `regulatory compliance, compliance management, corporate compliance, ethics and compliance, regulatory affairs
        compliance`,
      titles: `compliance officer, compliance manager, compliance analyst, compliance specialist, regulatory compliance
        manager, chief compliance officer, compliance coordinator, compliance director, regulatory analyst, compliance
        associate, compliance consultant, regulatory compliance specialist, ethics officer, compliance auditor,
        regulatory compliance analyst, compliance administrator, healthcare compliance officer, compliance assistant,
        mlro, money laundering reporting officer, regulatory reporting analyst, regulatory officer, regulatory
        compliance officer, data protection officer, privacy officer, information governance manager`,
      vocabulary: `compliance, regulations, policies, audits, monitoring, investigations, training, risk assessments,
        regulatory, procedures, filings, finra, sec, controls, violations, corrective action, ethics, reporting, code of
        conduct, examinations, regulators, testing, export controls, licensing, licenses, disclosures, laws`,
    },
    {
      id: 'risk_manager',
      name: 'Risk manager and analyst',
      group: 'risk',
      fields: `enterprise risk management, operational risk, market risk, business continuity, credit risk management`,
      titles: `risk manager, risk analyst, enterprise risk manager, operational risk manager, operational risk analyst, market
        risk analyst, risk management specialist, chief risk officer, business continuity manager, risk consultant, model risk
        analyst, risk officer, director of risk management, risk associate, model validation analyst, risk coordinator, credit
        risk manager, business continuity analyst, insurance risk manager, risk director, quantitative risk analyst`,
      vocabulary: `risk, operational risk, var, stress testing, basel, controls, exposure, mitigation, scenarios, key risk
        indicators, models, capital, business continuity, market risk, limits, incidents, insurance program, loss, governance,
        credit risk, risk register, sas, erm, monte carlo, risk appetite, assessments`,
    },
  ]),
  ...readFamilies('public', [
    {
      id: 'policy_analyst',
      name: 'Policy and legislative analyst',
      group: 'government',
      fields: `public policy, policy analysis, legislative affairs, government affairs, political campaigns`,
      titles: `policy analyst, legislative assistant, legislative aide, policy advisor, government affairs manager,
        lobbyist, policy officer, legislative director, campaign manager political, legislative analyst,
        policy associate, political
        consultant, field organizer, political director, policy researcher,
        public policy intern, legislative correspondent, congressional intern, campaign staffer,
        government relations manager, advocacy manager, policy manager, community
        organizer, press secretary,
        policy specialist, legislative intern, policy adviser, senior policy adviser`,
      vocabulary: `policy, legislation, bills, constituents, briefings, congress, lobbying, advocacy, government, memos,
        hearings, stakeholders, regulations, political, campaign, talking points, testimony, research, coalition, voters,
        senators, public policy, committee, canvassing, issues, district, legislators`,
    },
    {
      id: 'emergency_manager',
      name: 'Emergency management and dispatcher',
      group: 'protection',
      fields: `911 communications, emergency communications, emergency management, emergency dispatch, homeland security, disaster response, emergency preparedness`,
      titles: `director 911 communications center, 911 communications director, emergency communications director, director of emergency communications, 911 center director, 911 dispatcher, emergency dispatcher, emergency management specialist, emergency manager, police dispatcher,
        public safety dispatcher, emergency communications operator, emergency planner, emergency preparedness
        coordinator, 911 operator, disaster response specialist, communications officer dispatch, emergency management
        coordinator, fire dispatcher, emergency call handler, crisis manager, telecommunicator, homeland security
        analyst, emergency services officer, emergency planning officer, 999 call handler, 911 telecommunicator, 911 call taker, emergency telecommunicator, public safety communications officer,
        control room operator ambulance, emergency medical advisor, resilience officer,
        resilience manager, 911 director, director of 911 communications, public safety telecommunicator, emergency
        communications supervisor, emergency communications manager, emergency medical dispatcher, emergency call
        taker, communications center director, 911 communications supervisor`,
      vocabulary: `dispatch, 911, emergency, radio, cad system, calls, police, fire, ems, incident command, preparedness,
        fema, evacuation, disaster, multi-line, ncic, response plans, exercises, shelters, hazard mitigation, eoc, caller,
        priority, drills, recovery`,
    },
    {
      id: 'intelligence_analyst',
      name: 'Intelligence and investigations analyst',
      group: 'protection',
      fields: `intelligence analysis, intelligence, criminal investigation, private investigation, counterterrorism`,
      titles: `intelligence analyst, private investigator, investigator, intelligence officer, crime analyst,
        all source
        analyst, counterintelligence agent, criminal intelligence analyst, special investigator,
        background investigator, geospatial intelligence analyst, threat analyst, surveillance investigator,
        signals intelligence analyst, detective, security intelligence analyst, imagery analyst military,
        cryptologic linguist, intelligence specialist, crime scene
        investigator, forensic scientist,
        crime scene technician, forensic technician, special agent, internal investigator, fingerprint examiner,
        forensic examiner`,
      vocabulary: `intelligence, investigations, surveillance, interviews, evidence, threats, reports, classified, analysis,
        targets, background checks, sigint, humint, briefings, databases, collection, link analysis, counterterrorism,
        witnesses, case, osint, fingerprints, crime scene, forensic, clearance, suspects, testimony, geospatial`,
    },
    {
      id: 'corrections_probation',
      name: 'Corrections and probation officer',
      group: 'protection',
      fields: `corrections, probation, parole, juvenile justice, community corrections`,
      titles: `correctional officer, youth offending officer, youth justice officer, corrections officer, probation officer,
        parole officer, detention officer, jailer, prison officer, juvenile detention officer, correctional sergeant,
        bailiff, juvenile probation officer, juvenile counselor, correctional counselor, detention deputy, case
        manager corrections, probation counselor, correctional supervisor, pretrial services officer, youth
        corrections officer, prison guard, residential supervisor corrections, custodial manager, prison custody
        officer, wing officer, senior prison officer, supervising officer prison, detention custody officer, custody
        officer, prison custodial manager, prison governor`,
      vocabulary: `inmates, correctional, facility, security, searches, cells, detention, probation, parole, offenders,
        custody, court, supervision, head counts, contraband, drug tests, restraint, violations, housing units,
        transport, presentence, juvenile, incident reports, rehabilitation, jail, prison, compliance, sentencing,
        prisoners, wing, landing, cell searches, acct, control and restraint, key worker, adjudications, hmp,
        de-escalation`,
    },
    {
      id: 'border_customs_tax',
      name: 'Customs, immigration and inspection officer',
      group: 'government',
      fields: `customs, immigration services, border protection, public inspection`,
      titles: `customs officer, border force officer, border force assistant officer, border guard, immigration officer,
        border patrol agent, customs inspector, immigration specialist, immigration paralegal, immigration consultant,
        customs agent, tsa officer, transportation security officer, customs and border protection officer, visa
        officer, visa consultant, consular officer, immigration case manager, tax inspector, revenue agent, revenue
        officer, tax officer, hmrc officer`,
      vocabulary: `customs, border, immigration, visas, inspections, passengers, baggage, duties, tariff, imports, entries,
        cbp, declarations, passports, uscis, petitions, screening, hts, contraband, classification, clearance, travelers,
        x-ray, green card, airport, documents, interviews, fines`,
    },
    {
      id: 'social_benefits_officer',
      name: 'Benefits and eligibility worker',
      group: 'government',
      fields: `public assistance, eligibility determination, social security services, workforce development, employment
        services`,
      titles: `eligibility specialist, eligibility worker, benefits officer, employment specialist, job developer,
        workforce development specialist, employment counselor, claims examiner government,
        human services specialist, employment consultant, vocational specialist, welfare officer,
        public assistance worker, job counselor, career specialist, income maintenance worker, disability examiner,
        housing specialist, vocational rehabilitation counselor, employment advisor, benefits eligibility specialist,
        rehabilitation counselor, family support specialist, housing coordinator, refugee case worker,
        employment adviser, employment support worker, work coach, job centre adviser, welfare rights adviser,
        welfare benefits adviser, housing benefit officer, debt adviser, money adviser, citizens advice adviser,
        welfare benefits officer, revenues and benefits officer`,
      vocabulary: `eligibility, applications, medicaid, snap, benefits, interviews, clients, public assistance,
        determinations, job search, employers, placement, resumes, barriers, case notes, housing, vouchers, unemployment,
        disability, vocational, income verification, section 8, recertification, participants, job readiness, hud, tanf,
        referrals`,
    },
  ]),
];
