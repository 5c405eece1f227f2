/** How fields of study begin. */
export const FIELD_WORDS: ReadonlySet<string> = new Set(
  `accountancy accounting acting advertising aerospace agricultural agriculture anthropology applied arabic archaeology
  architecture art arts astronomy astrophysics biochemistry bioinformatics biological biology biomedical business chemical
  chemistry chinese cinema civil classics clinical cognitive communication communications comp computer computing conference
  construction counseling counselling creative criminal criminology cs cse cybersecurity dance data design ece economics
  education educational eee electrical electronics elementary engineering english environmental exercise fashion film finance
  fine food forestry french games geographic geographical geography geology geospatial german gis graphic health history
  horticulture hospitality human humanities hydrology industrial informatics information interior international interpreting
  journalism kinesiology law linguistics literature management marketing materials math mathematics mech mechanical mechatronics
  media medieval metallurgical metallurgy meteorology microbiology midwifery mining modern molecular music neuroscience nuclear
  nursing nutrition oceanography optics optometry organizational petroleum pharmacology pharmacy philosophy photography physics
  physiology planning policy political politics product psychology public quantitative religious robotics social sociology
  software spanish special speech sport sports statistics surveying taxation textile theater theatre theology tourism town
  translation urban visual zoology`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
