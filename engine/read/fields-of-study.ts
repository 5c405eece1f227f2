/** How fields of study begin. */
export const FIELD_WORDS: ReadonlySet<string> = new Set(
  `accounting accountancy acting advertising aerospace agricultural agriculture anthropology applied architecture art arts astronomy
  biochemistry bioinformatics biological biology biomedical business chemical chemistry cinema civil classics clinical cognitive
  communication communications comp computer computing construction counseling counselling creative criminal criminology cs cse cybersecurity
  dance data design ece economics education educational eee electrical electronics elementary engineering english environmental exercise
  fashion film finance fine forestry french geography geology german graphic health history hospitality human industrial
  informatics information interior international journalism kinesiology law linguistics literature management marketing
  materials math mathematics mech mechanical media microbiology molecular music neuroscience nursing nutrition organizational
  pharmacology pharmacy philosophy physics physiology political psychology public quantitative religious robotics social sociology
  software spanish special speech sport sports statistics surveying taxation theatre theater theology tourism translation interpreting urban visual zoology`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
