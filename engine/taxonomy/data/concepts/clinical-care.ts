import { readConcepts } from '../read-concepts';

const NURSING_CARE = readConcepts(
  'skill',
  `
  Telemetry nursing < Nursing
  Neonatal nursing | NICU nursing < Nursing
  Geriatric nursing | gerontological nursing < Nursing
  School nursing < Nursing
  Hospice nursing | palliative nursing < Nursing
  Dialysis nursing | renal nursing < Nursing
  Labor and delivery nursing < Nursing
  Cardiac nursing < Nursing
  Orthopedic nursing | orthopaedic nursing < Nursing
  Infusion nursing < Nursing
  Travel nursing < Nursing
  Home health nursing < Nursing
  Intubation | endotracheal intubation < Tracheostomy care
  ABG interpretation ~ Respiratory therapy .5
  PICC line care < Intravenous therapy
  Central line care | central venous catheters < Intravenous therapy
  IV push medications < Intravenous therapy
  Port access < Intravenous therapy
  Infusion pumps | IV pumps, smart pumps < Intravenous therapy
  Total parenteral nutrition | TPN < Intravenous therapy
  Negative pressure wound therapy < Wound care
  Pressure ulcer prevention | decubitus care < Wound care
  Burn care < Wound care
  Ostomy care | colostomy care, stoma care < Wound care
  Wound debridement < Wound care
  Skin integrity assessment < Wound care
  Braden scale ~ Skin integrity assessment .5
  Foley catheter insertion < Catheterisation
  Bladder scanning < Catheterisation
  Bowel management < Catheterisation
  Enema administration < Catheterisation
  Incontinence care | continence care < Catheterisation
  Nephrostomy care < Catheterisation
  Patient monitoring > Hemodynamic monitoring = haemodynamic monitoring, Blood glucose monitoring = blood sugar checks,
    Pulse oximetry, Intake and output monitoring, Pain assessment = pain scales, Falls risk assessment = falls prevention
  Glasgow coma scale ~ Neurology .5
  Cardiac life support procedures > Code blue response = rapid response team, Cardioversion,
    Cardiac pacing = pacemaker monitoring
  AED use ~ Cardiopulmonary resuscitation .5
  Bathing assistance | bed baths, assist with bathing < Activities of daily living
  Toileting assistance < Activities of daily living
  Oral hygiene care | mouth care < Activities of daily living
  Feeding assistance | feeding patients, assisting with meals < Activities of daily living
  Dressing assistance | dressing and grooming < Activities of daily living
  Ambulation assistance | assisting with ambulation < Activities of daily living
  Turning and repositioning | repositioning patients < Activities of daily living
  Bed making | making beds < Activities of daily living
  Companionship care < Activities of daily living
  Post-mortem care | postmortem care < Activities of daily living
  Medication reconciliation < Medication administration
  Immunization administration < Medication administration
  Controlled substance handling | narcotic counts, controlled drugs administration < Medication administration
  Epidural management < Medication administration
  Patient-controlled analgesia < Medication administration
  Medication dispensing cabinets < Medication administration
  PCA pumps ~ Patient-controlled analgesia .5
  Urine collection | urine specimens, clean catch urine < Specimen collection
  Throat swabs | nasal swabs, swabbing < Specimen collection
  Sputum collection < Specimen collection
  Specimen labeling | specimen labelling < Specimen collection
  Drug screen collection | urine drug screens, drug testing collection < Specimen collection
  Stool sample collection < Specimen collection
  Nursing diagnosis < Care planning
  Admission assessment < Care planning
  SBAR | handoff report, bedside report, shift handover < Care planning
  Hourly rounding < Care planning
  Advance care planning | advance directives < Care planning
  Minimum Data Set < Care planning
  OASIS documentation | OASIS-D < Care planning
  Case conferencing | interdisciplinary team meetings, multidisciplinary team meetings < Care planning
  NANDA ~ Nursing diagnosis .5
  MDS coordination | MDS 3.0 ~ Minimum Data Set .5
  Diabetes education | diabetic teaching < Patient education
  Smoking cessation | tobacco cessation counseling < Patient education
  Asthma education < Patient education
  Cardiac rehabilitation education | cardiac rehab < Patient education
  Weight management counseling < Patient education
  Self-care education < Patient education
  Personal protective equipment donning | donning and doffing < Infection control
  Hand hygiene < Infection control
  Terminal cleaning of rooms < Infection control
  Sharps disposal | sharps handling < Infection control
  Antimicrobial stewardship < Infection control
  ANTT ~ Aseptic technique .5
  Restraint use | physical restraints, seclusion and restraint > De-escalation techniques = verbal de-escalation,
    Nonviolent crisis intervention techniques = CPI techniques, One-to-one observation = 1:1 observation = patient sitter
  Cannulation | intravenous cannulation, IV cannulation, peripheral cannulation
  Cardiac telemetry | telemetry unit
  Moving and handling | people moving and handling, manual handling of people, patient moving and handling
  Microneedling | collagen induction therapy
  `,
);

const MEDICAL_FIELDS = readConcepts(
  'skill',
  `
  Infectious disease medicine < Internal medicine
  Allergy and immunology < Internal medicine
  Cardiothoracic surgery | open heart surgery < Surgery
  Neurosurgery < Surgery
  Vascular surgery < Surgery
  Robotic surgery | da Vinci surgery, robotic-assisted surgery < Surgery
  Transplant surgery | organ transplantation < Surgery
  Trauma surgery < Surgery
  Bariatric surgery < Surgery
  Colorectal surgery < Surgery
  Ophthalmic surgery | cataract surgery < Surgery
  Oral and maxillofacial surgery < Surgery
  Ambulatory surgery | outpatient surgery, day surgery < Surgery
  Surgical instrument preparation | instrument trays < Surgery
  Surgical counts | sponge counts < Surgery
  Surgical draping < Surgery
  Surgical site preparation < Surgery
  Operating room setup | OR setup, operating room turnover < Surgery
  Electrocautery < Surgery
  Endoscope reprocessing | scope cleaning < Surgery
  Case carts | surgical case carts < Surgery
  Bovie ~ Electrocautery .5
  CSSD ~ Sterilisation .5
  Regional anesthesia | nerve blocks < Anaesthesia
  General anesthesia < Anaesthesia
  Pre-anesthesia evaluation < Anaesthesia
  Anesthesia machines | anaesthetic machines < Anaesthesia
  Obstetrics and gynecology > Labor support = childbirth assistance, Cesarean section = C-section, High-risk pregnancy,
    Family planning = contraception counseling, Infertility treatment = in vitro fertilization, Colposcopy,
    Pap smears = cervical screening
  IVF ~ Infertility treatment .5
  Epilepsy care | seizure management < Neurology
  Parkinson's disease care < Neurology
  Multiple sclerosis care < Neurology
  Traumatic brain injury | brain injury rehabilitation, TBI < Neurology
  Electroencephalography < Neurology
  Nerve conduction studies | electromyography < Neurology
  Polysomnography | sleep studies, sleep medicine < Neurology
  Neurodegenerative diseases < Neurology
  EEG ~ Electroencephalography .5
  EMG ~ Nerve conduction studies .5
  Tumor boards < Oncology
  Cancer registry | tumor registry < Oncology
  Brachytherapy < Oncology
  Hematologic oncology | leukemia treatment < Oncology
  Breast health | breast cancer screening < Oncology
  Survivorship care < Oncology
  Neonatology < Paediatrics
  Well-child visits | well child care < Paediatrics
  Adolescent medicine | adolescent health < Paediatrics
  Pediatric emergency care < Paediatrics
  Growth monitoring < Paediatrics
  Trauma care < Emergency medicine
  Toxicology emergencies | poison control < Emergency medicine
  Mass casualty response | mass casualty incidents < Emergency medicine
  Prehospital care < Emergency medicine
  Splinting | immobilization, spinal immobilization < Emergency medicine
  Extrication | vehicle extrication < Emergency medicine
  Bleeding control | Stop the Bleed, tourniquets < Emergency medicine
  Ambulance driving | emergency vehicle operation < Emergency medicine
  EVOC ~ Ambulance driving .5
  Skin biopsies < Dermatology
  Mohs surgery < Dermatology
  Cosmetic dermatology < Dermatology
  Phototherapy < Dermatology
  Acne treatment < Dermatology
  Wound cryotherapy | cryotherapy < Dermatology
  Botox injections ~ Cosmetic dermatology .5
  Cystoscopy < Urology
  Lithotripsy < Urology
  Urodynamics < Urology
  Prostate care < Urology
  Hearing aids | hearing aid verification, real ear measurement, real ear measures < Audiology
  Cochlear implants | cochlear implant programming, cochlear implant mapping < Audiology
  Cerumen removal | ear irrigation, microsuction, ear wax removal < Audiology
  Vestibular testing | VNG, videonystagmography, vestibular assessment < Audiology
  Chronic disease management | chronic care management > Hypertension management, Heart failure management, COPD management,
    HIV care = HIV/AIDS care = HIV counseling, Chronic pain management = pain management, Asthma management, Obesity treatment,
    Kidney disease care = chronic kidney disease
  CHF management ~ Heart failure management .5
  Health screening < Preventive medicine
  Annual physical exams | sports physicals < Preventive medicine
  Travel medicine < Preventive medicine
  Flu clinics | flu shots < Preventive medicine
  Fistula cannulation | AV fistula < Dialysis
  Water treatment for dialysis < Dialysis
  Health equity | health disparities < Population health
  Social determinants of health < Population health
  Community health assessment | community health needs assessment < Population health
  Value-based care | accountable care organizations < Population health
  Patient-centered medical home | PCMH < Population health
  Risk adjustment coding | HCC coding < Population health
  Readmission reduction < Population health
  Evidence-based practice | evidence-based medicine, clinical guidelines
  Pain medicine | interventional pain management
  Concussion management | concussion protocols < Sports medicine
  Return-to-play assessment < Sports medicine
  Injury prevention programs < Sports medicine
  Cupping therapy < Sports medicine
  Dry needling < Sports medicine
  Bedside manner | compassionate care, person-centred care
  Clinical supervision | preceptorship, precepting, nurse preceptor, student nurse supervision
  Hospital operations | bed management, patient flow, throughput management, census management
  `,
);

/** Care at the bedside and the fields of medicine. */
export const CLINICAL_CARE_CONCEPTS = [...NURSING_CARE, ...MEDICAL_FIELDS];
