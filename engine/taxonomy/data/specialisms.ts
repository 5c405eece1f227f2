import { splitName } from '../split-name';
import { listItems } from './read-families';

/**
 * Kinds of work that share a family, with its words and its sector, and are still learnt apart: a psychiatrist reads no X-rays, and a
 * guard drives no train. Each row names families and, between bars, the words of the titles that belong to one kind. A title without
 * any of them may be of any kind. Kinds between '~' are near: who does one has learnt a part of the other. Kinds between '=' are
 * nearer still: they have most of the work in common, and people move from one to the other. Behind '>' stand words of the work
 * itself: whoever writes two of them about a job did that kind of work there, whatever the title says.
 */
const SPECIALISMS = `
  accounts_payable_receivable: payable, ap, purchase ledger, invoice processor, payments, disbursements
    ~ receivable, ar, sales ledger, credit, cash
  lending, mortgage_specialist: processor, documentation, loan assistant, loan coordinator, loan officer assistant
    | underwriter > underwrote, decisioned, credit decisions, lending authority, approval authority, direct endorsement | loan officer, originator, broker, banker, advisor, consultant, lender
    | closer, escrow, title officer, title examiner | servicing, foreclosure, mitigation, default
  auto_body_technician, auto_mechanic: painter, paint, refinisher, refinish
      > base coat, basecoat, clear coat, clearcoat, spray booth, hvlp, blending
    | prepper, helper | estimator, assessor | body, collision, panel, dent, frame | mechanic, diesel, transmission, brake
    | advisor, writer | parts | motorcycle | tire, tyre | glass, windscreen
  early_childhood, nanny: nanny, babysitter, au pair > children, infants, toddlers, babies, meals, activities, family
    ~ teacher, practitioner, educator, preschool, nursery, kindergarten, room leader
      > eyfs, observations, key person, key worker, curriculum, lesson plans, classroom, class, ratios, circle time
  painter_decorator: house, residential, decorator, wallpaper, commercial, maintenance | furniture
  landscaper, nursery_gardener: greenkeeper, greenskeeper, green keeper, golf, links, turf
      > greens, fairways, bunkers, tees, pitches, verticutting
    | gardener, garden, horticulturist, landscape gardener, landscaper, landscape
      > borders, perennials, herbaceous, roses, kitchen garden, topiary, propagation
    | irrigation | snow
  sonographer, cardiovascular_technologist: vascular | cardiac, echo, echocardiographer, cardiology, cardiovascular, ekg, ecg
    | obstetric, ob | eeg, neurodiagnostic, neurophysiologist | sleep, polysomnographic, polysomnographer | perfusionist
  radiology_technologist: radiation therapist, therapeutic radiographer, dosimetrist | nuclear medicine
    | radiographer, radiologic, x-ray, xray, mri, ct, mammographer, mammography
  physician: psychiatrist | radiologist | pathologist | cardiologist | dermatologist | neurologist | oncologist
    | gynecologist, obstetrician, ob | anesthesiologist, anaesthetist | ophthalmologist | urologist | pediatrician | surgeon
    | pulmonologist | nephrologist | endocrinologist | gastroenterologist
    | gp, general practitioner, family physician, primary care, internist, hospitalist
  roofer_mason: roofer, roofing, roof | bricklayer, mason, masonry, stonemason | concrete, cement mason, cement, paver, paving, asphalt, rebar, fixer
    | cladding, cladder, siding
  flooring_tiler: tiler, tile, tiling, marble | floor, flooring, carpet, hardwood, vinyl, lvp
  drywall_plasterer: drywall, drywaller, dry, dryliner, drylining, taper, partition, ceiling | plasterer, stucco, renderer, render
    | insulation, insulator, foam
  locksmith_installer: locksmith | alarm, security, cctv, access ~ audio, av, theater ~ cabling, satellite | blind, gate
  home_service_technician, hvac_technician: appliance, goods | pool, tub
    | refrigeration, hvac/r, chiller > refrigeration, walk-in, reach-in, coolers, freezers, cold rooms, ice machines, racks, ammonia, glycol
    | hvac, hvac/r, ac, chiller, heating, air, heat pump, ventilation
      > furnaces, boilers, rooftop units, split systems, air handlers, ductwork, vav, heat pumps
    | sheet, duct, ductwork | window, gutter | chimney | garage, gate, door | carpet
  baker_butcher: baker, pastry, bakery, cake, confectioner, chocolatier | butcher, meat, sausage, poultry | fishmonger, seafood
    | brewer, winemaker, brewery, distiller, cellar | coffee
  waiter_bartender, barista: barista, coffee ~ bartender, mixologist, barback
  railway_worker, bus_taxi_driver, delivery_driver: train driver, locomotive, train operator, railroad engineer, metro, tram
    | conductor, guard, train manager, brakeman, revenue | track | signal, signalman, signaller | dispatcher | station, platform
    | stock, rail mechanic, carman | bus, coach, transit, minibus, paratransit
    ~ taxi, cab, uber, lyft, rideshare, chauffeur, limousine, limo, hire ~ courier, delivery, van, parcel, route
    ~ mail, postal, postman, letter | mover, removal, removals | valet, parking
  maritime: deckhand, seaman, deck, boatswain, bosun, sailor, skipper, captain, mate, second officer, third officer, chief officer
    | engineer, motorman, oiler, engine, mechanic, electro-technical | stevedore, longshoreman | naval architect | diver | cook
  pilot: helicopter | drone, uav, uas | traffic controller, approach controller, tower controller, area controller | dispatcher, operations | airline, cargo, corporate, first officer
  translator: interpreter ~ translator, localization, linguist, subtitler, transcriber = project manager, project coordinator, vendor manager
  performer: actor, actress, voice over | musician, pianist, guitarist, violinist, singer, vocalist, composer, conductor, music
    | dancer, dance, choreographer | costume, set | comedian, magician | model
  printing_worker: press, pressman, printer, lithographer, print operator ~ bindery, bookbinder, finisher ~ prepress, pre-press
    | sign, signwriter, vinyl, graphic
  sewing_textile_worker: tailor, seamstress, dressmaker, alterations, alteration | upholsterer | shoe, cobbler, shoemaker
    | dyer, knitting, loom, spinning | machine operator, machinist
  foundry_glass_craft: foundry, furnace | glass | jeweler, goldsmith, silversmith | watchmaker
  museum_archives, fine_artist_curator: archivist, archives | curator, curatorial = registrar, collections | conservator | gallery | educator, docent
  audio_engineer: live, foh, monitor, pa, front of house ~ studio, recording, mixing, mastering, dubbing, re-recording | dj, disc jockey
    | radio, podcast, broadcast
  animator: storyboard, concept | modeler, environment, texture ~ animator, animation ~ vfx, compositor, effects ~ motion
  fitness_trainer: yoga, pilates ~ personal, gym, strength, crossfit ~ zumba, dance, aerobics | martial, karate, boxing
  sports_coach: football, soccer | basketball | tennis | swim, swimming | golf | gymnastics | baseball, softball | volleyball | ski
    | cricket | hockey | wrestling | lacrosse
  school_teacher, secondary_teacher: elementary, primary, kindergarten, first grade, second grade, third grade, fourth grade
    = math, maths, mathematics, english, language arts, science, biology, chemistry, physics, history, geography, spanish, french, languages
  secondary_teacher, arts_pe_teacher: math, maths, mathematics ~ english, language arts, reading
    ~ science, biology, chemistry, physics ~ history, social studies, geography, humanities
    ~ spanish, french, foreign, mfl, languages ~ computer science, computer, computing
    | music, piano, guitar, violin, voice, band, bands, choir, orchestra | art, arts | dance | drama, theatre | physical, pe, gym
  beautician, barber_stylist, spa_salon_manager: hair, hairdresser, hairstylist, barber, stylist, colorist, colourist, braider, shampoo
    | esthetician, aesthetician, beautician, beauty therapist, beauty specialist, skin, skincare, waxing, brow
    ~ makeup, make up ~ nail, manicurist, pedicurist ~ lash, eyelash | massage | tattoo, piercer
  veterinary_technician: assistant, kennel, receptionist ~ nurse, technician, tech, rvn, cvt, lvt
  merchandiser_buyer: visual, visual merchandiser ~ buyer, buying
    ~ merchandiser, merchandise, planner, allocator, allocation
  claims_adjuster: medical | auto, property, liability, catastrophe, damage
  seo_ppc_specialist, digital_marketing: seo, search engine optimization ~ ppc, paid, sem, google ads ~ affiliate
  freight_broker, logistics_coordinator: forwarder, forwarding, ocean, air freight, sea freight, dispatcher, dispatch = broker, carrier
  trade_compliance: customs officer, customs inspector = compliance, customs broker, customs specialist, customs analyst, entry writer, declarant
  civil_engineer, structural_engineer, geotechnical_engineer, transport_engineer, water_engineer: geotechnical, ground, soils
    = structural, structures, bridge, facade = highway, traffic, transport, transportation, road = drainage, water, hydraulic
  hr_generalist, hr_business_partner: administrator, admin, assistant, coordinator, clerk, intern, trainee = partner, director, head, chief, hrbp
  solar_wind_technician, electrician: solar, pv, photovoltaic = wind, turbine, blade
  emergency_medical: paramedic = emt, emergency medical technician, ambulance technician, care assistant ~ driver
  court_staff: reporter, stenographer, captioner | clerk, administrator | bailiff, usher, enforcement | interpreter
  corrections_probation: probation, parole, pretrial, youth offending = correctional, corrections, prison, jailer, detention, custody, wing
  statistician: statistician, biostatistician, biometrician = statistical programmer, sas
  crane_operator: crane operator, crane op, crane driver, hoist ~ slinger, signal, signalman, banksman, dogman, dogger, rigger
  broadcast_technician, performer: stage manager ~ lighting ~ camera ~ av ~ broadcast
  appraiser: residential, real estate, property, commercial, general, valuation | damage | art, auction, auctioneer | machinery, business | land, right of way
  game_developer: designer, economy, combat, encounter, quest ~ programmer, developer, engineer, graphics ~ producer
  sap_consultant: abap, developer, technical | basis | fico, finance, mm, sd, pp, hr, functional, key user
  clinical_research: research associate, cra, monitor | research coordinator, crc, study coordinator, trials coordinator
    | data | regulatory, safety, pharmacovigilance
  surveyor: land, topographic, topographical, hydrographic, geomatics, cadastral, boundary, setting out, setting-out | building, measured building
  underwriter_actuary, actuary: underwriter, underwriting | actuary, actuarial
  librarian: assistant, aide, page, clerk, technician | librarian, cataloger
  medical_coder_biller: coder, coding | biller, billing, claims
  writer: author, novelist, screenwriter, playwright | copywriter, content, web`;

/** Titles of those who lead a place where several kinds of work are done. */
const LEADS: ReadonlySet<string> = new Set(['manager', 'director', 'supervisor', 'foreman']);

/** One kind of work in its row: `words` are those of the titles that belong to it and `shown` those of the work, each as its parts. */
type Kind = {
  readonly row: number;
  readonly kind: number;
  /** Kinds of a row with the same number are near, or have most of the work in common. */
  readonly near: number;
  readonly common: number;
  readonly words: readonly string[][];
  readonly shown: readonly string[][];
};

/** What a title says about the kinds of work of one row: which it names, and whether it leads a place where they are done. */
export type Specialism = {
  readonly row: number;
  readonly kinds: ReadonlySet<number>;
  readonly leads: boolean;
};

const KINDS_OF: ReadonlyMap<string, readonly Kind[]> = kindsByFamily();

function kindsByFamily(): Map<string, Kind[]> {
  const byFamily = new Map<string, Kind[]>();
  SPECIALISMS.replace(/\n {4,}/g, ' ')
    .split('\n')
    .forEach((line, row) => {
      const [families = '', written = ''] = line.split(':');
      const kinds = written
        .split('|')
        .flatMap((group, near) => group.split('~').map((names) => ({ names, near })))
        .flatMap(({ names, near }, common) =>
          names.split('=').map((name) => ({ name, near, common })),
        )
        .map(({ name, near, common }, kind) => {
          const [words = '', shown = ''] = name.split('>');
          return { row, kind, near, common, words: wordsOf(words), shown: wordsOf(shown) };
        });
      for (const family of families.split(',').map((id) => id.trim()))
        if (family !== '') byFamily.set(family, [...(byFamily.get(family) ?? []), ...kinds]);
    });
  return byFamily;
}

function wordsOf(names: string): string[][] {
  return listItems(names).map(splitName);
}

/** A word of a kind where it stands in a title. */
type Found = { readonly kind: number; readonly first: number; readonly last: number };

const NONE: readonly Specialism[] = [];

/**
 * The kinds of work that a title of a family names by its words: of two in one row the one that ends the title, since a 'collision
 * painter' paints, and none where it joins them. Who leads a place leads all that its title names.
 */
export function specialismsOf(family: string, forms: readonly string[]): readonly Specialism[] {
  const rows = KINDS_OF.get(family);
  // Nearly every family: tens of thousands of titles are asked for.
  if (rows === undefined) return NONE;
  const named = new Map<number, Found[]>();
  for (const { row, kind, words } of rows) {
    for (const parts of words) {
      const first = indexOf(forms, parts);
      if (first === -1) continue;
      const found = { kind, first, last: first + parts.length - 1 };
      named.set(row, [...(named.get(row) ?? []), found]);
    }
  }
  return [...named].flatMap(([row, found]) => specialismOf(row, found, forms) ?? []);
}

function specialismOf(
  row: number,
  found: readonly Found[],
  forms: readonly string[],
): Specialism | null {
  const isInside = (one: Found): boolean =>
    found.some((other) => other.kind !== one.kind && covers(other, one));
  const whole = found.filter((one) => !isInside(one));
  const kinds = new Set(whole.map(({ kind }) => kind));
  const leads = forms.some(
    (form, at) => LEADS.has(form) && !whole.some(({ first, last }) => first <= at && at <= last),
  );
  if (leads || kinds.size === 1) return { row, kinds, leads };
  const joins = (one: Found): boolean =>
    forms[one.last + 1] === 'and' && whole.some(({ first }) => first === one.last + 2);
  if (whole.some(joins)) return null;
  const ending = whole.find(({ last }) => last === forms.length - 1);
  return ending === undefined ? null : { row, kinds: new Set([ending.kind]), leads };
}

/** Words of the work itself by which a kind of a row is known, each as its parts; none for most. */
export function shownWork(row: number, kind: number): readonly string[][] {
  return kindOfRow(row, kind)?.shown ?? [];
}

/** How one kind of a row stands to another: learnt apart from it, near it, or with most of the work in common. */
export type KindDistance = 'apart' | 'near' | 'common';

/** How far two kinds of a row are from each other. */
export function kindDistance(row: number, one: number, other: number): KindDistance {
  const [first, second] = [kindOfRow(row, one), kindOfRow(row, other)];
  if (first === undefined || second === undefined || first.near !== second.near) return 'apart';
  return first.common === second.common ? 'common' : 'near';
}

function kindOfRow(row: number, kind: number): Kind | undefined {
  for (const kinds of KINDS_OF.values()) {
    const found = kinds.find((one) => one.row === row && one.kind === kind);
    if (found !== undefined) return found;
  }
  return undefined;
}

function covers(outer: Found, inner: Found): boolean {
  const isLonger = outer.last - outer.first > inner.last - inner.first;
  return isLonger && outer.first <= inner.first && inner.last <= outer.last;
}

function indexOf(forms: readonly string[], parts: readonly string[]): number {
  return forms.findIndex((_, at) => parts.every((part, offset) => forms[at + offset] === part));
}

/** The ids of all families with several kinds of work. */
export function familiesWithSpecialisms(): readonly string[] {
  return [...KINDS_OF.keys()];
}

/** Each word by which kinds of work are told apart, with the families in whose titles it stands. */
export function wordsOfSpecialisms(): readonly {
  readonly families: readonly string[];
  readonly word: string;
}[] {
  const families = new Map<string, string[]>();
  for (const [family, kinds] of KINDS_OF)
    for (const { row, words } of kinds)
      for (const parts of words) {
        const key = `${row} ${parts.join(' ')}`;
        families.set(key, [...(families.get(key) ?? []), family]);
      }
  return [...families].map(([key, of]) => ({
    families: of,
    word: key.slice(key.indexOf(' ') + 1),
  }));
}
