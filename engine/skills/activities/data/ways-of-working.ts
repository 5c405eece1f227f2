import { readActivities } from '../read-activities';

/** What people do in any job: with themselves, with others, with words, numbers and machines. */
export const WAYS_OF_WORKING = readActivities(`
  Work in teams | team player, team work, teamwork, teamworking, team working, work team, part team, collaborate team,
    team environment, team spirit, team orientated, team oriented, team ethic, cooperate colleagues, collaborative
    approach, cross functional team, work collaboratively
  Work independently | work own initiative, work alone, work autonomously, unsupervised, self starter, self
    sufficient, work without supervision, minimal supervision, self directed, self managed, independent worker
  Use communication techniques | communication skills, communicator, communicate effectively, communicate clearly,
    excellent communication, good communication, strong communication, communication interpersonal, written verbal
    communication, verbal communication, communicate all levels, communication ability, articulate, communicative
  Communicate with customers | communicate customers, speak customers, interact customers, customer facing, deal
    customers, customer contact, liaise customers
  Communicate with stakeholders | communicate stakeholders, liaise stakeholders, engage stakeholders, stakeholder
    management, deal stakeholders
  Liaise with colleagues | liaise colleagues, liaise departments, liaise teams, liaise internal, build relationship
    colleagues, working relationships, relationships all levels
  Liaise with managers | liaise managers, liaise management, report senior management, liaise heads department
  Build networks | build relationships, relationship building, develop relationships, networking skills, build
    rapport, networker
  Maintain relationship with customers | maintain relationship customers, build relationship customers, customer
    relationships, manage customer relationship, account management, customer retention
  Solve problems | problem solving, problem solver, resolve problems, troubleshooting skills, find solutions, solution
    focused, solutions oriented, overcome problems
  Think analytically | analytical skills, analytical thinking, analytical mind, analytical ability, analytical
    capability, analytical approach, logical thinker, logical approach, analytic skills, logical mind
  Think critically | critical thinking, critical thinker, critical mind
  Think creatively | creative thinking, creative thinker, creativity, creative mind, creative flair, innovative ideas,
    think outside box, imaginative, creative ideas
  Think proactively | proactive, pro active, forward thinking, think ahead, proactively
  Think strategically | strategic thinking, strategic thinker, strategic mind
  Show initiative | initiative, use initiative, take initiative, initiative taker
  Show determination | determined, determination, ambitious, ambition, motivated, self motivated, self motivation,
    drive succeed, hungry, driven, tenacious, tenacity, resilient, resilience, persistent, persistence, highly
    motivated, results driven, passion succeed, goal oriented
  Show commitment | commitment, committed, dedicated, dedication, hard working, hardworking, work ethic, loyal,
    conscientious, can do attitude, willing go extra mile
  Demonstrate enthusiasm | enthusiastic, enthusiasm, passionate, passion, energetic, positive attitude, positive
    outlook
  Demonstrate willingness to learn | willing learn, willingness learn, eager learn, keen learn, desire learn, learn
    quickly, quick learner, fast learner, keenness learn, ability learn, desire progress, desire develop, continuous
    learning, want learn
  Develop personal skills | develop skills, personal development, self development, professional development,
    continuous professional development, develop further
  Assume responsibility | take responsibility, responsible person, sense responsibility, accountable, accountability,
    take ownership, ownership
  Act reliably | reliable, reliability, dependable, trustworthy, punctual, punctuality, honest, integrity, good
    timekeeping, timekeeping
  Attend to detail | attention detail, eye detail, detail oriented, detail focused, meticulous, accuracy, accurate,
    thorough, high level accuracy, attentive detail
  Work in an organised manner | organised, organized, organisational skills, organizational skills, organisation
    skills, organization skills, well organised, methodical, structured approach, good organiser, planning
    organisational
  Manage time | time management, prioritise workload, prioritise tasks, prioritise work, manage workload, workload
    management, manage own workload, prioritize workload, prioritize tasks, prioritization, prioritisation, time
    keeping
  Meet deadlines | tight deadlines, work deadlines, strict deadlines, deadline driven, deliver time, deadlines met
  Perform multiple tasks at the same time | multi task, multitask, multi tasking, multitasking, multi tasker, juggle,
    juggling, several tasks, multiple tasks, multiple projects, competing priorities
  Plan activities | planning skills, plan organise, plan work, forward planning
  Cope with stress | work under pressure, under pressure, cope pressure, handle pressure, stressful, pressurised
    environment, pressured environment, handle stress, fast paced
  React calmly in stressful situations | calm pressure, keep calm, remain calm, stay calm, calm manner
  Adapt to change | adaptable, adaptability, flexible approach, adapt change, flexibility, flexible, adapt quickly,
    adapt new, embrace change, versatile, changing environment, open change
  Make decisions | decision making, decision maker, decisive, sound judgement, good judgement
  Keep an open mind | open minded, open mind
  Show empathy | empathy, empathetic, empathic, compassionate, compassion, caring nature, understanding nature,
    sympathetic
  Have patience | patient nature, patience, patient manner
  Listen actively | active listening, listening skills, good listener
  Show intercultural awareness | cultural awareness, intercultural, cross cultural, international awareness, cultural
    sensitivity, multicultural, culturally aware
  Promote equality and diversity | equality diversity, equal opportunities commitment, diversity inclusion, equality
    inclusion, promote equality
  Maintain confidentiality | confidentiality, discretion, confidential information, discreet, handle confidential
  Follow instructions | follow procedures, follow guidelines, take direction, follow directions
  Present a professional appearance | smart appearance, well presented, presentable, professional manner, well
    mannered, polite, courteous, professional appearance
  Persuade others | persuasive, persuade, influencing skills, influence others, influence decision, influencing,
    convince
  Negotiate compromises | negotiation skills, negotiating skills, negotiate, negotiator, negotiation
  Manage conflicts | conflict resolution, resolve conflict, conflict management, manage conflict, difficult
    situations, mediation skills
  Lead others | leadership skills, leadership, leadership ability, natural leader, inspire others, strong leader
  Lead a team | lead team, team leader, team leading, team lead, lead group, leading team
  Manage a team | manage team, team management, manage small team, build team, manager team, managing team, running
    team, team manager
  Manage staff | line management, staff management, people management, line manage, manage people, man management,
    manage direct reports
  Supervise staff | staff supervision, supervise team, supervisory experience, supervisory role, supervisory skills,
    supervise employees
  Motivate others | motivate team, motivate staff, motivational skills, motivate people, motivator, inspire team
  Coach employees | coach staff, coach team, coaching skills, coach others, coaching mentoring, mentor staff, develop
    staff, mentor team
  Mentor individuals | mentor, mentoring, mentor others, mentoring skills
  Train employees | train staff, staff training, deliver training, train team, training colleagues, train others,
    induction training
  Instruct others | teach others, train people, share knowledge, knowledge sharing
  Delegate tasks | delegate, delegation, allocate work
  Give constructive feedback | constructive feedback, give feedback, provide feedback
  Set an example for others | role model, lead example, set example, exemplary
  Deliver presentations | presentation skills, give presentations, present audience, public speaking, presenting
    skills, present ideas, confident presenter
  Write reports | report writing, produce reports, prepare reports, written reports, compile reports, reporting skills
  Present reports | report findings, report results, present findings
  Write English | written English, written English skills, English writing, write English
  Speak different languages | bilingual, multilingual, second language, foreign language, additional language,
    languages spoken
  Have computer literacy | computer literate, computer literacy, computer skills, pc literate, pc skills, it literate,
    it literacy, basic computer, keyboard skills, computer proficiency, computer savvy, it proficient, computer
    knowledge
  Use IT tools | it skills, it systems knowledge, it tools, it knowledge, ict skills, it packages
  Use office systems | office systems, office equipment, office software, office packages, office suite
  Type at speed | typing speed, fast typing, typing skills, touch typing, wpm, fast keyboard
  Use Microsoft Office | ms office, office 365, microsoft packages, microsoft applications, ms packages
  Use spreadsheet software | spreadsheets, spreadsheet skills, pivot tables, vlookups, advanced excel
  Use word processing software | word processing, ms word
  Use presentation software | power point, presentation software, slide decks
  Use communication and collaboration software | email software, video calls, collaboration tools
  Use databases | database skills, crm database, database entry, database management, enter database
  Apply numeracy skills | numeracy, numerate, numerical skills, numeracy skills, mathematical ability, maths skills,
    number skills, good figures, arithmetic
  Apply literacy skills | literacy skills, literate, reading writing skills, good literacy
  Analyse data | data analysis, interpret data, analyse information, data interpretation, analysing data, analyse
    trends, data analytical
  Conduct research | research skills, carry out research, undertake research, perform research
  Drive vehicles | driving licence, driving license, drivers license, driver's license, full licence drive, car
    driver, own vehicle, own car, access vehicle, clean licence, uk licence, valid license drive, own transport, car
    owner, driver licence
  Work in shifts | shift work, shift pattern, rotating shifts, night shifts, work shifts, shifts including weekend,
    weekend work, rota
  Travel for work | willing travel, travel required, travel clients, able travel, prepared travel, extensive travel,
    overnight stays
  Work ergonomically | heavy lifting, lift up, manual handling, physically fit, physically demanding, physical fitness
  Follow health and safety procedures | health safety, safety procedures, safe working, safety regulations, safety
    standards, work safely, safety legislation
  Meet standards of quality | quality standards, high standards, maintain standards, quality assurance, quality
    focused, work standards
  Comply with regulations | compliance regulations, comply regulations, regulatory requirements, comply legislation,
    regulatory compliance, compliance requirements
  Manage quality | quality management, quality control, quality improvement
  Strive for continuous improvement | continuous improvement, improve processes, process improvement, business
    improvement
  Obtain relevant licenses | obtain licence, hold licence, required licences, hold certification
  Advise others | provide advice, advisory, give advice, give guidance
  Apply business acumen | business acumen, commercial awareness, commercially aware, commercial acumen, commercially
    minded, commercial skills, business knowledge, business understanding
  Provide technical expertise | technical expertise, technical knowledge, technical skills, technical experience,
    technical background
`);
