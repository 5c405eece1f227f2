/**
 * Groups of occupations between which people move, and how much of one kind of work is practice for the other. Families of
 * one group are near each other without standing here; a group of the same name in two sectors is one group.
 */

/** The same trade with other people or at another level, so that one licence or course often opens both. */
const SISTER = 0.6;
/** Much the same work with another aim, or a usual next step. */
const CLOSE = 0.36;
/** Some of the work in common. */
const NEXT = 0.16;
/** The same people or tools around another task. */
const ASIDE = 0.08;

const SISTER_GROUPS = `
  teaching: early_years`;

const CLOSE_GROUPS = `
  software: web, electronics_software
  infrastructure: network, it_support
  data: data_platform
  data_platform: database
  digital_marketing: marketing
  teaching: education_management
  accounting: audit_tax, payroll, finance_management
  law: law_support
  law_support: contracts
  social_services: behavioral_health, nonprofit
  dental: clinic_support
  health_office: office
  technicians: electrical_engineering
  drafting: built_engineering, built_design
  quality: production, laboratory
  plant_operation: production
  metal_trades: production
  outdoor_trades: outdoor, farming
  agronomy: farming
  underwriting: insurance
  floristry: retail
  construction_management: built_engineering
  maintenance: trades, technicians
  field_services: maintenance, trades
  renewables: technicians, maintenance, trades
  commercial_analysis: data, finance_management
  retail: customer_service
  account_management: business_development, field_sales, customer_service
  business_development: field_sales
  sales_support: customer_service
  hotel: restaurant_service, events, office
  kitchen: food_production, restaurant_service
  laboratory: life_science
  writing: communications
  communications: marketing
  visual_design: web
  product: project, business_analysis
  business_analysis: project
  operations: executive
  risk: audit_tax
  banking: risk
  investment: finance_management
  personal_care: nursing
  nursing: clinic_support
  providers: surgical
  textile: production
  craft_production: production
  product_design: visual_design
  electrical_engineering: mechanical_engineering, electronics_software`;

const NEXT_GROUPS = `
  software: data_platform, testing, database, business_systems, data
  web: testing, digital_marketing
  testing: business_analysis, quality
  infrastructure: software, database, telecom, data_platform
  network: it_support, telecom, risk
  it_management: infrastructure, project, it_support, network, software, operations, consulting, business_systems
  it_support: customer_service, telecom
  business_systems: business_analysis, database, data_platform
  business_analysis: data, consulting
  data: investment, laboratory
  electronics_software: technicians
  electrical_engineering: telecom, energy
  mechanical_engineering: technicians, quality, production, built_engineering, medical_devices
  technicians: it_support, quality, vehicle_repair, aviation, trades
  built_design: visual_design, built_engineering, construction_management
  construction_management: trades, project, maintenance
  trades: plant_operation, outdoor_trades, metal_trades, production
  plant_operation: mechanical_engineering
  energy: plant_operation, mechanical_engineering, built_engineering, environment
  environment: built_engineering, laboratory
  safety: quality, construction_management, production, environment
  production: supply_chain, kitchen
  supply_chain: operations, production, driving, retail_buying
  driving: post, plant_operation
  vehicle_repair: maintenance, aviation, plant_operation
  retail: restaurant_service, field_sales, banking, hotel, retail_buying
  customer_service: office, banking, hotel, insurance
  field_sales: customer_service, real_estate, insurance, marketing
  sales_support: office, account_management
  fashion: retail_buying, visual_design, arts
  marketing: product, business_development, visual_design, events
  digital_marketing: writing, web, communications
  communications: nonprofit, events, government
  writing: languages, information, marketing
  media_production: visual_design, arts, communications, writing, digital_marketing
  office: hr, accounting, operations, sales_support, law_support, payroll
  hr: training, payroll, consulting
  training: teaching, consulting, education_management
  teaching: higher_education, social_services, personal_care
  early_years: personal_care, social_services
  education_management: nonprofit
  operations: project, production, consulting, retail, customer_service, quality
  executive: consulting, business_development
  project: consulting, operations
  consulting: finance_management, product
  finance_management: banking, risk, executive
  banking: accounting, insurance, investment
  insurance: risk, health_office
  audit_tax: payroll
  law: government, risk, contracts
  contracts: supply_chain
  government: nonprofit, executive, social_services, office, protection
  protection: military, attendants
  nonprofit: marketing, project
  personal_care: behavioral_health, clinic_support
  nursing: health_management, emergency_care, behavioral_health
  clinic_support: health_office, diagnostics, laboratory, pharmacy
  health_management: operations, health_office
  clinical_research: life_science, laboratory
  therapy: fitness, personal_care, behavioral_health
  nutrition: fitness, kitchen
  beauty: retail
  events: restaurant_service, office, travel, project
  travel: hotel, customer_service
  cleaning: hotel, maintenance
  farming: outdoor, animal_care, plant_operation
  real_estate: office, construction_management, banking
  providers: nursing, eye_care
  eye_care: clinic_support
  dental_laboratory: dental, craft_production
  surgical: nursing, clinic_support
  diagnostics: laboratory, medical_devices
  medical_devices: technicians, electrical_engineering
  emergency_care: protection, clinic_support
  animal_care: clinic_support
  textile: fashion
  craft_production: metal_trades
  food_production: production
  product_design: mechanical_engineering, fashion, built_design, drafting
  digital_operations: digital_marketing, customer_service
  maritime: driving, plant_operation, technicians
  rail: driving, plant_operation, maintenance
  physical_science: laboratory, data, higher_education
  social_science: data, government, higher_education
  geo: data, environment, drafting, built_engineering
  life_science: higher_education, environment, agronomy
  underwriting: risk, banking, data
  floristry: events, farming, outdoor_trades, craft_production
  agronomy: outdoor, outdoor_trades, environment, field_sales
  information: teaching, office
  post: supply_chain
  languages: teaching
  metal_trades: technicians, maintenance
  drafting: mechanical_engineering
  investment: risk
  social_services: protection, personal_care
  restaurant_service: customer_service
  kitchen: hotel
  aviation: travel
  commercial_analysis: marketing, hotel, retail_buying, supply_chain, underwriting, business_analysis
  renewables: plant_operation, energy, electrical_engineering, field_services
  field_services: technicians`;

const ASIDE_GROUPS = `
  software: business_analysis, project
  data: audit_tax, business_analysis
  database: it_support
  product: account_management, visual_design
  quality: food_production, clinical_research, life_science
  laboratory: farming
  construction_management: supply_chain
  retail: office, supply_chain
  kitchen: retail
  protection: customer_service
  military: supply_chain, maintenance, operations, aviation, technicians
  fitness: early_years, teaching, personal_care
  arts: teaching
  banking: office
  hr: customer_service, social_services, executive
  visual_design: marketing
  law_support: audit_tax
  pharmacy: retail, nursing
  eye_care: retail
  dental: health_office, providers
  diagnostics: nursing
  health_management: nonprofit, social_services
  clinical_research: nursing, data, pharmacy
  craft_production: arts, trades
  digital_operations: retail, office
  maritime: military
  physical_science: electrical_engineering
  social_science: nonprofit, marketing
  geo: data_platform
  personal_services: customer_service, beauty, personal_care
  higher_education: training
  information: arts
  post: office
  attendants: hotel, cleaning, retail, fitness
  beauty: fitness, customer_service
  languages: office
  energy: trades
  drafting: electrical_engineering
  contracts: government, finance_management, project
  safety: trades, protection
  real_estate: hotel
  insurance: accounting
  investment: accounting, insurance
  electronics_software: mechanical_engineering, infrastructure
  it_management: database
  web: infrastructure, data_platform
  infrastructure: testing
  government: law_support
  social_services: health_management
  behavioral_health: teaching, providers
  cleaning: personal_care, restaurant_service, production
  field_services: cleaning, customer_service
  communications: office
  operations: hotel, restaurant_service, construction_management`;

const SHARES: ReadonlyMap<string, number> = readShares([
  [ASIDE, ASIDE_GROUPS],
  [NEXT, NEXT_GROUPS],
  [CLOSE, CLOSE_GROUPS],
  [SISTER, SISTER_GROUPS],
]);

/** How close two groups of occupations are, 0 to 1; 0 for groups that have little in common. Read both ways. */
export function groupCloseness(one: string, other: string): number {
  return SHARES.get(`${one} ${other}`) ?? 0;
}

/** All groups that are named here. */
export function neighbouringGroups(): ReadonlySet<string> {
  return new Set([...SHARES.keys()].flatMap((pair) => pair.split(' ')));
}

/** Lines of 'group: neighbour, neighbour'; a pair that stands twice has the closest of its shares. */
function readShares(tables: readonly (readonly [share: number, written: string])[]) {
  const shares = new Map<string, number>();
  for (const [share, written] of tables) {
    for (const row of written.split('\n').filter((text) => text.includes(':'))) {
      const [group = '', neighbours = ''] = row.split(':').map((text) => text.trim());
      for (const neighbour of neighbours.split(',').map((text) => text.trim())) {
        shares.set(`${group} ${neighbour}`, share);
        shares.set(`${neighbour} ${group}`, share);
      }
    }
  }
  return shares;
}
