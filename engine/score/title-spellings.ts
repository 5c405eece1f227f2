import { stemOf } from '../read/stem';

/**
 * Title words that are one word in two forms: full and short, and an agent and its activity. Words that already share
 * a stem are not listed.
 */
const SPELLINGS = `
  representative, rep
  technician, tech
  administrator, admin
  manager, mgr, mgmt
  assistant, asst
  associate, assoc
  coordinator, coord
  supervisor, supv
  engineer, engr
  developer, dev
  director, dir
  executive, exec
  operations, ops
  accountant, acct
  marketing, mktg
  manufacturing, mfg
  mechanical, mech
  electrical, elec
  maintenance, maint
  teacher, teaching
  tester, testing
  trainer, training
  writer, writing
  driver, driving
  buyer, buying
  welder, welding
  cleaner, cleaning
  planner, planning
  painter, painting
  baker, baking
  packer, packing
  roofer, roofing
  plumber, plumbing
  bookkeeper, bookkeeping
  analyst, analysis, analytics
  scientist, science
  nurse, nursing
  electrician, electrical
  therapist, therapy
  pharmacist, pharmacy
  chemist, chemistry
  photographer, photography
  journalist, journalism
  librarian, library
  secretary, secretarial
  clerk, clerical`;

/**
 * Title words that name the same work or the same people differently. Recruiters treat them as equal, which matters
 * if the map lacks the title of the job and its words are all there is.
 */
const SAME_WORK = `
  attorney, lawyer, solicitor, advocate, counsel
  developer, programmer
  programmer, programming
  purchasing, procurement, buyer, sourcing
  tester, qa, sqa, test
  superintendent, supervisor, foreman
  cook, chef
  custodian, janitor, cleaner, caretaker
  housekeeper, housekeeping
  receptionist, reception
  physician, doctor
  dietitian, nutritionist, dietetic
  caregiver, carer
  nurse, rn
  instructor, teacher, lecturer, educator
  trainer, instructor
  professor, lecturer
  counselor, counsellor, therapist
  driver, chauffeur, trucker
  laborer, labourer, labor
  mechanic, technician
  fitter, installer
  salesperson, sales, salesman, saleswoman
  secretary, admin
  administrative, administrator, admin, secretary, clerical
  hr, personnel
  recruiter, recruiting, recruitment, staffing, talent
  helpdesk, desktop
  waiter, waitress
  bartender, barman
  guard, security
  designer, design
  architect, architecture
  builder, construction
  logistics, distribution, shipping
  warehouse, stockroom, storekeeper
  shop, store, retail
  merchandiser, merchandising
  editor, editing, editorial
  copywriter, copywriting
  reporter, journalist
  client, customer
  auditor, audit
  accountant, accounting, bookkeeper
  banker, banking
  underwriter, underwriting
  adjuster, claims
  surveyor, surveying
  fundraiser, fundraising
  childcare, nursery, preschool
  beautician, cosmetologist, esthetician
  hairdresser, stylist, barber
  gardener, landscaper, landscaping
  farmer, farming, farm
  machinist, machining
  carpenter, joiner, carpentry
  physiotherapist, physiotherapy
  radiographer, radiology
  paramedic, emt
  researcher, research
  statistician, statistics, statistical
  programme, program
  communications, pr
  frontend, ui
  web, website`;

const OTHERS: ReadonlyMap<string, readonly string[]> = readSpellings(`${SPELLINGS}\n${SAME_WORK}`);

/**
 * The other stems under which a title word with this stem may appear: 'rep' for 'representative', 'lawyer' for
 * 'attorney'.
 */
export function otherSpellings(stem: string): readonly string[] {
  return OTHERS.get(stem) ?? [];
}

function readSpellings(written: string): Map<string, readonly string[]> {
  const others = new Map<string, readonly string[]>();
  for (const row of written.split('\n').filter((text) => text.trim() !== '')) {
    const stems = [...new Set(row.split(',').map((word) => stemOf(word.trim())))];
    for (const stem of stems) {
      const known = others.get(stem) ?? [];
      others.set(stem, [...new Set([...known, ...stems.filter((other) => other !== stem)])]);
    }
  }
  return others;
}
