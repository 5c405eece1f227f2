/** Headings of postings in Spanish, by the English heading. */
export const SPANISH_JOB_HEADINGS = `
  requirements = requisitos, requisitos mínimos, perfil, perfil requerido, qué buscamos, tu perfil,
      requisitos imprescindibles, perfil buscado, lo que buscamos, perfil del candidato, buscamos, se requiere,
      requerimientos, conocimientos requeridos, formación requerida, qué necesitamos, perfil solicitado, qué pedimos,
      lo que necesitas, requisitos excluyentes, requisitos indispensables, qué esperamos de ti, a quién buscamos
  nice to have = se valorará, valorable, deseable, requisitos deseables, se valora, requisitos deseados, valoramos,
      valorables, se valorará positivamente, deseables
  responsibilities = funciones, tareas, responsabilidades, tus funciones, descripción del puesto,
      funciones principales, descripción, qué harás, misión, qué vas a hacer, principales funciones,
      responsabilidades principales, tu misión, tus responsabilidades, funciones del puesto
  about us = sobre nosotros, quiénes somos, la empresa, nuestra empresa, acerca de nosotros, empresa
  benefits = ofrecemos, qué ofrecemos, beneficios, se ofrece, te ofrecemos, condiciones, salario, lo que ofrecemos,
      qué te ofrecemos, condiciones laborales, prestaciones, qué te vas a encontrar, ventajas, oferta
  how to apply = contacto, cómo aplicar, cómo inscribirse, inscripción, solicitud
  equal opportunity = igualdad de oportunidades, diversidad, aviso legal
  location = ubicación, lugar de trabajo, lugar
`;
