/**
 * Professions that the law reserves to those who hold its licence, each with the families of the map that work under that one
 * licence. The licence of one opens no other: an occupational therapist may not treat as a physiotherapist, whatever they share.
 */
const PROFESSIONS = `
  nurse: registered_nurse, nurse_manager, nurse_educator, school_nurse, utilization_review, nurse_practitioner, anesthesia_provider
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
  podiatrist: podiatrist
  massage therapist: massage_therapist
  prosthetist: prosthetist
  psychologist: psychologist
  social worker: social_worker
  optometrist: optometrist
  dietitian: dietitian
  radiographer: radiology_technologist
  sonographer: sonographer
  laboratory scientist: medical_laboratory
  lawyer: lawyer, intellectual_property, conveyancer
  teacher: school_teacher, secondary_teacher, special_education, arts_pe_teacher
  architect: architect
  appraiser: appraiser
  electrician: electrician
  plumber: plumber_pipefitter
  elevator mechanic: elevator_mechanic
  truck driver: truck_driver
  bus driver: bus_taxi_driver
  police officer: police_officer
  firefighter: firefighter
  pilot: pilot
  aircraft mechanic: aircraft_mechanic`;

const PROFESSION_OF: ReadonlyMap<string, string> = new Map(
  PROFESSIONS.split('\n').flatMap((row) => {
    const [profession = '', families = ''] = row.split(':').map((text) => text.trim());
    return families === ''
      ? []
      : families.split(', ').map((family) => [family, profession] as const);
  }),
);

/** True if the work of a family needs a licence under which the people of another do not work. */
export function needsLicenceOf(family: string, other: string): boolean {
  const profession = PROFESSION_OF.get(family);
  return profession !== undefined && profession !== PROFESSION_OF.get(other);
}

/** True if the work of a family needs a licence. */
export function isLicensed(family: string): boolean {
  return PROFESSION_OF.has(family);
}

/** The ids of all families that work under a licence. */
export function licensedFamilies(): readonly string[] {
  return [...PROFESSION_OF.keys()];
}
