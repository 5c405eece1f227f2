import { readFamilies } from '../read-families';

/** Human resources, training and the office. */
export const PEOPLE_AND_OFFICE_OCCUPATIONS = readFamilies('business', [
  {
    id: 'hr_generalist',
    name: 'Human resources generalist',
    group: 'hr',
    fields: `human resources, hr, human resource management, employee relations, personnel, human resource, personnel
      management, hr administration`,
    titles: `hr generalist, human resources generalist, hr manager, human resources manager, hr business partner, hr coordinator, human
      resources assistant, hr assistant, hr specialist, hr director, human resources director, human resources coordinator,
      human resources specialist, hr administrator, human resource manager, human resource assistant, human resource executive,
      hr executive, hr officer, people operations manager, people partner, vp of human resources, vp human resources, chief
      human resources officer, chief people officer, chro, director of human resources, employee relations specialist, employee
      relations manager, hr advisor, hr associate, hr intern, personnel manager, human resources administrator, human resource
      generalist, hr representative, people and culture manager, human resources, human resource, hr consultant, hr clerk,
      personnel specialist, hr supervisor, labor relations specialist, human resources business partner, hr admin, human
      resources representative, human resource administrative assistant, hr operations specialist, human resources
      administrative assistant, hr administrative assistant, hr trainee, human resource intern, people coordinator, human
      resource officer`,
    vocabulary: `human resources, hr, recruitment, recruiting, onboarding, employee relations, benefits, payroll, hris, compensation,
      orientation, fmla, staffing, employees, interviews, hiring, performance management, personnel, labor, shrm, policies, talent,
      workers compensation, grievance, new hire, eeo, disciplinary, background checks, personnel files, i-9, ada, employment law,
      performance appraisals, handbook, attendance, exit interviews, terminations, induction, succession planning, open enrollment,
      employee engagement, training, retention, joining formalities`,
  },
  {
    id: 'recruiter',
    name: 'Recruiter',
    group: 'hr',
    fields: `recruitment, recruiting, talent acquisition, staffing, executive search`,
    titles: `recruiter, talent partner, senior talent partner, talent acquisition specialist, technical recruiter,
      recruitment consultant, it recruiter, corporate recruiter, recruiting coordinator, talent acquisition manager,
      sourcer, recruitment specialist, staffing specialist, staffing consultant, senior recruiter, recruiting manager,
      recruitment executive, recruitment coordinator, talent acquisition partner, executive recruiter, headhunter,
      staffing manager, hr recruiter, recruitment manager, talent scout, employment specialist, recruitment officer,
      talent sourcer, talent acquisition coordinator, campus recruiter, recruiting specialist, talent acquisition,
      staffing coordinator, recruitment resourcer, healthcare recruiter, us it recruiter, director of talent
      acquisition, interview scheduler, volunteer recruiter`,
    vocabulary: `recruiting, recruitment, sourcing, candidates, interviews, screening, job postings, talent acquisition, hiring managers,
      applicant tracking, job boards, linkedin, resumes, offers, staffing, full cycle, requisitions, boolean, pipeline, onboarding,
      background checks, time to fill, ats, job fairs, headhunting, reference checks, candidate experience, dice, monster, naukri,
      salary negotiation, taleo, passive candidates, placements, temporary, employer branding, campus`,
  },
  {
    id: 'compensation_benefits',
    name: 'Compensation and benefits specialist',
    group: 'hr',
    fields: `compensation and benefits, benefits administration, benefits, compensation, total rewards`,
    titles: `compensation analyst, benefits administrator, benefits specialist, compensation and benefits manager,
        benefits
      manager, compensation manager, total rewards manager, benefits coordinator, benefits analyst,
        compensation specialist, leave administrator, hris analyst, hris specialist, hris manager,
        compensation and benefits analyst, director of
      compensation, director of total rewards, reward manager,
        pension administrator, retirement plan administrator, hris
      administrator, people analytics manager,
        hr analyst, reward analyst, benefits representative, benefits assistant, job evaluation analyst,
        global mobility specialist, wellbeing manager, rewards analyst`,
    vocabulary: `compensation, benefits, open enrollment, salary surveys, job evaluation, fmla, cobra, 401k, hris, medical, dental,
      incentive plans, market pricing, pay equity, job descriptions, carriers, erisa, leave of absence, workday, total rewards, bonus,
      retirement, wellness, merit, aca, salary structure, hr metrics, enrollment, vendors, flsa, short term disability, equity plans,
      pension`,
  },
  {
    id: 'trainer',
    name: 'Training and development specialist',
    group: 'training',
    fields: `training and development, training, learning and development, corporate training, staff development,
      organizational development`,
    titles: `training specialist, trainer, training manager, corporate trainer, training coordinator, learning and
      development specialist, learning and development manager, training and development manager, training consultant,
      technical trainer, training director, sales trainer, learning consultant, organizational development specialist,
      talent development manager, training supervisor, training facilitator, soft skills trainer, organizational
      development consultant, training officer, it trainer, learning specialist, training and development specialist,
      process trainer, enablement manager, learning manager, talent management specialist, director of training, chief
      learning officer, safety trainer, l&d manager, l&d specialist, l&d executive, apprenticeships manager,
      apprenticeship manager, early careers manager, l&d advisor, l&d partner, l&d business partner, learning and
      development business partner, learning & development business partner, learning experience manager,
      apprenticeship assessor, skills coach, apprenticeship skills coach, executive coach, leadership coach, business coach,
      leadership development coach`,
    vocabulary: `training, trainees, facilitation, workshops, learning, curriculum, needs analysis, e-learning, lms, training materials,
      onboarding, courses, instructor-led, coaching, leadership development, kirkpatrick, evaluations, modules, adult learning,
      train the trainer, presentations, training programs, classroom, competency, webinars, learning management, certification,
      new hire training, development programs, seminars`,
  },
  {
    id: 'instructional_designer',
    name: 'Instructional designer',
    group: 'training',
    fields: `instructional design, curriculum development, e-learning, curriculum design, instructional technology`,
    titles: `instructional designer, e-learning developer, elearning developer, curriculum developer, curriculum designer,
      learning designer, learning experience designer, course developer, instructional technologist, educational technologist,
      instructional design manager, curriculum specialist, instructional systems designer, training developer, lms administrator,
      elearning specialist, learning technologist, instructional technology specialist`,
    vocabulary: `instructional design, articulate storyline, captivate, e-learning, addie, storyboards, lms, scorm, curriculum, modules,
      learning objectives, adult learning, camtasia, courses, sme, blended learning, rise, assessments, multimedia, online courses, moodle,
      canvas, blackboard, facilitator guides, job aids, gamification, course development, kirkpatrick, subject matter experts, interactive`,
  },
  {
    id: 'administrative_assistant',
    name: 'Administrative assistant',
    group: 'office',
    fields: `administrative support, office administration, administration, clerical, secretarial, office support, executive
      support`,
    titles: `business support officer, business support assistant, business support administrator, administrative assistant,
      admin assistant, secretary, office assistant, administrative coordinator, administrative specialist, personal
      assistant, administrative secretary, administrative support, executive secretary, office administrator, senior
      administrative assistant, department secretary, administrative associate, administrative aide, administrative
      officer, executive administrative assistant, office coordinator, administrator, virtual assistant,
      administrative clerk, administrative professional, executive coordinator, admin executive, administrative
      analyst, unit secretary office, administrative services assistant, clerical assistant, office secretary, team
      assistant, admin officer, administrative technician, chief of staff, office support, office services associate,
      project assistant, office boy, office helper, office support assistant, administrative intern, administration
      executive, project administrator, operations administrator, clerk to the governors, committee clerk, office
      services assistant, correspondence clerk, minute taker, business administration apprentice, mail room clerk,
      ministerial correspondence officer, democratic services officer, electoral services officer, apprentice
      administrator, programme administrator, filing clerk, service administrator, governance officer, word processor
      operator`,
    vocabulary: `scheduling, filing, calendar, calendars, phones, correspondence, appointments, travel arrangements, meetings, mail,
      office supplies, microsoft office, administrative, clerical, data entry, typing, expense reports, records, minutes, agendas,
      executive, faxing, copying, spreadsheets, memos, presentations, office, telephone, itineraries, visitors, conference calls,
      confidential, multi-line, purchase orders, reports, outlook, documents, supplies, conference rooms, photocopying`,
  },
  {
    id: 'office_manager',
    name: 'Office manager',
    group: 'office',
    fields: `office management, office operations`,
    titles: `office manager, administrative manager, business office manager, administration manager, office supervisor,
      office services manager, administrative services manager, administrative supervisor, director of administration, office administrator,
      assistant office manager, front office supervisor, workplace manager, office operations manager, administrative director,
      office manager and bookkeeper, admin manager, practice manager office, executive office manager`,
    vocabulary: `office, office manager, payroll, office supplies, accounts payable, vendors, administrative, quickbooks, invoices,
      scheduling, billing, staff, bookkeeping, filing, phones, equipment, accounts receivable, purchasing, human resources,
      travel arrangements, budgets, correspondence, records, policies, supervised, new hire, events, facilities, customer service, meetings,
      deposits, supplies`,
  },
  {
    id: 'receptionist',
    name: 'Receptionist',
    group: 'office',
    fields: `reception, front desk`,
    titles: `receptionist, front desk receptionist, front desk, front office assistant, switchboard operator, office receptionist,
      front desk coordinator, front desk attendant, front desk representative, receptionist secretary, front desk associate, front office executive, greeter office, legal receptionist,
      dental receptionist, salon receptionist, front office receptionist, corporate receptionist, front desk clerk, telephone operator,
      welcome desk assistant, front office coordinator, receptionist administrative assistant`,
    vocabulary: `phones, visitors, greeted, greet, appointments, multi-line, front desk, reception, switchboard, answering, calls, mail,
      filing, scheduling, messages, clerical, faxing, guests, check-in, telephone, packages, waiting room, office, directing, lobby,
      data entry, incoming calls, badges, conference rooms, outgoing mail, customer service, copying`,
  },
  {
    id: 'data_entry_clerk',
    name: 'Data entry and records clerk',
    group: 'office',
    fields: `data entry, data processing, document control, records management`,
    titles: `data entry clerk, data entry operator, data entry specialist, file clerk, office clerk, records clerk, clerk, data entry,
      general clerk, mail clerk, typist, records specialist, data processor, word processor, document specialist, document controller,
      data entry associate, general office clerk, records manager, mailroom clerk, order entry clerk, document control specialist,
      scanning clerk, data clerk, clerk typist, records management specialist, archivist clerk, data entry technician, copy clerk,
      document processor, word processing manager, administrative data entry, records technician, transcriptionist, mail handler office,
      print center supervisor, copy center associate, document clerk, order processor`,
    vocabulary: `data entry, filing, typing, records, wpm, documents, files, scanning, spreadsheets, 10-key, accuracy, mail, clerical,
      database, copying, alphanumeric, indexing, keying, faxing, sorting, forms, document control, archives, retrieval, verify,
      microsoft office, input, document management, paperwork, data, retention, transcription, photocopying, error-free, orders`,
  },
]);
