import { readConcepts } from '../read-concepts';

const DEGREE_FIELDS = readConcepts(
  'degree_field',
  `
  Computer science degree | degree in computer science, BS in Computer Science, B.S. Computer Science, Bachelor of Computer Science,
    computer science, BSc Computer Science
  Computer engineering degree | degree in computer engineering, computer engineering, computer science and engineering
    ~ Computer science degree .8
  Information technology degree | degree in information technology, BS in Information Technology, information technology degree program
    ~ Computer science degree .7
  Information systems degree | management information systems, computer information systems, degree in information systems, MIS degree,
    information systems ~ Information technology degree .8
  Software engineering degree | degree in software engineering, Bachelor of Software Engineering ~ Computer science degree .9
  Computer applications degree | BCA, MCA degree, Master of Computer Applications, Bachelor of Computer Applications
    ~ Computer science degree .8
  Data science degree | degree in data science, Master of Data Science, MS in Data Science, business analytics degree ~ Statistics degree .6
  Cybersecurity degree | degree in cybersecurity, degree in information security ~ Computer science degree .6
  Statistics degree | degree in statistics, biostatistics, MS in Statistics, master's in biostatistics ~ Mathematics degree .7
  Mathematics degree | degree in mathematics, BS in Mathematics, degree in applied mathematics
  Physics degree | degree in physics, BS in Physics
  Chemistry degree | degree in chemistry, BS in Chemistry
  Biology degree | degree in biology, BS in Biology, degree in biological sciences, biological sciences
  Biochemistry degree | degree in biochemistry, BS in Biochemistry ~ Biology degree .7, Chemistry degree .7
  Biotechnology degree | biotechnology, degree in biotechnology ~ Biology degree .7
  Microbiology degree | degree in microbiology ~ Biology degree .8
  Environmental science degree | degree in environmental science, environmental studies degree ~ Biology degree .4
  Geology degree | degree in geology, earth science, geosciences
  Engineering degree | degree in engineering, BS in Engineering, Bachelor of Engineering, B.Tech, BTech, Bachelor of Technology, BEng,
    engineering diploma
  Mechanical engineering degree | degree in mechanical engineering, BS in Mechanical Engineering, BSME, B.E. Mechanical < Engineering degree
  Electrical engineering degree | degree in electrical engineering, BS in Electrical Engineering, BSEE,
    electrical and electronics engineering < Engineering degree
  Electronics engineering degree | degree in electronics engineering, electronics and communication,
    electronics and communication engineering, electronics and telecommunication < Engineering degree ~ Electrical engineering degree .8
  Civil engineering degree | degree in civil engineering, BS in Civil Engineering, BSCE, B.E. Civil < Engineering degree
  Chemical engineering degree | degree in chemical engineering, BS in Chemical Engineering < Engineering degree
  Industrial engineering degree | degree in industrial engineering, industrial and systems engineering < Engineering degree
  Aerospace engineering degree | degree in aerospace engineering, degree in aeronautical engineering < Engineering degree
  Biomedical engineering degree | biomedical engineering, degree in biomedical engineering, bioengineering < Engineering degree
  Environmental engineering degree | environmental engineering, degree in environmental engineering < Engineering degree
  Petroleum engineering degree | petroleum engineering, degree in petroleum engineering < Engineering degree
  Materials engineering degree | degree in materials science, degree in metallurgical engineering < Engineering degree
  Construction management degree | degree in construction management, building science, construction technology degree
    ~ Civil engineering degree .6
  Architecture degree | degree in architecture, Bachelor of Architecture, B.Arch, Master of Architecture
  Business administration degree | degree in business administration, BBA, Bachelor of Business Administration, business administration,
    degree in business, BS in Business, business degree, business management degree
  MBA | Master of Business Administration, M.B.A., master's in business administration, PGDM, Executive MBA < Business administration degree
  Finance degree | degree in finance, BS in Finance, Bachelor of Finance, MS in Finance ~ Accounting degree .7,
    Business administration degree .7
  Accounting degree | degree in accounting, BS in Accounting, Bachelor of Accounting, Master of Accountancy, BCom, B.Com,
    Bachelor of Commerce, M.Com, degree in accountancy ~ Business administration degree .6
  Economics degree | degree in economics, BA in Economics, BS in Economics ~ Finance degree .6
  Marketing degree | degree in marketing, BS in Marketing, BA in Marketing ~ Business administration degree .7, Communications degree .5
  Human resources degree | degree in human resources, human resource management degree, industrial relations degree,
    master's in human resources ~ Business administration degree .6
  Supply chain degree | degree in supply chain management, logistics degree, operations management degree
    ~ Business administration degree .6
  Hospitality degree | degree in hospitality, hotel management degree, hospitality management degree, hotel and restaurant management
  Communications degree | degree in communications, communication studies, mass communication, BA in Communications, media studies,
    degree in communication
  Journalism degree | degree in journalism, BA in Journalism ~ Communications degree .8
  Public relations degree | degree in public relations ~ Communications degree .8
  English degree | degree in English, BA in English, English literature, literature degree, linguistics degree
  History degree | degree in history, BA in History
  Philosophy degree | degree in philosophy, philosophy > Ethics, Rhetoric
  Political science degree | degree in political science, BA in Political Science, political science, government degree
  International relations degree | degree in international relations, international studies degree ~ Political science degree .8
  Public administration degree | Master of Public Administration, MPA degree, Master of Public Policy, MPP degree,
    degree in public administration
  Sociology degree | degree in sociology, BA in Sociology ~ Psychology degree .5, Social work degree .6
  Psychology degree | degree in psychology, BA in Psychology, BS in Psychology, counseling psychology degree, master's in psychology
  Social work degree | Master of Social Work, MSW, Bachelor of Social Work, BSW, degree in social work, MSW degree
  Counselling degree | degree in counseling, master's in counseling, counseling degree, human services degree ~ Psychology degree .7,
    Social work degree .6
  Criminal justice degree | degree in criminal justice, criminal justice, criminology degree, BS in Criminal Justice
  Law degree | Juris Doctor, J.D., JD, LLB, LL.B., LL.M., Master of Laws, Bachelor of Laws, law school, degree in law, JD degree ? law,
    school, degree, university, doctor, bar, attorney, legal, juris
  Education degree | degree in education, Bachelor of Education, Master of Education, BA in Education,
    elementary education, secondary education
  Early childhood education degree | degree in early childhood education, associate in early childhood education, ECE degree,
    degree in child development < Education degree
  Special education degree | degree in special education, master's in special education < Education degree
  Nursing degree | BSN, Bachelor of Science in Nursing, ADN, associate degree in nursing, MSN, Master of Science in Nursing,
    degree in nursing, BScN, DNP, nursing diploma, B.Sc Nursing
  Medical degree | Doctor of Medicine, MBBS, M.D., medical school, DO degree, MD degree, Doctor of Osteopathic Medicine
  Pharmacy degree | PharmD, Pharm.D., Doctor of Pharmacy, B.Pharm, M.Pharm, degree in pharmacy, Bachelor of Pharmacy
  Dentistry degree | DDS, DMD, BDS, Doctor of Dental Surgery, degree in dentistry
  Veterinary degree | DVM, Doctor of Veterinary Medicine, BVSc, degree in veterinary medicine
  Physical therapy degree | DPT, Doctor of Physical Therapy, degree in physical therapy, BPT, master's in physical therapy
  Public health degree | MPH, Master of Public Health, degree in public health, MPH degree
  Healthcare administration degree | Master of Health Administration, MHA degree, degree in health administration,
    degree in healthcare administration, healthcare management degree
  Nutrition degree | degree in nutrition, degree in dietetics, food and nutrition degree
  Kinesiology degree | degree in kinesiology, degree in exercise science, sports science, degree in sport management, sport science
  Agriculture degree | degree in agriculture, BS in Agriculture, degree in agronomy, degree in animal science, degree in horticulture
  Food science degree | degree in food science, degree in food technology
  Graphic design degree | degree in graphic design, BFA in Graphic Design, visual communication, visual communications
  Fine arts degree | BFA, MFA degree, Bachelor of Fine Arts, Master of Fine Arts, degree in fine arts, studio art degree, degree in art
  Fashion design degree | degree in fashion design, fashion merchandising, fashion institute degree
  Interior design degree | degree in interior design
  Music degree | degree in music, Bachelor of Music, music performance degree
  Theatre degree | degree in theatre, degree in theater, film degree, film studies, degree in film
  Library science degree | MLIS, MLS degree, Master of Library Science, Master of Library and Information Science
  Urban planning degree | degree in urban planning, Master of Urban Planning, degree in city planning
  Geography degree | degree in geography, degree in GIS
  Actuarial science degree | degree in actuarial science ~ Mathematics degree .7
  Aviation degree | degree in aviation, aeronautics degree, aviation management degree
  Theology degree | Master of Divinity, M.Div, degree in theology, religious studies
  Culinary degree | culinary arts degree, culinary school, degree in culinary arts, culinary diploma, Le Cordon Bleu diploma
  High school diploma | GED, high school graduate, high school diploma or equivalent, HS diploma, high school education, high school,
    secondary school certificate, general education diploma, GCSEs, A-levels, GCSE
  Associate degree | associate's degree, associates degree, Associate of Arts, Associate of Science, A.A.S., Associate of Applied Science,
    two-year degree < High school diploma
  Bachelor's degree | bachelor degree, bachelors degree, undergraduate degree, four-year degree, Bachelor of Science, Bachelor of Arts,
    B.S., B.A., BS degree, BA degree, 4-year degree, baccalaureate, university degree, college degree < Associate degree
  Master's degree | masters degree, master degree, Master of Science, Master of Arts, M.S., M.A., graduate degree, MS degree,
    postgraduate degree, advanced degree < Bachelor's degree
  Doctorate | PhD, Ph.D., doctoral degree, Doctor of Philosophy, doctorate degree, EdD, Ed.D. < Master's degree
  Vocational diploma | trade school, technical school, vocational school, technical diploma, trade certificate, vocational certificate,
    technical certificate < High school diploma
  `,
);

const SPOKEN_LANGUAGES = readConcepts(
  'spoken_language',
  `
  English | English language, fluent English, English fluency, spoken English, written English, IELTS, TOEFL, business English
  Spanish | Spanish language, fluent Spanish, bilingual Spanish, Castilian, conversational Spanish, DELE
  French | French language, fluent French, DELF, conversational French
  German | German language, fluent German, Goethe-Zertifikat
  Italian | Italian language, fluent Italian
  Portuguese | Portuguese language, Brazilian Portuguese
  Dutch | Dutch language / Flemish
  Polish | Polish language, fluent Polish ? @speech
  Russian | Russian language, fluent Russian
  Ukrainian | Ukrainian language
  Czech | Czech language
  Slovak | Slovak language
  Hungarian | Hungarian language
  Romanian | Romanian language
  Bulgarian | Bulgarian language
  Greek | Greek language, modern Greek
  Turkish | Turkish language
  Swedish | Swedish language
  Norwegian | Norwegian language
  Danish | Danish language
  Finnish | Finnish language
  Icelandic | Icelandic language
  Estonian | Estonian language
  Latvian | Latvian language
  Lithuanian | Lithuanian language
  Croatian | Serbo-Croatian, Croatian language
  Serbian | Serbian language / Bosnian
  Slovenian | Slovene
  Albanian | Albanian language
  Armenian | Armenian language
  Georgian language | Kartvelian
  Arabic | Arabic language, Modern Standard Arabic
  Hebrew | Hebrew language
  Persian | Farsi / Dari
  Pashto | Pushto
  Kurdish | Kurdish language
  Hindi | Hindi language
  Urdu | Urdu language
  Bengali | Bangla
  Punjabi | Punjabi language
  Gujarati | Gujarati language
  Marathi | Marathi language
  Tamil | Tamil language
  Telugu | Telugu language
  Kannada | Kannada language
  Malayalam | Malayalam language
  Nepali | Nepalese
  Sinhala | Sinhalese
  Mandarin | Mandarin Chinese, Chinese Mandarin, Chinese language, Chinese, Putonghua, HSK
  Cantonese | Cantonese Chinese ~ Mandarin .4
  Japanese | Japanese language, JLPT, JLPT N1, JLPT N2
  Korean | Korean language
  Vietnamese | Vietnamese language
  Thai | Thai language
  Khmer | Cambodian language
  Lao | Laotian
  Burmese | Burmese language
  Hmong | Hmong language
  Tagalog | Filipino
  Indonesian | Bahasa Indonesia, Bahasa
  Malay | Bahasa Melayu, Malay language
  Swahili | Kiswahili
  Amharic | Amharic language
  Somali | Somali language
  Yoruba / Igbo
  Hausa | Hausa language
  Zulu | isiZulu
  Afrikaans | Afrikaans language
  Haitian Creole | Creole, Kreyol
  Catalan | Catalan language
  Basque | Basque language
  Welsh | Welsh language
  Irish Gaelic | Gaelic, Irish language
  Maltese | Maltese language
  Latin | Latin language, ancient Greek ? @speech
  American Sign Language | ASL, sign language, British Sign Language, BSL signing
  Bilingual | multilingual, trilingual, foreign languages, second language
  `,
);

const SOFT_SKILLS = readConcepts(
  'soft_skill',
  `
  Communication | communication skills, verbal communication, written communication, oral communication, excellent communication skills,
    strong communication skills, verbal and written communication, effective communication, communicate effectively,
    oral and written communication, electronic communication, written and verbal communication, communicator, communication techniques
  Interpersonal skills | people skills, interpersonal communication, interpersonal, relationship building, rapport building,
    building relationships, build relationships, building rapport, build business relationships
  Teamwork | team work, team player, collaboration, team-oriented, collaborative, working in teams, work in a team, team building,
    work in teams, working within teams, working within a team, work within a team, part of a team, cooperation, team-player, teambuilding, cooperate with colleagues
  Leadership | leadership skills, team leader, leading teams, team lead skills, lead others, leading others, leadership principles,
    leadership abilities, exert a goal-oriented leadership role
  Problem solving | problem-solving, problem solver, solving problems, problem resolution, problem-solving skills, creative problem solving,
    create solutions to problems, solve problems, problem solve, solve complex problems, troubleshooting mindset
  Critical thinking | analytical thinking, logical thinking, critical thinker, logical reasoning, think analytically, reasoning
  Analytical skills | analytical, analytical mindset, analytical ability, strong analytical skills, analytic skills
  Time management | managing time, time-management, punctuality, punctual, meeting deadlines, deadline driven, deadline-oriented,
    manage time, manage workload, prioritise workload, prioritize workload, meet deadlines, deadline-driven
  Organisational skills | organizational skills, organization skills, planning and organizing, highly organized, planning skills,
    well organized
  Attention to detail | detail-oriented, detail oriented, meticulous, accuracy, thoroughness, keen eye for detail, pay attention to detail,
    attend to detail, detail orientation
  Multitasking | multi-tasking, multitask, multi-task, juggling priorities, perform multiple tasks at the same time, ability to multitask,
    multi-tasker
  Prioritisation | prioritization, prioritizing, prioritizing tasks, setting priorities, workload management, prioritise tasks
  Adaptability | flexibility, adaptable, flexible, adaptive, adapt to change, versatile, versatility, adjust to change,
    adapt to changing situations
  Creativity | creative thinking, creative skills, imaginative, out-of-the-box thinking, think creatively, innovative thinking, innovative
  Initiative | self-starter, proactive, self starter, taking initiative, show initiative, proactivity, go-getter ? strong, self, motivated,
    takes, shows, proactive, independent, team, skills
  Self-motivation | self-motivated, self motivated, highly motivated, self-driven, self-discipline
  Working independently | work independently, independent worker, work autonomously, autonomy, minimal supervision,
    working with minimal supervision, independently motivated, work without supervision
  Work ethic | strong work ethic, hard-working, hardworking, hard working, diligent, industrious, dedication, dedicated, work efficiently
  Reliability | dependability, dependable, reliable, trustworthy, act reliably, good attendance
  Integrity | honesty, honest, ethical, professional ethics, trustworthiness, work ethics, ethical conduct, follow ethical code of conduct
  Professionalism | professional demeanor, professional attitude, professional manner, professional appearance
  Positive attitude | enthusiastic, enthusiasm, positivity, can-do attitude, optimistic, cheerful, friendly, outgoing, upbeat, energetic
  Negotiation | negotiating, negotiation skills, negotiator, negotiations
  Persuasion | persuasive, influencing skills, influencing others, persuasion skills
  Presentation skills | presentations, presenting, presentation, giving presentations, delivering presentations, give presentations,
    powerful presenter
  Public speaking | speaking in public, public presentations, oral presentation, speak in public, public speaker
  Active listening | listening skills, listening, good listener, listen actively, attentive listening
  Conflict resolution | conflict management, resolving conflicts, conflict-resolution, dispute handling, handle conflicts, manage conflicts,
    mediating conflicts
  Decision making | decision-making, decision maker, sound judgment, good judgment, making decisions, judgement, make decisions,
    independent decision making
  Emotional intelligence | self-awareness, empathetic leadership, EQ
  Empathy | empathetic, compassion, compassionate, kindness, sensitivity to others, empathise, caring attitude
  Patience | patient demeanor, patient with children
  Stress management | working under pressure, work under pressure, handle stressful situations, stress tolerance, calm under pressure,
    tolerate stress, fast-paced environment, fast paced environment, work well under pressure, resilience, stress tolerant
  Customer focus | customer-oriented, customer orientation, customer-focused, client-focused, client focus, customer centric,
    customer-centric, service-oriented, service orientation
  Results orientation | results-oriented, result-oriented, goal-oriented, results driven, results-driven, goal oriented, goal-driven,
    result oriented, achievement orientation
  Strategic thinking | strategic mindset, big-picture thinking, think strategically, visionary
  Business acumen | commercial awareness, commercial acumen, business sense, business-minded, business knowledge
  Learning agility | quick learner, fast learner, willingness to learn, eager to learn, eagerness to learn, quick study, learns quickly, willing to learn, keen to learn,
    keenness to learn, continuous learning, desire to learn, self-learning, ability to learn, learn quickly
  Curiosity | inquisitive, intellectual curiosity, curious
  Mentoring | coaching, mentorship, mentoring staff, coaching employees, staff coaching, coaching and mentoring, coach employees,
    coaching skills
  Delegation | delegating tasks, delegating, task delegation, delegate responsibilities
  Motivating others | team motivation, motivational skills, motivate others, motivating teams, inspire others, motivate employees,
    staff motivation
  Accountability | taking ownership, ownership mindset, sense of ownership, sense of responsibility, assume responsibility, take responsibility, taking responsibility ? team, results,
    ownership, integrity, responsibility, skills, actions
  Cultural awareness | cultural competence, cultural sensitivity, intercultural communication, cross-cultural communication, multicultural,
    diversity awareness, intercultural competence, cultural competency, intercultural awareness,
    international awareness
  Discretion | confidentiality, confidential information, tact, maintain confidentiality, handling confidential information, diplomatic,
    tactful, observe confidentiality, keep confidentiality
  Writing skills | written communication skills, report writing skills, business writing skills, strong writing skills, writing
  Professional networking | networking skills, build networks, develop professional network, relationship networking ? events, clients,
    business, sales, relationship, professional, relationships, industry, referrals, social
  Resourcefulness | resourceful, ingenuity
  Perseverance | persistence, tenacity, determination, persistent, tenacious, perseverant
  Self-confidence | confident, confidence, assertiveness, assertive, self-assured, self-confident
  Physical stamina | physical fitness, heavy lifting, lifting 50 pounds, stamina, physically fit, lift heavy weights, lift 50 lbs,
    manual dexterity, hand-eye coordination, stand for long periods, physical endurance, lift up to 50 pounds
  Manual labour | manual labor, physical labor, physical work, manual work, general labor
  Following instructions | follow instructions, following directions, follow directions, take direction, follow verbal instructions,
    follow work procedures, follow procedures, follow written instructions
  Numeracy | numerical skills, basic math skills, basic math, numeric skills, mathematical skills, good with numbers
  Goal setting | setting goals, setting objectives, target setting, set goals
  Constructive feedback | giving feedback, receiving feedback, feedback skills, give constructive feedback, provide feedback,
    accept criticism
  Safety awareness | safety conscious, safety-minded, safety mindset, safety consciousness, safety oriented
  Remote work | working remotely, telecommuting, virtual collaboration, work from home, remote collaboration, virtual teamwork
  Personal development | self-development, self-improvement, professional development, professional growth, personal growth
  Consensus building | diplomacy skills, building consensus, consensus-building, facilitating agreement
  Composure | calmness, keep calm, stay calm, calm demeanor
  Willingness to travel | travel availability, able to travel, ability to travel, overnight travel, willing to travel, travel up to 50%,
    travel required
  Shift work | night shifts, weekend availability, flexible schedule, rotating shifts, on-call availability, flexible hours,
    flexible working hours, work in shifts, overnight shifts, weekend work, work weekends
  `,
);

/** Degree fields and levels, spoken languages and soft skills. */
export const EDUCATION_LANGUAGE_AND_SOFT_CONCEPTS = [
  ...DEGREE_FIELDS,
  ...SPOKEN_LANGUAGES,
  ...SOFT_SKILLS,
];
