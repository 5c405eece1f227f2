import { readConcepts } from '../read-concepts';
import { STATE_BARS } from './state-bars';

const IT_CERTIFICATES = readConcepts(
  'certification',
  `
  AWS Certified Solutions Architect | AWS Solutions Architect, AWS Certified Solutions Architect Associate,
    AWS Solutions Architect Associate, AWS SAA < AWS
  AWS Certified Developer | AWS Developer Associate < AWS
  AWS Certified SysOps Administrator | AWS SysOps < AWS
  AWS Certified Cloud Practitioner | AWS Cloud Practitioner < AWS
  AWS Certified DevOps Engineer | AWS DevOps Professional < AWS, DevOps
  AWS Certification | AWS certified, AWS certifications < AWS
  Azure Fundamentals | AZ-900, Microsoft Azure Fundamentals < Microsoft Azure
  Azure Administrator Associate | AZ-104, Azure Administrator, Azure Administrator certification, Microsoft Certified Azure Administrator < Microsoft Azure
  Azure Solutions Architect Expert | AZ-305, AZ-303, Azure Solutions Architect < Microsoft Azure
  Azure Data Engineer Associate | DP-203 < Microsoft Azure
  Power BI Data Analyst Associate | PL-300, DA-100 < Microsoft Power BI
  Google Cloud Certified | Google Cloud Professional, Professional Cloud Architect, Associate Cloud Engineer < Google Cloud
  Certified Kubernetes Administrator | CKA, CKAD, Certified Kubernetes Application Developer < Kubernetes ? kubernetes, certified, docker,
    devops, linux, administrator
  HashiCorp Certified Terraform Associate | Terraform Associate < Terraform
  CompTIA A+ | A+ certification, A+ certified, CompTIA A+ certification, A+ < Computer hardware
  CompTIA Network+ | Network+, Network + certification, CompTIA Network+ certification < Computer networking
  CompTIA Security+ | Security+, Security + certification, Sec+, CompTIA Security+ certification < Cybersecurity
  CompTIA Linux+ | Linux+, Server+ / CompTIA Server+, CompTIA Cloud+ < Linux
  CompTIA CySA+ | CySA+ / CompTIA CASP = CASP+, CompTIA PenTest+ < Cybersecurity
  CISSP | Certified Information Systems Security Professional < Cybersecurity
  CISM | Certified Information Security Manager < Cybersecurity
  CISA | Certified Information Systems Auditor < IT audit
  CRISC | Certified in Risk and Information Systems Control / CGEIT < Risk management
  CEH | Certified Ethical Hacker < Penetration testing
  OSCP | Offensive Security Certified Professional < Penetration testing
  GIAC | SANS certification > GSEC, GCIH, GCIA, GPEN < Cybersecurity
  CCSP | Certified Cloud Security Professional, CCSK < Cloud security
  CCNA | Cisco Certified Network Associate, CCNA Routing and Switching, CCNA Security, CCNA R&S < Cisco
  CCNP | Cisco Certified Network Professional, CCNP Routing and Switching, CCNP Enterprise < CCNA
  CCIE | Cisco Certified Internetwork Expert < CCNP
  CCENT / CCDA, CCDP < Cisco
  JNCIA | Juniper certified / JNCIS, JNCIP < Juniper
  PCNSE | Palo Alto Certified Network Security Engineer / Fortinet NSE = NSE 4 < Firewalls
  RHCSA | Red Hat Certified System Administrator < Red Hat Enterprise Linux
  RHCE | Red Hat Certified Engineer < RHCSA
  MCSA | Microsoft Certified Solutions Associate, Microsoft Certified Systems Administrator < Windows administration
  MCSE | Microsoft Certified Systems Engineer, Microsoft Certified Solutions Expert < Windows administration
  MCP | Microsoft Certified Professional, Microsoft Certified IT Professional, MCAD / MCTS, MCITP, MCSD ? microsoft, certified, mcse,
    windows, mcsa, certification
  Microsoft Office Specialist | MOS certification, Microsoft Office Specialist certification < Microsoft Office
  VMware Certified Professional | VCP, VCP-DCV, VCAP < VMware
  Citrix Certified Administrator | CCA Citrix, Citrix Certified Professional < Citrix
  Oracle Certified Professional | OCP, Oracle Certified Associate, OCA, OCE Oracle ? oracle, java, certified, database, dba
  Oracle Certified Java Programmer | OCJP, SCJP, Sun Certified Java Programmer, Oracle Certified Professional Java, SCWCD < Java
  Salesforce Certified Administrator | Salesforce Administrator certification, ADM 201, Salesforce certified < Salesforce administration
  Salesforce Certified Platform Developer | Platform Developer I, PD1 Salesforce < Salesforce development
  ServiceNow Certified System Administrator | ServiceNow CSA, ServiceNow Certified Implementation Specialist < ServiceNow
  SAP Certified Application Associate | SAP certified, SAP certification < SAP
  ITIL Foundation | ITIL v3 Foundation, ITIL 4 Foundation, ITIL certified, ITIL certification < ITIL
  HDI certification | HDI Support Center Analyst < Help desk
  ISTQB | ISTQB certified tester, ISTQB Foundation, CTFL, Certified Software Tester / CSTE, CSQA < Software testing
  Certified ScrumMaster | CSM, Certified Scrum Master, Professional Scrum Master, PSM I, Scrum Master certification, PSM < Scrum
  Certified Scrum Product Owner | CSPO, PSPO, Professional Scrum Product Owner < Scrum
  SAFe Agilist | Certified SAFe Agilist, SAFe Scrum Master, SAFe certification, Leading SAFe < SAFe
  PMI-ACP | PMI Agile Certified Practitioner < Agile
  Tableau Desktop Specialist | Tableau certified, Tableau Certified Data Analyst < Tableau
  Cloudera Certified | CCA Spark and Hadoop Developer, CCDH / Hortonworks certified < Apache Hadoop
  SAS Certified Base Programmer | SAS Certified, SAS Certified Advanced Programmer < SAS
  TensorFlow Developer Certificate | Certified machine learning engineer < TensorFlow
  TOGAF | TOGAF 9, TOGAF certified, Zachman framework < Software architecture
  COBIT Foundation | COBIT 5 certified < COBIT
  BICSI | RCDD, fiber optic technician certification, CFOT < Network cabling
  Apple Certified | ACMT, Apple Certified Mac Technician, Apple Certified Support Professional < macOS
  Security clearance | active security clearance, DoD clearance
  Secret clearance | active secret clearance, DoD secret clearance, secret security clearance, interim secret clearance
    < Security clearance
  Top Secret clearance | TS/SCI, top secret/SCI, TS/SCI clearance, active top secret clearance, TS clearance, TS SCI,
    top secret security clearance, active TS/SCI < Secret clearance, Security clearance
  Public Trust clearance | public trust < Security clearance
  `,
);

const BUSINESS_CERTIFICATES = readConcepts(
  'certification',
  `
  PMP | Project Management Professional, PMP certification, PMP certified, PMI PMP < Project management
  CAPM | Certified Associate in Project Management < Project management
  PRINCE2 | PRINCE 2, PRINCE2 Practitioner, PRINCE2 Foundation < Project management
  PgMP | Program Management Professional / PMI-RMP, PMI-SP < Programme management
  CBAP | Certified Business Analysis Professional, CCBA, PMI-PBA, ECBA < Business analysis
  Six Sigma Green Belt | Green Belt, Lean Six Sigma Green Belt, Certified Green Belt, LSSGB < Six Sigma
  Six Sigma Black Belt | Black Belt, Lean Six Sigma Black Belt, Master Black Belt, Certified Six Sigma Black Belt, LSSBB < Six Sigma
  Six Sigma Yellow Belt | Yellow Belt, White Belt six sigma, Lean Six Sigma Yellow Belt < Six Sigma
  Prosci certification | Prosci certified, Certified Change Management Professional < Change management
  CPA | Certified Public Accountant, CPA license, CPA certification, licensed CPA < Accounting
  ACCA | Association of Chartered Certified Accountants, ACCA qualified, FCCA < Accounting ~ CPA .7
  Chartered Accountant | ACA, CA qualified, Institute of Chartered Accountants, ICAEW, ICAI, CA Inter, ACA qualified < Accounting ~ CPA .7 ! erisa, cobra, fmla, hipaa, benefits, enrollment
  CIMA | Chartered Institute of Management Accountants, CGMA < Management accounting
  AAT | AAT qualified, Association of Accounting Technicians < Bookkeeping ? accounting, qualified, level, bookkeeping, accounts, acca
  CMA | Certified Management Accountant < Management accounting ? accountant, accounting, cpa, management, finance, certified
  CIA certification | Certified Internal Auditor < Internal audit
  CFE | Certified Fraud Examiner < Fraud detection
  CFA | Chartered Financial Analyst, CFA charterholder, CFA Level I, CFA Level II, CFA Level 1, CFA Level III < Investment analysis
  CFP | Certified Financial Planner < Financial planning
  FRM | Financial Risk Manager / PRM certification < Financial risk management
  CAIA | Chartered Alternative Investment Analyst < Investment analysis
  ChFC | Chartered Financial Consultant, Chartered Life Underwriter / CLU < Financial planning
  Enrolled Agent | IRS Enrolled Agent, AFSP, EA < Tax preparation ? tax, taxes, irs, cpa, cpas, returns, accounting, enrolled
  Certified Bookkeeper | AIPB certification, QuickBooks ProAdvisor, QuickBooks certified, QuickBooks Certified User < Bookkeeping
  CPP payroll | Certified Payroll Professional, FPC, Fundamental Payroll Certification < Payroll
  CTP | Certified Treasury Professional < Treasury ? treasury, certified, cash, finance
  CAMS | Certified Anti-Money Laundering Specialist, ACAMS < Anti-money laundering
  CRCM | Certified Regulatory Compliance Manager, Certified Compliance and Ethics Professional / CCEP < Compliance
  CPCU | Chartered Property Casualty Underwriter / AINS, ARM insurance designation, AIC insurance < Insurance
  ACAS actuary | ACAS < Actuarial science ? actuarial, actuary, fcas, casualty, pricing, reserving, exams, asa
  ASA actuary | Associate of the Society of Actuaries, actuarial exams, SOA exams / FSA actuary, FCAS < Actuarial science
  SHRM-CP | SHRM Certified Professional, SHRM certification, SHRM certified, SHRM < Human resources ~ PHR .8
  SHRM-SCP | SHRM Senior Certified Professional < SHRM-CP
  PHR | Professional in Human Resources, aPHR < Human resources
  SPHR | Senior Professional in Human Resources, GPHR < PHR
  CIPD | CIPD Level 5, CIPD Level 7, CIPD qualified, MCIPD < Human resources
  CEBS | Certified Employee Benefits Specialist, Certified Compensation Professional / CCP compensation < Compensation and benefits
  CPTD | CPLP, Certified Professional in Learning and Performance, ATD certification < Training and development
  Google Analytics certification | Google Analytics Individual Qualification, GAIQ, Google Analytics certified < Google Analytics
  Google Ads certification | Google AdWords certified, Google AdWords certification, Google Ads certified < Google Ads
  HubSpot Inbound certification | HubSpot certified, HubSpot certification, Inbound Marketing certification < HubSpot
  Facebook Blueprint | Meta Blueprint, Hootsuite certification, Meta certified < Social media marketing
  Pragmatic Marketing certification | Pragmatic Certified Product Manager, AIPMM < Product management
  APR | Accredited in Public Relations < Public relations ? public relations, accredited, communications, prsa
  CSCP | Certified Supply Chain Professional, APICS CSCP, APICS < Supply chain management
  CPIM | APICS CPIM, Certified in Production and Inventory Management < Production planning
  CLTD | Certified in Logistics Transportation and Distribution < Logistics
  CPSM | Certified Professional in Supply Management, C.P.M., Certified Purchasing Manager < Procurement
  CIPS | MCIPS, Chartered Institute of Procurement and Supply, CIPS Level 4 < Procurement
  CPP security | Certified Protection Professional, ASIS certification < Physical security
  PSP security | Physical Security Professional, ASIS PSP, PSP < Physical security ~ CPP security .5 ? cpp, asis, guard, guards, cctv, access control
  CFRE | Certified Fund Raising Executive < Fundraising
  CMP | Certified Meeting Professional, CSEP / Certified Special Events Professional < Event planning ? meeting, event, events, certified,
    planner
  CHA hospitality | Certified Hotel Administrator, Certified Hospitality Supervisor, CHIA < Hotel management
  Certified Administrative Professional | CAP certification, IAAP certification < Administrative support
  ASQ CQE | Certified Quality Engineer, CQE, ASQ certified, ASQ certification < Quality management
  ASQ CQA | Certified Quality Auditor, ASQ CQI, Certified Quality Inspector, CQI quality < Quality audits
  ISO lead auditor | ISO 9001 Lead Auditor, ISO 27001 Lead Auditor, ISO 14001 lead auditor, certified lead auditor, ISO internal auditor
    < Quality audits
  RAC | Regulatory Affairs Certification < Regulatory affairs ? regulatory, affairs, certification, fda, certified
  CCRA | CCRP, CCRC, Certified Clinical Research Coordinator, Certified Clinical Research Professional, ACRP certification < Clinical trials
  `,
);

const TRADE_CERTIFICATES = readConcepts(
  'certification',
  `
  OSHA 10 | OSHA 10-hour, OSHA 10 Hour, OSHA 10 certification, OSHA 10 certified, OSHA10 < OSHA regulations
  OSHA 30 | OSHA 30-hour, OSHA 30 Hour, OSHA 30 certification, OSHA30, OSHA 30 certified < OSHA 10
  OSHA 500 | OSHA outreach trainer / OSHA 510 < OSHA 30
  HAZWOPER | 40-hour HAZWOPER, HAZWOPER 40, 40 hour HAZWOPER, HAZWOPER 24 < Hazardous materials
  NEBOSH | NEBOSH General Certificate, NEBOSH IGC, NEBOSH Diploma < Occupational health and safety
  IOSH | IOSH Managing Safely, IOSH membership, CMIOSH, TechIOSH, GradIOSH, CertIOSH, Tech IOSH, Grad IOSH < Occupational health and safety
  CSP | Certified Safety Professional < Occupational health and safety ? safety, certified, ehs, osha, asp
    ! physiotherapy, physiotherapist, physio, membership
  ASP safety | Associate Safety Professional, CHST, Construction Health and Safety Technician < Occupational health and safety
  CIH | Certified Industrial Hygienist < Industrial hygiene
  CHMM | Certified Hazardous Materials Manager < Hazardous materials
  MSHA certification | MSHA, MSHA Part 46, MSHA Part 48, MSHA training < Occupational health and safety
  CSCS card | CSCS, Construction Skills Certification Scheme / SMSTS, SSSTS, CPCS, IPAF, PASMA < Construction
  Forklift certification | forklift certified, forklift license, certified forklift operator, forklift licence,
    forklift operator certification, FLT licence, RTITB, ITSSAR, LLOP licence, LLOP, PPT licence, counterbalance licence, reach licence,
    reach truck licence < Forklift operation
  Crane operator certification | NCCCO, CCO crane operator, NCCCO certified, certified crane operator < Crane operation
  Rigger certification | certified rigger, rigger level 1 < Rigging
  AWS welding certification | certified welder, AWS D1.1, AWS certified welder, welding certification, ASME Section IX, welding certificate,
    6G certified < Welding
  Certified Welding Inspector | CWI, AWS CWI, CSWIP < Welding
  EPA Section 608 | EPA 608, EPA universal certification, EPA certified, EPA 608 universal, EPA certification, universal EPA, EPA Universal,
    EPA cert, EPA universal cert, EPA 608 cert, EPA Type II, EPA 608 Type II, EPA Type I, EPA Type III
    < Refrigeration
  EPA Section 609 | EPA 609 < Automotive repair
  NATE certification | NATE, NATE certified, HVAC Excellence, HVAC certification, HVAC certified < HVAC
    ? hvac, epa, 608, refrigeration, heating, air, technician, universal, certified, certification, plus
  ASE certification | ASE certified, ASE Master Technician, ASE certifications, ASE, automotive service excellence, ASE Certified Technician
    < Automotive repair
  I-CAR | I-CAR certified < Auto body repair
  FAA Airframe and Powerplant certificate | A&P license, FAA A&P, A&P certificate, A&P licence, airframe and powerplant license
    < Airframe and powerplant
  NDT Level II | NDT Level 2, ASNT Level II, ASNT NDT, PCN Level 2, Level II NDT inspector < Non-destructive testing
  API 510 | API certified inspector, CIP Level 1 / API 570, API 653, NACE certification < Non-destructive testing
  NCCER certification | NCCER, NCCER certified < Construction
  Journeyman card | journeyman certificate, journeyman ticket, journeyman status
  NABCEP | NABCEP PV Installation Professional < Solar energy
  NICET | NICET Level II, NICET certification, NICET Level III < Fire protection engineering
  LEED Accredited Professional | LEED AP, LEED AP BD+C, LEED GA / LEED Green Associate < LEED
  Certified Energy Manager | CEM, BPI Building Analyst / BPI certification, HERS rater < Energy efficiency ? energy, certified, manager,
    efficiency, audits
  WELL AP / BREEAM assessor < Sustainability
  SolidWorks certification | CSWA, CSWP, Certified SolidWorks Associate, Certified SolidWorks Professional /  < SolidWorks
  Autodesk Certified Professional | AutoCAD certified, AutoCAD certification, Revit certified < AutoCAD
  Certified Construction Manager | CCM construction, Associate Constructor, LEAN construction certification < Construction management
    ? construction, certified, manager, projects
  FAA Part 107 | remote pilot certificate, Part 107, drone license, Part 107 certified < Drone operation
  STCW | STCW 95, STCW basic safety training < Marine navigation
  CoC at sea | CoC II/1, CoC II/2, CoC III/1, CoC III/2, CoC III/3, CoC STCW, STCW CoC, class 1 CoC, class 2 CoC, unlimited CoC < STCW, Merchant mariner credential
  TWIC card | TWIC
  Guard card | security guard license, security license, security guard card, armed guard license,
    guard license, unarmed security license < Physical security
  SIA licence | SIA door supervisor, SIA door supervisor licence, SIA badge, SIA licensed, SIA CCTV licence, SIA security licence
    < Physical security ~ Guard card .4
  Pesticide applicator license | certified pesticide applicator, pesticide license, commercial applicator license < Pesticide application
  ISA Certified Arborist | Certified Arborist < Tree care
  Backflow certification | certified backflow tester < Backflow prevention
  Water treatment operator licence | water operator license, wastewater operator license, wastewater treatment operator,
    water treatment operator license, Grade I wastewater operator, Grade II wastewater operator, Grade III wastewater operator,
    Grade IV wastewater operator, Class A wastewater operator, Class B wastewater operator, Class C wastewater operator,
    Grade I water treatment, Grade II water treatment, Grade III water treatment, Grade IV water treatment < Wastewater treatment
  Boiler operator licence | boiler license, stationary engineer license, high pressure boiler license < Power plant operations
  City and Guilds | City & Guilds ~ NVQ .7
  NVQ | national vocational qualification, SVQ qualification ~ BTEC .6
  NVQ Level 2 | NVQ 2, NVQ2, Level 2 NVQ, L2 NVQ, QCF Level 2, NVQ/QCF Level 2, RQF Level 2, NVQ Level 2 or 3, NVQ 2 or 3, NVQ Level 2/3,
    NVQ 2/3, SVQ 2, SVQ Level 2 < NVQ
  NVQ Level 3 | NVQ 3, NVQ3, Level 3 NVQ, L3 NVQ, QCF Level 3, NVQ/QCF Level 3, RQF Level 3, NVQ Level 3 or above, SVQ 3, SVQ Level 3
    < NVQ Level 2 ~ NVQ Level 2 .55, NVQ .45
  NVQ Level 4 | NVQ 4, NVQ4, Level 4 NVQ, QCF Level 4, RQF Level 4 < NVQ Level 3 ~ NVQ Level 3 .55
  NVQ Level 5 | NVQ 5, NVQ5, Level 5 NVQ, QCF Level 5, RQF Level 5 < NVQ Level 4 ~ NVQ Level 4 .55
  BTEC | BTEC National, BTEC diploma
  DU diploma
  Apprenticeship | registered apprenticeship, trade apprenticeship, completed apprenticeship, apprenticeship programme
    > Gesellenbrief = Facharbeiterbrief = Gesellenprüfung = Facharbeiterprüfung = Lehrabschlussprüfung
  Asbestos certification | RRP certification, lead renovator / Lead-safe certification < Demolition
  Flagger certification | certified flagger, traffic control certification, ATSSA
  ServSafe | ServSafe certified, ServSafe certification, ServSafe Manager, ServSafe Food Handler, Serv Safe,
    ServSafe Food Protection Manager < Food safety
  Food handler certificate | food handlers card, food handler's card, food handler card, food handlers permit, food handler permit,
    food hygiene certificate, Level 2 Food Hygiene, L2 Food Hygiene, L2 food safety, Level 2 food safety, Level 2 food safety and hygiene, food safety Level 2, Level 1 food hygiene, Level 2 or above in food hygiene < Food safety
  Food hygiene Level 3 | Level 3 food hygiene, Level 3 food safety, Level 3 food safety and hygiene, food safety Level 3, L3 food hygiene,
    L3 food safety, Level 3 supervising food safety < Food handler certificate ~ Food handler certificate .55
  Certified Food Protection Manager | CFPM, certified food manager, food manager certification, certified dietary manager, CDM dietary
    < Food safety
  TIPS certification | responsible beverage service, TIPS certified, alcohol server certification, alcohol awareness, ServSafe Alcohol, responsible service of alcohol,
    RSA certificate / TABC certified, RBS certification < Bartending
  ACF Certified Chef | Certified Executive Chef, Certified Culinarian, Certified Sous Chef, American Culinary Federation < Cooking
  Certified Sommelier | Court of Master Sommeliers, WSET, WSET Level 2, WSET Level 3 < Wine knowledge
  NASM | NASM certified, NASM CPT, NASM-CPT < Personal training
  ACE certified personal trainer | ACE personal trainer, American Council on Exercise, ACE certified < Personal training ~ NASM .9
  ACSM | ACSM certified / ISSA = ISSA certified, NSCA = NSCA-CPT, AFAA, Certified personal trainer, NCCPT < Personal training
  CSCS strength coach | Certified Strength and Conditioning Specialist < Strength training
  RYT 200 | RYT, 200-hour yoga teacher, registered yoga teacher, RYT 500, certified yoga instructor < Yoga
  Zumba licence | Zumba certified, licensed Zumba instructor, Les Mills certified < Group fitness
  Lifeguard certification | Red Cross lifeguard, certified lifeguard, lifeguard certified, water safety instructor, WSI < Swimming
  `,
);

const HEALTH_CERTIFICATES = readConcepts(
  'certification',
  `
  Basic Life Support | BLS, BLS certified, BLS certification, BLS/CPR, BCLS, BLS provider, BLS for healthcare providers
    < Cardiopulmonary resuscitation
  Advanced Cardiac Life Support | ACLS, ACLS certified, ACLS certification, advanced cardiovascular life support, ACLS provider
    < Basic Life Support
  Paediatric Advanced Life Support | PALS, pediatric advanced life support, PALS certified, PALS certification, PEARS < Basic Life Support
  Neonatal Resuscitation Program | NRP, NRP certified, neonatal resuscitation, STABLE program < Neonatal care ? neonatal, nicu,
    nurse, nursing, acls, bls, pals, labor, delivery, newborn, certified, certification, resuscitation
  Trauma Nursing Core Course | TNCC / ENPC < Emergency medicine
  CPR certification | CPR certified, CPR/AED, CPR/First Aid, CPR and First Aid, first aid and CPR, CPR & First Aid certified,
    CPR/AED certified < Cardiopulmonary resuscitation
  First aid certificate | first aid certified, first aid certification, Red Cross certified, emergency first aid at work, first aid at work
    < First aid
  NIHSS | NIH Stroke Scale, NIHSS certified < Neurology
  CCRN | critical care registered nurse < Critical care
  CEN | Certified Emergency Nurse < Emergency medicine ? nurse, emergency, rn, certified, nursing
  Nursing speciality certification | ANCC certified, Certified Case Manager nurse, wound care certified, CWOCN > OCN, CNOR, CMSRN, PCCN,
    CHPN, RNC-OB, WOCN
  Certified Case Manager | CCM, CCM case management, ACM-RN < Case management
    ? case, care, nurse, nursing, rn, utilization, discharge, managed, cphq, cpum, hospital, patient ! construction, builder, cmaa
  Certified Nursing Assistant | CNA certification, CNA license, CNA certified, State Tested Nursing Assistant, STNA, CNA,
    nurse aide certification < Activities of daily living
  Home Health Aide certification | HHA, HHA certificate, certified home health aide, HHA certified < Home health care
  Medication aide certification | certified medication aide, med tech certification, QMAP, medication technician certification,
    CMA medication < Medication administration
  Certified Medical Assistant | CMA certification, CMA (AAMA), registered medical assistant, RMA, CCMA,
    certified clinical medical assistant, NCMA, CMA AAMA ? medical, assistant, certified, clinic, patients
  Certified Phlebotomy Technician | CPT phlebotomy, phlebotomy certification, certified phlebotomist, PBT(ASCP), phlebotomy certified
    < Phlebotomy
  Certified EKG Technician | CET, EKG certification, EKG certified < Electrocardiography ? ekg, ecg,
    electrocardiogram, cardiac, telemetry, nha, ccma, phlebotomy ! overlap, timezone, time, hours, gmt, utc, cest, est, fees
  EMT-Basic | EMT certification, EMT-B, EMT certified, emergency medical technician certification, EMT license, EMT < Emergency medicine
    ! conduit, bend, bending, bent, wire, pull, rigid, raceway, electrical, electrician, panels
  Paramedic certification | NREMT-P, NREMT, nationally registered paramedic, paramedic license, EMT-P, HCPC paramedic < EMT-Basic
  PHTLS | prehospital trauma life support / ITLS, AMLS < Emergency medicine
  Certified Surgical Technologist | CST certification, NBSTSA < Surgery
  CRCST | Certified Registered Central Service Technician, sterile processing certification, CSPDT < Sterilisation
  ARRT | ARRT certified, ARRT registered, ARRT certification, registered technologist radiography, R.T.(R), ARRT (R) < Radiology
  ARDMS | ARDMS registered, ARDMS certified < Ultrasound imaging
  RDMS | registered diagnostic medical sonographer < ARDMS ~ RDCS .4
  RDCS | registered diagnostic cardiac sonographer < ARDMS ~ RVT sonography .4
  RVT sonography | RVS < ARDMS ~ RDMS .4
  ASCP | ASCP certified, MLS(ASCP), MT(ASCP), MLT(ASCP), ASCP certification, AMT certified < Clinical laboratory testing
  Certified Pharmacy Technician | CPhT, PTCB, PTCB certified, PTCB certification, pharmacy technician certification, ExCPT
    < Dispensing medication
  Certified Dental Assistant | CDA certification, DANB, DANB certified, registered dental assistant, RDA,
    expanded functions dental assistant, dental radiology certification < Dental assisting ! marc, marc21, lcsh, aacr2, bibframe, cataloger, cataloguer, librarian, cataloging, cataloguing, dewey, library, metadata, frbr
  Registered Dental Hygienist | RDH license, dental hygiene license, RDH < Dental hygiene
  CPC | Certified Professional Coder, CPC-A, AAPC, AAPC certified < Medical coding ? coder, coding, aapc, medical, certified, billing, icd
    ! licence, hgv, lgv, class, driver, driving, digi, tacho, tachograph, c+e, hiab
  CCS | Certified Coding Specialist, CCA coding, AHIMA certified, Certified Coding Associate < Medical coding ? coding, coder, ahima,
    medical, certified, icd
  RHIT | Registered Health Information Technician, Registered Health Information Administrator / RHIA < Medical records management
  CPHQ | Certified Professional in Healthcare Quality / CPPS patient safety < Healthcare quality improvement
  FACHE | Fellow of the American College of Healthcare Executives, licensed nursing home administrator, LNHA,
    RCFE administrator / Nursing home administrator license < Healthcare management
  Certified Diabetes Educator | CDE, CDCES < Health education
    ! bim, revit, 360, acc, model, models, navisworks, iso, data
  CHES | Certified Health Education Specialist, MCHES < Health education
  Certified in Public Health | CPH, certified in infection control / CIC infection control < Public health
  Registered Dietitian | RD, RDN, registered dietitian nutritionist, licensed dietitian, CDR registered, LDN < Nutrition ? dietitian,
    nutrition, dietetic, registered, dietary, dietitians
  Registered Respiratory Therapist | RRT, CRT respiratory, NBRC < Respiratory therapy
  Certified Athletic Trainer | ATC, BOC certified < Sports medicine ? athletic, trainer, sports, certified, injuries
  Board Certified Behavior Analyst | BCBA, BCaBA < Applied behaviour analysis
  Registered Behavior Technician | RBT, RBT certified < Applied behaviour analysis
  CPI de-escalation | CPI < Crisis Prevention Intervention ? de-escalation, restraint, iep, behavior, behaviour, crisis, paraprofessional,
    special education
  Crisis Prevention Intervention | CPI certified, CPI certification, nonviolent crisis intervention, CPI training, MANDT,
    Safe Crisis Management, TCI trained < Crisis intervention
  Mental Health First Aid | mental health first aid certified < Mental health
  Certified Alcohol and Drug Counselor | CADC, CASAC, LCDC, CAC addiction, certified addiction counselor < Substance abuse counselling
  Certified Peer Specialist | certified peer support specialist < Substance abuse counselling ~ Certified Alcohol and Drug Counselor .3
  Certified Child Life Specialist | CCLS < Child development
  Child Development Associate | CDA credential, CDA certificate, Child Development Associate credential < Early childhood education
  Certified Veterinary Technician | CVT, LVT, RVT veterinary, licensed veterinary technician, registered veterinary technician
    < Veterinary medicine
  GCP certification | CITI training, CITI certified, CITI program, human subjects research certification < Good Clinical Practice
  COVID-19 vaccination | COVID vaccinated, fully vaccinated, flu vaccination, TB test, hepatitis B vaccination
  DBS check | enhanced DBS, CRB check, DBS checked, background clearance, fingerprint clearance card, child abuse clearance,
    live scan clearance
  `,
);

const LICENCES = readConcepts(
  'licence',
  `
  Driving licence | UK licence, UK driving licence, UK manual licence, EU driving licence, driver's license, driving license, valid driver's license, drivers license, full UK driving licence, driver's licence,
    valid driving licence, full driving licence, full UK licence, full clean licence, full UK manual licence, full UK clean licence,
    full clean UK licence, valid DL, drivers lic, valid drivers lic, driver license, Class C driver's license, Class C DL, Class D driver's license
  Commercial driver's licence | CDL, commercial driver's license, commercial drivers license, CDL license, commercial driver license
    < Driving licence
  CDL Class A | Class A CDL, CDL-A, CDL A, Class A license, Class A commercial driver's license < CDL Class B
    ~ Commercial driver's licence .5
  CDL Class B | Class B CDL, CDL-B, CDL B < Commercial driver's licence
  Air brake endorsement | air brakes, air brakes endorsement, air brake certification, air brake ticket < Truck driving
  Hazmat endorsement | HazMat/tanker endorsement, hazmat certified, tanker endorsement, ADR licence, doubles and triples endorsement
    < Hazardous materials ! lng, lpg, igf, stcw, liquefied, coc, vessels, vessel
  Passenger endorsement | school bus endorsement, P endorsement, S endorsement < Commercial driver's licence
  HGV licence | LGV licence, heavy goods vehicle licence, lorry licence, heavy vehicle licence
    < Driving licence ~ Driving licence .2
  Driver CPC | driver qualification card, DQC, CPC card, CPC driver card, truck driver qualification, code 95,
    module 95, certificate of professional competence for drivers, FIMO, FCO < Truck driving
  DOT medical card | DOT physical, medical examiner's certificate, DOT medical certificate < DOT regulations
  Registered nurse licence | RN license, registered nurse license, RN licence, active RN license, current RN license, state RN license,
    NCLEX-RN, licensed registered nurse, compact RN license, nursing license, RN licensure, RN, licensed RN
    < Nursing ? license, licensed, nurse, nursing, registered, bsn, patient, licence, state, compact, clinical, hospital
  NMC registration | NMC pin, NMC registered, registered with the NMC, registration with the NMC, registered with NMC, registration with NMC, NMC registered nurse, valid NMC pin
    < Nursing ~ Registered nurse licence .4
  Licensed practical nurse licence | LPN license, LVN license, LPN licensure, NCLEX-PN, licensed vocational nurse license,
    practical nursing license < Nursing
  Nurse practitioner licence | APRN license, FNP-BC, FNP-C, AGACNP, PMHNP-BC, NP license, NP-C, ARNP license < Registered nurse licence
  Medical licence | medical license, board certified physician, USMLE, GMC registration, registered with the GMC, registration with the GMC, registered with GMC, GMC number, GMC no, state medical license, medical licensure,
    ABIM certified, board eligible, GMC registered
  DEA licence | DEA registration, DEA license, DEA number < Controlled substances
  Pharmacist licence | pharmacist license, registered pharmacist license, NAPLEX, pharmacy license, licensed pharmacist,
    RPh < Pharmacy practice
  GPhC registration | GPhC registered, GPhC, GPhC number, registered with the GPhC, registration with the GPhC, registered with GPhC,
    General Pharmaceutical Council registration, registered with the General Pharmaceutical Council < Pharmacy practice,
    Pharmacy technician license ~ Pharmacist licence .4
  Dental licence | dental license, licensed dentist < Dentistry
  GDC registration | GDC registered, GDC number, registered with the GDC, registration with the GDC, registered with GDC < Dentistry
    ~ Dental licence .4
  Physical therapist licence | physical therapy license, PT license, licensed physical therapist, PTA license, HCPC physiotherapist,
    physical therapist license < Physical therapy
  Gas Safe registered | Gas Safe, ACS gas, Gas Safe registration, registered with Gas Safe, Gas Safe register < Plumbing, Trade licence
  HCPC registration | HCPC registered, HCPC, HCPC reg, registered with the HCPC, registration with the HCPC, registered with HCPC, registration with HCPC, Health and Care Professions Council registration,
    Health and Care Professions Council, HCPC PIN ~ Physical therapist licence .4, Occupational therapist licence .4,
    Radiologic technologist licence .4, Speech-language pathology licence .4
  Occupational therapist licence | occupational therapy license, OTR/L, NBCOT, COTA/L, OT license, OTR < Occupational therapy ?
    occupational, therapy, therapist, therapists, rehabilitation, patient, patients, nbcot
  Speech-language pathology licence | CCC-SLP, SLP license, ASHA certification, ASHA certified, CF-SLP < Speech therapy
  Radiologic technologist licence | CRT license, x-ray license, radiology license, limited x-ray license, fluoroscopy license < Radiology
  Clinical social work licence | LCSW, LICSW, licensed clinical social worker license, LMSW, LSW, LBSW,
    LISW < Social work
  Social Work England registration | registered with Social Work England, registration with Social Work England, SWE registered, SWE, Social Work England,
    Social Work England registered, SWE registration < Social work ~ Clinical social work licence .4 ? social, safeguarding, registered, registration, dipsw, asye
  Professional counsellor licence | LPC, licensed professional counselor license, LMHC, LPCC, LCPC, NCC counselor, LCMHC,
    licensed mental health counselor license < Counselling ! llb, gdl, sra, sqe, sqe1, sqe2, solicitor, law, legal, conveyancing
  Marriage and family therapist licence | LMFT, LMFT license < Family therapy
  Psychologist licence | licensed psychologist, psychology license, licensed clinical psychologist < Psychological assessment
  Massage therapy licence | licensed massage therapist license, LMT, LMT license, massage license, massage therapy license < Massage therapy
  Cosmetology licence | cosmetology license, licensed cosmetologist license, state cosmetology license, cosmetologist license < Cosmetology
  Esthetician licence | esthetician license, aesthetician license, licensed esthetician license, esthetics license < Skin care
  Barber licence | barber license, nail technician license, manicurist license < Barbering
  Teaching licence | teaching license, teaching certificate, teacher certification, teaching certification, state teaching certificate,
    teaching credential, certified teacher, teaching credentials, licensed teacher, QTS, qualified teacher status, PGCE, B.Ed qualified,
    multiple subject credential, professional educator license, substitute teaching permit < Teaching
  Special education certification | special education credential, special education license, special education certified,
    education specialist credential < Special education
  ESL certification | ESL endorsement, TESOL certificate, TEFL certificate, CELTA, TEFL certified, TESOL certified, bilingual certification,
    DELTA TEFL < ESL teaching
  Principal certification | administrator certification school, school administrator license, principal license < School administration
  Bar admission | admitted to the bar, licensed attorney, bar license, state bar, bar in good standing, member of the bar, bar admitted, admitted to practice law,
    licensed to practice law, active bar membership, state bar member, LPC law, SQE, called to the bar, bar council enrolment,
    ${STATE_BARS}
  Notary public | notary, commissioned notary, licensed notary, notary public commission, notary certified < Notarial services
  Certified Paralegal | NALA certified paralegal, paralegal certificate, paralegal certification, certified legal assistant,
    ABA approved paralegal certificate
  Patent bar | USPTO registration, registered patent attorney, patent bar admission, USPTO registered < Patents
  Real estate licence | real estate license, real estate broker license, licensed real estate agent license, licensed real estate,
    real estate salesperson license, broker's license, CPM property, CAM license < Real estate
  Certified Apartment Manager | Certified Property Manager, CAM apartment, NALP, ARM property manager, CPM designation,
    Accredited Residential Manager < Property management
  Appraiser licence | certified residential appraiser, licensed appraiser, certified general appraiser / RICS
    < Property appraisal
  Chartered surveyor | MRICS, FRICS, AssocRICS, RICS chartered, RICS member ~ Appraiser licence .5
  Life and health insurance licence | life and health license, life insurance license, health insurance license, life & health license,
    life and health insurance license, accident and health license, life and disability license < Insurance
  Property and casualty licence | P&C license, property and casualty license, property & casualty license, insurance producer license,
    insurance license, 2-20 license, 4-40 license, resident producer license < Property and casualty insurance
  Adjuster licence | adjuster license, all lines adjuster, claims adjuster license, 6-20 license, Texas adjuster license < Claims handling
  Series 7 | FINRA Series 7, Series 7 license, Series 7 licensed < Trading
  Series 63 | Series 63 license, FINRA Series 63, Series 63 licensed
  Series 65 | Series 65 license / Series 66 = Series 66 license = FINRA Series 66
  Series 6 | Series 6 license, FINRA Series 6
  Series 24 / Series 3, Series 79, Series 86, SIE exam, Series 57, Series 99, Series 9, Series 10, Series 26, Series 87
  NMLS licence | NMLS, mortgage loan originator license, MLO license, NMLS license, NMLS licensed < Mortgage lending
  CeMAP | Certificate in Mortgage Advice and Practice, CeMAP qualified < Mortgage lending ~ NMLS licence .3
  Professional Engineer licence | PE license, licensed professional engineer, PE licensure, P.E. license, professional engineer license,
    professional engineer, P.Eng, chartered engineer, CEng ? license, licensed, civil, engineer, engineering, registered, structural, eit,
    state, mechanical, electrical
  Engineer in Training | EIT, Fundamentals of Engineering, FE exam, EIT certification, E.I.T., FE certified < Civil engineering ? engineer,
    exam, engineering, certification, civil, pe, certified
  Structural engineer licence | SE license, structural engineer license < Structural analysis
  Architect licence | registered architect license, licensed architect license, architecture license, NCARB, ARB registered, RIBA, AIA,
    RIBA Part 3 < Architecture
  Interior design certification | NCIDQ, NCIDQ certified < Interior design
  Land surveyor licence | PLS, licensed land surveyor, professional land surveyor license, LSIT / Surveyor in training < Land surveying ? survey,
    surveyor, surveyors, surveying, land, boundary, plat, licensed
  AICP | American Institute of Certified Planners, MRTPI, certified planner < Urban planning
  Journeyman electrician licence | journeyman electrician license, master electrician license, electrical license, licensed electrician,
    journeyman license, journeyman electrician card, electrician license, JIB Gold Card, ECS card < Electrical installation
  Plumbing licence | plumbing license, journeyman plumber license, master plumber license, licensed plumber, plumber's license < Plumbing
  HVAC licence | HVAC license, HVAC contractor license, mechanical contractor license < HVAC
  General contractor licence | contractor's license, general contractor license, contractors license, building contractor license,
    home improvement license < Construction
  Home inspector licence | home inspector license, ICC certification, ICC certified, certified building inspector, InterNACHI,
    ICC building inspector < Building inspection
  Pilot licence | private pilot license, PPL, pilot license, private pilot, pilot's license, student pilot license < Piloting aircraft
    ? pilot, flight, flying, aviation, aircraft, faa, easa, caa, hours, cpl, atpl
  Commercial pilot licence | commercial pilot license, CPL, commercial pilot certificate < Pilot licence ? pilot, aircraft, flight, license,
    instrument, aviation
  Airline transport pilot licence | ATP, ATPL, airline transport pilot, ATP certificate, airline transport pilot license <
    Commercial pilot licence ? pilot, pilots, flight, flights, aircraft, airline, faa, aviation, captain, flying, certificate,
    easa
  Certified Flight Instructor | CFI, CFII, MEI flight, flight instructor certificate, certified flight instructor instrument
    < Piloting aircraft ? flight, pilot, instructor, aircraft, faa, aviation, instrument
  Instrument rating | multi-engine rating, multi-engine land < Pilot licence
  Type rating | type rated, type-rated < Pilot licence ~ Instrument rating .5
  FCC licence | FCC license, GROL, general radiotelephone operator license / Amateur radio license
  Merchant mariner credential | MMC, captain's license, master's license, USCG license, able seaman certificate, certificate of competency,
    USCG captain license < Marine navigation
  Peace officer certification | POST certification, POST certified, peace officer license, police academy, law enforcement certification,
    TCOLE < Law enforcement
  Firefighter certification | Firefighter I, Firefighter II, FF I, FF II, FF1, FF2, IFSAC, ProBoard, Pro Board, Fire Fighter I, Fire Fighter II, firefighter certified, Fire Officer I,
    Fire Instructor I < Firefighting
  Concealed carry permit | firearms license, weapons permit, CCW, firearms permit, gun permit, firearm license < Firearms
  Private investigator licence | private investigator license, PI license
  Customs broker licence | licensed customs broker, customs broker license, LCB < Customs clearance
  Gaming licence | gaming license, casino license, gaming card < Casino gaming
  Funeral director licence | funeral director license, embalmer license, mortuary science license < Embalming
  Veterinary licence | veterinary license, licensed veterinarian, NAVLE, MRCVS < Veterinary medicine
  Electrical contractor licence | C-10 license, low voltage license, fire alarm license < Electrical installation
  Child care licence | child care license, childcare director credential, director's credential, Ofsted registration
  Work permit | right to work, work authorization, authorized to work in the US, H1B visa holder
  `,
);

/** Certificates and licences by field, with the names used in several countries. */
export const CREDENTIAL_CONCEPTS = [
  ...IT_CERTIFICATES,
  ...BUSINESS_CERTIFICATES,
  ...TRADE_CERTIFICATES,
  ...HEALTH_CERTIFICATES,
  ...LICENCES,
];
