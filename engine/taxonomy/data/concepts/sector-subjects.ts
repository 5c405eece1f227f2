import { readConcepts } from '../read-concepts';

const SUBJECTS = readConcepts(
  'skill',
  `
  Export control | ITAR, EAR export regulations, export controls, export compliance ~ Incoterms .4
  Rent arrears | rent arrears recovery, rent arrears management, arrears recovery, income recovery < Property management ~ Tenant relations .6
  Tenancy management | tenancy sustainment, tenancy audits, mutual exchanges, tenancy sign-ups, tenancies < Property management ~ Tenant relations .6
  Anti-social behaviour casework | anti-social behaviour, antisocial behaviour, ASB, ASB casework, ASB cases < Property management
    ! adverse, ads
  Void management | void properties, voids management, voids and lettings < Property management
  Housing law | housing legislation < Property management ~ Possession notices .5, Tenancy law .8
  Universal Credit | welfare reform, Housing Benefit ? housing, tenancy, tenancies, rent, benefits, benefit, claimants, tenants, welfare, dwp
  Planning policy | NPPF, National Planning Policy Framework, planning legislation, local plan policies < Urban planning
  Development management | planning applications, development control, planning appeals < Urban planning
    ? planning, planner, planners, appeals, committee, nppf, rtpi, council
  Sustainable drainage | SuDS, sustainable drainage systems, surface water drainage < Civil engineering
  Highway agreements | Section 278, S278, S278 agreements, Section 38 agreements, Section 104 agreements, S104 < Civil engineering
  Medical device sterilisation standards | AAMI ST79, ANSI/AAMI ST79, ST79, EN 285 < Sterilisation
  Continuous renal replacement therapy | CRRT, CVVH, CVVHDF < Dialysis
  Arterial lines | arterial line, arterial line management, A-lines < Critical care
  District nursing | district nursing care < Nursing
  Food temperature checks | temperature logs, fridge temperature checks < Food safety
  IV contrast | IV contrast administration, contrast administration < Radiology ~ Contrast media administration .9
  Lifting operations | LOLER, lift plans, crane lifts, lifting plans < Occupational health and safety ~ Rigging .5
  Battery storage | BESS, battery storage systems < Solar energy ? energy, solar, pv, grid, inverters, inverter, bess, power
  Grid connection | G98, G99, G99 applications, grid connections ? grid, pv, solar, inverters, inverter, energy, power, generation, dno
  IEC 61850 < Substations
  Witness statements | drafting witness statements, disclosure lists < Litigation
  Subject access requests | DSARs, DSAR, SARs under the GDPR < Privacy law
  Data protection impact assessments | DPIAs, DPIA, data protection impact assessment < Privacy law
  Education, health and care plans | EHCPs, EHCP, EHC plans < Special education
  Lesson observation | lesson observations, observing lessons < Teaching
  Theory of change | logframes, logical framework, logical frameworks < Program evaluation
  Customer health scoring | customer health scores, health scores < Customer success ? customer, customers, churn, renewals, csm, playbooks
  Hotel revenue management | rate parity, yield management, room revenue management, hotel yield, channel manager < Hotel management
    ? hotel, rooms, room, occupancy, otas, ota, reservations, revpar, parity, rates
  Forest machine operation | forwarder, forwarders, harvester and forwarder < Forestry
  Mastitis control | milk quality, somatic cell count < Livestock management
  Foot trimming | hoof trimming, hoof care < Livestock management
  Calf rearing | calf feeding < Livestock management
  Regulatory dossiers | CTD, common technical document, CTD Module 3, MAA submissions, regulatory variations < Regulatory affairs
    ! connective, tissue
  Group consolidation | consolidation of group accounts, group accounts < Financial reporting
  Qualitative coding | coding of interviews, thematic coding, inductive coding, deductive coding < Qualitative research
  Electrical equipment testing | PAT testing, portable appliance testing, DGUV V3, DGUV Vorschrift 3, BGV A3 < Electrical testing
  Construction payroll | Baulohn < Payroll
  Child and youth welfare law | SGB VIII < Child welfare
  Omaha System < Care planning
  Aircraft wiring | EWIS, electrical wiring interconnection systems < Aircraft maintenance
  Card schemes | card scheme rules, acquiring, card acquiring < Payments systems ? payments, payment, card, merchant, merchants, fintech, acquirer, psp
  `,
);

const TOOLS = readConcepts(
  'tool',
  `
  DMG Mori ~ Fanuc controls .5
  MicroDrainage | InfoDrainage, Causeway Flow < Sustainable drainage
  CCH Tagetik | Tagetik < Group consolidation
  Covidence / Rayyan < Literature review
  Read Write Inc | RWI phonics < Literacy instruction
  Uniform Agri | Uniform-Agri < Livestock management
  Gladly < Ticketing systems ~ Gorgias .5 ? zendesk, gorgias, kustomer, helpdesk, ticketing, freshdesk, intercom
  `,
);

const PAPERS = readConcepts(
  'certification',
  `
  Streetworks card | NRSWA, NRSWA streetworks card, NRSWA card, streetworks ticket, SWQR card
  NHBC standards | NHBC, NHBC inspections, NHBC warranty < Building inspection
  Gas tanker endorsement | advanced liquefied gas tanker endorsement, liquefied gas tanker endorsement, liquefied gas endorsement, IGF endorsement, IGF code endorsement < STCW
  Oil tanker endorsement | advanced oil tanker endorsement, oil and chemical tanker endorsement < STCW ~ Gas tanker endorsement .5
  `,
);

/** What postings of single sectors name: subjects, tools and papers that are little known outside them. */
export const SECTOR_SUBJECT_CONCEPTS = [...SUBJECTS, ...TOOLS, ...PAPERS];
