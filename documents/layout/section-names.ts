/** What sections of a resume are called, in the languages that are read; letters and spaces alone, in lower case. */
const NAMES = new Set(
  [
    'about|about me|profile|professional profile|summary|professional summary|career summary|objective|career objective',
    'experience|work experience|professional experience|work history|employment|employment history|career history',
    'education|education and training|academic background|qualifications|training|courses|certifications|certificates|certification|licenses',
    'skills|key skills|core skills|technical skills|soft skills|hard skills|core competencies|competencies|areas of expertise|strengths',
    'languages|interests|hobbies|activities|projects|key projects|personal projects|publications|awards|honors|achievements|accomplishments|references|volunteering|volunteer experience|contact|contact details|personal details|personal information',
    'profil|kurzprofil|über mich|berufserfahrung|berufliche erfahrung|beruflicher werdegang|werdegang|ausbildung|bildung|weiterbildung|kenntnisse|fähigkeiten|kompetenzen|sprachen|sprachkenntnisse|interessen|hobbys|projekte|persönliche daten|kontakt|zertifikate|referenzen|edv kenntnisse',
    'profil professionnel|à propos|expérience|expériences|expérience professionnelle|expériences professionnelles|formation|formations|diplômes|compétences|langues|loisirs|centres d intérêt|projets|coordonnées|certificats',
    'perfil|perfil profesional|sobre mí|experiencia|experiencia laboral|experiencia profesional|educación|formación|formación académica|habilidades|competencias|conocimientos|idiomas|intereses|proyectos|contacto|datos personales|certificaciones|referencias',
    'profiel|over mij|werkervaring|ervaring|opleiding|opleidingen|cursussen|vaardigheden|competenties|talen|talenkennis|interesses|projecten|persoonlijke gegevens|personalia|certificaten',
  ].flatMap((names) => names.split('|')),
);

/** Whether a line is the name of a section and nothing else, however it is set: `E X P E R I E N C E`, `Skills:`, with ligatures. */
export function isSectionName(line: string): boolean {
  const words = line
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
  return NAMES.has(words) || NAMES.has(words.replaceAll(' ', ''));
}
