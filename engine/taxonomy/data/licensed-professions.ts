/**
 * Professions that the law reserves to those who hold its licence, each with the families of the map that work under that one
 * licence. The licence of one opens no other: an occupational therapist may not treat as a physiotherapist, whatever they share.
 */
const PROFESSIONS = `
  nurse: registered_nurse, nurse_manager, nurse_educator, school_nurse, utilization_review
  practical nurse: licensed_practical_nurse
  midwife: midwife
  physician: physician
  dentist: dentist
  dental hygienist: dental_hygienist
  veterinarian: veterinarian
  pharmacist: pharmacist
  physical therapist: physical_therapist
  occupational therapist: occupational_therapist
  speech therapist: speech_therapist
  audiologist: audiologist
  respiratory therapist: respiratory_therapist
  chiropractor: chiropractor
  massage therapist: massage_therapist
  prosthetist: prosthetist
  psychologist: psychologist
  social worker: social_worker
  optometrist: optometrist
  dietitian: dietitian
  radiographer: radiology_technologist
  sonographer: sonographer
  laboratory scientist: medical_laboratory
  lawyer: lawyer
  teacher: school_teacher, secondary_teacher, special_education, arts_pe_teacher
  architect: architect`;

const PROFESSION_OF: ReadonlyMap<string, string> = new Map(
  PROFESSIONS.split('\n').flatMap((row) => {
    const [profession = '', families = ''] = row.split(':').map((text) => text.trim());
    return families === ''
      ? []
      : families.split(', ').map((family) => [family, profession] as const);
  }),
);

/** True for two families whose work needs two different licences. */
export function needOtherLicences(one: string, other: string): boolean {
  const [first, second] = [PROFESSION_OF.get(one), PROFESSION_OF.get(other)];
  return first !== undefined && second !== undefined && first !== second;
}

/** The ids of all families that work under a licence. */
export function licensedFamilies(): readonly string[] {
  return [...PROFESSION_OF.keys()];
}
