/** What precedes a title on its own line, in the supported languages: alternatives of a pattern. */
export const TITLE_LABELS = [
  'job title|position title|title|position|role|job|vacancy|job position|job description|job posting|we are hiring|hiring',
  'stelle|stellenbezeichnung|stellenanzeige|stellenangebot|wir suchen',
  "offre d['’]emploi|intitulé du poste|poste",
  'oferta de empleo|puesto|vacante',
  'functie|vacature',
].join('|');
