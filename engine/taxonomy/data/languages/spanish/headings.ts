/** Headings of resumes in Spanish, by the English heading. */
export const SPANISH_HEADINGS = `
  summary = perfil, resumen, perfil profesional, sobre mí, extracto, objetivo profesional, acerca de mí
  work experience = experiencia, experiencia laboral, experiencia profesional, trayectoria profesional,
      historial laboral, experiencia docente, experiencia clínica, antecedentes laborales, experiencia de trabajo,
      trayectoria, empleos
  internships = prácticas, prácticas profesionales
  volunteer work = voluntariado
  projects = proyectos
  education = formación, educación, formación académica, estudios, formación reglada, datos académicos, titulación,
      títulos, escolaridad, formación profesional y académica, antecedentes académicos, nivel de estudios
  skills = competencias, habilidades, conocimientos, aptitudes, conocimientos técnicos, informática,
      conocimientos informáticos, habilidades técnicas, competencias profesionales, competencias clave, herramientas
  certifications = certificaciones, certificados, cursos, formación complementaria, licencias,
      cursos y certificaciones, otros cursos
  languages = idiomas, lenguas, conocimientos de idiomas
  publications = publicaciones
  interests = intereses, aficiones, hobbies, otros intereses
  references = referencias
  personal details = datos personales, información personal, contacto, datos de contacto
  other information = otros datos, datos de interés, otros, información adicional, otros datos de interés
  awards = premios, reconocimientos, logros
`;
