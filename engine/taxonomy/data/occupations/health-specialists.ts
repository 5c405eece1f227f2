import { readFamilies } from '../read-families';

/** Further occupations of care and cure beside the larger health professions. */
export const HEALTH_SPECIALIST_OCCUPATIONS = [
  ...readFamilies('health', [
    {
      id: 'chiropractor',
      name: 'Chiropractor',
      group: 'therapy',
      fields: `chiropractic, chiropractic care`,
      titles: `chiropractor, chiropractic assistant, doctor of chiropractic, associate chiropractor, chiropractic physician,
        chiropractic technician, chiropractic office manager, clinic chiropractor, osteopath, chiropractic doctor,
        chiropractic associate, clinic director chiropractic, sports chiropractor, mctimoney chiropractor, associate
        osteopath`,
      vocabulary: `chiropractic, adjustments, spine, spinal, manipulation, neck pain, back pain, x-rays, posture, soft tissue,
        extremities, patients, treatment plans, rehabilitation exercises, subluxation, soap notes, musculoskeletal, wellness,
        traction, joint, decompression, auto accident`,
    },
    {
      id: 'hearing_aid_specialist',
      name: 'Hearing aid specialist',
      group: 'therapy',
      helps: 'audiologist',
      fields: `hearing aid dispensing, hearing instrument sciences`,
      titles: `hearing aid specialist, hearing instrument specialist, hearing aid dispenser, hearing aid audiologist, hearing care
        specialist, hearing instrument dispenser, hearing aid dispensing assistant, hearing care consultant, hearing aid practitioner,
        hearing aid acoustician, hearing care assistant, hearing specialist, hearing consultant, hearing aid technician`,
      vocabulary: `hearing aids, hearing, hearing tests, ear impressions, fittings, pure tone, dispensing, repairs, audiometer,
        otoscopy, earmolds, hearing loss, clients, sales, units, follow-up, cleaning, programming, real ear, phonak, oticon`,
    },
    {
      id: 'optician',
      name: 'Optician',
      group: 'eye_care',
      helps: 'optometrist',
      fields: `opticianry, optical dispensing, optical retail`,
      titles: `optician, dispensing optician, licensed optician, certified optician, optical manager, optical sales associate,
        optical dispenser, optical consultant, optical advisor, optical assistant, optical lab technician, apprentice optician,
        trainee dispensing optician, dispensing optical assistant, dispensing optician manager, optical associate, lead optician,
        optical store manager, contact lens optician, ophthalmic dispenser, optical technician, eyewear consultant, eyewear specialist,
        spectacle maker, lens technician, glazing technician optical`,
      vocabulary: `frames, lenses, eyeglasses, glasses, dispensing, pupillary distance, adjustments, edging, lensometer, contact
        lenses, optical, prescriptions, fittings, repairs, sales, insurance, customers, progressive lenses, eyewear, orders, lab,
        frame styling`,
    },
    {
      id: 'audiologist',
      name: 'Audiologist and hearing specialist',
      group: 'therapy',
      fields: `audiology, hearing care`,
      titles: `audiologist, clinical audiologist, audiology assistant, pediatric audiologist, audiometrist, hearing care
        practitioner, audiology technician, doctor of audiology, chief audiologist, director of audiology, audiology
        manager, educational audiologist, diagnostic audiologist, vestibular audiologist, cochlear implant
        audiologist, audiology extern, audiology resident, hearing therapist, hearing conservation specialist, head of
        audiology, associate audiologist`,
      vocabulary: `hearing, hearing aids, audiology, audiograms, tympanometry, audiometric, ear, cochlear implants, hearing
        loss, otoacoustic emissions, vestibular, tinnitus, fittings, earmolds, newborn hearing screening, audiometer, cerumen,
        aural rehabilitation, balance testing, otoscopy`,
    },
    {
      id: 'massage_therapist',
      name: 'Massage therapist and acupuncturist',
      group: 'therapy',
      fields: `massage therapy, acupuncture, bodywork`,
      titles: `massage therapist, licensed massage therapist, lmt, registered massage therapist, massage practitioner,
        masseuse, masseur, acupuncturist, licensed acupuncturist, reflexologist, sports massage therapist, spa
        therapist, bodyworker, reiki practitioner, naturopath, holistic therapist, sports therapist, rmt, medical
        massage therapist, deep tissue massage therapist, shiatsu practitioner, myotherapist, spa massage therapist,
        lead massage therapist, thai massage therapist, remedial massage therapist`,
      vocabulary: `massage, deep tissue, swedish, trigger point, hot stone, prenatal massage, myofascial release, reflexology,
        acupuncture, soft tissue, relaxation, spa, aromatherapy, clients, muscle tension, oils, draping, cupping, shiatsu,
        lymphatic drainage, soap notes, wellness, herbal, meridians`,
    },
    {
      id: 'sonographer',
      name: 'Diagnostic sonographer',
      group: 'diagnostics',
      fields: `sonography, diagnostic medical sonography, ultrasound, echocardiography`,
      titles: `sonographer, ultrasound technologist, diagnostic medical sonographer, ultrasound technician, cardiac
        sonographer, vascular technologist, echocardiographer, echo technician, vascular sonographer, registered
        diagnostic medical sonographer, rdms, ob gyn sonographer, ultrasonographer, echo tech, echo technologist,
        ultrasound tech, obstetric sonographer, ob/gyn sonographer, general sonographer, pediatric echocardiographer,
        lead sonographer, ultrasound supervisor, registered vascular technologist, cardiac physiologist, echo lab
        manager, clinical lead sonographer, sonography instructor`,
      vocabulary: `ultrasound, sonography, transducer, abdominal, vascular, obstetric, echocardiograms, doppler, images,
        scans, fetal, small parts, pacs, carotid, ardms, rdms, gynecological, venous, stress echo, cardiac, patients,
        radiologists, gel, thyroid`,
    },
    {
      id: 'cardiovascular_technologist',
      name: 'Cardiac and monitoring technician',
      group: 'diagnostics',
      fields: `cardiology, cardiovascular technology, telemetry`,
      titles: `ekg technician, ecg technician, cardiovascular technologist, cath lab technologist, monitor technician,
        telemetry technician, cardiac monitor technician, cardiology technician, cardiovascular technician,
        holter monitor
        technician, eeg technologist, eeg technician, sleep technologist,
        polysomnographic technologist, neurodiagnostic
        technologist, electrophysiology technician, perfusionist,
        cardiac physiologist, clinical physiologist, echo tech, echo technologist, vascular scientist, sleep tech,
        polysomnographer, sleep physiologist, monitor tech, eeg tech, ekg tech, neurophysiologist, cardiac scientist`,
      vocabulary: `ekg, ecg, telemetry, cardiac, rhythm strips, holter, stress tests, cath lab, catheterization, hemodynamic,
        monitors, arrhythmia, eeg, electrodes, sleep studies, polysomnography, pacemaker, leads, cardiologist, treadmill,
        cpap, stents, bypass, perfusion, heart rate`,
    },
    {
      id: 'dialysis_technician',
      name: 'Dialysis technician',
      group: 'clinic_support',
      fields: `dialysis, hemodialysis`,
      titles: `dialysis technician, hemodialysis technician, patient care technician dialysis, dialysis patient care
        technician, certified hemodialysis technician, certified clinical hemodialysis technician, renal technician,
        dialysis biomedical technician, dialysis nurse, dialysis assistant, ccht, dialysis tech, haemodialysis
        technician, renal dialysis assistant, dialysis pct, hemodialysis tech, dialysis technologist, dialysis support
        worker, peritoneal dialysis technician`,
      vocabulary: `dialysis, hemodialysis, cannulation, fistula, graft, dialyzer, renal, esrd, kidney, water treatment,
        machines, vital signs, fluid removal, access, catheters, bicarbonate, reuse, patients, charting, heparin,
        venipuncture, peritoneal, infection control`,
    },
    {
      id: 'sterile_processing',
      name: 'Sterile processing technician',
      group: 'clinic_support',
      fields: `sterile processing, central supply`,
      titles: `sterile processing technician, central sterile technician, sterilization technician, central service
        technician, sterile processing tech, instrument technician, certified registered central service technician,
        endoscopy technician, central supply technician, decontamination technician, crcst, surgical instrument
        technician, spd tech, central sterile tech, sterile services technician, spd technician, sterile processing
        manager, director of sterile processing, sterile processing supervisor, sterile processing lead, sterile
        processing educator, central sterile supply technician, cssd technician, cssd manager, hssd technician,
        sterile services manager, decontamination manager, endoscopy decontamination technician, endoscope
        reprocessing technician, sterile processing specialist, certified sterile processing technician,
        decontamination operative, surgical processing technician, central sterile processing technician, crcst
        technician, instrument reprocessing technician`,
      vocabulary: `sterile, sterilization, decontamination, autoclave, surgical instruments, trays, instrument sets, case
        carts, steam, biological indicators, endoscopes, assembly, peel packs, central supply, ultrasonic cleaner, sterrad,
        operating room, washers, aami, wrapping, count sheets, hospital`,
    },
    {
      id: 'dental_hygienist',
      name: 'Dental hygienist',
      group: 'dental',
      fields: `dental hygiene`,
      titles: `dental hygienist, registered dental hygienist, rdh, hygienist, dental therapist, oral hygienist, hygiene
        coordinator, dental hygiene educator, periodontal therapist, oral health therapist, lead hygienist, hygiene
        manager, expanded function dental hygienist, public health dental hygienist, periodontal hygienist, clinical
        hygienist, hygiene educator`,
      vocabulary: `dental hygiene, prophylaxis, scaling, root planing, periodontal, cleanings, x-rays, sealants, fluoride,
        oral health, plaque, probing, gingivitis, radiographs, dentrix, eaglesoft, patients, charting, polishing, local
        anesthesia, recall, oral cancer screening, teeth, gums`,
    },
    {
      id: 'dental_lab_technician',
      name: 'Dental laboratory technician',
      group: 'dental_laboratory',
      fields: `dental technology`,
      titles: `dental laboratory technician, dental lab technician, dental technician, dental ceramist, crown and bridge
        technician, denture technician, orthodontic technician, dental prosthetist, denturist, dental cad cam
        technician, dental waxer, dental cad/cam designer, orthodontic lab technician, dental lab manager, dental
        model technician, clinical dental technician`,
      vocabulary: `crowns, bridges, dentures, dental, porcelain, wax, casting, models, impressions, articulators, partials,
        zirconia, acrylic, veneers, milling, cad/cam, shades, implants, plaster, prosthetics, orthodontic appliances, waxing,
        trimming, polishing`,
    },
    {
      id: 'behavior_technician',
      name: 'Behavior analyst and technician',
      group: 'behavioral_health',
      fields: `applied behavior analysis, behavior therapy, aba therapy`,
      titles: `behavior technician, registered behavior technician, rbt, behavior analyst, board certified behavior analyst,
        bcba, aba therapist, behavior therapist, behavior specialist, behavioral therapist, behavioral technician, behavior
        interventionist, autism therapist, behavioral specialist, behavior consultant, applied behavior analyst, behavioral
        interventionist`,
      vocabulary: `aba, autism, applied behavior analysis, behavior plans, discrete trial, reinforcement, data collection,
        functional behavior assessment, asd, children, parent training, intervention, skill acquisition, challenging
        behaviors, verbal behavior, prompting, developmental disabilities, behavior intervention, natural environment
        teaching, goals, graphs, social skills, token`,
    },
    {
      id: 'mental_health_worker',
      name: 'Mental health technician',
      group: 'behavioral_health',
      fields: `psychiatric care, psychiatric support`,
      titles: `psych technician,
        mental health technician, psychiatric technician, mental health worker, behavioral health technician, mental
        health associate, psychiatric aide, mental health aide, mental health specialist, residential counselor, youth
        counselor, residential aide, crisis counselor, crisis worker, behavioral health specialist, residential youth
        counselor, direct support professional mental health, certified peer specialist, peer support worker, mental
        health support worker, recovery worker, support time and recovery worker, mental health practitioner, detox
        technician, residential support worker mental health`,
      vocabulary: `psychiatric, mental health, patients, de-escalation, crisis intervention, restraints, safety checks, group
        activities, behavioral, inpatient, residents, observation, suicide watch, medication, milieu, charting, aggressive
        behavior, residential, daily living, therapeutic, redirect, incident reports, adolescents`,
    },
    {
      id: 'health_educator',
      name: 'Community health worker and patient navigator',
      group: 'health_management',
      fields: `community health, health coaching, patient advocacy, patient navigation`,
      titles: `community health worker, health educator, patient navigator, patient advocate, health coach,
        care coordinator, patient care coordinator, wellness coordinator, outreach worker, health promotion specialist,
        community health
        educator, wellness coach, health advocate, care navigator, nurse navigator,
        patient experience coordinator, health and
        wellness coordinator, diabetes educator,
        social prescribing link worker, lactation consultant, patient educator, smoking cessation adviser,
        wellbeing coach, promotora`,
      vocabulary: `health education, wellness, outreach, patients, referrals, workshops, community, screenings, chronic
        disease, resources, care coordination, home visits, health fairs, nutrition, prevention, hiv, diabetes, navigation,
        barriers, medicaid, insurance enrollment, follow-up, motivational interviewing, smoking cessation`,
    },
    {
      id: 'utilization_review',
      name: 'Utilization review and case management nurse',
      group: 'nursing',
      fields: `utilization review, utilization management, nurse case management`,
      titles: `utilization review nurse, utilization management nurse, nurse case manager, rn case manager,
        case management
        nurse, utilization review coordinator, clinical review nurse, medical review nurse,
        utilization review specialist, appeals nurse, care manager, prior authorization nurse, discharge planner,
        nurse reviewer, clinical documentation
        specialist, cdi specialist, prior authorization specialist,
        ur nurse, case review nurse, utilization nurse`,
      vocabulary: `utilization review, medical necessity, interqual, milliman, mcg, prior authorization, discharge planning,
        length of stay, appeals, denials, case management, inpatient, levels of care, concurrent review, payers, medicare,
        insurance, clinical reviews, care plans, post-acute, peer to peer, authorizations, documentation, drg`,
    },
    {
      id: 'nurse_educator',
      name: 'Nurse educator',
      group: 'nursing',
      fields: `nursing education, clinical education`,
      titles: `nurse educator, clinical nurse educator, nursing instructor, clinical instructor nursing, nursing faculty,
        nursing professor, staff development nurse, clinical educator, staff educator, simulation educator, nurse
        residency coordinator, clinical nurse specialist, nursing lecturer, nurse lecturer, practice educator nurse,
        practice development nurse, nursing tutor, nurse trainer, simulation educator nursing, clinical nursing
        instructor, adjunct nursing faculty, practice supervisor nursing, clinical practice educator`,
      vocabulary: `nursing education, curriculum, clinical, students, orientation, competencies, simulation, preceptor, skills
        lab, lectures, nursing, bls instructor, acls, evidence based practice, in-services, nursing students, continuing
        education, evaluation, clinical rotations, onboarding, staff nurses, nclex`,
    },
    {
      id: 'school_nurse',
      name: 'School and community nurse',
      group: 'nursing',
      fields: `school nursing, community nursing, hospice nursing, home health nursing, occupational health nursing`,
      titles: `school nurse, community nurse, public health nurse, home health nurse, hospice nurse, visiting nurse, district
        nurse, occupational health nurse, parish nurse, camp nurse, home care nurse, palliative care nurse, hospice
        case manager, rn hospice, school nurse practitioner, certified school nurse, health visitor, district school
        nurse, school health nurse, director of student health services, student health nurse, school health
        coordinator, lead school nurse, campus nurse, community staff nurse, home visiting nurse, school staff nurse,
        community matron, specialist community public health nurse`,
      vocabulary: `home visits, hospice, students, immunizations, screenings, palliative, end of life, oasis, wound care,
        families, health records, first aid, medication administration, symptom management, bereavement, community, vital
        signs, care plans, home health, vaccination, school health, patients, nursing`,
    },
    {
      id: 'anesthesia_provider',
      name: 'Nurse anesthetist and anesthesia technician',
      group: 'surgical',
      fields: `anesthesia, nurse anesthesia`,
      titles: `nurse anesthetist, crna, certified registered nurse anesthetist, anesthesia technician, anesthesiologist
        assistant, anesthesia technologist, anesthetist, operating department practitioner, anesthesia tech, student
        registered nurse anesthetist, anaesthetic practitioner, anaesthetic technician, nurse anaesthetist, certified
        anesthesiologist assistant, certified anesthesia technician, chief crna, anaesthetic nurse, anaesthetic
        assistant`,
      vocabulary: `anesthesia, anesthetic, airway, intubation, operating room, epidural, spinal, regional blocks, sedation,
        perioperative, monitoring, ventilator, preoperative, induction, surgical, anesthesia machines, arterial lines,
        vasopressors, obstetric anesthesia, recovery, laryngoscope, general anesthesia`,
    },
    {
      id: 'medical_scribe',
      name: 'Medical scribe and transcriptionist',
      group: 'health_office',
      fields: `medical transcription, medical scribing`,
      titles: `medical scribe, scribe, medical transcriptionist, transcriptionist, emergency department scribe, clinical
        scribe, medical transcription editor, medical typist, medical language specialist, ophthalmic scribe, virtual
        scribe, medical secretary, ed scribe, audio typist medical, lead scribe, speech recognition editor`,
      vocabulary: `scribe, transcription, dictation, physician, medical terminology, emr, charting, history of present
        illness, patient encounters, discharge summaries, typing, medical records, operative reports, emergency department,
        hpi, foot pedal, epic, proofreading, documentation, physical exams, consultations, reports`,
    },
    {
      id: 'prosthetist',
      name: 'Prosthetist and orthotist',
      group: 'therapy',
      fields: `prosthetics and orthotics, prosthetics, orthotics`,
      titles: `prosthetist, orthotist, certified prosthetist, prosthetic technician, orthotic technician, orthotic fitter,
        pedorthist, orthopedic technician, cast technician, orthotics and prosthetics technician, orthopaedic
        technician, athletic trainer orthotics, prosthetist orthotist, cpo, certified orthotist, prosthetics resident,
        o&p technician, orthopedic technologist, orthotics assistant, certified prosthetist orthotist, certified
        pedorthist, orthopaedic shoemaker`,
      vocabulary: `prosthetics, orthotics, prostheses, braces, casting, sockets, fabrication, fitting, amputee, limbs, gait,
        plaster, thermoplastic, lamination, spinal orthoses, afo, splints, casts, orthopedic, patients, molds, alignment,
        footwear, durable medical equipment`,
    },
    {
      id: 'athletic_trainer',
      name: 'Athletic trainer and exercise physiologist',
      group: 'therapy',
      fields: `athletic training, exercise physiology, kinesiology, exercise science`,
      titles: `athletic trainer, certified athletic trainer, exercise physiologist, head athletic trainer, assistant athletic
        trainer, graduate assistant athletic trainer, sports therapist, kinesiologist, strength and conditioning
        coach, clinical exercise physiologist, sports scientist, rehabilitation aide, sports physiotherapist,
        performance coach, atc, sports rehabilitator, graduate athletic trainer, industrial athletic trainer, strength
        and rehabilitation coach, injury prevention specialist, cardiac rehab specialist, ergonomics specialist
        athletic, sports medicine coordinator`,
      vocabulary: `athletes, injuries, taping, rehabilitation, athletic training, concussion, sports medicine, injury
        prevention, exercise, cardiac rehab, stretching, strength, conditioning, treatment, first aid, modalities, practices,
        games, evaluation, return to play, vo2, stress testing, physicals, kinesiology, bracing`,
    },
    {
      id: 'genetic_counselor',
      name: 'Genetic counselor',
      group: 'providers',
      fields: `genetic counseling, medical genetics`,
      titles: `genetic counselor, prenatal genetic counselor, cancer genetic counselor, clinical geneticist, genetics
        counselor, laboratory genetic counselor, genetic counseling assistant, licensed genetic counselor, genetic
        counsellor, principal genetic counsellor, consultant genetic counsellor, genomic counsellor, trainee genetic
        counsellor, hereditary cancer counselor, reproductive genetic counselor`,
      vocabulary: `genetic, genetics, counseling, hereditary, genetic testing, pedigree, prenatal, brca, family history, risk
        assessment, inheritance, variants, sequencing, chromosomal, oncology, carrier screening, patients, results disclosure,
        rare disease, informed consent`,
    },
    {
      id: 'physician_assistant',
      name: 'Physician assistant',
      group: 'providers',
      fields: `physician assistant studies, physician associate`,
      titles: `physician assistant, pa-c, certified physician assistant, physician associate, surgical physician assistant,
        emergency medicine physician assistant, orthopedic physician assistant, dermatology physician assistant,
        physician assistant student, clinical officer, urgent care physician assistant, lead physician assistant,
        advanced practice provider, anaesthesia associate`,
      vocabulary: `patients, diagnosis, physical exams, prescriptions, suturing, rounds, orders, urgent care, medical
        histories, treatment plans, surgery, first assist, procedures, emergency, dermatology, orthopedic, lab results,
        primary care, supervising physician, clinical rotations, injections, hospital`,
    },
    {
      id: 'veterinary_technician',
      name: 'Veterinary technician and assistant',
      group: 'animal_care',
      fields: `veterinary technology, veterinary nursing`,
      titles: `animal health technician, veterinary care assistant, vet care assistant, animal nursing assistant, veterinary
        technician, vet tech, veterinary assistant, veterinary nurse, licensed veterinary technician, registered
        veterinary technician, veterinary receptionist, animal hospital assistant, certified veterinary technician,
        vet assistant, veterinary surgical technician, laboratory animal technician, kennel technician, rvn, cvt, lvt,
        student veterinary nurse, vet nurse`,
      vocabulary: `veterinary, animals, dogs, cats, anesthesia, restraint, radiographs, vaccines, blood draws, surgery,
        catheters, dental cleanings, pets, fecal, client education, kennels, medications, nail trims, exotic, heartworm, spay,
        neuter, laboratory tests, microchip`,
    },
    {
      id: 'pet_groomer',
      name: 'Pet groomer',
      group: 'animal_care',
      fields: `pet grooming, dog grooming, canine grooming`,
      titles: `dog groomer, pet groomer, groomer, pet stylist, canine stylist, mobile dog groomer, mobile pet groomer, cat groomer,
        grooming assistant, dog bather, pet bather, grooming salon manager, dog grooming tutor, grooming salon owner, trainee dog groomer`,
      vocabulary: `grooming, clipping, scissoring, hand stripping, breed standard, bathing, de-shedding, coats, nails, ears, dogs, cats,
        nervous dogs, clippers, drying, styling, salon, appointments, breeds, matting`,
    },
    {
      id: 'podiatrist',
      name: 'Podiatrist',
      group: 'therapy',
      fields: `podiatry, podiatric medicine, chiropody`,
      titles: `podiatrist, chiropodist, podiatric physician, podiatric surgeon, doctor of podiatric medicine, advanced podiatrist,
        specialist podiatrist, community podiatrist, diabetic podiatrist, biomechanics podiatrist, musculoskeletal podiatrist,
        consultant podiatrist, podiatry manager, head of podiatry, podiatry resident, clinical lead podiatrist`,
      vocabulary: `podiatry, feet, foot, diabetic foot, ulcers, ulceration, debridement, offloading, nail surgery, orthoses, insoles,
        biomechanics, gait, doppler, vascular assessment, wounds, callus, local anaesthetic, high risk foot, footwear, verrucae`,
    },
    {
      id: 'foot_care',
      name: 'Foot health practitioner',
      group: 'therapy',
      helps: 'podiatrist',
      fields: `foot health, foot care, foot health care`,
      titles: `foot health practitioner, foot care assistant, podiatry assistant, foot health professional, foot care nurse,
        footcare specialist, podiatry technician, podiatric medical assistant`,
      vocabulary: `nails, corns, callus, foot care, home visits, filing, clients, feet, massage, routine, verrucae, hygiene`,
    },
    {
      id: 'animal_caretaker',
      name: 'Animal caretaker, groomer and trainer',
      group: 'animal_care',
      fields: `pet grooming, animal training, dog training, pet care, zoology`,
      titles: `pet care specialist, animal caretaker, kennel attendant, kennel assistant, zookeeper, zoo keeper, dog
        trainer, animal trainer, pet sitter, dog walker, animal control officer, animal shelter worker, animal care
        technician, animal care attendant, horse groom, aquarist, stable hand, kennel manager, animal keeper,
        equestrian instructor, animal care assistant, animal technician, equine groom, groom, animal welfare officer,
        kennel worker, cattery assistant, dog handler, animal attendant, animal care worker,
        farrier`,
      vocabulary: `animals, dogs, cats, grooming, kennels, feeding, cages, pets, shelter, adoption, bathing, obedience,
        walks, clipping, zoo, enrichment, exhibits, horses, stalls, training, nail trimming, behavior, breeds,
        boarding, habitats, leash`,
    },
    {
      id: 'care_home_manager',
      name: 'Care home and residential manager',
      group: 'personal_care',
      fields: `residential care, assisted living, aged care, long term care`,
      titles: `care home manager, nursing home administrator, assisted living director, residential manager,
        assisted living
        manager, house manager, group home manager, residential coordinator,
        residential supervisor, registered manager, program manager residential, executive director assisted living,
        care manager home, wellness director, resident
        services director, memory care director, home manager,
        domiciliary care manager, assisted living executive director, deputy manager care home,
        supported living manager, care manager, resident services director`,
      vocabulary: `residents, assisted living, long term care, census, staffing, care plans, state surveys, regulations, group
        home, families, dementia, activities, licensing, memory care, staff training, medication, budgets, safeguarding,
        nursing home, occupancy, residential, inspections`,
    },
    {
      id: 'direct_support',
      name: 'Direct support professional',
      group: 'personal_care',
      fields: `developmental disabilities, disability support, direct support`,
      titles: `direct support professional, dsp, direct care worker, disability support worker, support worker, residential
        support worker, habilitation specialist, job coach, direct care staff, life skills instructor, community
        support worker, developmental specialist, direct care professional, independent living specialist, supported
        living worker, learning disability support worker, employment specialist disability, rehabilitation aide
        worker, social care worker, social care educator, residential child care worker, residential childcare worker,
        special needs educator residential, residential youth worker`,
      vocabulary: `individuals, developmental disabilities, daily living, group home, behavior support, community outings,
        medication administration, personal care, support plans, goals, life skills, meals, incident reports, transportation,
        autism, independence, residential, disabilities, hygiene, clients, respite, choking, documentation`,
    },
    {
      id: 'activities_director',
      name: 'Activities and recreation therapist',
      group: 'personal_care',
      fields: `therapeutic recreation, recreation therapy, activity coordination`,
      titles: `activities director, activity director, activities assistant, activity coordinator, activities coordinator,
        recreation therapist, recreational therapist, therapeutic recreation specialist, activity assistant, life enrichment
        coordinator, life enrichment director, art therapist, music therapist, play therapist, recreation aide, child life
        specialist`,
      vocabulary: `activities, residents, crafts, outings, calendar, recreation, therapeutic, games, exercises, seniors,
        entertainment, volunteers, bingo, music, holiday, dementia, participation, individual needs, arts, social events,
        leisure, nursing home, newsletter`,
    },
    {
      id: 'medical_physicist',
      name: 'Medical physicist and radiation therapist',
      group: 'diagnostics',
      fields: `radiation therapy, medical physics, nuclear medicine, radiation safety`,
      titles: `radiation therapist, medical physicist, medical dosimetrist, nuclear medicine technologist, radiation oncology
        therapist, dosimetrist, health physicist, radiation safety officer, nuclear medicine technician, pet ct
        technologist, radiation protection technician, radiation technologist, clinical physicist, clinical scientist
        medical physics, radiotherapy physicist, radiation physicist, diagnostic imaging physicist, nuclear medicine
        physicist, radiotherapist, therapeutic radiographer, radiation protection adviser, chief medical physicist`,
      vocabulary: `radiation, linear accelerator, oncology, treatment planning, dosimetry, imrt, ct simulation, patients,
        isotopes, nuclear medicine, pet, dose, brachytherapy, immobilization, portal imaging, quality assurance, gamma camera,
        radiopharmaceuticals, contamination, cancer, shielding, surveys, badges`,
    },
    {
      id: 'blood_bank',
      name: 'Blood bank and tissue donation worker',
      group: 'clinic_support',
      fields: `blood banking, plasma collection, organ donation`,
      titles: `plasma center technician, donor specialist, blood bank technologist, apheresis technician, donor services
        technician, plasma processor, blood collection specialist, mobile collections technician, donor center
        technician, transplant coordinator, organ recovery coordinator, tissue recovery technician, apheresis nurse,
        medical screener, donor care technician, plasmapheresis technician, donor phlebotomist, donor carer, tissue
        bank technician, medical screener plasma, blood donor attendant, mobile blood drive technician, organ
        procurement coordinator, transfusion practitioner, eye bank technician`,
      vocabulary: `donors, plasma, blood, apheresis, venipuncture, screening, donation, vital signs, centrifuge, hematocrit,
        transplant, organ, tissue, samples, medical history, sop, blood bank, antibody, collection, fda regulations,
        eligibility, phlebotomy, deferral, freezer`,
    },
  ]),
  ...readFamilies('care', [
    {
      id: 'substance_abuse_counselor',
      name: 'Substance abuse counselor',
      group: 'behavioral_health',
      fields: `addiction counseling, substance abuse counseling, chemical dependency`,
      titles: `substance abuse counselor, addiction counselor, alcohol and drug counselor,
        chemical dependency counselor, drug
        and alcohol counselor, certified addiction counselor,
        recovery coach, peer recovery specialist, recovery support
        specialist, addictions therapist,
        detox technician, residential counselor addiction, drug counselor, recovery
        specialist,
        peer support specialist, drug and alcohol worker, cadc, recovery worker, recovery support worker,
        substance misuse worker, certified peer specialist`,
      vocabulary: `substance abuse, addiction, recovery, relapse prevention, group counseling, treatment plans, detox, 12
        step, clients, assessments, motivational interviewing, intake, methadone, sobriety, urine screens, asam, co-occurring,
        intensive outpatient, drug court, aftercare, sober living, progress notes`,
    },
  ]),
  ...readFamilies('engineering', [
    {
      id: 'medical_equipment',
      name: 'Medical equipment and biomedical technician',
      group: 'medical_devices',
      fields: `biomedical equipment, clinical engineering, medical equipment`,
      titles: `biomedical equipment technician, bmet, biomedical technician, medical equipment technician, clinical
        engineering technician, imaging service engineer, medical device technician, biomed technician, medical
        equipment repairer, hospital equipment engineer, x-ray service engineer, durable medical equipment technician,
        biomedical service engineer, dme technician, clinical engineer, clinical technologist, medical device engineer
        service, biomed tech, medical equipment service engineer, clinical engineering manager, mri service engineer,
        medical engineering technician, ebme technician, dialysis equipment technician, biomedical equipment
        specialist`,
      vocabulary: `biomedical, medical equipment, infusion pumps, ventilators, calibration, defibrillators, preventive
        maintenance, monitors, imaging equipment, electrical safety, x-ray, work orders, sterilizers, repair, clinical
        engineering, joint commission, telemetry, mri, ultrasound, service contracts, hospital, recalls`,
    },
  ]),
];
