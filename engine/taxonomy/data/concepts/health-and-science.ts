import { readConcepts } from '../read-concepts';

const CLINICAL = readConcepts(
  'skill',
  `
  Patient care | direct patient care, caring for patients, bedside care, patient-centered care, patient centred care, provide patient care,
    bedside nursing
  Nursing | nursing care, nursing practice, nursing process, nursing skills, professional nursing, nursing science
  Patient assessment | physical assessment, nursing assessment, head-to-toe assessment, clinical assessment, patient evaluation,
    health assessment
  Vital signs | taking vital signs, vitals, monitoring vital signs, blood pressure measurement, blood pressure monitoring,
    measure vital signs
  Medication administration | administering medications, administer medication, medication management, med pass, passing medications,
    administration of medications, drug administration
  Intravenous therapy | IV therapy, IV insertion, IV starts, intravenous infusion, IV placement, peripheral IV, PICC lines, central lines,
    infusion therapy, IV medications
  Injections | giving injections, intramuscular injections, subcutaneous injections, IM injections, administering injections
  Immunisations | immunizations, vaccinations, vaccine administration, vaccination
  Phlebotomy | venipuncture, venepuncture, blood draws, blood collection, drawing blood, blood drawing, capillary puncture, blood sampling, finger sticks
  Wound care | wound dressing, dressing changes, wound management, wound vac, pressure ulcer care, wound treatment
  Catheterisation | catheter insertion, Foley catheter, urinary catheterization, catheter care, catheterization, straight cath
  Tracheostomy care | trach care, suctioning, airway management, airway suctioning
  Ventilator management | mechanical ventilation, ventilator care, ventilators, BiPAP, CPAP therapy, ventilator support
  Enteral feeding | tube feeding, G-tube feeding, NG tube insertion, nasogastric tubes, gastrostomy care
  Electrocardiography | EKG, ECG, ECGs, EKGs, electrocardiogram, 12-lead EKG, EKG interpretation, ECG interpretation, rhythm interpretation,
    cardiac monitoring, telemetry monitoring
  Cardiopulmonary resuscitation | CPR, cardio-pulmonary resuscitation, resuscitation, AED, defibrillation
  First aid | emergency first aid, first aid treatment, provide first aid, basic first aid
  Triage | patient triage, telephone triage, emergency triage
  Emergency medicine | emergency care, emergency nursing, emergency department, emergency room, ER nursing, emergency medical services,
    pre-hospital care
  Critical care | intensive care, ICU, critical care nursing, intensive care unit, MICU, SICU, CCU, ICU nursing
  Medical-surgical nursing | med-surg, med surg, medical surgical, medical/surgical nursing, med/surg < Nursing
  Labour and delivery | labor and delivery, L&D nursing, L&D nurse, L&D RN, L&D unit, recent L&D experience, L&D experience required, obstetric nursing, postpartum care, fetal monitoring, antepartum < Nursing
  Neonatal care | NICU, neonatal intensive care, newborn care < Nursing
  Paediatric nursing | pediatric nursing, pediatrics nursing, pediatric care, PICU < Nursing
  Oncology nursing | chemotherapy administration, cancer care, chemotherapy < Nursing
  Perioperative nursing | operating room nursing, OR nursing, surgical nursing, PACU, post-anesthesia care, circulating nurse duties,
    scrub nurse duties < Nursing
  Psychiatric nursing | mental health nursing, behavioral health nursing < Nursing
  Home health care | home health, home care nursing, home healthcare, home nursing
  Hospice care | palliative care, end-of-life care, end of life care, hospice, hospice and palliative care
  Geriatric care | elderly care, long-term care, long term care, care of the elderly, geriatrics, elder care, gerontology nursing
  Dementia care | Alzheimer's care, memory care, dementia, Alzheimer's disease care
  Rehabilitation nursing | skilled nursing, skilled nursing facility, subacute care < Nursing
  Dialysis | hemodialysis, peritoneal dialysis, haemodialysis
  Blood transfusion | blood transfusions, blood product administration
  Infection control | infection prevention, universal precautions, standard precautions, isolation precautions, infection control procedures
  Aseptic technique | sterile technique, sterile field maintenance, aseptic techniques
  Sterilisation | sterilization, instrument sterilization, autoclaving, sterile processing, autoclave, decontamination of instruments,
    sterilise instruments
  Patient education | educating patients, health teaching, patient teaching, patient counseling, educate patients
  Discharge planning | patient discharge, discharge instructions, transition of care, care transitions
  Care planning | care plans, nursing care plans, individualized care plans, treatment planning, treatment plans, develop care plans
  Care coordination | coordination of care, patient case management, nurse case management, care management
  Utilisation review | utilization review, utilization management, InterQual, Milliman criteria, prior authorization, prior authorizations
  Medical charting | charting, patient charting, clinical documentation, nursing documentation, medical documentation,
    patient documentation, progress notes, SOAP notes
  Patient safety | fall prevention, patient safety goals, fall risk assessment
  Patient transfer | patient lifting, patient transport, Hoyer lift, transferring patients, patient mobility, patient positioning,
    gait belt, ambulation, transfer patients
  Activities of daily living | ADL, ADLs, ADL assistance, personal hygiene assistance, bathing and grooming, personal care,
    assistance with daily living, toileting, bathing patients, personal hygiene care
  Specimen collection | collecting specimens, specimen handling, specimen processing, sample collection, collect biological samples
  Diabetes technology | insulin pumps, insulin pump, insulin pump therapy, continuous glucose monitoring, continuous glucose monitors,
    CGM devices, CGM systems, carbohydrate counting, carb counting < Glucose monitoring
  CGM | ? insulin, glucose, diabetes, diabetic
  Glucose monitoring | blood glucose testing, blood sugar monitoring, glucometer, diabetes management, diabetic care, insulin administration
  Intake and output | I&O monitoring, recording intake and output
  Range of motion exercises | passive range of motion, ROM exercises
  Physical examination | physical examinations, physical exams, history and physical, medical history taking, patient histories,
    taking patient histories
  Diagnosis | medical diagnosis, diagnosing illness, differential diagnosis, clinical diagnosis, diagnostic skills
  Prescribing medication | e-prescribing, medication prescribing, prescribing, prescribe medication
  Surgery | surgical procedures, general surgery, minor surgery, surgical assisting, surgical skills, laparoscopic surgery
  Suturing | suture removal, wound closure, laceration repair
  Anaesthesia | anesthesia, anesthesiology, conscious sedation, anaesthesiology, moderate sedation
  Primary care | family medicine, general practice, family practice, ambulatory care, primary health care
  Internal medicine | hospital medicine, inpatient medicine
  Cardiology | cardiac care, cardiovascular care, cardiac catheterization, cath lab
  Orthopaedics | orthopedics, orthopedic surgery, casting and splinting, orthopaedic surgery
  Dermatology | skin conditions treatment, dermatologic procedures
  Neurology | neurological assessment, stroke care, neuroscience nursing, neurological disorders
  Gastroenterology | endoscopy, colonoscopy
  Obstetrics and gynaecology | OB/GYN, obstetrics, gynecology, gynaecology, women's health, midwifery
  Paediatrics | pediatrics, pediatric medicine, child health
  Psychiatry | psychiatric care, psychiatric evaluation, psychopharmacology
  Oncology | cancer treatment, oncology care
  Radiology | diagnostic imaging, medical imaging, radiography, X-ray, x-rays, radiologic technology, digital radiography
  MRI | magnetic resonance imaging, MRI scanning < Radiology
  CT scanning | computed tomography, CT scans, CAT scan, CT imaging < Radiology
  Ultrasound imaging | sonography, ultrasonography, diagnostic medical sonography, echocardiography, Doppler ultrasound,
    vascular ultrasound, ultrasound < Radiology
  Mammography | breast imaging < Radiology
  Nuclear medicine | PET imaging, PET/CT, SPECT < Radiology
  Radiation therapy | radiotherapy, radiation oncology, linear accelerator treatment
  Fluoroscopy | C-arm operation, interventional radiology < Radiology
  Radiation safety | radiation protection, ALARA, dosimetry
  PACS | picture archiving and communication system, RIS, radiology information systems
  Physical therapy | physiotherapy, therapeutic exercise, manual therapy, rehabilitation exercises, gait training, physical rehabilitation,
    therapeutic exercises
  Occupational therapy | sensory integration, adaptive equipment training, fine motor skills therapy, hand therapy
  Speech therapy | speech-language pathology, speech language pathology, articulation therapy, swallowing therapy, dysphagia treatment,
    speech pathology
  Audiology | hearing tests, audiometry, hearing aid fitting
  Respiratory therapy | respiratory care, nebulizer treatments, oxygen therapy, arterial blood gases, pulmonary function testing
  Massage therapy | deep tissue massage, Swedish massage, therapeutic massage, sports massage
  Chiropractic | spinal manipulation, chiropractic adjustments
  Acupuncture | traditional Chinese medicine, herbal medicine
  Sports medicine | athletic training, sports injuries, injury prevention, sports rehabilitation, athletic taping
  Rehabilitation | rehab, physical medicine and rehabilitation, rehabilitation programs
  Electrotherapy | TENS, electrical stimulation, therapeutic ultrasound, hot and cold packs, modalities
  Prosthetics and orthotics | prosthetics, orthotics, orthotic fitting
  Optometry | vision testing, eye examinations, refraction, contact lens fitting, eyeglass dispensing, visual acuity testing, opticianry
  Dentistry | dental care, general dentistry, restorative dentistry, dental procedures, dental treatment
  Dental assisting | chairside assisting, four-handed dentistry, dental impressions, chairside assistance, coronal polishing
  Dental hygiene | teeth cleaning, scaling and root planing, root planing, perio charting, periodontal therapy, prophies, dental prophylaxis, oral hygiene instruction, periodontal charting
  Dental radiography | dental x-rays, digital dental x-rays, bitewings
  Orthodontics | braces, Invisalign, root canals, dental implants > Endodontics, Periodontics, Oral surgery, Prosthodontics
  Pharmacy practice | clinical pharmacy, pharmaceutical care, hospital pharmacy, retail pharmacy, community pharmacy
  Dispensing medication | prescription dispensing, prescription filling, filling prescriptions, dispensing medications,
    medication dispensing, prescription processing, dispense medications
  Compounding | sterile compounding, IV compounding, pharmaceutical compounding, USP 797, non-sterile compounding < Pharmacy practice
  Pharmacology | drug interactions, pharmacotherapy, drug information, medication therapy management, MTM, pharmacokinetics
  Controlled substances | narcotics handling, controlled drugs handling, DEA regulations
  Pyxis | automated dispensing cabinets / Omnicell, PioneerRx, PharMerica, QS/1, Rx30 pharmacy software
  Nutrition | nutrition counseling, diet planning, dietetics, nutritional assessment, medical nutrition therapy, meal planning,
    clinical nutrition, nutrition education, therapeutic diets
  Weight management | weight loss counseling, obesity management
  Mental health | mental health care, mental health services, behavioral health, mental health treatment, behavioural health
  Psychotherapy | individual therapy, talk therapy, therapeutic counseling, counselling therapy < Mental health
  Cognitive behavioural therapy | CBT, cognitive behavioral therapy, cognitive-behavioral therapy < Psychotherapy ? therapy, dbt, clients, emdr, ptsd,
    anxiety, depression, iapt, psychological, mental, cognitive, counseling, behavioral
  Dialectical behaviour therapy | dialectical behavior therapy, DBT skills, DBT therapy < Psychotherapy ? therapy, cbt, clients, mental, counseling
  Motivational interviewing | solution-focused therapy, brief therapy < Psychotherapy
  Group therapy | group counseling, facilitating groups, group facilitation, psychoeducation groups, support groups < Psychotherapy
  Family therapy | couples therapy, marriage counseling, family counseling, marriage and family therapy < Psychotherapy
  Trauma-informed care | trauma therapy, EMDR, trauma counseling, trauma focused CBT < Mental health
  Play therapy | therapeutic recreation > Art therapy, Music therapy, Recreational therapy
  Applied behaviour analysis | ABA, applied behavior analysis, ABA therapy, discrete trial training, behavior intervention plans,
    functional behavior assessment, behavioral therapy ? autism, behavior, therapy, children, bcba, behavioral, rbt
  Substance abuse counselling | substance abuse counseling, addiction counseling, substance abuse treatment, drug and alcohol counseling,
    chemical dependency, relapse prevention, addictions, substance use disorders < Mental health
  Crisis intervention | crisis counseling, suicide prevention, suicide risk assessment, de-escalation, crisis de-escalation,
    crisis management in care
  Counselling | counseling, guidance counseling, individual counseling, counseling skills, counsel clients
  Genetic counselling | genetic counseling, genomic counselling, genomic counseling, cancer genetic counselling < Genetics
  Psychological assessment | psychological testing, neuropsychological testing, psychological evaluation, mental status examination,
    psychosocial assessment, biopsychosocial assessments, psychosocial assessments
  DSM-5 | DSM-IV, DSM-IV-TR, diagnostic and statistical manual
  Autism spectrum disorder | autism, autism support, developmental disabilities, intellectual disabilities, developmental disability support
  Speech and hearing screening | developmental screening, vision screening
  Veterinary medicine | veterinary care, animal health, animal surgery, veterinary nursing, animal medicine
  Animal care | animal handling, animal husbandry, animal restraint, caring for animals, kennel maintenance, pet care, animal welfare
  Animal grooming | dog grooming, pet grooming
  Animal training | dog training, horse training, obedience training
  `,
);

const HEALTH_ADMINISTRATION = readConcepts(
  'skill',
  `
  Medical terminology | medical vocabulary, clinical terminology
  Anatomy and physiology | human anatomy, anatomy, physiology, human physiology, kinesiology, pathophysiology
  HIPAA | HIPAA compliance, HIPAA regulations, patient confidentiality, patient privacy, Health Insurance Portability and Accountability Act
  Medical billing | medical claims, healthcare billing, patient billing, claims submission, insurance billing, medical insurance billing,
    health care billing, medical billing software
  Medical coding | ICD-10, ICD-9, CPT, CPT coding, HCPCS, ICD-10-CM, ICD-9-CM, diagnosis coding, procedure coding, ICD-10 coding, DRG coding,
    inpatient coding, outpatient coding, clinical coding, hospital coding, facility coding, profee coding, professional fee coding,
    billing and coding, coding and billing, ICD-10-PCS, ICD coding, coding of diagnoses, accredited coding program, medical coding program
  Insurance verification | eligibility verification, benefits verification, verifying insurance, insurance authorization, pre-authorization,
    pre-certification, verify insurance
  Medicare | Medicare and Medicaid, Medicaid, CMS regulations, Medicare regulations, Medicare billing, Medicare/Medicaid
  Revenue cycle management | revenue cycle, healthcare revenue cycle, denial management, denials management, claims denials,
    medical reimbursement
  Electronic health records | EHR, EMR, electronic medical records, electronic health record, electronic medical record, EMR systems,
    EMR/EHR, EHR systems, electronic medical record software, EMR software, EHR software
  Medical records management | medical records, health records, patient records, chart management, health information management,
    release of information, maintain medical records
  Patient registration | patient intake, patient check-in, admissions and registration, patient admission, admitting patients,
    register patients
  Patient scheduling | scheduling patients, medical scheduling, patient appointments, surgery scheduling
  Medical office procedures | medical office administration, medical front office, medical reception, back office medical procedures
  Medical transcription | clinical transcription, medical dictation, medical scribing
  Medical writing | clinical writing, scientific medical writing, regulatory writing
  Healthcare management | health care management, healthcare administration, health administration, hospital administration,
    health care administration, practice management, medical practice management, hospital management
  Joint Commission | JCAHO, Joint Commission standards, TJC standards, CMS surveys, state surveys, hospital accreditation
  Healthcare quality improvement | clinical quality improvement, HEDIS, quality measures, patient outcomes, clinical audit
  Population health | population health management, community health, community nursing
  Public health | public health education, public health programs, health policy, health protection
  Health education | health promotion, health literacy, wellness programs, wellness education, health coaching
  Epidemiology | disease surveillance, outbreak investigation, infectious disease epidemiology, contact tracing, communicable diseases,
    infectious diseases
  Credentialing | provider credentialing, medical staff credentialing, provider enrollment
  Case management | caseload management, case coordination, client case management, case planning, managing caseloads, manage caseload
  Social work | social casework, clinical social work, medical social work, social work practice, social services
  Child welfare | child protection, child protective services, foster care, adoption services, safeguarding, child safeguarding,
    protecting children
  Family support | family services, family advocacy, parenting education, family engagement, support families
  Housing assistance | homeless services, supportive housing, housing placement, homelessness
  Intake assessments | client intake, intake interviews, needs assessments, needs assessment, client assessment
  Referrals | community resources, resource referral, community resource referral, referral coordination
  Domestic violence support | victim services, victim advocacy, sexual assault counseling
  Vocational rehabilitation | job coaching, supported employment, employment counseling, career counseling, career counselling,
    career coaching, vocational training
  Home visits | home visiting, home visitation
  Caregiving | care giving, companionship, companion care, elderly companionship, elder companionship, home caregiving
  Respite care | disability support, disability care, support for people with disabilities, assist people with disabilities
  Youth work | youth development, youth programs, youth mentoring, mentoring youth, working with youth, at-risk youth, youth services
  Probation supervision | parole supervision, offender rehabilitation, reentry services
  Clinical trials | clinical research, clinical trial management, clinical studies, clinical study management, clinical trials management
  Good Clinical Practice | ICH-GCP, GCP guidelines, GCP compliance, GCP training, ICH GCP, ICH guidelines < Clinical trials
  Clinical data management | CRF design, EDC, electronic data capture, clinical databases, clinical data, CDISC, SDTM, ADaM datasets
    < Clinical trials
  Clinical monitoring | site monitoring, monitoring visits, site initiation visits, source data verification, trial master file
    < Clinical trials
  Informed consent | patient recruitment for trials, subject recruitment, patient enrollment in studies < Clinical trials
  IRB submissions | institutional review board, IRB, ethics committee submissions, human subjects protection < Clinical trials
  Pharmacovigilance | drug safety, adverse event reporting, adverse events, safety reporting
  Regulatory affairs | regulatory submissions, FDA submissions, NDA submissions, IND submissions, 510(k), eCTD, PMA submissions,
    regulatory filings
  FDA regulations | FDA, FDA compliance, 21 CFR, 21 CFR Part 820, Food and Drug Administration regulations
  Medical devices | medical device development, medical device regulation, EU MDR, medical device industry
  ISO 13485 | medical device quality systems / ISO 14971
  Medical affairs | medical science liaison work, key opinion leader engagement, KOL management
  Health informatics | clinical informatics, HL7, FHIR, healthcare IT, health information technology, healthcare data analytics,
    meaningful use
  Telehealth | telemedicine, virtual care
  `,
);

const HEALTH_TOOLS = readConcepts(
  'tool',
  `
  Epic | Epic EHR, Epic EMR, Epic Systems, EpicCare, Epic Hyperspace < Electronic health records ~ Cerner .6 ? emr, ehr, cerner, patient,
    hospital, medical, meditech, clinical, charting, records, systems, nursing
  Cerner | Cerner PowerChart, PowerChart, Oracle Health < Electronic health records ~ Meditech .6
  Meditech | MEDITECH Expanse < Electronic health records
  Allscripts | Allscripts EHR, Sunrise Clinical Manager, Veradigm < Electronic health records
  eClinicalWorks | eClinical Works, ECW < Electronic health records
  NextGen | NextGen EHR, NextGen Healthcare < Electronic health records ? emr, ehr, medical, patient, allscripts, billing, practice
  athenahealth | Athena EHR, athenaNet, AthenaOne < Electronic health records
  Practice Fusion / Kareo, AdvancedMD, GE Centricity = Centricity, Medisoft, Greenway Health, DrChrono, Lytec, Sage Medical Manager,
    Modernizing Medicine < Electronic health records
  PointClickCare | Point Click Care / MatrixCare, American HealthTech < Electronic health records
  McKesson | McKesson Paragon, STAR patient accounting < Electronic health records
  Kinnser / Homecare Homebase, Axxess, Netsmart, SimplePractice, TherapyNotes, CareLogic, Credible EHR < Electronic health records
  Dentrix / Eaglesoft, Open Dental, SoftDent, Dexis < Dental assisting
  3M Encoder | 3M 360 Encompass, 360 Encompass, Solventum 360 Encompass, EncoderPro, TruCode, Find-A-Code < Medical coding
  Availity | claims clearinghouse / Waystar, Emdeon = Change Healthcare < Medical billing
  AVImark | Impromed / Cornerstone veterinary < Veterinary medicine
  `,
);

const LABORATORY = readConcepts(
  'skill',
  `
  Laboratory techniques | laboratory skills, lab techniques, laboratory work, laboratory experience, lab work, lab skills,
    laboratory methods, wet lab
  Laboratory safety | lab safety, biosafety, biosafety level 2, BSL-2, BSL-3, chemical safety
  Laboratory equipment | lab equipment, laboratory instrumentation, maintaining laboratory equipment, laboratory instruments,
    calibrate laboratory equipment
  Good Laboratory Practice | GLP, good laboratory practices
  Good Manufacturing Practice | GMP, cGMP, good manufacturing practices, current good manufacturing practice, 21 CFR Part 210, 21 CFR Part 211, 21 CFR Parts 210/211, 21 CFR Parts 210 and 211,
    21 CFR 210/211, 21 CFR 211, EU GMP Annex 1 ! pension, pensions,
    revaluation, scheme, schemes
  Laboratory information management systems | LIMS, laboratory information system, LabWare, StarLIMS, SampleManager
  Polymerase chain reaction | PCR, qPCR, RT-PCR, real-time PCR, RT-qPCR, quantitative PCR < Molecular biology
  Molecular biology | molecular cloning, cloning DNA, DNA extraction, RNA extraction, nucleic acid extraction, plasmid preparation,
    molecular techniques
  Gel electrophoresis | SDS-PAGE, CE-SDS, cIEF, agarose gel, electrophoresis < Molecular biology
  DNA sequencing | next-generation sequencing, NGS, next generation sequencing, Sanger sequencing, RNA-seq, Illumina sequencing
    < Molecular biology
  CRISPR | gene editing, genome editing, CRISPR-Cas9 < Molecular biology
  Western blot | western blotting, immunoblotting, Western blots < Laboratory techniques
  ELISA | enzyme-linked immunosorbent assay, immunoassays, immunoassay < Laboratory techniques
  Cell culture | tissue culture, mammalian cell culture, primary cell culture, aseptic cell culture < Laboratory techniques
  Flow cytometry | FACS, cell sorting < Laboratory techniques
  Immunohistochemistry | IHC, immunofluorescence, histology staining, immunostaining < Laboratory techniques
  Histology | tissue processing, microtomy, H&E staining, tissue embedding < Laboratory techniques
  Microscopy | light microscopy, fluorescence microscopy, SEM imaging, TEM imaging, scanning electron microscopy / Electron microscopy,
    Confocal microscopy, Atomic force microscopy < Laboratory techniques
  Protein purification | protein expression, recombinant proteins, FPLC, affinity chromatography < Laboratory techniques
  Protein assays | Bradford assay, bioassays, enzyme assays, assay development, bioassay < Laboratory techniques
  Transfection | lentiviral transduction, viral vectors < Molecular biology
  Bacterial culture | microbial culture, gram staining, plating bacteria, streaking plates, microbial identification < Microbiology
  Microbiology | bacteriology, virology, mycology, environmental monitoring microbiology, microbiological testing
  Immunology | vaccines research, antibody development
  Genetics | genomics, human genetics, genetic analysis, genotyping, molecular genetics
  Bioinformatics | computational biology, sequence analysis, genome analysis, BLAST search
  Biochemistry | enzymology, protein chemistry, proteomics, metabolomics
  Cell biology | stem cells, cellular biology
  Neuroscience | neurobiology, electrophysiology, patch clamp
  In vivo studies | animal models, mouse models, animal studies, rodent handling, mouse handling, animal research
  Chromatography | liquid chromatography, chromatographic techniques, column chromatography < Analytical chemistry
  HPLC | high-performance liquid chromatography, UPLC, high performance liquid chromatography, HPLC analysis < Chromatography
  Gas chromatography | GC, GC-MS, GC/MS, headspace GC < Chromatography ? @lab, hplc, ms
  Mass spectrometry | LC-MS, LC/MS, LC-MS/MS, MALDI, ICP-MS < Analytical chemistry
  Spectroscopy | UV-Vis, FTIR, infrared spectroscopy, Raman spectroscopy, UV spectroscopy, spectrophotometry, atomic absorption,
    spectroscopy software < Analytical chemistry
  NMR | nuclear magnetic resonance, NMR spectroscopy < Analytical chemistry
  X-ray diffraction | XRD, XRF, crystallography / X-ray fluorescence < Analytical chemistry
  Titration | Karl Fischer titration, wet chemistry, pH measurement, gravimetric analysis < Analytical chemistry
  Dissolution testing | stability testing, stability studies, content uniformity < Analytical chemistry
  Analytical chemistry | chemical analysis, analytical methods, quantitative chemical analysis, analytical testing
  Method development | method validation, analytical method validation, analytical method development < Analytical chemistry
  Organic chemistry | organic synthesis, chemical synthesis, synthetic chemistry, medicinal chemistry
  Inorganic chemistry / Physical chemistry, Electrochemistry
  Polymer chemistry | polymers, polymer science, polymer characterization
  Formulation development | drug formulation, product formulation, formulation chemistry, solid dosage forms, tablet formulation
  Drug discovery | drug development, preclinical research, lead optimization, pharmaceutical development
  Pipetting | micropipetting, serial dilution, buffer preparation, reagent preparation, solution preparation, prepare chemical samples
    < Laboratory techniques
  Centrifugation | centrifuge operation < Laboratory techniques
  Sample preparation | sample analysis, sample testing, sample handling, laboratory testing, lab testing, testing samples
  Environmental sampling | soil sampling, water sampling, groundwater sampling, air sampling, water quality testing
  Field research | fieldwork, field studies, field sampling, field surveys ! students, student, placement, occupational, supervises, supervise
  Hematology | haematology, coagulation testing, complete blood count, blood smears < Clinical laboratory testing
  Clinical chemistry | serology, urinalysis, clinical biochemistry < Clinical laboratory testing
  Blood banking | transfusion medicine, blood typing, cross-matching < Clinical laboratory testing
  Clinical laboratory testing | medical laboratory testing, diagnostic testing, clinical laboratory, CLIA, CLIA regulations,
    point of care testing
  Pathology | clinical pathology reports < Clinical laboratory testing ? laboratory, lab, labs, specimen, specimens, histology, tissue, biopsy,
    hematology, microbiology, cytology, slides, anatomic, surgical, blood ! speech, language
  Cytology | cytogenetics, cytopathology < Clinical laboratory testing
  Toxicology | drug testing, drug screening, toxicology screening
  Quality control testing | QC testing, QC analysis, raw material testing, finished product testing, laboratory quality control
  Scientific writing | scientific publications, manuscript writing, academic writing, research papers, journal articles, scientific papers,
    publications writing
  Literature review | literature reviews, systematic review, systematic reviews, literature search, literature research, meta-analysis
  Qualitative research | interviews research, ethnography, participant observation, qualitative methods, qualitative analysis
  Research design | study design, experiment design, research planning, protocol development, research protocols
  Lab notebooks | electronic lab notebook, ELN, laboratory documentation
  Grant-funded research | research grants, research proposals, research funding, research administration
  Physics | applied physics, thermodynamics, electromagnetism > Optics, Quantum mechanics
  Photonics | lasers, laser systems, optical systems, optical design, Zemax, optical alignment
  Nanotechnology | nanomaterials, nanoparticles, thin films, thin film deposition
  Materials science | materials characterization, materials testing, tensile testing, materials engineering, material testing
  Metallurgy | heat treatment, metallography, failure analysis of metals, alloys
  Chemistry | general chemistry, chemicals knowledge
  Biology | biological sciences knowledge, life sciences > Marine biology, Zoology, Botany = plant biology
  Mathematics | maths, math, applied mathematics, calculus, linear algebra, algebra, geometry, arithmetic, math skills,
    mathematical modelling, mathematical modeling
  Geology | geological mapping, petrology, stratigraphy > Geophysics, Hydrogeology, Mineralogy
  Hydrology | surface water hydrology, groundwater modeling, hydrological modelling
  Meteorology | weather forecasting, climatology, atmospheric science
  Astronomy | astrophysics
  Ecology | wildlife biology, habitat assessment, wildlife management, species identification, wetland delineation, biodiversity,
    conservation biology
  Environmental science | environmental assessment, environmental impact assessment, environmental impact statements, environmental studies
  Environmental compliance | environmental regulations, EPA regulations, environmental permitting, environmental legislation, Clean Air Act,
    Clean Water Act > NEPA, RCRA
  Environmental remediation | site remediation, soil remediation, Phase I ESA, Phase II ESA, environmental site assessments,
    contaminated land
  Waste management | waste disposal, recycling, hazardous waste management, hazardous waste disposal, waste treatment, recycling programs
  Wastewater treatment | water treatment, water purification, drinking water treatment, wastewater management
  Sustainability | sustainable development, corporate sustainability, ESG, ESG reporting, sustainability reporting, carbon footprint,
    greenhouse gas accounting, corporate social responsibility, CSR strategy
  Forestry | silviculture, timber cruising, forest management
  Sociology | political science knowledge, criminology > Anthropology, Archaeology
  Psychology | developmental psychology, behavioral psychology, social psychology, cognitive psychology, human behaviour
  Archival work | archives management, archival processing, museum collections, collections management, cataloguing collections
  Library services | library science, cataloging, cataloguing, circulation desk, reference services, MARC records, Dewey Decimal,
    collection development, interlibrary loan, library management, library software
  `,
);

/** Care of patients and animals, health administration, laboratories and the sciences. */
export const HEALTH_AND_SCIENCE_CONCEPTS = [
  ...CLINICAL,
  ...HEALTH_ADMINISTRATION,
  ...HEALTH_TOOLS,
  ...LABORATORY,
];
