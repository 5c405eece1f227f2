/** Papers that people are hired by in French, by their name in the taxonomy. */
export const FRENCH_PAPERS = `
  CNAPS card = carte professionnelle sécurité, carte professionnelle d'agent de sécurité, carte professionnelle CNAPS, carte CNAPS,
      CQP APS, TFP APS, carte pro sécurité, carte professionnelle surveillance, carte professionnelle agent de sécurité
  SSIAP 1 = SSIAP, SSIAP 1, SSIAP1, SSIAP niveau 1, diplôme SSIAP 1
  SSIAP 2 = SSIAP 2, SSIAP2, SSIAP niveau 2, diplôme SSIAP 2
  SSIAP 3 = SSIAP 3, SSIAP3, SSIAP niveau 3, diplôme SSIAP 3
  CACES = CACES 1, CACES 3, CACES 5, CACES chariot, CACES R389, CACES R489, CACES chariots élévateurs
  CACES R482 = CACES engins de chantier, CACES R372, CACES engins
  CACES R485 = CACES gerbeur
  CACES R486 = CACES nacelle, CACES nacelles, CACES PEMP, CACES R386
  CACES R490 = CACES grue auxiliaire, CACES R390
  CACES R487 = CACES grue à tour
  CACES R484 = CACES pont roulant
  Sauveteur secouriste du travail = SST, certificat SST, formation SST, secouriste du travail
  AFGSU 2 = AFGSU niveau 2, AFGSU 2
  AFGSU 1 = AFGSU niveau 1, AFGSU 1, AFGSU
  PSC1 = PSC 1
  Habilitation électrique = habilitations électriques, BR B2V, B1V, B2V, B1V BR, habilitation BR, H0B0, habilitation H0B0, habilitation B1V
  Driver CPC = FIMO, FCO, FIMO marchandises, FCO marchandises, FIMO voyageurs, FCO voyageurs
  Digital tachograph card = carte conducteur, carte de conducteur, carte chronotachygraphe, chronotachygraphe
  ADR certificate = certificat ADR, formation ADR, ADR de base, ADR citerne
  Chauffeur licence = carte VTC, carte professionnelle taxi
  SCC certificate = habilitation sécurité
  BNSSA = brevet de surveillance et sauvetage aquatique
  Midwife licence = diplôme d'État de sage-femme, DE de sage-femme, diplôme de sage-femme, Ordre des sages-femmes
  Occupational therapist licence = diplôme d'État d'ergothérapeute, DE d'ergothérapeute, DE ergothérapeute
  Physical therapist licence = diplôme d'État de masseur-kinésithérapeute, DE de masseur-kinésithérapeute, DE masseur-kinésithérapeute
  DEAS = diplôme d'État d'aide-soignant, diplôme d'État d'aide-soignante, DE d'aide-soignant, DE aide-soignant, DEAS
  DEAP = diplôme d'État d'auxiliaire de puériculture, DE auxiliaire de puériculture, DEAP
  DEES = diplôme d'État d'éducateur spécialisé, diplôme d'État d'éducatrice spécialisée, DE éducateur spécialisé, DEES
  DEME = diplôme d'État de moniteur éducateur, DEME
  DEEJE = diplôme d'État d'éducateur de jeunes enfants, diplôme d'État d'éducatrice de jeunes enfants, DE EJE, DEEJE
  DEASS = diplôme d'État d'assistant de service social, DE assistant de service social, DEASS
  EASA B1 licence = licence Part-66, licence Part-66 B1.1, licence Part-66 B2, licence EASA B1, licence B1.1
  Motorcycle licence = permis moto, permis A, permis A2
  F-gas certificate = attestation d'aptitude à la manipulation des fluides frigorigènes, attestation d'aptitude fluides frigorigènes,
      attestation de capacité fluides frigorigènes, attestation fluides frigorigènes, attestation fluides
  Schweißerschein = licence de soudage, licences de soudage, licence de soudeur, licence soudage, qualification de soudage
  DU diploma = diplôme universitaire, diplôme d'université, diplôme interuniversitaire, diplôme inter-universitaire, DIU, DU de,
      DU d', DU en, DU ou DIU, DU ou DIU de, DU ou DIU en, DU ou DIU d'
`;
