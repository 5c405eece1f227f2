import { readConcepts } from '../read-concepts';

const MANAGEMENT = readConcepts(
  'skill',
  `
  Project management | managing projects, manage projects, project planning, project delivery, project coordination, project execution
  Programme management | program management, programme delivery, managing programs < Project management
  Project portfolio management | PPM, portfolio governance < Project management
  Project scheduling | project schedules, Gantt charts, work breakdown structure, WBS, critical path method < Project management
  Project controls | earned value management, EVMS, project cost control < Project management
  Project budgeting | project budgets, project cost management < Project management
  Scope management | scope definition, project scope, statement of work, scope control < Project management
  PMBOK | PMI methodology, project management methodology < Project management
  PMO | project management office, PMO governance < Project management
  Stakeholder management | stakeholder engagement, communicate with stakeholders, managing stakeholders, stakeholder communication
  Risk management | risk mitigation, managing risk, risk identification, risk register, enterprise risk management, manage risk, management of risk,
    management of risks
  Change management | organizational change management, organisational change, change leadership, ADKAR, Prosci
  Requirements gathering | requirements analysis, requirement gathering, requirements elicitation, business requirements,
    gathering requirements
  Business analysis | business process analysis, business systems analysis
  Gap analysis | fit-gap analysis, AS-IS TO-BE analysis < Business analysis
  SWOT analysis | Porter's five forces / PESTLE analysis < Strategic planning
  User stories | use cases, use case, acceptance criteria, user story writing < Requirements gathering
  Backlog management | product backlog, backlog grooming, backlog refinement, backlog prioritization < Agile
  Process mapping | process flow diagrams, flowcharts, process flows, BPMN, business process modeling, business process modelling,
    swimlane diagrams, flowchart software
  Process improvement | business process improvement, process optimization, process re-engineering, business process reengineering,
    improve business processes, process redesign
  Business processes | business process, workflow design, business process management, BPM, process documentation
  Standard operating procedures | SOP, SOPs, standard operating procedure, SOP development, writing procedures
  Operations management | business operations, managing operations, operational management, day-to-day operations, daily operations,
    overseeing operations
  Strategic planning | strategy development, business strategy, strategic management, corporate strategy, long-term planning
  Business planning | business plans, business plan development, annual planning
  Business development | new business development, business growth, client acquisition
  Key performance indicators | KPI, KPIs, performance metrics, scorecards, balanced scorecard, performance indicators
  OKRs | objectives and key results
  P&L management | profit and loss, P&L, profit and loss management, P & L, P&L responsibility
  Budgeting | budget management, managing budgets, manage budgets, budget preparation, budget control, budgets, budget development,
    budget planning
  Cost control | cost reduction, cost management, cost containment, cost savings, expense control, controlling costs
  Resource planning | resource allocation, resource management, capacity planning, workforce allocation
  Team management | managing teams, people management, staff management, team leadership, managing staff, manage staff, supervising staff,
    staff supervision, supervise staff, lead a team, team supervision, manage a team, led a team, headed a team,
    managed a team, supervised a team, led a small team, headed up a team
  Cross-functional leadership | cross-functional teams, cross functional collaboration, matrix management
  Vendor management | supplier management, supplier relationship management, managing vendors, vendor relations, third-party management,
    vendor relationships
  Contract management | contract administration, contract lifecycle management, managing contracts, contracts management, manage contracts
  Contract negotiation | negotiating contracts, contract negotiations, negotiate contracts < Contract management, Negotiation
  Outsourcing | offshore delivery, outsourced services management
  Quality management | quality management systems, QMS, quality improvement, total quality management, TQM, quality management software
  Mergers and acquisitions | M&A, mergers & acquisitions, post-merger integration, acquisitions and divestitures
  Due diligence | financial due diligence, commercial due diligence
  Management consulting | business consulting, consulting services, advisory services
  Benchmarking | competitive benchmarking, best practice analysis
  Feasibility studies | feasibility study, feasibility analysis, business case development, business cases, cost-benefit analysis,
    cost benefit analysis
  Workshop facilitation | facilitating workshops, JAD sessions, facilitation, facilitate meetings
  Meeting management | organizing meetings, meeting coordination, scheduling meetings, meeting minutes, minute taking, taking minutes,
    schedule meetings
  Corporate governance | board reporting, board governance, company secretarial
  Entrepreneurship | startup development, start-up management, business start-up, small business management
  Innovation management | design thinking, innovation processes, ideation
  Crisis management | crisis response, emergency management, crisis planning
  Policy development | developing policies, policies and procedures, policy writing, procedure development
  Product management | product development management, managing products, product strategy
  Product roadmap | product roadmaps, roadmap planning, product vision < Product management
  Product life cycle management | product lifecycle management, product lifecycle, PLM < Product management
  Product analytics | product metrics, user behaviour analytics < Product management
  Product launch | product launches, new product introduction, NPI, launch planning, go-to-market strategy, go-to-market, GTM strategy
  New product development | product development, NPD, develop new products, product innovation
  Minimum viable product | MVP development, rapid prototyping, proof of concept, proofs of concept
  Knowledge management | knowledge base management, knowledge sharing
  Inspection readiness | audit readiness, audit preparation
  Grant writing | grant proposals, grant applications, grant writing experience, proposal writing, write grant proposals
  Grant management | grants administration, grant administration, grants management
  Fundraising | fund raising, fundraising activities, donor cultivation, major gifts, capital campaigns, donor relations, annual giving,
    donor database, donor management software, fundraising software
  Volunteer management | volunteer coordination, managing volunteers, recruiting volunteers, volunteer recruitment, manage volunteers
  Membership management | manage membership, member relations, member recruitment
  Community outreach | community engagement, community relations, public outreach, outreach programs, community development
  Advocacy | public advocacy, client advocacy, patient advocacy, advocating for clients
  Event planning | event management, event coordination, organizing events, planning events, special events, event organisation,
    event logistics, conference planning, organise events, event management software
  Office management | office administration, managing office operations, office operations, front office management
  Administrative support | administrative tasks, administrative experience, administration experience, administrative duties, clerical support, clerical duties, secretarial support,
    general office duties, administration skills, office support, administrative skills
  Calendar management | diary management, managing calendars, calendar scheduling, calendaring, appointment scheduling,
    scheduling appointments, appointment setting, schedule appointments, manage calendars
  Travel arrangements | travel coordination, booking travel, travel booking, itinerary planning, arrange travel, travel planning
  Filing | filing systems, record filing, file management, files management, filing documents ? documents, records, clerical, office,
    typing, phones, data, copying, scanning, faxing
  Records management | record keeping, recordkeeping, records maintenance, maintaining records, document archiving, archiving,
    maintain records, keep records
  Reception duties | greeting visitors, front desk operations, front desk reception, reception work, visitor management, greet guests
  Telephone etiquette | phone etiquette, answering phones, answering telephones, telephone skills, phone skills, answer phones,
    call handling
  Mail handling | mail distribution, mail sorting, incoming mail, postal services, handle mail
  Business correspondence | drafting correspondence, letter writing, business writing, business letters, correspondence
  Proofreading | proof reading, copy proofing, proofread text
  Office supplies management | ordering office supplies, supply ordering, inventory of supplies
  Expense reports | expense reporting, expense processing, expense management, travel expense reports
  `,
);

const PEOPLE = readConcepts(
  'skill',
  `
  Human resources | human resource management, HR management, human resources management, HR, personnel management, HR operations,
    HR administration ! truck, hc, rigid, forklift, lorry
  Recruitment | recruiting, talent acquisition, hiring, staff recruitment, full cycle recruiting, full-cycle recruiting, recruit employees,
    end to end recruitment
  Sourcing candidates | candidate sourcing, talent sourcing, Boolean search, passive candidate sourcing, headhunting, executive search
    < Recruitment
  Technical recruiting | IT recruitment, IT recruiting, tech recruiting < Recruitment
  Campus recruitment | campus recruiting, university recruiting, college recruiting < Recruitment
  Interviewing | conducting interviews, candidate interviewing, behavioral interviewing, job interviews, screening candidates,
    candidate screening, resume screening, interview candidates < Recruitment
  Job postings | job advertisements, writing job descriptions, write job descriptions < Recruitment
  Background checks | reference checks, pre-employment screening, employment verification < Recruitment
  Applicant tracking systems | applicant tracking system, ATS, applicant tracking, applicant tracking software < Recruitment ? recruiting,
    recruitment, candidates, taleo, hr, applicant, talent, sourcing
  LinkedIn Recruiter | job boards, Indeed recruiting, CareerBuilder, Monster job board, Dice job board < Sourcing candidates
  Employer branding | employer brand, recruitment marketing
  Onboarding | employee onboarding, new hire onboarding, new employee orientation, new hire orientation, employee orientation,
    induction programmes
  Offboarding | exit interviews, employee separation, terminations process
  Employee relations | employee relations management, staff relations, employee grievances, grievance handling, workplace investigations,
    conflict mediation at work
  Labour relations | labor relations, union relations, collective bargaining, union negotiations, trade union relations,
    industrial relations
  Performance management | performance appraisals, performance reviews, employee evaluations, performance evaluation, staff appraisals,
    evaluate employees, performance improvement plans
  Compensation and benefits | compensation & benefits, total rewards, compensation management, salary administration, comp and benefits
  Benefits administration | employee benefits, benefits management, open enrollment, health insurance benefits < Compensation and benefits
  Job evaluation | job grading, salary surveys, salary benchmarking, market pricing of jobs < Compensation and benefits
  Payroll | payroll processing, payroll administration, payroll management, running payroll, payroll systems, multi-state payroll,
    payroll accounting, process payroll, payroll software
  Time and attendance | timekeeping, timesheets, attendance tracking, leave administration, absence management, time tracking,
    time tracking software, timekeeping software
  Human resources information systems | HRIS, HR information system, HRMS, human resource information systems, HCM systems, HRIS software,
    HR software, human resources software
  HR analytics | people analytics, workforce analytics, HR metrics, HR reporting
  HR policies | HR policy development, employee handbooks, personnel policies, human resources policies
  Employment law | labor law, labour law, employment legislation, labor laws, employment regulations, FLSA, Fair Labor
    Standards Act ? law, laws, labor, labour, wage, fmla, eeo, eeoc, ada, cobra, erisa, compliance, hr, osha, employment,
    regulations
  FMLA | Family and Medical Leave Act, leave of absence administration, COBRA, ADA accommodations < Employment law
  EEO compliance | EEOC, equal employment opportunity, affirmative action, affirmative action plans, EEO < Employment law
  Workers' compensation | workers compensation, worker's compensation, workmen's compensation
  Diversity and inclusion | DEI, diversity equity and inclusion, diversity & inclusion, D&I, diversity programs
  Employee engagement | staff engagement, engagement surveys, employee retention, staff retention, employee satisfaction
  Succession planning | talent planning / Workforce planning = strategic workforce planning, manpower planning, headcount planning
  Talent management | talent development, career development programs
  Organisational development | organizational development, organisation design, organizational design, OD interventions
  Training and development | employee training, staff training, learning and development, L&D, corporate training, train employees,
    training delivery, training programs, training of staff, staff development, employee development, train staff
  Training needs analysis | training needs assessment, skills gap analysis < Training and development
  Train the trainer | train-the-trainer < Training and development
  Leadership development | management development, leadership training, executive coaching
  Instructional design | e-learning development, eLearning, e-learning, ADDIE, course design, training material development, learning design
  Articulate Storyline | Articulate 360, Articulate Rise / Adobe Captivate = Captivate, Lectora, Camtasia < Instructional design
  Learning management systems | learning management system, LMS, Cornerstone OnDemand, SCORM, Docebo, SumTotal, Saba LMS,
    learning management system software, LMS software
  Psychometric testing | psychometric assessments, aptitude testing, MBTI / DISC assessment, Myers-Briggs
  HR compliance | I-9 verification, I-9 compliance, E-Verify, HR audits
  Immigration sponsorship | work visa processing, H-1B, visa sponsorship processing
  Mediation | alternative dispute resolution, dispute resolution, conflict mediation
  `,
);

const MARKETING = readConcepts(
  'skill',
  `
  Marketing | marketing management, marketing principles, marketing activities
  Digital marketing | online marketing, internet marketing, web marketing, e-marketing < Marketing
  Marketing strategy | marketing planning, marketing plans, marketing plan, strategic marketing, marketing strategies < Marketing
  Marketing campaigns | campaign management, campaign planning, marketing campaign management, advertising campaigns, campaign execution,
    integrated marketing campaigns < Marketing
  Brand management | branding, brand strategy, brand development, brand identity, brand awareness, brand marketing < Marketing
  Product marketing | product positioning, market positioning, messaging and positioning < Marketing
  Content marketing | content strategy, content creation, content development, content management strategy < Digital marketing
  Content writing | copywriting, blog writing, web content writing, web copy, article writing, creative writing, copy writing, blogging
  Search engine optimisation | SEO, search engine optimization, on-page SEO, off-page SEO, technical SEO, link building, keyword research,
    SEO strategy < Digital marketing ! heo, grade, civil, hm
  Search engine marketing | SEM, paid search, PPC, pay-per-click, pay per click, PPC advertising, PPC campaigns < Digital marketing ! tem, xrd,
    microscopy, wafer, afm, fib
  Google Ads | Google AdWords, AdWords, Bing Ads / Microsoft Advertising < Search engine marketing
  Paid social | Facebook Ads, Facebook Ads Manager, Meta Ads, social media advertising, LinkedIn Ads, paid social media
    < Social media marketing
  Social media marketing | social media management, social media, social media strategy, SMM, social marketing, social networking
    < Digital marketing
  Facebook | Facebook marketing, Meta Business Suite < Social media marketing ? twitter, instagram, social, linkedin, media, youtube,
    page, pages, fan, fans, followers, ads, ad, posts, campaign, campaigns, marketing, content, pinterest, snapchat, blog, blogs, google,
    advertising, website, insights
  Instagram | Instagram marketing / TikTok, Pinterest, Snapchat, Tumblr < Social media marketing
  Twitter | Tweetdeck, X platform < Social media marketing ? facebook, instagram, social, linkedin, youtube, media
  YouTube | YouTube marketing / Vimeo < Social media marketing ? facebook, twitter, instagram, social, video, channel
  LinkedIn | LinkedIn marketing ? facebook, twitter, social, recruiter, sourcing, indeed, candidates, ats, recruiting,
    recruitment, posts, followers, marketing, content, campaigns, ads, instagram, youtube, prospecting, leads, sales
  Hootsuite / Sprout Social, Buffer app, Later scheduling < Social media marketing
  Influencer marketing | influencer outreach, influencer partnerships < Social media marketing
  Community management | online community management, community moderation < Social media marketing
  Email marketing | e-mail marketing, email campaigns, newsletters campaigns, drip campaigns < Digital marketing
  MailChimp | Mail Chimp / Constant Contact, Campaign Monitor, Klaviyo, SendGrid < Email marketing
  Marketing automation | marketing automation software, email marketing software > Marketo = Adobe Marketo, Pardot, Eloqua = Oracle Eloqua,
    ActiveCampaign, Salesforce Marketing Cloud = ExactTarget < Digital marketing
  Affiliate marketing | performance marketing < Digital marketing
  Display advertising | programmatic advertising, programmatic, DoubleClick, DSP platforms, retargeting, remarketing, banner advertising,
    The Trade Desk < Digital marketing
  Conversion rate optimisation | CRO, conversion rate optimization, landing page optimization, landing pages, conversion optimization
    < Digital marketing ! pharma, pharmaceutical, clinical, biotech, trials, regulatory, sponsor, gcp, ich
  Google Search Console | Google Webmaster Tools / SEMrush, Ahrefs, Moz SEO, Screaming Frog < Search engine optimisation
  E-commerce | ecommerce, e-commerce management, online sales, online retail, Amazon Seller Central, Amazon marketplace, eBay selling
  Lead generation | demand generation, inbound marketing, lead nurturing, generating leads, generate leads
  Account-based marketing | ABM < Marketing ? b2b, marketing, accounts, demand, campaigns
  Direct marketing | direct mail, mail campaigns, telemarketing campaigns < Marketing
  Event marketing | experiential marketing, trade shows, trade show management, exhibitions marketing, roadshows < Marketing
  Trade marketing | shopper marketing, channel marketing, retail marketing < Marketing
  Field marketing | promotional marketing, brand activation, product demonstrations, sampling events < Marketing
  Market research | marketing research, market analysis, consumer research, market studies, primary research, industry research,
    perform market research
  Focus groups | focus group moderation, in-depth interviews with consumers < Market research
  Competitive analysis | competitor analysis, competitive intelligence, competitor research < Market research
  Consumer insights | customer insights, consumer behavior, consumer behaviour, shopper insights, Nielsen data, IRI data < Market research
  Customer segmentation | market segmentation, audience segmentation, targeting and segmentation < Marketing
  Customer journey mapping | customer journey, journey mapping
  Loyalty programmes | loyalty programs, customer loyalty, customer retention, retention marketing
  Marketing analytics | campaign analytics, marketing metrics, attribution modeling, marketing ROI < Marketing
  Marketing communications | marcom, integrated marketing communications, marketing collateral, sales collateral, promotional materials,
    brochures < Marketing
  Advertising | advertising sales support, print advertising, advertisement production, outdoor advertising, TV advertising
  Media planning | media buying, media plans, media strategy, media mix < Advertising
  Public relations | PR, media relations, publicity, press relations ? media, press, communications, relations, marketing, publicity
  Press releases | press release, writing press releases, press kits, media kits, media advisories < Public relations
  Corporate communications | internal communications, external communications, communications strategy, strategic communications,
    employee communications, organisational communication
  Crisis communications | crisis communication, reputation management < Public relations
  Speech writing | speechwriting, talking points
  AP style | Associated Press style, Chicago Manual of Style, style guides < Editing
  Editing | copy editing, copyediting, content editing, editorial skills, manuscript editing
  Journalism | news writing, news reporting, reporting news, investigative journalism, broadcast journalism, feature writing
  Storytelling | brand storytelling, narrative writing
  Pricing strategy | pricing strategies, price setting, pricing analysis, market pricing, dynamic pricing, revenue management
  Sponsorship | sponsorship sales, sponsorship management, sponsor relations
  Promotions | sales promotions, promotional campaigns, promotional events, promotion planning ? marketing, sales, retail, events,
    campaigns, advertising, brand
  Merchandising | visual merchandising, VM standards, VM skills, retail merchandising, product merchandising, merchandise display, product displays, planograms
  `,
);

const SALES = readConcepts(
  'skill',
  `
  Sales | selling, sales skills, sales experience, selling techniques, sales activities, sales techniques
  Sales management | managing sales teams, sales leadership, sales team management, sales strategy, sales strategies, sales planning
  Account management | key account management, client account management, strategic account management, managing accounts, major accounts,
    manage accounts
  Client relationship management | client relations, client relationships, relationship management, building client relationships,
    customer relations, client management, relationship building with clients, maintain relationship with customers
  Sales prospecting | prospecting, prospect for new customers, new client acquisition, identifying prospects, lead qualification,
    qualifying leads, prospect new customers
  Cold calling | cold-calling, cold calls, outbound calling, telephone prospecting < Sales prospecting
  B2B sales | business-to-business sales, business to business sales, corporate sales, B2B < Sales
    ! ledger, ledgers, credit, debt, debts, debtor, debtors, receivable, receivables, invoices, billing
    ! design, designer, saas, marketing, ux, ui, product, software
  B2C sales | business-to-consumer sales, consumer sales, B2C < Sales
  Inside sales | telesales, telephone sales, phone sales, telemarketing < Sales
  Outside sales | field sales, territory sales, door-to-door sales, door to door sales, direct sales < Sales
  Territory management | territory planning, sales territory management, territory development < Sales management
  Retail sales | in-store sales, shop floor sales, retail selling, store sales < Sales
  Solution selling | consultative selling, consultative sales, value selling, value-based selling, needs-based selling < Sales
  SPIN Selling | MEDDPICC, Miller Heiman, BANT / Challenger Sale, Sandler sales method, MEDDIC = MEDDICC < Solution selling
  Technical sales | pre-sales, presales, sales engineering, technical presales, product demos, software demonstrations < Sales
  Software sales | SaaS sales, IT sales, technology sales, enterprise software sales, enterprise sales < B2B sales
  Medical sales | pharmaceutical sales, medical device sales, healthcare sales, pharma sales < Sales
  Insurance sales | selling insurance, life insurance sales < Sales
  Real estate sales | property sales, home sales < Sales
  Automotive sales | car sales, vehicle sales < Sales
  Channel sales | partner management, channel management, partner sales, reseller management, distributor management, dealer management
    < Sales
  Sales operations | revenue operations, RevOps, sales support, sales administration, sales reporting
  Sales forecasting methods | sales pipeline, pipeline management, sales pipeline management, opportunity management < Sales management
  Sales presentations | sales pitches, pitching, product presentations, deliver sales pitch < Sales
  Closing sales | closing deals, sales closing, deal closing, closing techniques < Sales
  Upselling | cross-selling, up-selling, cross selling, suggestive selling, add-on sales, upsell products < Sales
  Quota achievement | exceeding sales targets, sales quotas, meeting sales goals, sales targets, sales goals, achieve sales targets
  RFP responses | RFP, requests for proposal, request for proposal, tender preparation, bid management, bid writing, proposal development,
    RFPs, tendering, bid preparation
  Customer success | client success, customer success management, customer onboarding, client onboarding
  Customer service | client service, customer svc, customer care, customer support, customer assistance, assist customers, guest service,
    customer service skills, customer relations skills, customer service experience, client support
  Complaint handling | handling complaints, customer complaints, complaint resolution, resolving complaints, handle customer complaints,
    service recovery < Customer service
  Call centre work | call center, call centre, contact center, call center operations, inbound calls, outbound calls,
    call center experience, inbound and outbound calls < Customer service
  Live chat support | chat support, email support, omnichannel support < Customer service
  Customer experience | CX, customer satisfaction, customer experience management, NPS, net promoter score, customer satisfaction surveys
    ! rrt, nbrc, credential, neonatal, pediatric, paediatric, respiratory, nicu
  Order processing | order entry, order management, order fulfillment, order fulfilment, processing orders, process orders, order taking,
    take orders
  Cash handling | handling cash, cash register, cash register operation, cashiering, cash management in store, operate cash register,
    cash drawer balancing, count money, money handling, cash counting, cash registers, handle cash, handled cash, cash transactions,
    cash drawers, cash drawer, cashier duties, balance cash drawer, cash control, money transactions, operated cash register,
    operating cash register, operating cash registers, till operation, operated till, cashing up, petty cash handling
  Point of sale systems | POS, POS systems, point of sale, point-of-sale, POS terminals, POS software ? retail, cash, register, sales,
    restaurant, system, systems, store, terminal, customers
  Payment processing | credit card processing, processing payments, payment transactions, process payments, handle payments
  Returns and exchanges | processing returns, refunds processing, merchandise returns < Customer service
  Product knowledge | product expertise, product information, product comprehension
  Store operations | store management, retail management, retail operations, store opening and closing, shop management,
    retail store management
  Loss prevention | theft prevention, shrinkage control, shrink reduction, shoplifting prevention, asset protection
  Stock replenishment | stocking shelves, shelf stocking, restocking, stock rotation, stocking merchandise, merchandise stocking
  Retail buying | merchandise planning, assortment planning, open-to-buy, merchandise buying, category management
  Gift wrapping | gift registry
  Clover POS / NCR Counterpoint, Shopify POS, RetailPro < Point of sale systems
  Bilingual customer service | multilingual customer support < Customer service
  Collections | debt collection, debt recovery, collections calls, accounts collection, skip tracing, collections software ? debt, accounts,
    payments, past due, receivable, credit, delinquent, calls, billing, aging
    ! museum, museumplus, curatorial, curator, exhibition, exhibitions, object, objects, gallery, artworks, archive, library, database
  `,
);

/** Management, people, marketing, sales and service. */
export const BUSINESS_CONCEPTS = [...MANAGEMENT, ...PEOPLE, ...MARKETING, ...SALES];
