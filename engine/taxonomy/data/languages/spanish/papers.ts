/** Papers that people are hired by in Spanish, by their name in the taxonomy. */
export const SPANISH_PAPERS = `
  TIP vigilante = TIP de vigilante, tarjeta de identidad profesional de vigilante, TIP de vigilante de seguridad, TIP vigilante de seguridad,
      tarjeta de identidad profesional, habilitación de vigilante de seguridad, habilitación como vigilante de seguridad,
      TIP en vigor, habilitación de vigilante, tarjeta TIP
  Forklift licence = carnet de carretillero, carné de carretillero, carnet de carretilla, carnet de carretilla elevadora,
      carné de carretilla elevadora, carné de carretilla, carnet de carretillas, certificado de carretillero
  certified nursing assistant certification = título de TCAE, título TCAE, titulación TCAE, titulación de TCAE
  IPAF licence = carnet de plataforma elevadora, carné de plataforma elevadora, carnet de plataformas elevadoras, carné PEMP
  Crane operator certification = carnet de gruista, carné de gruista, carnet de operador de grúa, carné de operador de grúa
  Pesticide spraying certificate = carnet fitosanitario, carné fitosanitario, carnet de fitosanitarios, carné de aplicador fitosanitario,
      carné de usuario profesional de productos fitosanitarios, carnet de aplicador de productos fitosanitarios
  Carné de instalador electricista = carnet de instalador electricista, carnet de instalador, autorización eléctrica, instalador autorizado,
      carné de instalador, carné de instalador de baja tensión
  Carné RITE = carnet RITE, carné de instalador térmico
  Driver CPC = CAP, certificado de aptitud profesional, CAP de mercancías, CAP de viajeros, CAP en vigor, CAP mercancías, CAP vigente
  Digital tachograph card = tacógrafo digital, tarjeta de tacógrafo, tarjeta de tacógrafo digital, tarjeta de conductor,
      tarjeta tacógrafo, tarjeta del tacógrafo, tacógrafo
  ADR certificate = carnet ADR, carné ADR, ADR básico, carnet de mercancías peligrosas
  Carte BTP = TPC, tarjeta profesional de la construcción
  PRL 20 hours = curso de PRL, curso PRL, PRL 20 horas, PRL 60 horas, curso de prevención de riesgos laborales, curso básico de PRL,
      curso de PRL de 20 horas
  Lifeguard certification = título de socorrista, título de socorrista acuático, título de salvamento y socorrismo
  Monitor de tiempo libre = título de monitor de tiempo libre, monitor de ocio y tiempo libre
  Police clearance = certificado de delitos de naturaleza sexual, certificado negativo de delitos de naturaleza sexual,
      certificado negativo de delitos sexuales, certificado de delitos sexuales, certificado de antecedentes penales
  F-gas certificate = carné de gases fluorados, carnet de gases fluorados, certificado de gases fluorados, manipulador de gases fluorados
`;
