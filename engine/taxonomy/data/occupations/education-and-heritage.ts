import { readFamilies } from '../read-families';

/** Teachers of one subject, researchers, youth workers and keepers of collections. */
export const EDUCATION_AND_HERITAGE_OCCUPATIONS = [
  ...readFamilies('education', [
    {
      id: 'secondary_teacher',
      name: 'Subject teacher',
      group: 'teaching',
      fields: `mathematics education, science education, english education, high school education, secondary school teaching`,
      titles: `form tutor, form teacher, teacher of english, teacher of science, teacher of maths, teacher of history, teacher of geography, teacher of physics, teacher of chemistry, teacher of biology, teacher of french, teacher of spanish, teacher of languages, math teacher, science teacher, english teacher, history teacher, high school teacher,
        mathematics teacher, biology teacher, chemistry teacher, physics teacher, social studies teacher,
        secondary school teacher, middle school
        teacher, language arts teacher, spanish teacher,
        foreign language teacher, secondary teacher, computer science
        teacher, geography teacher,
        middle school science teacher, business teacher, reading teacher, french teacher,
        middle
        school math teacher, vocational teacher, high school english teacher, humanities teacher,
        head of department history, head of history, head of maths, head of english, head of science, maths teacher,
        teacher of computing, teacher of mathematics, computer science teacher, mfl teacher, food technology teacher,
        design and technology teacher, second in department, second in charge of department, second in maths, second in english,
        second in science, key stage coordinator, head of year, assistant head of year, head of faculty, head of computing, head of pe,
        head of geography, head of languages, head of mfl, lead practitioner, early career teacher`,
      vocabulary: `students, lesson plans, curriculum, classroom, algebra, biology, literature, labs, grading, parents,
        standards, assessments, high school, department, ap, differentiated instruction, classroom management, tutoring,
        teaching, exams, grades, homework, common core, state standards, essays, geometry, conferences, instruction`,
    },
    {
      id: 'arts_pe_teacher',
      name: 'Art, music and physical education teacher',
      group: 'teaching',
      fields: `music education, art education, physical education, dance education, drama teaching`,
      titles: `art teacher, music teacher, physical education teacher, pe teacher, dance teacher, drama teacher, piano
        teacher, band director, choir director, theatre teacher, dance instructor, music instructor, art instructor, voice
        teacher, orchestra director, guitar teacher, gym teacher, violin teacher, drama instructor, piano instructor, director
        of bands, visual arts teacher, physical educator, guitar instructor`,
      vocabulary: `music, art, students, lessons, choir, band, dance, physical education, performances, concerts, painting,
        drawing, rehearsals, instruments, theater, piano, fitness, curriculum, recitals, choreography, exhibitions, classroom,
        sports, ceramics, sculpture, ensembles, games, lesson plans, voice`,
    },
    {
      id: 'esl_teacher',
      name: 'Language and ESL teacher',
      group: 'teaching',
      fields: `teaching english as a second language, language teaching, esl, tefl, tesol, bilingual education`,
      titles: `esl teacher, esl instructor, english language teacher, tefl teacher, efl teacher, bilingual teacher,
        language
        instructor, language teacher, english instructor, ell teacher, esol teacher,
        conversation teacher, ielts trainer, english as a second language teacher, spanish instructor, language trainer,
        adult education teacher, adult basic
        education instructor, ged instructor, literacy teacher,
        assistant language teacher, esol instructor, language tutor, esol lecturer`,
      vocabulary: `english, esl, grammar, speaking, listening, vocabulary, language learners, conversation, reading, writing,
        tefl, toefl, ielts, students, lesson plans, bilingual, proficiency, ell, immigrants, pronunciation, curriculum,
        classroom, adult learners, literacy, foreign, textbooks, immersion, cultural`,
    },
    {
      id: 'academic_researcher',
      name: 'Academic researcher and postdoc',
      group: 'higher_education',
      fields: `academic research, scientific research, doctoral research, research and teaching`,
      titles: `postdoctoral researcher, research fellow, postdoctoral fellow, research associate, graduate research assistant,
        research assistant, postdoc, phd student, principal investigator, doctoral researcher, research scholar, visiting
        scholar, academic researcher, senior research fellow, junior research fellow, graduate assistant, phd candidate,
        doctoral candidate, postdoctoral research associate, undergraduate research assistant, project fellow, visiting
        researcher`,
      vocabulary: `research, publications, thesis, dissertation, experiments, laboratory, grants, conferences, journal,
        peer-reviewed, data collection, analysis, hypothesis, manuscripts, literature review, university, posters,
        methodology, supervision, statistical, presentations, proposals, collaborators, seminars, fieldwork, interviews,
        coding, participants`,
    },
    {
      id: 'education_consultant',
      name: 'Curriculum and education specialist',
      group: 'education_management',
      fields: `curriculum and instruction, education consulting, curriculum development, assessment and evaluation, education
        policy`,
      titles: `curriculum developer, curriculum specialist, instructional coach, education consultant, literacy coach,
        academic coach, reading specialist, curriculum coordinator, education specialist, assessment specialist, math coach,
        educational consultant, academic coordinator, curriculum writer, curriculum director, director of curriculum,
        instructional specialist, education coordinator, academic manager, education manager, assessment coordinator,
        instructional coordinator, program evaluator, interventionist, reading interventionist, lead teacher, department
        chair, education program manager`,
      vocabulary: `curriculum, instruction, teachers, assessments, professional development, literacy, coaching, standards,
        lesson plans, student achievement, data, workshops, intervention, evaluation, alignment, reading, schools, best
        practices, modeling, rubrics, observation, programs, pedagogy, common core, learning outcomes, state testing, blended
        learning`,
    },
    {
      id: 'nanny',
      name: 'Nanny and babysitter',
      group: 'early_years',
      fields: `nannying, babysitting, child minding, au pair`,
      titles: `nanny, babysitter, childminder, au pair, child care provider, live-in nanny, governess, mother's helper, family
        assistant, newborn care specialist, household manager nanny, part time nanny, full time nanny, private nanny, nursery
        nurse, nursery assistant, daycare worker, day care teacher, childcare assistant, creche worker, home daycare provider,
        infant teacher, daycare assistant, child caregiver`,
      vocabulary: `children, meals, homework, activities, diapers, bathing, toddlers, infants, playtime, naps, transportation,
        school pick up, light housekeeping, laundry, bottle, snacks, crafts, potty training, bedtime, family, first aid,
        outings, reading, cpr, toys, parents`,
    },
    {
      id: 'museum_archives',
      name: 'Museum, archive and heritage worker',
      group: 'information',
      fields: `museum studies, archives, archival science, heritage, conservation of art, records and information`,
      titles: `archivist, museum curator, curator, museum assistant, collections manager, museum educator,
        registrar museum, conservator, exhibit designer, gallery assistant, museum technician, archives assistant,
        archives technician, curatorial assistant, museum director, gallery manager, historian, collections assistant,
        historic preservation
        specialist, digital archivist, docent, gallery director, tour guide museum,
        preservation specialist, exhibitions
        coordinator, museum intern, interpretive ranger,
        exhibition designer, art handler, records manager, visitor services associate, visitor services assistant,
        visitor experience manager, heritage officer, exhibitions officer, museum registrar`,
      vocabulary: `museum, collections, exhibits, exhibitions, artifacts, archives, catalog, finding aids, accession,
        preservation, conservation, curatorial, historical, tours, gallery, loans, artworks, provenance, docents, research,
        interpretation, digitization, visitors, pastperfect, installation, manuscripts, objects, heritage`,
    },
  ]),
  ...readFamilies('care', [
    {
      id: 'youth_worker',
      name: 'Youth and after-school worker',
      group: 'social_services',
      fields: `youth development, after school programs, youth work, camp programs, mentoring`,
      titles: `youth worker, after school program coordinator, camp counselor, youth program coordinator, youth leader, after
        school teacher, youth specialist, group leader, camp director, youth development specialist, youth advocate,
        mentor, after school counselor, summer camp counselor, youth coordinator, site coordinator, youth mentor,
        recreation leader, program leader, youth director, after school program director, playworker, scout leader,
        youth services specialist, after school site coordinator, activity leader, recreation coordinator, residential
        support worker children, youth care worker, residential child care worker, play worker, house parent,
        childrens residential support worker, childrens home manager, youth justice worker, behaviour mentor, learning
        mentor, youth support worker, youth engagement officer, after-school club leader, after school club leader,
        breakfast club assistant, senior playworker, leisure time monitor`,
      vocabulary: `youth, camp, after school, activities, children, mentoring, homework help, games, field trips, recreation,
        teens, crafts, supervision, parents, leadership, programs, volunteers, safety, summer, sports, at-risk, behavior,
        workshops, enrichment, snacks, attendance, positive role model`,
    },
  ]),
];
