/** Licences that people name by the profession alone, each with the families of the map that work under it. */
const LICENCES = `
  Registered nurse licence: registered_nurse, nurse_manager, nurse_educator, school_nurse
  Licensed practical nurse licence: licensed_practical_nurse
  Nurse practitioner licence: nurse_practitioner
  Medical licence: physician
  Dental licence: dentist
  Dental hygienist license: dental_hygienist
  Midwife licence: midwife
  Pharmacist licence: pharmacist
  Pharmacy technician license: pharmacy_technician
  Physical therapist licence: physical_therapist
  Occupational therapist licence: occupational_therapist
  Speech-language pathology licence: speech_therapist
  Audiology license: audiologist
  Respiratory care license: respiratory_therapist
  Chiropractic license: chiropractor
  Massage therapy licence: massage_therapist
  Psychologist licence: psychologist
  Clinical social work licence: social_worker
  Optometrist license: optometrist
  Dietitian license: dietitian
  Veterinary licence: veterinarian
  Bar admission: lawyer
  Licensed conveyancer qualification: conveyancer
  Teaching licence: school_teacher, secondary_teacher, special_education, arts_pe_teacher
  Architect licence: architect
  Journeyman electrician licence: electrician
  Plumbing licence: plumber_pipefitter
  HVAC licence: hvac_technician
  Real estate licence: real_estate_agent
  Adjuster licence: claims_adjuster`;

const LICENCE_OF: ReadonlyMap<string, string> = new Map(
  LICENCES.split('\n').flatMap((row) => {
    const [licence = '', families = ''] = row.split(':').map((text) => text.trim());
    return families === '' ? [] : families.split(', ').map((family) => [family, licence] as const);
  }),
);

/** The licence under which the people of a family work, by its name; undefined if the map has none for them. */
export function licenceOfFamily(family: string): string | undefined {
  return LICENCE_OF.get(family);
}

/** Every family with its licence. */
export function familiesWithLicence(): readonly (readonly [family: string, licence: string])[] {
  return [...LICENCE_OF];
}
