import { listItems } from './read-families';

/**
 * Kinds of work that share a group, with its places and its words, and are still learnt each for itself: a teller sells loans and
 * decides none. Each row names families, between bars those that are learnt apart; within a group every other pair stays as near as it is.
 */
const LEARNT_APART = `
  bank_teller, bank_branch_staff | lending, mortgage_specialist, credit_analyst | collections
  construction_estimator, quantity_surveyor | construction_manager, construction_project_engineer
  stationary_engineer | wastewater_operator | chemical_plant_operator | recycling_waste_worker | crane_operator, heavy_equipment_operator
  demand_planner, production_planner | procurement
  phlebotomist, blood_bank | dialysis_technician | sterile_processing, surgical_technologist
  nuclear_engineer | petroleum_engineer, oil_gas_operator | mining_engineer | energy_engineer
  architect, interior_designer | urban_planner
  surveyor | structural_engineer, geotechnical_engineer | transport_engineer, water_engineer | building_services_engineer
  geologist | fisheries_wildlife
  landscaper, nursery_gardener | farmer
  auto_service_advisor | auto_body_technician | auto_mechanic, heavy_diesel_mechanic
  real_estate_agent | housing_officer
  travel_agent | flight_tour_guide
  hotel_front_office, hotel_manager | casino_gaming
  hotel_revenue_manager | hotel_front_office | hotel_manager | casino_gaming
  photographer | video_producer
  underwriter_actuary | insurance_agent, insurance_service | claims_adjuster
  trade_compliance | freight_broker | warehouse_worker | dispatcher
  ux_designer | ux_researcher
  school_counselor | student_services | school_teacher, secondary_teacher, special_education, teaching_assistant, early_childhood
  athletic_trainer | foot_care | hearing_aid_specialist
  executive_assistant | receptionist, data_entry_clerk
  special_education | school_teacher, secondary_teacher, arts_pe_teacher
  animator | audio_engineer | photographer
  cnc_machinist, toolmaker_moldmaker | welder, ironworker
  actuary | claims_adjuster, loss_adjuster, insurance_agent, insurance_service | pension_benefit_admin
  financial_advisor | economist | investment_banker
  network_engineer | penetration_tester | iam_engineer
  emergency_manager | intelligence_analyst | security_guard | corrections_probation | police_officer
  pet_groomer, animal_caretaker | veterinary_technician
  clergy | nonprofit_fundraiser, grants_manager, community_program, fundraising_events_volunteer
  office_manager | executive_assistant
  border_customs_tax | social_benefits_officer | policy_analyst
  medical_scribe | medical_coder_biller
  compensation_benefits | recruiter, talent_sourcer
  advertising_media_buyer | communications_pr
  restaurant_manager | chef`;

/** For each family, its place in each row that names it. */
const PLACES: ReadonlyMap<string, ReadonlyMap<number, number>> = placesOf();

function placesOf(): Map<string, Map<number, number>> {
  const places = new Map<string, Map<number, number>>();
  LEARNT_APART.split('\n').forEach((row, number) => {
    row.split('|').forEach((families, place) => {
      for (const family of listItems(families))
        places.set(family, (places.get(family) ?? new Map<number, number>()).set(number, place));
    });
  });
  return places;
}

/** Whether the work of two families is learnt each for itself although they share a group. */
export function areLearntApart(one: string, other: string): boolean {
  const others = PLACES.get(other);
  if (others === undefined) return false;
  for (const [row, place] of PLACES.get(one) ?? []) {
    const otherPlace = others.get(row);
    if (otherPlace !== undefined && otherPlace !== place) return true;
  }
  return false;
}

/** The ids of all families that are named here. */
export function familiesLearntApart(): readonly string[] {
  return [...PLACES.keys()];
}
