import { readConcepts } from '../read-concepts';

const DIAGNOSTICS = readConcepts(
  'skill',
  `
  Bone densitometry < Radiology
  Angiography < Radiology
  Contrast media administration | contrast injection < Radiology
  Patient positioning for imaging < Radiology
  Portable X-rays < Radiology
  Image quality assurance < Radiology
  Teleradiology < Radiology
  DEXA scans ~ Bone densitometry .5
  DXA ~ Bone densitometry .5
  Obstetric ultrasound | OB ultrasound < Ultrasound imaging
  Abdominal ultrasound < Ultrasound imaging
  Musculoskeletal ultrasound < Ultrasound imaging
  Transesophageal echocardiography < Ultrasound imaging
  Point-of-care ultrasound < Ultrasound imaging
  POCUS ~ Point-of-care ultrasound .5
  PET scans | positron emission tomography < Nuclear medicine
  SPECT imaging < Nuclear medicine
  Radiopharmaceuticals | radiotracers < Nuclear medicine
  Gamma cameras < Nuclear medicine
  Holter monitoring | Holter monitors < Electrocardiography
  Electrophysiology studies < Electrocardiography
  Spirometry | PFT < Electrocardiography
  Device interrogation | pacemaker interrogation < Electrocardiography
  Clinical laboratory science | medical laboratory science, clinical pathology > Molecular diagnostics,
    Anatomic pathology = gross examination, Autopsy = post-mortem examination, Therapeutic drug monitoring, Newborn screening,
    Forensic pathology, Semen analysis = andrology, Toxicology testing
  CLIA waived testing ~ Clinical laboratory testing .5
  PCR testing ~ Molecular diagnostics .5
  Histology techniques | paraffin embedding > Frozen sections = cryosectioning, Cover slipping
  IHC staining ~ Immunohistochemistry .5
  Laboratory analyzers | clinical analyzers, automated analyzers > Hematology analyzers, Chemistry analyzers,
    Blood gas analyzers, Centrifuges, Laboratory information management
  Sysmex ~ Hematology analyzers .5
  Roche Cobas ~ Chemistry analyzers .5
  LIS ~ Laboratory information management .5
  Dental sealants | fluoride treatments < Dentistry
  Tooth extractions < Dentistry
  Teeth whitening < Dentistry
  Pediatric dentistry < Dentistry
  Dental charting < Dentistry
  Dental laboratory work | dental ceramics, dental technology < Dentistry
  Local anesthesia in dentistry | nitrous oxide monitoring < Dentistry
  CEREC | intraoral scanners < Dentistry
  Refraction testing < Optometry
  Tonometry < Optometry
  Visual field testing | visual fields < Optometry
  Optical dispensing | eyeglass fitting, frame selection < Optometry
  Lens grinding | lens edging, lensometry < Optometry
  Optical coherence tomography < Optometry
  Slit lamp examination | slit lamp < Optometry
  Pupillary distance measurement < Optometry
  Low vision rehabilitation < Optometry
  Orthoptics < Optometry
  OCT imaging ~ Optical coherence tomography .5
  Prosthetic fitting < Prosthetics and orthotics
  Casting and molding of limbs < Prosthetics and orthotics
  Custom bracing < Prosthetics and orthotics
  Gait analysis < Prosthetics and orthotics
  Wheelchair fitting | wheelchair seating, wheelchair positioning < Prosthetics and orthotics
  `,
);

const THERAPY = readConcepts(
  'skill',
  `
  Hydrotherapy | aquatic therapy < Physical therapy
  Balance training | vestibular rehabilitation < Physical therapy
  Goniometry | range of motion testing < Physical therapy
  Orthopedic rehabilitation | orthopaedic rehabilitation < Physical therapy
  Neurological rehabilitation | neuro rehab < Physical therapy
  Post-surgical rehabilitation < Physical therapy
  Soft tissue mobilization | myofascial release, trigger point therapy < Physical therapy
  Pediatric physical therapy < Physical therapy
  Hot and cold therapy | hot packs, ice therapy < Physical therapy
  Kinesiology taping | kinesio taping < Physical therapy
  Ergonomic assessment | workstation assessment < Physical therapy
  Functional capacity evaluation | work hardening < Physical therapy
  Home exercise programs < Physical therapy
  TENS therapy ~ Electrotherapy .5
  Fine motor skills development | fine motor skills < Occupational therapy
  Cognitive rehabilitation < Occupational therapy
  Splint fabrication | custom splints < Occupational therapy
  Home safety evaluation < Occupational therapy
  Activity analysis < Occupational therapy
  Driving rehabilitation < Occupational therapy
  Play-based therapy < Occupational therapy
  Dysphagia management | swallow studies < Speech therapy
  Augmentative communication < Speech therapy
  Aphasia treatment < Speech therapy
  Voice therapy < Speech therapy
  Fluency therapy | stuttering treatment < Speech therapy
  Language assessment < Speech therapy
  Accent modification < Speech therapy
  Chest physiotherapy | chest percussion < Respiratory therapy
  Incentive spirometry < Respiratory therapy
  Pulmonary rehabilitation < Respiratory therapy
  Shiatsu < Massage therapy
  Thai massage < Massage therapy
  Lymphatic drainage | manual lymphatic drainage < Massage therapy
  Prenatal massage < Massage therapy
  Reiki < Massage therapy
  Chair massage < Massage therapy
  Complementary medicine | alternative medicine, holistic health > Chiropractic care = spinal adjustments,
    Homeopathy = homoeopathy, Osteopathy, Naturopathy, Ayurveda, Hypnotherapy, Craniosacral therapy
  Menu planning for diets < Nutrition
  Sports nutrition < Nutrition
  Infant nutrition | formula feeding < Nutrition
  Eating disorder treatment < Nutrition
  Community nutrition < Nutrition
  Nutrient analysis | nutritional analysis < Nutrition
  Enteral nutrition planning < Nutrition
  Couples counseling < Psychotherapy
  Psychodynamic therapy | psychoanalysis < Psychotherapy
  Acceptance and commitment therapy < Psychotherapy
  Exposure therapy < Psychotherapy
  Behavioral activation < Psychotherapy
  Drama therapy < Psychotherapy
  Dance therapy < Psychotherapy
  Equine therapy < Psychotherapy
  Parent training | parenting classes, parenting skills < Psychotherapy
  IQ testing < Psychological assessment
  Personality assessment < Psychological assessment
  Autism assessment < Psychological assessment
  Psychometrics < Psychological assessment
  Diagnostic interviewing < Psychological assessment
  WAIS ~ IQ testing .5
  MMPI ~ Personality assessment .5
  ADOS ~ Autism assessment .5
  Electroconvulsive therapy < Psychiatry
  Transcranial magnetic stimulation < Psychiatry
  Inpatient psychiatry | acute psychiatric care < Psychiatry
  Medication-assisted treatment | methadone maintenance, suboxone < Psychiatry
  Clinical psychology < Psychology
  Educational psychology | school psychology < Psychology
  Forensic psychology < Psychology
  Health psychology < Psychology
  Industrial-organizational psychology | organizational psychology, occupational psychology < Psychology
  Abnormal psychology | psychopathology < Psychology
  Positive psychology < Psychology
  Sport psychology < Psychology
  Personality psychology < Psychology
  Detoxification | detox < Substance abuse counselling
  Twelve-step programs | 12-step programs < Substance abuse counselling
  Harm reduction | needle exchange < Substance abuse counselling
  Sober living < Substance abuse counselling
  Addiction assessment < Substance abuse counselling
  Recovery coaching | peer support, peer recovery support < Substance abuse counselling
  ASAM criteria ~ Addiction assessment .5
  Behavior therapy | behavioral interventions, behavioural therapy, behavior management plans > Token economy,
    Social skills training
  Case management in social services < Social work
  Elder abuse prevention | adult protective services, safeguarding adults < Social work
  Homelessness services | homeless outreach, housing first < Social work
  Refugee resettlement < Social work
  Benefits advice | welfare advice, welfare rights < Social work
  Juvenile justice | youth offending < Social work
  Community outreach work | street outreach < Social work
  Independent living skills | life skills training < Social work
  Supported living < Social work
  Group home operations | residential care < Social work
  Kinship care < Social work
  Mandated reporting | mandated reporter < Social work
  Social work ethics < Social work
  Gerontological social work < Social work
  Hospital social work < Social work
  Small animal medicine | companion animal medicine < Veterinary medicine
  Large animal medicine | equine medicine, bovine medicine < Veterinary medicine
  Veterinary surgery | spay and neuter < Veterinary medicine
  Veterinary dentistry < Veterinary medicine
  Veterinary radiology < Veterinary medicine
  Animal vaccination < Veterinary medicine
  Animal anesthesia | veterinary anesthesia < Veterinary medicine
  Zoo medicine | exotic animal care < Veterinary medicine
  Wildlife rehabilitation < Veterinary medicine
  Parasite control in animals < Veterinary medicine
  Animal euthanasia | euthanasia < Veterinary medicine
  Veterinary pharmacy < Veterinary medicine
  Animal nutrition | livestock nutrition < Veterinary medicine
  Fecal examinations < Veterinary medicine
  Pharmacy inventory < Pharmacy practice
  Prescription verification < Pharmacy practice
  Insurance adjudication | pharmacy billing, third-party billing < Pharmacy practice
  Patient medication counseling < Pharmacy practice
  Automated dispensing systems < Pharmacy practice
  Nuclear pharmacy < Pharmacy practice
  Formulary management < Pharmacy practice
  Pharmaceutical calculations < Pharmacy practice
  Medication error prevention < Pharmacy practice
  Specialty pharmacy < Pharmacy practice
  340B program < Pharmacy practice
  Pharmacoeconomics | health economics < Pharmacy practice
  Controlled substances regulations < Pharmacy practice
  ScriptPro ~ Automated dispensing systems .5
  Parata ~ Automated dispensing systems .5
  PK/PD ~ Pharmacology .5
  HEOR ~ Pharmacoeconomics .5
  `,
);

/** Imaging, laboratory, teeth and eyes, therapies, social work, animals and medicines. */
export const DIAGNOSTICS_THERAPY_CONCEPTS = [...DIAGNOSTICS, ...THERAPY];
