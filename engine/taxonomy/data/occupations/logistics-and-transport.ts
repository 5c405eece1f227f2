import { readFamilies } from '../read-families';

/** Supply chain, warehouses, driving, aviation and the sea. */
export const LOGISTICS_OCCUPATIONS = readFamilies('logistics', [
  {
    id: 'procurement',
    name: 'Buyer and procurement manager',
    group: 'supply_chain',
    fields: `procurement, purchasing, purchase, sourcing, strategic sourcing, vendor management, category management`,
    titles: `procurement manager, category manager, indirect category manager, category manager indirect procurement,
      category lead procurement, buyer, purchasing manager, purchasing agent, procurement specialist, procurement
      officer, senior buyer, purchasing coordinator, purchasing assistant, sourcing manager, strategic sourcing
      manager, category manager procurement, director of procurement, purchasing clerk, procurement analyst, commodity
      manager, purchasing specialist, procurement agent, purchase executive, executive purchase, purchasing director,
      purchase manager, procurement coordinator, vendor manager, procurement executive, junior buyer, buyer/planner,
      procurement engineer, strategic buyer, sourcing specialist, supplier manager, chief procurement officer,
      purchase officer, sourcing analyst, global sourcing manager, purchasing supervisor, director of purchasing,
      buyer planner, purchasing administrator, procurement assistant, technical buyer, procurement director, supply
      manager, purchasing buyer, sourcing executive, subcontract buyer, procurement category manager, purchase
      engineer, vendor management specialist, indirect procurement manager, purchasing, procurement, procurement lead,
      commodity buyer, subcontracts administrator, indirect buyer, tender officer, supplier relationship manager,
      expediter, procurement tender manager, tender manager, purchasing expeditor, subcontracts manager, supplier
      manager`,
    vocabulary: `procurement, purchasing, purchase orders, suppliers, vendors, negotiation, sourcing, contracts, rfq, rfp, vendor, quotes,
      materials, cost savings, supplier, bids, strategic sourcing, spend, inventory, lead times, purchase, pricing, commodities, negotiated,
      supply chain, sap, cost reduction, requisitions, terms, delivery, quotations, supplier performance, mrp, e-procurement, expediting,
      tender, purchase requisitions, raw materials, ariba, import, category, indirect`,
  },
  {
    id: 'supply_chain',
    name: 'Supply chain planner and manager',
    group: 'supply_chain',
    fields: `supply chain, supply chain management, demand planning, inventory control, inventory management, materials
      management`,
    titles: `supply chain manager, supply chain analyst, demand planner, production planner, supply planner, material planner,
      inventory analyst, materials manager, supply chain coordinator, supply chain director, supply chain specialist, planner,
      production scheduler, inventory planner, director of supply chain, scheduler, materials planner, supply chain planner,
      master scheduler, demand planning manager, planning manager, s&op manager, supply chain executive, material controller,
      inventory manager, inventory control manager, supply chain consultant, production control manager, supply chain, vp
      supply chain, materials analyst, supply specialist, logistics planner, replenishment analyst, supply chain supervisor,
      material coordinator, production planning manager, production control specialist, material manager, planner buyer,
      global supply chain manager, supply chain associate, inventory control supervisor, supply chain project manager, supply
      technician, mrp controller, supply chain intern, supply chain trainee`,
    vocabulary: `supply chain, inventory, mrp, demand planning, forecasting, forecast, planning, s&op, lead times, materials, logistics,
      sap, suppliers, production schedule, safety stock, erp, inventory turns, warehouse, distribution, procurement, master schedule,
      shortages, capacity planning, purchase orders, replenishment, on-time delivery, stock levels, kanban, cycle counts, sku, apics,
      bill of materials, kpis, transportation, excess, obsolete, fill rate, vendors, scheduling, cost savings`,
  },
  {
    id: 'logistics_coordinator',
    name: 'Logistics and freight coordinator',
    group: 'supply_chain',
    fields: `logistics, freight, shipping, freight forwarding, import export, transportation, dispatch, distribution`,
    titles: `logistics coordinator, logistics manager, dispatcher, transportation manager, logistics specialist, logistics
      analyst, shipping coordinator, transportation coordinator, freight forwarder, import export coordinator,
      logistics supervisor, export coordinator, traffic manager logistics, logistics executive, truck dispatcher,
      fleet manager, freight coordinator, shipping manager, logistics director, transport manager, fleet coordinator,
      transportation specialist, import coordinator, logistics associate, export manager, transportation supervisor,
      director of logistics, transportation planner, logistics assistant, freight forwarding agent, dispatch manager,
      transport coordinator, load planner, logistics officer, import export manager, logistics clerk, global logistics
      manager, distribution coordinator, fleet supervisor, logistician, transportation analyst, transportation
      director, route planner, transport planner, dispatch coordinator, dispatch supervisor, logistics, dispatch
      executive, import export executive, logistics intern, logistics trainee, export specialist, transport
      administrator, traffic clerk, haulage planner, 3pl manager, transport clerk, shipping agent, logistics
      administrator`,
    vocabulary: `logistics, freight, carriers, shipments, shipping, transportation, dispatch, dispatched, drivers, loads, customs, import,
      export, routes, trucking, ltl, bill of lading, delivery, rates, warehouse, tracking, fleet, brokers, ocean, air freight, incoterms,
      truckload, containers, tms, dot, scheduling, consignments, documentation, clearance, distribution, hazmat, trucks, freight forwarders,
      carrier, intermodal, cargo, fuel, pickup, letters of credit, ports, demurrage`,
  },
  {
    id: 'warehouse_manager',
    name: 'Warehouse manager and supervisor',
    group: 'supply_chain',
    fields: `warehouse management, distribution management, warehouse operations, warehousing`,
    titles: `warehouse manager, warehouse supervisor, distribution manager, distribution center manager,
        warehouse lead, shipping supervisor, distribution supervisor, shipping and receiving supervisor,
        warehouse operations manager, shipping and receiving manager, warehouse team leader, stock manager,
        fulfillment manager, assistant warehouse manager, inventory supervisor, receiving supervisor,
        warehouse coordinator, warehouse shift supervisor, warehouse director, stores manager,
        inventory control manager warehouse, receiving manager, distribution center supervisor, warehouse foreman,
        logistics center manager, parts manager, warehouse and logistics manager, fulfillment supervisor,
        warehouse administrator, loading dock supervisor, director of distribution, supply sergeant, dock supervisor,
        stores supervisor, warehouse associate lead, part-time supervisor preload, distribution shift manager,
        3pl manager, depot manager, warehouse shift manager, warehouse team manager`,
    vocabulary: `warehouse, inventory, shipping, receiving, distribution, forklift, wms, cycle counts, supervised, orders, picking,
      packing, freight, osha, dock, safety, employees, inventory control, stock, logistics, deliveries, inventory accuracy, associates,
      fulfillment, layout, pallets, scheduling, kpi, carriers, productivity, warehousing, 3pl, loading, outbound, inbound, trucks, slotting,
      space utilization, storage, shifts, physical inventory`,
  },
  {
    id: 'warehouse_worker',
    name: 'Warehouse worker',
    group: 'supply_chain',
    fields: `warehouse, shipping and receiving, stocking, order picking, receiving, forklift operation`,
    titles: `warehouse worker, warehouse associate, material handler, forklift operator, shipping and receiving clerk, order
      picker, picker packer, package handler, warehouse clerk, order selector, shipping clerk, receiving clerk, stock
      handler, inventory specialist, storekeeper, inventory clerk, forklift driver, warehouse operative, inventory
      control specialist, warehouse specialist, loader, warehouse laborer, picker, packer warehouse, shipping
      associate, warehouse person, freight handler, inventory associate, shipping receiving clerk, fulfillment
      associate, inventory control clerk, warehouse technician, stockroom clerk, dock worker, warehouse assistant,
      order filler, warehouse helper, order builder, reach truck driver, store keeper, receiving associate, stores
      clerk, supply clerk, unloader, truck loader, lumper, warehouse staff, shipper, warehouse, inventory coordinator,
      parts clerk, storeman, shipping and receiving associate, warehouse forklift operator, shipping receiving, stores
      assistant, cycle counter, receiver, material handling specialist, inventory auditor, baggage handler,
      warehouseman, cargo handler, picker/packer, stower, tool crib attendant, order puller, warehouse attendant,
      logistics associate warehouse, shipping/receiving clerk, warehouse package handler, cherry picker operator,
      aviation supply specialist, warehouse selector, night selector, pick packer, dock associate, materials handler,
      automated logistical specialist, reach truck operator, pallet jack operator, goods in operative, despatch
      operative, depot worker, store executive, stores officer, warehouse executive, sortation associate, stores
      person, storeperson, stores operative, stock clerk, returns processor, returns operative, storesperson,
      packhouse operative, despatch operative, warehouse loader, stockroom assistant, loading dock worker, dock hand,
      loading bay operative, cross dock operative`,
    vocabulary: `warehouse, forklift, inventory, shipping, receiving, pallet, pallets, loading, unloading, packing, orders, rf scanner,
      stock, trucks, pallet jack, picking, boxes, cycle counts, packages, freight, labels, shipments, scanning, shelves,
      deliveries, lifting, merchandise, staging, supplies, sorting, wrapping, shrink wrap, order picker, reach truck, scanner,
      materials, dock, packing slips, containers, cherry picker, ups, storage, goods, bins, conveyor, pull orders, stockroom,
      heavy lifting, put away, cartons, voice picking, stock rotation`,
  },
  {
    id: 'truck_driver',
    name: 'Truck driver',
    group: 'driving',
    fields: `trucking, truck driving, commercial driving, long haul`,
    titles: `truck driver, cdl driver, class a driver, otr driver, tractor trailer driver, lorry driver, owner operator, hgv
      driver, cdl truck driver, flatbed driver, class a truck driver, dump truck driver, tanker driver, heavy truck
      driver, cdl a driver, regional truck driver, local truck driver, long haul truck driver, over the road truck
      driver, tow truck driver, commercial driver, garbage truck driver, semi truck driver, hazmat driver, class b
      driver, truck operator, cement truck driver, yard driver, cdl class a driver, hostler, refuse collector, hgv
      class 1 driver, team driver, concrete mixer driver, heavy vehicle driver, box truck driver, professional truck
      driver, trailer driver, cdl class b driver, sanitation worker, ready mix driver, car transporter driver,
      shunter, yard spotter, yard jockey, mixer driver, tipper driver, hiab driver, roll off driver, refuse driver,
      lgv driver, lgv class 1 driver, lgv class 2 driver, hgv class 2 driver, class 1 driver, class 2 driver, shunter
      driver, tramper driver, skip driver, regional driver, cdl regional driver, cdl otr driver, cdl local driver, linehaul driver, line haul driver`,
    vocabulary: `cdl, truck, trailer, dot, hazmat, driving, otr, tractor trailer, pre-trip, logs, flatbed, loads, freight, routes, class a,
      inspections, endorsements, delivery, elog, trucks, hours of service, miles, dispatch, tanker, backing, tarping, securement, 53',
      bills of lading, driver, eld, post-trip, coupling, semi, unload, clean driving record, reefer, doubles, highway, weigh stations`,
  },
  {
    id: 'delivery_driver',
    name: 'Delivery and passenger driver',
    group: 'driving',
    fields: `delivery, driving, courier service, chauffeuring`,
    titles: `delivery driver, driver, bus driver, courier, van driver, taxi driver, school bus driver, uber driver,
        chauffeur, route driver, package delivery driver, shuttle driver, pizza delivery driver, light truck driver,
        medical courier, limousine driver, transit operator, bus operator, personal driver, driver helper,
        non-emergency medical transporter, mail carrier, postal worker, postman, parts delivery driver,
        delivery associate, lyft driver, delivery person, food
      delivery driver, company driver, rideshare driver,
        dsp driver, transport driver, letter carrier, newspaper carrier, minibus driver, delivery specialist,
        transit bus driver, parcel courier, driver/warehouse, private hire driver, delivery
      helper, messenger,
        paratransit driver, valet, parking attendant, valet attendant, tram driver, motor vehicle operator, delivery man, cab driver,
        newspaper delivery, non cdl
      driver, car driver, delivery boy, personal car driver, delivery executive,
        delivery partner, removals operative, mover, furniture mover, removal porter, courier driver, drivers mate,
        driver's mate`,
    vocabulary: `delivery, deliveries, driving, route, routes, passengers, packages, vehicle, customers, gps, van, traffic, pick up, bus,
      loading, delivered, driver's license, unloading, safe driving, parcels, mail, signatures, fuel, vehicle inspection,
      clean driving record, transport, schedule, cash, courier, students, orders, truck, navigation, fares, dispatch, tips, wheelchair,
      maintenance, safely, on time, addresses`,
  },
  {
    id: 'pilot',
    name: 'Pilot and flight crew',
    group: 'aviation',
    fields: `aviation, flight operations, flight training, flying`,
    titles: `pilot, first officer, airline pilot, flight instructor, helicopter pilot, commercial pilot, co-pilot,
      certified flight instructor, flight engineer, corporate pilot, drone pilot, cargo pilot, airline captain, student pilot,
      pilot in command, uav operator, private pilot, military pilot, aircraft pilot, flight operations manager, chief pilot,
      flight dispatcher, aircraft dispatcher, air traffic controller, flight operations officer, uas operator,
        approach controller, tower controller, area controller, en route controller, radar controller air traffic`,
    vocabulary: `flight, aircraft, faa, flight hours, pilot, atp, multi-engine, instrument rating, cfi, passengers, ifr, aviation, pic,
      airspace, weather, navigation, checklists, cockpit, takeoff, captain, vfr, flight plans, simulator, crew resource management,
      first class medical, cessna, boeing, airport, type rating, part 121, flight planning, helicopter, landing, airline, part 135, atc,
      drone, radar`,
  },
  {
    id: 'cabin_ground_crew',
    name: 'Cabin crew and airport staff',
    group: 'aviation',
    fields: `cabin crew, ground handling, airport operations, in-flight service, airline operations`,
    titles: `flight attendant, cabin crew, ramp agent, ground crew, gate agent, airline customer service agent,
        airport agent, passenger service agent, ground handler, ticket agent, ramp supervisor,
        airport operations manager, cabin crew member, air hostess, check-in agent, airport manager, ramp service agent,
        airport security officer, reservations agent airline, baggage agent, ground operations agent,
        airport operations specialist, cabin attendant, airport customer service agent, aircraft fueler,
        customer service agent airline, aircraft cleaner, ground staff, airline station manager,
        in-flight
      supervisor, purser, line service technician, airport operations officer, wheelchair attendant,
        ramp lead, airline
      reservation agent, station manager airline, senior cabin crew, fueler,
        transportation security officer, airport ground
      staff, baggage handler, airside operative, tsa officer,
        ground handling agent`,
    vocabulary: `passengers, flight, flights, airline, airport, boarding, baggage, aircraft, cabin, check-in, luggage, safety, ramp,
      in-flight, emergency, tickets, gate, evacuation, first aid, reservations, tsa, ground, customer service, meals, crew, cargo, security,
      announcements, marshalling, sabre, beverage service, delays, tow, loading, fueling, faa, demonstrations, de-icing`,
  },
  {
    id: 'aircraft_mechanic',
    name: 'Aircraft mechanic',
    group: 'aviation',
    fields: `aircraft maintenance, aviation maintenance, aircraft engineering, airframe and powerplant`,
    titles: `aircraft mechanic, aircraft technician, avionics technician, aircraft maintenance technician,
        a&p mechanic, airframe and powerplant mechanic, aviation mechanic, aircraft maintenance engineer,
        helicopter mechanic, aviation technician, aviation maintenance technician, aircraft inspector,
        aircraft structural mechanic, aviation maintenance manager, sheet metal mechanic aircraft, aircraft engineer,
        crew chief, licensed aircraft engineer, aircraft electrician, jet engine mechanic, avionics installer,
        line maintenance technician, aircraft structures technician, aircraft maintenance manager, flight line mechanic,
        aircraft maintenance planner, avionics mechanic, aviation electrician, director of maintenance aviation,
        aircraft painter, airframe mechanic, b1 licensed engineer, b1 engineer, b2 licensed engineer,
        line maintenance engineer, aircraft fitter, aircraft sheet metal mechanic`,
    vocabulary: `aircraft, faa, maintenance, airframe, powerplant, inspections, avionics, engines, hydraulic, a&p, hangar, aviation,
      sheet metal, landing gear, flight controls, airworthiness, technical orders, troubleshooting, boeing, repairs, turbine, logbooks, ads,
      flight line, helicopters, structural, rivets, airbus, jet engines, airworthiness directives, part 145, c-130, propeller, fuel systems,
      components, phase inspections, composite, torque, easa, boroscope`,
  },
  {
    id: 'maritime',
    name: 'Maritime professional',
    group: 'maritime',
    fields: `marine operations, seafaring, marine engineering, port operations, merchant navy`,
    titles: `deckhand, ship captain, marine engineer, seafarer, chief officer, able seaman, marine technician, second
      officer, naval architect, able bodied seaman, boatswain, deck officer, ship engineer, chief engineer marine,
      third engineer, boat captain, harbor master, merchant mariner, port captain, ordinary seaman, third officer,
      second engineer, longshoreman, stevedore, boat mechanic, deck cadet, marine mechanic, ship master, port
      operations manager, tugboat captain, sailor, commercial diver, bosun, chief mate, yacht captain, diver, steward
      yacht, marine surveyor, shipping agent, shipbuilder, marine superintendent, fisherman, engine cadet,
      quartermaster, chief engineer vessel, vessel traffic services operator, third mate, second mate, port operative,
      yacht crew, ships cook, vessel master, 2nd engineer, 3rd engineer, 4th engineer, fourth engineer, second
      engineer officer, third engineer officer, chief engineer offshore, chief engineer unlimited, first engineer
      marine, 1st engineer, engineer officer of the watch, engineering officer marine, 2nd officer, 3rd officer, chief
      mate unlimited, master mariner, ship's master, captain vessel, dynamic positioning operator, dp operator, dpo,
      ab seaman, efficient deckhand, motorman, oiler marine, engine room rating, electro-technical officer, eto,
      technical superintendent marine, technical superintendent, fleet manager marine, marine pilot, harbour master,
      harbour pilot, ferry captain, tug master, skipper, fishing skipper, marine operations manager, crewing manager,
      port engineer, designated person ashore, hydrographic surveyor, offshore installation manager marine`,
    vocabulary: `vessel, ship, vessels, deck, marine, stcw, navigation, mooring, cargo, engine room, coast guard, bridge, crew, boat, port,
      imo, solas, sea, watch, anchor, hull, tanker, ballast, seamanship, tug, lifeboat, dry dock, cruise, offshore, charts, berthing, radar,
      ecdis, diving, diesel engines, marpol, harbor, rigging, gmdss, docks`,
  },
  {
    id: 'auto_mechanic',
    name: 'Vehicle mechanic',
    group: 'vehicle_repair',
    fields: `automotive repair, auto repair, automotive, automotive technology, vehicle maintenance, diesel mechanics,
      automotive service, auto body`,
    titles: `automotive technician, mechanic, auto mechanic, diesel mechanic, diesel technician, service advisor,
        auto technician, truck mechanic, automotive mechanic, service technician automotive, heavy equipment mechanic,
        fleet mechanic, lube technician, tire technician, automotive service technician, service writer,
        motorcycle mechanic, body shop technician, automotive service advisor, auto body technician, field mechanic,
        mechanic helper, heavy duty mechanic, automobile mechanic, automotive service manager,
        express service technician, auto body repair technician, service manager automotive, car mechanic,
        master technician, small engine mechanic, vehicle technician, automotive parts specialist,
        auto parts salesperson, parts counter person, mechanic supervisor, transmission technician, lead mechanic,
        brake technician, shop foreman, collision repair technician, heavy equipment technician, bus mechanic,
        mobile mechanic, forklift mechanic, tyre fitter, auto glass technician, parts specialist, apprentice mechanic,
        parts advisor, oil change technician, wheeled vehicle mechanic, car detailer, detailer,
        smog technician, auto electrician, automotive center manager, auto detailer, quick lube technician,
        mechanical fitter vehicles, automotive apprentice, diesel truck mechanic, panel beater, light vehicle mechanic,
        bicycle mechanic, railcar mechanic, trailer mechanic, marine diesel mechanic, parts manager automotive,
        mot tester, lube tech, paint technician auto, windscreen technician, workshop manager, rv technician,
        smart repairer, ev technician, workshop controller, vehicle inspector, motor mechanic, vehicle mechanic`,
    vocabulary: `vehicle, vehicles, automotive, engine, engines, brakes, diesel, repair, transmission, ase, diagnostic, oil changes, tires,
      parts, truck, trucks, dealership, suspension, alignment, steering, electrical systems, tune-ups, inspections, cooling systems,
      scan tools, hydraulics, troubleshooting, air conditioning, car, mechanic, preventive maintenance, exhaust, batteries, repair orders,
      welding, diagnostics, shop, cummins, caterpillar, heavy equipment, emissions, service advisor, body work, dents, overhaul, rebuild,
      motors, warranty, lubrication, gaskets, snap-on`,
  },
]);
