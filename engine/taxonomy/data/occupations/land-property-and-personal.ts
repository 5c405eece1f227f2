import { readFamilies } from '../read-families';

/** Farms, forests and the food chain's first step. */
export const AGRICULTURE_OCCUPATIONS = readFamilies('agriculture', [
  {
    id: 'farmer',
    name: 'Farmer and farm worker',
    group: 'farming',
    fields: `farming, agriculture, livestock, crop production, dairy farming`,
    titles: `farmer, herd manager, dairy herd manager, herdswoman, farm manager, farm worker, farm hand, ranch hand, farm laborer, farmhand, rancher, dairy farmer,
        herdsman, livestock manager, fruit picker, ranch manager, farm supervisor, dairy worker, poultry farmer,
        farm assistant, harvest worker, greenhouse worker, farm equipment operator, agricultural worker,
        greenhouse manager, farm owner, agricultural laborer, tractor driver, fish farmer, livestock farmer,
        stable hand, poultry manager, vineyard manager, vineyard worker, grower, orchard manager,
        aquaculture technician, beekeeper, pig farmer, crop farmer, milker, horse trainer, logger, forestry worker,
        tree planter, timber cutter, horse groom, organic farmer, urban farmer, farm operations manager,
        nursery manager plants, feedlot manager, shepherd, combine operator, viticulturist, grain elevator operator,
        stock person, stockperson, stockman, dairy herdsman, herdsperson, egg collector, packhouse manager,
        livestock worker`,
    vocabulary: `farm, crops, livestock, cattle, irrigation, harvesting, harvest, tractors, tractor, animals, planting, feeding, fences,
      soil, dairy, milking, poultry, ranch, seed, greenhouse, horses, fertilizer, pesticides, hay, vegetables, farm equipment, pigs,
      weeding, herd, pruning, barns, fields, fencing, calves, chickens, crop rotation, vineyard, orchard, plowing, breeding, chainsaw,
      logging, produce`,
  },
  {
    id: 'agronomist',
    name: 'Agronomist and agricultural specialist',
    group: 'agronomy',
    fields: `agronomy, crop science, soil science, agricultural science`,
    titles: `agronomist, agricultural scientist, agriculture officer, crop scientist, agricultural engineer, soil scientist,
      agricultural consultant, agricultural technician, crop advisor, plant scientist, plant breeder, agronomy manager,
      agricultural sales representative, agronomy sales, agriculture specialist, animal scientist, agronomy operations manager,
      agricultural inspector, extension agent, horticulture specialist, crop consultant, entomologist, plant pathologist, field agronomist,
      agribusiness manager, agricultural extension officer, agriculture teacher, agronomy research assistant, animal nutritionist,
      seed technologist, precision agriculture specialist, agricultural research technician, food inspector agriculture,
      agriculture manager, botanist, agricultural economist, agricultural field officer, seed sales representative`,
    vocabulary: `crop, crops, soil, agronomy, agriculture, agricultural, farmers, seed, fertilizer, pest, irrigation, yield, plant,
      growers, herbicide, field trials, pesticides, nutrient, plots, plants, precision agriculture, extension, weeds,
      integrated pest management, corn, soybean, scouting, horticulture, greenhouse, soil samples, livestock, nutrition, trials, harvest,
      rural, agribusiness, gps, recommendations, farm, disease`,
  },
]);

/** Selling, letting and managing property. */
export const PROPERTY_OCCUPATIONS = readFamilies('property', [
  {
    id: 'real_estate_agent',
    name: 'Real estate agent',
    group: 'real_estate',
    fields: `real estate, real estate sales, real estate brokerage`,
    titles: `real estate agent, realtor, real estate broker, real estate sales agent, real estate salesperson, real estate
      associate, real estate consultant, estate agent, real estate assistant, licensed realtor, real estate sales,
      real estate manager, commercial real estate broker, real estate sales associate, real estate investor, buyer's
      agent, listing agent, real estate analyst, new home sales consultant, lettings negotiator, property consultant,
      real estate sales executive, transaction coordinator, real estate advisor, title examiner, escrow officer, title
      officer, real estate developer, licensed real estate agent, real estate professional, real estate coordinator,
      property negotiator, real estate, acquisition manager real estate, escrow assistant, sales negotiator estate
      agency, closing agent, real estate acquisitions analyst, land acquisition manager, broker associate, title
      agent, right of way agent, real estate director, real estate paralegal assistant, home sales consultant, letting
      agent, lettings agent, sales negotiator, senior living sales counselor, viewings agent, viewing assistant, land
      buyer, land manager, lettings manager, land agent, residential sales negotiator, apartment community manager`,
    vocabulary: `real estate, buyers, sellers, listings, properties, property, mls, closing, escrow, homes, residential, open houses,
      clients, contracts, commercial, listing, market analysis, negotiations, leases, title, offers, showings, purchase agreements,
      appraisals, broker, home, tenants, investment, transactions, foreclosures, short sales, referrals, land, market, sold, inspections,
      comparables, zillow, commission, leads, deeds`,
  },
  {
    id: 'property_manager',
    name: 'Property and leasing manager',
    group: 'real_estate',
    fields: `property management, leasing, apartment management, residential property`,
    titles: `multifamily community manager, community manager multifamily, property manager, leasing consultant,
        leasing agent, assistant property manager, leasing specialist, apartment manager, community manager property,
        leasing manager, leasing professional, property administrator, regional property manager,
        property management assistant, leasing assistant, portfolio manager property, building superintendent,
        leasing associate, commercial property manager, resident manager, real estate property manager,
        assistant community manager, housing manager, residential property manager, property supervisor, hoa manager,
        property coordinator, community association manager, property accountant assistant, estate manager,
        property officer, block manager, asset manager real estate, tenant coordinator, lease administrator,
        property management, lettings manager, housing coordinator, leasing director, landlord,
        section 8 coordinator, affordable housing specialist, occupancy specialist, apartment leasing agent,
        lettings agent, student housing manager, property director, onsite manager, property assistant,
        apartment community manager, community manager apartments, estates manager, property inspector,
        inventory clerk lettings, land manager, estates surveyor, residential concierge, estate manager residential`,
    vocabulary: `property, leasing, tenants, rent, apartment, residents, lease, leases, properties, tenant, apartments, evictions,
      occupancy, maintenance, yardi, vacancies, rental, renewals, rent collection, tours, units, inspections, fair housing, vendors,
      landlord, move-in, resident, onesite, delinquency, applications, budgets, leased, property management, section 8, hoa, late notices,
      tax credit, residential, marketing, prospects, hud, security deposits, cam`,
  },
  {
    id: 'housing_officer',
    name: 'Social housing officer',
    group: 'real_estate',
    fields: `social housing, housing management, tenancy management`,
    titles: `social housing officer, housing officer, housing assistant, tenancy officer, tenancy management officer, tenancy
      sustainment officer, tenancy support officer, neighbourhood officer, neighbourhood housing officer, neighbourhood manager housing,
      income officer, income recovery officer, income officer housing, rent officer, rental income officer, income management officer,
      leasehold officer, leasehold management officer, lettings officer housing, allocations officer, voids officer, void property
      officer, housing management officer, community housing officer, estate officer, estates officer housing, housing services
      officer, housing support officer, supported housing officer, supported housing manager, sheltered housing officer, independent
      living officer, resident liaison officer, housing options officer, homelessness officer, homelessness prevention officer, housing
      solutions officer, housing advice officer, housing services manager, housing team leader, anti-social behaviour officer, patch
      manager housing`,
    vocabulary: `tenancies, tenants, rent arrears, arrears, voids, lettings, allocations, anti-social behaviour, estate inspections, patch,
      housing association, social housing, council, notices, possession, evictions, mutual exchanges, universal credit, housing benefit,
      repairs, safeguarding, residents, sign-ups, leaseholders, landlord, homelessness, support plans, tenancy, complaints, court,
      neighbourhood, inspections, welfare reform, home visits, sustainment`,
  },
]);

/** Fitness, sport, beauty and personal services. */
export const PERSONAL_SERVICE_OCCUPATIONS = readFamilies('personal_service', [
  {
    id: 'fitness_trainer',
    name: 'Fitness trainer',
    group: 'fitness',
    fields: `fitness, personal training, group fitness, yoga, pilates, health and fitness`,
    titles: `personal trainer, fitness instructor, fitness coach, fitness trainer, yoga instructor,
        group fitness instructor, yoga teacher, fitness manager, fitness director, pilates instructor,
        certified personal trainer, gym manager, gym trainer, fitness consultant, strength and conditioning coach,
        zumba instructor, wellness coach fitness, gym instructor, fitness specialist, aerobics instructor,
        health club manager, crossfit coach, fitness professional, martial arts instructor, spin instructor,
        personal training manager, group exercise instructor, fitness club manager, cycling instructor,
        fitness attendant, gym attendant, membership sales consultant gym, health and fitness instructor,
        master trainer, leisure centre manager, karate instructor, fitness sales consultant, boxing trainer,
        physical trainer, leisure assistant, wellness director, fitness center manager, gym owner, leisure attendant,
        fitness advisor, fitness, dance instructor, gym floor assistant, recreation assistant`,
    vocabulary: `fitness, exercise, training, nutrition, yoga, gym, workouts, clients, wellness, health, cpr, strength, weight, body,
      classes, personal training, group fitness, cardio, members, weight loss, exercise programs, ace, nasm, assessments, conditioning,
      pilates, stretching, flexibility, motivation, memberships, sports, bootcamp, crossfit, equipment, core, aerobics, spinning, goals,
      muscle, certified, zumba, healthy lifestyle, athletes, body composition`,
  },
  {
    id: 'sports_coach',
    name: 'Sports coach and athletics professional',
    group: 'fitness',
    fields: `athletics, coaching, sports coaching, sports management, physical education`,
    titles: `coach, sports coach, football coach, basketball coach, athletic director, head coach, assistant coach,
        soccer coach, swim coach, tennis coach, baseball coach, volleyball coach, track coach, swimming instructor,
        gymnastics coach, athlete, sports instructor, athletic coach, tennis instructor, golf instructor,
        golf professional, professional athlete, sports director, sports manager, softball coach, referee,
        cheerleading coach, athletics coach, varsity coach, cricket coach, youth coach, ski instructor, wrestling coach,
        lacrosse coach, personal coach sports, physical education coach, hockey coach, sports coordinator,
        swim instructor sports, cross country coach, director of athletics, intramural supervisor, sports official,
        umpire, sports development officer, strength coach, sports program coordinator, tennis professional,
        club manager golf, scout sports, director of coaching, recreation sports coach, swimming teacher,
        swim instructor, strength and conditioning coach, pe coach`,
    vocabulary: `coach, coaching, team, athletes, practice, practices, sports, games, season, players, soccer, football, basketball,
      drills, tournaments, skills, swimming, athletic, recruiting, competition, teams, championship, league, youth, baseball, tennis,
      varsity, ncaa, scouting, golf, physical education, conditioning, lessons, game plans, athletics, training sessions, volleyball,
      sportsmanship, strategy, track, matches, film, swim`,
  },
  {
    id: 'beautician',
    name: 'Hairdresser and beauty therapist',
    group: 'beauty',
    fields: `cosmetology, beauty, hairdressing, esthetics, hair styling, makeup, beauty therapy`,
    titles: `hair stylist, cosmetologist, hairdresser, makeup artist, barber, esthetician, nail technician,
        hairstylist, beautician, salon manager, aesthetician, beauty therapist, beauty consultant, stylist salon,
        manicurist, spa therapist, make-up artist, hair stylist assistant, massage therapist spa, master stylist,
        salon owner, skin care specialist, lash technician, salon assistant, medical aesthetician, hair colorist,
        shampoo assistant, beauty advisor salon, makeup consultant, licensed cosmetologist, medical esthetician,
        freelance makeup artist, cosmetology instructor, laser technician aesthetics, salon coordinator, master barber,
        waxing specialist, licensed esthetician, colorist, nail artist, spa attendant, skincare consultant,
        hair dresser, braider, cosmetics consultant, eyelash technician, brow artist, tanning consultant,
        licensed massage therapist, spa receptionist, beauty specialist, barber stylist, electrologist,
        laser technician skin, laser hair removal technician, spray tan technician, piercer, body piercer,
        aesthetic practitioner, aesthetics practitioner, tattoo artist`,
    vocabulary: `hair, salon, clients, makeup, facials, haircuts, color, skin care, skin, styling, nails, waxing, beauty, manicures,
      pedicures, cosmetology, cosmetics, massage, cutting, spa, highlights, products, treatments, stylist, perms, shampoo, blowouts,
      sanitation, eyebrows, retail products, appointments, braiding, coloring, extensions, bridal, barber, lashes, chemical peels, licensed,
      microdermabrasion, shaving, facial, consultations, keratin, tinting`,
  },
  {
    id: 'funeral_personal_service',
    name: 'Funeral and personal care services',
    group: 'personal_services',
    fields: `funeral service, mortuary science, personal services`,
    titles: `funeral director, embalmer, mortician, funeral assistant, funeral home manager, mortuary technician, crematory
      operator, funeral arranger, cemetery manager, funeral attendant, family service counselor, cemetery sales
      counselor, mortuary assistant, undertaker, funeral service associate, cemetery worker, grave digger, personal
      shopper, wardrobe consultant, errand runner, house sitter, concierge personal, crematorium technician, cemetery
      operative, funeral service operative, funeral service director, funeral service arranger, funeral operative,
      funeral home director, licensed funeral director, licensed funeral director and embalmer, funeral service
      manager, funeral branch manager, funeral celebrant, celebrant, cremation technician, funeral driver, hearse
      driver, pallbearer, mortuary manager, cemetery superintendent, anatomical pathology technologist, funeral
      counselor, pre-need counselor, memorial advisor, funeral apprentice, apprentice embalmer, monumental mason sales`,
    vocabulary: `funeral, families, embalming, cemetery, mortuary, bereaved, arrangements, burial, deceased, memorial, cremation, services,
      grief, viewing, caskets, visitations, obituaries, pre-need, hearse, compassion, death certificates, interment, remains, funeral home`,
  },
]);
