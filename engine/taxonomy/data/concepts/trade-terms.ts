import { readConcepts } from '../read-concepts';

const SUBJECTS = readConcepts(
  'skill',
  `
  Denied party screening | restricted party screening, sanctioned party screening < Export control
  Rules of origin | USMCA, certificates of origin, certificate of origin, preferential origin < Customs duties
  Functional safety | ISO 26262, IEC 61508, IEC 61511, ISO 13849, IEC 62061, safety integrity levels ~ Process safety .5
  Flood risk assessment | flood risk assessments, flood modelling, flood modeling, flood mapping, flood risk < Hydrology
  Cosmetic formulation | skincare formulation, formulating skincare, formulation of skincare, personal care formulation, cosmetic formulations, haircare formulation
    < Formulation development ~ Skin care .3
  Cosmetics regulation | EU Cosmetics Regulation, Cosmetics Regulation 1223/2009, INCI, INCI lists, CPSR, MoCRA, cosmetic product safety report
  Pre-sentence reports | presentence reports, pre-sentence investigations, presentence investigations, pre-sentence investigation
    ~ Probation supervision .6
  Boiler tube work | tube rolling, tube welding, boiler tubes, tube replacement
  Cueing shows | show calling, calling shows, calling the show, cueing of shows, cued shows, on the book, prompt copy, prompt book < Stage management
  Price elasticity | price elasticity modelling, price elasticity modeling, price elasticities, elasticity models < Pricing strategy
  Range planning | range plans, range building, WSSI, weekly sales stock and intake ~ Merchandising .6
  FX hedging | foreign exchange hedging, FX forwards < Foreign exchange
  Cash forecasting | liquidity forecasting, daily cash position < Treasury
  SWIFT messaging | SWIFT network, MT103, MT940 < Wire transfers
  Liability investigation | liability investigations, recorded statements < Claims handling
  Social and emotional learning | SEL, social-emotional learning, ASCA National Model
    ? school, students, student, counselor, counseling, curriculum, teacher, teachers, classroom
  Section 47 enquiries | section 47, s47, section 47 investigations, child protection investigations, child protection conferences < Child welfare
  Prospect research | donor research, funder research < Fundraising
  Letters of inquiry | LOIs, letters of intent to funders < Grant writing
  Snagging | de-snagging, snag lists ~ Quality control .4
  Hydraulic troubleshooting | hydraulics troubleshooting, hydraulic fault finding < Hydraulics
  Carrier sales | carrier procurement, carrier sourcing, spot rates ~ Freight forwarding .5
  Diary studies | diary study < User research
  Lead scoring | lead scoring models, lead qualification scoring < Marketing automation
  Trial master files | eTMF, electronic trial master file, TMF management < Clinical trials
  CMC documentation | CMC sections, CMC dossiers, Module 3 < Regulatory affairs
  Occupational performance measures | COPM, AMPS, Canadian Occupational Performance Measure < Occupational therapy
  Care Act assessments | Care Act 2014, Care Act, care needs assessments < Social work
  Insurance policy forms | ISO forms, ISO forms and rating, policy wordings < Insurance underwriting
  Machine translation post-editing | post-editing, MTPE, post-editing of machine translation < Translation
  Continuing airworthiness management | CAMO, Part-M, CAMO management < Aircraft maintenance
  Drip irrigation | micro-irrigation, drip lines < Irrigation systems
  Qualitative data analysis | thematic analysis, grounded theory < Qualitative research`,
);

const TOOLS = readConcepts(
  'tool',
  `
  Kyriba | treasury management system, treasury management systems / GTreasury, Reval treasury
  CreditLens | Moody's CreditLens, RiskAnalyst < Credit analysis
  IDeaS | IDeaS G3, IDeaS RMS / Duetto, Atomize, RateGain, OTA Insight
    ? hotel, hotels, revenue, pricing, forecasting, rooms, occupancy, opera, ota
  SiteMinder | channel manager hotel
  Liquidlogic | Liquidlogic LCS / Mosaic social care = Frameworki
  xAPI | Tin Can API, Experience API < Learning management systems
  FIS Prophet | Prophet / WTW Emblem = Emblem ? actuarial, actuary, solvency, reserving, ifrs, glm, pricing
  Swiss-AS AMOS | AMOS ? aircraft, part-145, camo, easa, maintenance, airworthiness, aviation
  Vyond | GoAnimate ~ Camtasia .5
  IDEXX VetLab | IDEXX, IDEXX analyzers, IDEXX analysers ? veterinary, vet, animal, animals, pets, bloods, laboratory`,
);

const PAPERS = readConcepts(
  'certification',
  `
  Veterinary nurse registration | RVN, RCVS, RCVS registered, RCVS registration, RCVS register`,
);

/** Terms of trades that their postings take for granted: customs, treasuries, hotels, wards for animals, machine shops. */
export const TRADE_TERMS_CONCEPTS = [...SUBJECTS, ...TOOLS, ...PAPERS];
