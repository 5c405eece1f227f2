/** Headings of resumes in French, by the English heading. */
export const FRENCH_HEADINGS = `
  summary = profil, résumé, à propos, profil professionnel, présentation, à propos de moi, objectif,
      objectif professionnel
  work experience = expérience, expériences, expérience professionnelle, expériences professionnelles,
      parcours professionnel, parcours, emplois, expérience de travail, expériences de travail, expérience pertinente, emplois occupés
  internships = stages, stages et alternances
  volunteer work = bénévolat, expériences bénévoles, engagement associatif
  projects = projets, réalisations
  education = formation, formations, études, formation académique, diplômes, formations et diplômes,
      parcours scolaire, diplômes et formations, formation initiale, cursus, scolarité, formation scolaire, éducation
  skills = compétences, compétences clés, compétences techniques, savoir-faire, compétences professionnelles,
      compétences informatiques, informatique, atouts, outils, savoir-être, logiciels, aptitudes
  certifications = certificats, habilitations, permis et habilitations, formations complémentaires,
      formation continue, habilitations et permis
  languages = langues, langues étrangères, compétences linguistiques
  interests = centres d'intérêt, loisirs, centres d'intérêts, divers, loisirs et centres d'intérêt
  personal details = informations personnelles, coordonnées, données personnelles, état civil, contact
  other information = informations complémentaires, autres informations, autres
  awards = distinctions, prix, récompenses
`;
