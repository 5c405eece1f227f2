/** How fields of study begin. */
export const FIELD_WORDS: ReadonlySet<string> = new Set(
  `accounting accountancy acting arabic archaeology astrophysics chinese advertising aerospace agricultural agriculture anthropology applied architecture art arts astronomy
  biochemistry bioinformatics biological biology biomedical business chemical chemistry cinema civil classics clinical cognitive
  communication communications comp computer computing conference construction counseling counselling creative criminal criminology cs cse cybersecurity
  dance data design ece economics education educational eee electrical electronics elementary engineering english environmental exercise
  fashion film finance fine food forestry games french geography geology german gis geographic geographical geospatial graphic health history hospitality human humanities hydrology horticulture industrial
  informatics information interior international journalism kinesiology law linguistics literature management marketing
  materials math mathematics mech mechanical mechatronics media medieval metallurgy metallurgical meteorology mining midwifery modern microbiology molecular music neuroscience nuclear nursing nutrition oceanography optics optometry petroleum organizational
  pharmacology pharmacy philosophy photography physics physiology planning policy political politics product psychology public quantitative religious robotics social sociology
  software spanish special speech sport sports statistics textile town surveying taxation theatre theater theology tourism translation interpreting urban visual zoology`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
