import { listItems } from './read-families';

/**
 * Families of people who do the work themselves, where a 'manager' leads others who do it. Elsewhere the word is part of what the work
 * is called: a product manager leads a product.
 */
const LED_TRADES: ReadonlySet<string> = new Set(
  listItems(`
    accountant, accounts_payable_receivable, bookkeeper, payroll_specialist, billing_specialist, collections, bank_teller, medical_coder_biller,
    medical_records, claims_adjuster, housekeeper_cleaner, dry_cleaner_laundry, landscaper, nursery_gardener, arborist_forester,
    maintenance_technician, security_guard, call_center, customer_service, it_support, receptionist, data_entry_clerk, auto_mechanic,
    auto_body_technician, heavy_diesel_mechanic, auto_service_advisor, aircraft_mechanic, electrician, plumber_pipefitter, hvac_technician,
    welder, carpenter, painter_decorator, roofer_mason, flooring_tiler, drywall_plasterer, glazier, ironworker, concrete_worker,
    elevator_mechanic, locksmith_installer, home_service_technician, solar_wind_technician, pest_control, warehouse_worker, packer_sorter,
    forklift_operator, truck_driver, delivery_driver, machine_operator, assembler, cnc_machinist, food_production_worker, quality_inspector,
    pharmacist, pharmacy_technician, optician, radiology_technologist, sonographer, medical_laboratory, sterile_processing, phlebotomist,
    dental_assistant, dental_hygienist, medical_assistant, physical_therapist, occupational_therapist, respiratory_therapist, dietitian, cook,
    baker_butcher, waiter_bartender, barista, fast_food_worker, catering_banquet, hotel_front_office, early_childhood, librarian, florist,
    farmer, pet_groomer, animal_caretaker, beautician, barber_stylist, fitness_trainer, laboratory_technician, firefighter, paralegal,
    retail_associate, postal_worker, recycling_waste_worker, trainer, dispatcher`),
);

/** Whether a 'manager' of a family leads people who do its work. */
export function isLedTrade(family: string): boolean {
  return LED_TRADES.has(family);
}

/** The ids of all families whose managers lead people. */
export function ledTrades(): readonly string[] {
  return [...LED_TRADES];
}
