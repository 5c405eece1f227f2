import { readConcepts } from '../read-concepts';

const SALES_AND_MARKETING = readConcepts(
  'tool',
  `
  Gong | Gong.io < CRM software ? sales, crm, salesforce, salesloft, outreach, revenue, pipeline, zoominfo, hubspot, sdr, bdr
  Outreach.io | Outreach < Sales prospecting ~ SalesLoft .6 ? salesloft, zoominfo, gong, apollo.io, sequences, cadences, sdr, bdr
  Clay enrichment | Clay.com, Clay < Sales prospecting ? zoominfo, apollo.io, enrichment, outbound, smartlead, lemlist, prospecting, hubspot
  Lemlist / Smartlead, Instantly.ai, Reply.io, Kaspr, Cognism, Waalaxy < Sales prospecting
  6sense / Demandbase, Bombora, Qualified.com < Account-based marketing
  Customer.io / Klaviyo SMS, Attentive SMS, Postscript SMS, Yotpo, Omnisend, ActiveCampaign automations < Email marketing
  AppsFlyer / Branch.io, Adjust attribution, Northbeam, Triple Whale < Marketing analytics
  Heap Analytics | Heap < Product analytics ~ Mixpanel .6 ? mixpanel, amplitude, analytics, pendo, funnels, fullstory
  Statsig / GrowthBook, Split.io, Eppo < A/B testing
  Sprinklr / Emplifi, Khoros, Agorapulse, Iconosquare, Swello < Social media marketing
  Gorgias / Kustomer, Re:amaze, Tidio < Ticketing systems
  NICE CXone | CXone < Call centre work
  Midjourney / Adobe Firefly, DALL-E, Runway ML, Leonardo AI < Prompt engineering
  `,
);

const DEVELOPMENT_AND_DATA = readConcepts(
  'tool',
  `
  vLLM / TensorRT-LLM, llama.cpp, Ollama < Large language models
  LangSmith / Langfuse, Semantic Kernel, AutoGen, Copilot Studio = Microsoft Copilot Studio < Large language models
  Claude | Claude Code, Claude API < Large language models ? chatgpt, gpt, gemini, llm, llms, openai, anthropic, ai, copilot, prompt, prompts
  Wiz | Wiz.io ~ Wiz cloud security .95 ? cnapp, cspm, cloud, prisma, snyk, orca, security, vulnerability
  Defender for Endpoint | Microsoft Defender for Endpoint, Defender XDR, Microsoft Defender XDR < Endpoint security
  Retool / Appsmith, Bubble.io, Glide apps < Low-code development
  Make.com | Integromat < Workflow automation ~ Zapier .6
  Expo | Expo SDK, Expo Go < React Native ? react, native, mobile, ios, android
  tRPC | tRPC.io < TypeScript
  Drizzle < TypeScript ~ Prisma ORM .6 ? prisma, orm, typescript, postgres, postgresql, next.js
  Bun < JavaScript ~ Bun runtime .95 ? node.js, node, deno, typescript, javascript, runtime
  Astro | Astro.js < JavaScript ~ Astro framework .95 ? next.js, react, svelte, vue, javascript, typescript, tailwind
  Backstage | Backstage.io, Spotify Backstage < DevOps ~ Backstage developer portal .95 ? devops, platform, developer, portal, kubernetes, catalog, catalogue, terraform, argo
  Atlan / Rivery, Omni analytics < Data governance
  `,
);

const FINANCE_AND_OFFICE = readConcepts(
  'tool',
  `
  Pigment | Pigment planning < Financial planning and analysis ? anaplan, fp&a, planning, forecasting, budgeting, adaptive
  Ramp | Ramp cards < Expense reports ? brex, expensify, netsuite, quickbooks, bill.com, expense, expenses, corporate
  Brex / Navan, TripActions, Spendesk, Payhawk, Pleo expenses, Airbase, Stampli < Expense reports
  IRIS accountancy software | IRIS Elements, IRIS < Accounting software ? taxcalc, xero, hmrc, tax, accounts, bookkeeping, payroll, practice
  TaxCalc / CCH Personal Tax, Digita, BTCSoftware, FreeAgent, Capium < Accounting software
  Cegid | Cegid Quadra, Quadratus < Accounting software ~ Sage .5
  EBP | EBP Compta < Accounting software ~ Sage .5 ? comptabilite, comptable, compta, gestion, logiciel, sage, paie, facturation, accounting
  Pennylane / ACD Groupe, Coala, Isacompta, MyUnisoft, Tiime, Agiris < Accounting software
  Silae | Silae Paie < Payroll
  PayFit / Nibelis, Pégase paie, HR Access, Zucchetti, Payplus, Lucca RH < Payroll
  Factorial HR / Bizneo, Sesame HR, Endalia, Holded, ContaSol, FacturaSol < Human resources information systems
  ContaPlus / A3ERP = A3 ERP, A3ASESOR = A3 Asesor, A3CON, NominaPlus, Sage Despachos < Accounting software
  A3NOM | A3 Nom, A3 Nómina, A3Innuva Nómina < Payroll
  AFAS | AFAS Profit, AFAS Online, AFAS SB < ERP
  Twinfield / SnelStart, Visma AccountView = AccountView, e-Boekhouden, Minox, Basecone < Accounting software ~ Exact Online .6
  Nmbrs / Loket.nl, Visma Raet = Youforce < Payroll
  Stotax / Addison Steuersoftware, sevDesk, Lexoffice < Accounting software
  DATEV LODAS | LODAS, DATEV Lohn und Gehalt < DATEV, Payroll
  Paisy / P&I LOGA, Sage HR Suite < Payroll
  Rexx systems / d.vinci, softgarden, Haufe Umantis, HRworks, Kenjo < Human resources information systems
  Greenhouse ATS | Greenhouse, Greenhouse Recruiting < Applicant tracking systems ? ats, lever, ashby, recruiting, recruiter, workday, icims, workable, bullhorn, hiring, candidates
  Lever ATS | Lever < Applicant tracking systems ? ats, greenhouse, ashby, recruiting, recruiter, workday, icims, workable, bullhorn, hiring
  Ashby ATS | Ashby < Applicant tracking systems ? ats, greenhouse, lever, recruiting, recruiter, workday, icims, hiring
  Workable ATS | Workable < Applicant tracking systems ? ats, greenhouse, lever, recruiting, recruiter, icims, hiring, bullhorn
  Teamtailor / Recruitee, Carerix, Otys, Connexys, Vincere, Loxo, JobAdder, Gem recruiting, Mercury xRM < Applicant tracking systems
  Rippling | Rippling HRIS < Human resources information systems ? hris, hr, payroll, gusto, workday, bamboohr, onboarding, adp
  Gusto payroll | Gusto < Payroll ? hris, hr, payroll, rippling, quickbooks, bamboohr, adp, paychex
  Deel / Remote.com, Oyster HR, Papaya Global < Human resources information systems
  `,
);

const TRADES_AND_SECTORS = readConcepts(
  'tool',
  `
  Dentally / SOE Exact, Carestream R4, Aerona, Pearl Dental Software, Curve Dental, Denticon < Dental assisting
  Vetspire / RxWorks, Provet Cloud, VetSpace, Covetrus Pulse, Shepherd vet software < Veterinary medicine
  Pharmacy PMR | PMR system > ProScript Connect = ProScript, RxWeb, Titan PMR, Analyst PMR
  WinPath | CliniSys WinPath, CliniSys < Laboratory information management systems
  RiO electronic patient record | RiO EPR, RiO < Electronic health records ? systmone, emis, nhs, carenotes, patient, epr, records, clinical
  Nourish care software / Person Centred Software = PCS care app, Birdie care app, CareDocs, Log my Care, Access Care Planning < Care planning
  Medifox | Medifox DAN / Connext Vivendi = Vivendi PD = Vivendi PEP < Care planning
  Netsoins / Titanweb, Resiplus, ONS Nedap = Nedap ONS = Nedap, Ecare Puur < Care planning
  COINS ERP | COINS < Construction software ? construction, subcontract, subcontractor, surveyor, valuations, contractor, erp
  Candy | CCS Candy < Construction estimating ~ Candy estimating .95 ? ccs, costx, estimating, boq, bluebeam, tender, tendering
  KYP Project | KYP / Ibis-TRAD = Ibis calculatie < Construction software
  CYPE | CYPECAD / Arquímedes < Construction estimating
  DAT load board | DAT One, DAT Power, DAT < Freight forwarding ? loads, load, freight, truckstop, carriers, carrier, broker, brokerage, mcleod
  Descartes | Descartes MacroPoint < Logistics software ? customs, logistics, routing, freight, transport, macropoint
  TIMOCOM / Trans.eu, Teleroute, WinSped, Transics, Dashdoc, Shippeo < Freight forwarding
  Acturis / Open GI, SSP Pure Broking, Applied TAM, EZLynx, HawkSoft, QQCatalyst, NowCerts < Insurance
  Encompass | Encompass loan origination, ICE Encompass < Mortgage lending ~ Encompass loan software .95 ? mortgage, loan, loans, underwriting, fha, processor, calyx, byte
  LendingPad / BytePro, Blend lending, Optimal Blue, LoanSoft < Mortgage lending
  eMoney | eMoney Advisor < Financial planning ? moneyguidepro, rightcapital, orion, advisor, planning, redtail
  MoneyGuidePro / RightCapital, Voyant, CashCalc, FE Analytics, Intelliflo = Intelligent Office = iO Intelliflo, Xplan = IRESS Xplan, Curo CRM < Financial planning
  BlackRock Aladdin | Aladdin < Portfolio management ? blackrock, bloomberg, portfolio, trading, charles, investment
  CDK Global | CDK, CDK Drive ~ Dealership management systems .5 ? dealer, dealership, dms, reynolds, service, parts, automotive, kerridge
  Autoline | Kerridge Autoline / Pinnacle DMS, Keyloop, Tekion ~ Dealership management systems .5
  Autodata / HaynesPro, Mitchell 1, ProDemand < Automotive repair
  Toast POS | Toast < Restaurant POS ? pos, micros, aloha, restaurant, server, bartender, opentable, square, cash, clover, barback
  Micros POS | Micros, Micros 3700, Oracle Micros < Restaurant POS ? pos, toast, aloha, restaurant, opera, simphony, opentable, cash
  Square POS | Square < Point of sale systems ? pos, toast, clover, shopify, cash, barista, register, till ! stripe, adyen, braintree
  Lightspeed | Lightspeed retail < Point of sale systems ~ Lightspeed POS .95 ? pos, toast, clover, shopify, square, cash, retail
  Arbor MIS | Arbor < School administration ? sims, bromcom, cpoms, mis, school, pupil, pupils, attendance, teacher
  SIMS school system | SIMS, Capita SIMS, SIMS.net < School administration ? arbor, bromcom, cpoms, mis, school, pupil, pupils, attendance, capita, teacher
  CPOMS / MyConcern 
  Foundation Directory Online | Candid grants / Benevity, YourCause, GrantStation, Instrumentl < Grant writing
  Jupix / Expert Agent, Rightmove Plus, Fixflo, PayProp, Goodlord < Property management
  Alto estate agency software | Alto < Property management ? reapit, rightmove, zoopla, vebra, estate, lettings, property ! palo, firewall, firewalls
  Argus Safety | Oracle Argus, Argus / ARISg < Pharmacovigilance ? pharmacovigilance, meddra, safety, icsr, icsrs, adverse, arisg
  Fareharbor / Rezdy, Checkfront, Bokun < Reservations
  `,
);

/** Software and services that postings of recent years name, by sector, with the short names that people write. */
export const RECENT_SOFTWARE_CONCEPTS = [
  ...SALES_AND_MARKETING,
  ...DEVELOPMENT_AND_DATA,
  ...FINANCE_AND_OFFICE,
  ...TRADES_AND_SECTORS,
];
