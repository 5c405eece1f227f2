import { readFamilies } from '../read-families';

/** Further occupations of transport, vehicles, land and laboratories. */
export const TRANSPORT_LAND_AND_SCIENCE_OCCUPATIONS = [
  ...readFamilies('logistics', [
    {
      id: 'production_planner',
      name: 'Production planner and scheduler',
      group: 'supply_chain',
      fields: `production planning, production scheduling, material planning, master scheduling, production control`,
      titles: `production planner, production scheduler, material planner, master scheduler, planner buyer, production
        control manager, materials planner, production coordinator, mrp planner, production control clerk, planner,
        buyer planner, capacity planner, production planning manager, materials coordinator, production planning
        engineer, material controller, production controller, materials manager, ppc engineer, master planner,
        scheduling coordinator, production control specialist, production clerk, expediter, material coordinator, work
        planner, work scheduler, job planner manufacturing, methods planner`,
      vocabulary: `mrp, production schedule, materials, planning, work orders, sap, bom, capacity, inventory levels, lead
        times, shortages, forecast, suppliers, master schedule, erp, expedite, purchase orders, on-time delivery, kanban,
        safety stock, demand, cycle counts, components, sales orders, manufacturing, releases, constraints, shop floor`,
    },
    {
      id: 'demand_planner',
      name: 'Demand and inventory planner',
      group: 'supply_chain',
      fields: `demand planning, inventory planning, forecasting, supply planning, inventory management, allocation`,
      titles: `demand planner, inventory planner, supply planner, inventory analyst, demand planning manager, forecast
        analyst, replenishment analyst, inventory manager, supply chain analyst, inventory specialist, demand analyst,
        allocation analyst, inventory control manager, supply chain planner, inventory control specialist, inventory control
        analyst, replenishment planner, planning manager supply chain, stock controller, allocator, inventory coordinator,
        inventory controller, forecasting manager, allocation planner, inventory supervisor, stock control manager`,
      vocabulary: `forecast, demand planning, inventory, replenishment, forecast accuracy, safety stock, s&op, sap apo, sku,
        supply, stock levels, excess, obsolete, allocation, sales history, promotions, statistical, service level, turns, lead
        time, purchase orders, allocations, cycle counts, jda, retail, seasonality, stockouts, reconciliation, warehouse`,
    },
    {
      id: 'freight_broker',
      name: 'Freight broker and forwarder',
      group: 'supply_chain',
      fields: `freight brokerage, freight forwarding, ocean freight, air freight, carrier management, customs brokerage`,
      titles: `freight broker, freight forwarder, carrier sales representative, import coordinator, export coordinator,
        freight agent, logistics account executive, ocean export specialist, import export coordinator, freight
        coordinator, freight forwarding agent, export manager, import manager, import export manager, air freight
        coordinator, customs clearance agent, shipping coordinator, export specialist, logistics broker,
        transportation broker, import specialist freight, freight manager, export documentation executive, carrier
        manager, ocean import agent, shipping executive, truck broker, export agent, ocean export agent, air export
        agent, import agent, air import agent, ocean export coordinator, ocean import coordinator, sea freight clerk,
        air freight clerk, sea freight operator, import clerk, export clerk, import supervisor, export supervisor,
        forwarding agent, freight operations agent, export documentation clerk, import documentation clerk, director
        of ocean freight, director of freight forwarding, ocean freight manager, air freight manager, ocean export
        manager, nvocc coordinator`,
      vocabulary: `freight, carriers, shipments, import, export, customs, bill of lading, containers, ocean, air freight,
        letters of credit, rates, brokers, truckload, ltl, incoterms, loads, booking, documentation, forwarders, clearance,
        tracking, drayage, lanes, airway bill, vessel, load board, quotes, demurrage`,
    },
    {
      id: 'trade_compliance',
      name: 'Customs and trade compliance specialist',
      group: 'supply_chain',
      fields: `trade compliance, customs compliance, import compliance, export compliance, customs brokerage`,
      titles: `trade compliance analyst, trade compliance specialist, trade compliance manager, trade compliance officer, trade
        compliance coordinator, global trade compliance manager, import compliance specialist, import compliance manager,
        export compliance specialist, export compliance manager, export compliance officer, export control officer, export
        control specialist, import export compliance specialist, import export compliance manager, import/export compliance
        manager, import/export compliance specialist, customs compliance specialist, customs compliance manager, customs
        compliance analyst, customs compliance officer, customs manager, customs specialist, customs analyst, customs broker,
        licensed customs broker, customs entry writer, entry writer, customs declarant, customs clearance specialist, customs
        clerk, import specialist, global trade analyst, global trade manager, global trade specialist, tariff classification
        specialist, classification analyst customs, duty drawback specialist, customs consultant, customs officer, customs
        inspector`,
      vocabulary: `customs, tariff, classification, hts, hs codes, entries, duties, import, export, origin, usmca, free trade
        agreements, duty drawback, cbp, denied party screening, eccn, ear, itar, licences, licenses, valuation, customs brokers,
        declarations, ace, post summary corrections, certificates of origin, incoterms, audits, compliance, sap gts, descartes,
        bonded, shipments, importer of record, sanctions, harmonized`,
    },
    {
      id: 'dispatcher',
      name: 'Dispatcher and fleet coordinator',
      group: 'supply_chain',
      fields: `dispatching, fleet management, fleet operations, transport management, route planning`,
      titles: `yard marshal, yard marshall, transport yard coordinator,
        dispatcher, truck dispatcher, fleet manager, transport manager, fleet coordinator, transportation manager,
        dispatch manager, transport coordinator, service dispatcher, transportation supervisor, transport planner logistics,
        route planner, fleet supervisor, dispatch supervisor, transportation coordinator, dispatch clerk, transport
        supervisor, transportation dispatcher, traffic manager logistics, transportation planner logistics, fleet
        administrator, load planner, dispatch coordinator, fleet operations manager, driver manager, transport clerk, fleet
        maintenance manager, transport officer, terminal manager, yard manager`,
      vocabulary: `drivers, dispatch, routes, trucks, fleet, loads, dot, vehicles, deliveries, scheduling, gps, carriers,
        radio, logs, fuel, hours of service, maintenance, trailers, on-time, phones, permits, transportation, yard, bills of
        lading, transport, pickup, tracking, eld, telematics`,
    },
    {
      id: 'bus_taxi_driver',
      name: 'Bus, taxi and chauffeur driver',
      group: 'driving',
      fields: `passenger transport, bus driving, public transit, chauffeur services, school transportation`,
      titles: `bus driver, school bus driver, taxi driver, chauffeur, limousine driver, shuttle driver,
        transit operator, coach driver, passenger driver, uber driver, rideshare driver, van driver, paratransit driver,
        cab driver, tram driver, bus operator, bus monitor, bus aide, lyft driver, private driver,
        motor coach operator, transportation aide, bus attendant, personal driver, medical transport driver,
        non-emergency medical transportation
        driver, limo driver, paratransit operator, passenger assistant,
        minibus driver, community transport driver`,
      vocabulary: `passengers, bus, routes, driving, shuttle, students, pick up, safety, vehicle inspections, schedules,
        wheelchair, fares, traffic laws, limousine, school, transport, stops, clean driving record, taxi, clients, airport,
        cdl, defensive driving, customers, pre-trip, securement, gps, luggage, pretrip`,
    },
    {
      id: 'forklift_operator',
      name: 'Forklift and material handler',
      group: 'supply_chain',
      fields: `material handling, forklift driving, forklift operations, stockroom`,
      titles: `forklift operator, forklift driver, material handler, reach truck operator, lift truck operator,
        fork lift
        operator, material handling technician, stockroom clerk, materials handler,
        forklift technician, fork lift driver, cherry picker operator, stock handler, freight handler, dock worker,
        unloader, lumper, loader unloader, cargo handler, order selector, longshoreman, ramp agent cargo, yard driver,
        hostler, yard jockey, tool crib attendant, reach truck
        driver, warehouse loader, counterbalance driver,
        counterbalance operator, flt driver, fork truck driver, vna driver, reach driver`,
      vocabulary: `forklift, pallets, loading, unloading, trucks, materials, reach truck, dock, warehouse, rf scanner,
        stacking, shrink wrap, inventory, trailers, cherry picker, pallet jack, staging, racks, shipments, safety, cartons,
        freight, order picking, counterbalance, bill of lading, parts, stockroom, containers, lifting`,
    },
    {
      id: 'auto_service_advisor',
      name: 'Automotive service advisor and parts specialist',
      group: 'vehicle_repair',
      fields: `automotive service, parts sales, service advising, auto parts, automotive service management`,
      titles: `service advisor, service writer, parts manager, parts counter person, auto parts specialist,
        automotive service
        manager, parts specialist, parts sales associate, automotive service advisor,
        parts advisor, service manager
        automotive, service consultant automotive, parts counterperson,
        service drive manager, parts associate, parts clerk, warranty administrator, parts counter sales,
        automotive parts manager, fixed operations manager, parts coordinator, auto parts manager, parts sales manager,
        automotive manager, parts salesman, parts runner, parts driver, lube
        technician, tire technician,
        car detailer, auto detailer, dealership service manager, automotive service manager, aftersales manager,
        vehicle service manager`,
      vocabulary: `parts, vehicles, customers, repair orders, service department, warranty, estimates, technicians,
        dealership, tires, appointments, csi, invoices, oil changes, upsell, counter, inventory, catalog, adp, maintenance,
        phone, repairs, quotes, reynolds, automotive, service drive, cashier, brakes, accessories`,
    },
    {
      id: 'auto_body_technician',
      name: 'Auto body and paint technician',
      group: 'vehicle_repair',
      fields: `auto body repair, collision repair, automotive painting, vehicle refinishing, panel beating`,
      titles: `painter, painter's helper, auto body technician, collision technician, auto painter, car painter, body shop technician, panel beater, auto body
        repairer, automotive painter, paint technician automotive, collision repair technician, body shop manager,
        automotive refinisher, auto body estimator, vehicle painter, collision estimator, auto body painter, dent
        technician, body man, auto body manager, body technician, paint prepper, auto body helper, spray painter
        automotive, frame technician, paint technician, vehicle damage assessor, smart repairer, smart repair
        technician, refinish technician, vehicle paint sprayer, windscreen technician, bodyshop prepper, vehicle
        prepper, paint sprayer vehicles, vehicle paint technician, collision painter, collision center painter,
        automotive refinish technician, painter's helper collision, collision center manager, collision repair
        manager, body shop estimator, auto body and paint technician`,
      vocabulary: `collision, body, dents, paint, sanding, frame, primer, masking, panels, fenders, estimates, spray gun,
        welding, repair, bumpers, bondo, color matching, body filler, vehicles, insurance, clear coat, buffing, pulling,
        polishing, ccc one, i-car, windshield, alignment, prep`,
    },
    {
      id: 'heavy_diesel_mechanic',
      name: 'Heavy equipment and diesel mechanic',
      group: 'vehicle_repair',
      fields: `diesel mechanics, heavy equipment repair, diesel technology, fleet maintenance, heavy duty mechanics`,
      titles: `diesel mechanic, heavy equipment mechanic, diesel technician, heavy duty mechanic, truck mechanic,
        fleet
        mechanic, heavy equipment technician, agricultural mechanic, forklift mechanic, field mechanic,
        trailer mechanic, bus
        mechanic, small engine mechanic, marine mechanic, motorcycle mechanic,
        farm equipment mechanic, mobile mechanic, plant
        mechanic, diesel mechanic helper,
        wheeled vehicle mechanic, diesel service technician, heavy mobile equipment
        mechanic,
        equipment mechanic, heavy truck mechanic, generator technician, small engine technician, fleet technician,
        construction equipment mechanic, hgv technician, hgv mechanic, plant fitter, plant mechanic, forklift engineer,
        forklift technician, agricultural machinery technician, agricultural engineer machinery, boat mechanic,
        trailer technician, land based engineer, mobile plant fitter`,
      vocabulary: `diesel, engines, hydraulic, heavy equipment, trucks, brakes, transmissions, preventive maintenance,
        caterpillar, diagnostics, trailers, cummins, repair, electrical systems, tractors, detroit, rebuild, differentials,
        welding, dot inspections, forklift, suspension, injectors, air brakes, loaders, fleet, excavators, troubleshooting,
        generators`,
    },
    {
      id: 'airport_ops',
      name: 'Air traffic and airport operations specialist',
      group: 'aviation',
      fields: `air traffic control, airport operations, aviation management, airport management, flight dispatch, aviation
        safety`,
      titles: `air traffic controller, airport operations manager, flight dispatcher, aircraft dispatcher, airport operations
        specialist, aviation manager, flight operations manager, airfield operations specialist, airline station manager,
        aviation operations specialist, airport manager, ramp supervisor, airport duty manager, flight coordinator, airport
        supervisor, airport operations officer, flight operations officer, airport operations coordinator, aviation safety
        inspector, airfield manager, aviation resource manager, station manager airline, flight scheduler, crew scheduler,
        director of aviation, aviation safety officer`,
      vocabulary: `airport, aircraft, flights, air traffic, runway, faa, control tower, radar, clearance, dispatch, weather,
        airfield, flight plans, crew, notams, ramp, airlines, safety inspections, gates, separation, load planning,
        passengers, part 139, terminal, fuel, crew scheduling, iata, delays, radio`,
    },
  ]),
  ...readFamilies('agriculture', [
    {
      id: 'arborist_forester',
      name: 'Arborist and forestry worker',
      group: 'outdoor',
      fields: `forestry, arboriculture, tree care, forest management, urban forestry`,
      titles: `arborist, forester, tree climber, forestry technician, tree surgeon, logger, forestry worker, tree trimmer,
        forest technician, urban forester, certified arborist, timber cruiser, tree worker, wildland firefighter
        forestry, chainsaw operator, forest manager, forestry aide, logging equipment operator, lumberjack, groundsman
        tree, forest ranger, utility arborist, log truck operator, tree planter, timber buyer, silviculturist,
        climbing arborist, arb climber, lead climber, arboricultural manager, arboriculturist, arboricultural
        consultant, arboricultural officer, arb contracts manager, arb team leader, tree officer, tree care manager,
        tree inspector, arb groundsman, tree surveyor, arborist climber`,
      vocabulary: `trees, chainsaw, pruning, forest, timber, logging, chipper, climbing, felling, stumps, rigging, bucket
        truck, harvest, timber cruising, isa, planting, brush, wildfire, invasive species, inventory, ropes, gis, tree
        removal, log, cutting, stands, hazard trees, arboriculture, reforestation`,
    },
    {
      id: 'nursery_gardener',
      name: 'Gardener, nursery and greenhouse worker',
      group: 'outdoor_trades',
      fields: `horticulture, greenhouse production, nursery production, gardening, floriculture`,
      titles: `gardener, nursery worker, greenhouse worker, horticulturist, greenhouse manager, nursery manager, head
        gardener, garden center associate, plant propagator, greenhouse grower, horticultural technician, garden center
        manager, grower, greenhouse assistant, floriculturist, groundskeeper gardener, cannabis grower, trimmer cannabis,
        cultivation technician, garden designer, garden manager, horticulture assistant, assistant grower, interior plant
        technician, horticulture specialist, cultivation manager`,
      vocabulary: `plants, greenhouse, nursery, planting, watering, soil, pruning, flowers, fertilizer, seeds, propagation,
        irrigation, pests, transplanting, weeding, garden, crops, harvest, pots, cuttings, mulch, perennials, shrubs, growing,
        trimming, lawn, customers, hydroponic, cannabis`,
    },
  ]),
  ...readFamilies('science', [
    {
      id: 'fisheries_wildlife',
      name: 'Fisheries and wildlife specialist',
      group: 'environment',
      fields: `wildlife biology, fisheries science, wildlife management, marine biology, fisheries, aquaculture, zoology`,
      titles: `wildlife biologist, fisheries biologist, marine biologist, wildlife technician, fishery technician,
        game
        warden, aquaculture technician, fish farmer, conservation officer, fisheries technician,
        wildlife manager, zoologist, ornithologist, fisheries officer, wildlife rehabilitator, fisheries observer,
        hatchery technician, aquaculture
        manager, wildlife specialist, aquatic biologist,
        fish and wildlife officer, wildlife researcher, fisherman, commercial
        fisherman, deckhand fishing,
        field biologist, gamekeeper, park ranger, countryside ranger, wildlife ranger, conservation technician,
        commercial fisherman, river keeper, marine mammal observer`,
      vocabulary: `fish, wildlife, species, habitat, surveys, fisheries, monitoring, populations, tagging, aquaculture,
        telemetry, traps, hatchery, birds, marine, sampling, endangered species, field, conservation, nets, boat, mammals,
        water quality, radio collars, specimens, biological data, refuge, electrofishing, permits`,
    },
    {
      id: 'geologist',
      name: 'Geologist and geoscientist',
      group: 'environment',
      fields: `geology, geoscience, geophysics, earth science, hydrogeology, geochemistry`,
      titles: `geologist, geophysicist, geoscientist, exploration geologist, mine geologist, geochemist, environmental
        geologist, petroleum geologist, seismologist, paleontologist, geological technician, staff geologist, wellsite
        geologist, mud logging geologist, project geologist, meteorologist, oceanographer, atmospheric scientist,
        volcanologist, hydrogeologist, field geologist, geology intern, seismic interpreter, geotechnician, climate scientist,
        geophysical technician`,
      vocabulary: `geology, drilling, core, rock, samples, mapping, seismic, exploration, minerals, gis, groundwater,
        stratigraphy, logs, petrel, geophysical, formations, field work, geochemical, resource, reservoir, structural, wells,
        boreholes, arcgis, soil, gold, weather, forecasting, interpretation, sediment`,
    },
    {
      id: 'lab_manager',
      name: 'Laboratory manager and scientist',
      group: 'laboratory',
      fields: `laboratory management, analytical sciences, quality control laboratory, laboratory operations, clinical
        laboratory management`,
      titles: `laboratory manager, lab manager, laboratory supervisor, qc analyst, quality control analyst, laboratory
        analyst, analytical chemist, laboratory director, qc chemist, quality control chemist, lab supervisor, lab analyst, qc
        scientist, analytical scientist, laboratory coordinator, analytical technician, laboratory scientist, qc
        microbiologist, laboratory operations manager, analytical development scientist, quality control scientist, lab
        coordinator, research lab manager, laboratory quality manager`,
      vocabulary: `laboratory, hplc, samples, gc, analysis, gmp, glp, method validation, instruments, sop, testing,
        calibration, lims, stability, raw materials, uv, assays, dissolution, safety, out of specification, data review,
        equipment, reagents, supplies, ftir, titration, inventory, usp, audits, lab staff, karl fischer`,
    },
    {
      id: 'biotech_scientist',
      name: 'Biotechnology and pharmaceutical scientist',
      group: 'life_science',
      fields: `biotechnology, pharmaceutical sciences, pharmaceutical research, drug discovery, molecular biology research,
        immunology, pharmaceutics`,
      titles: `research scientist, biotechnologist, formulation scientist, process development scientist, pharmacologist,
        immunologist, molecular biologist, cell biologist, biochemist, scientist, associate scientist, senior scientist,
        toxicologist, pharmaceutical scientist, virologist, staff scientist, protein scientist, r&d scientist, upstream
        process scientist, downstream process scientist, assay development scientist, geneticist, neuroscientist, principal
        scientist, medicinal chemist, formulation chemist, cell culture scientist, research associate biotech, biotech
        research associate, drug safety scientist`,
      vocabulary: `cell culture, pcr, assays, protein, elisa, western blot, cloning, purification, formulation, drug
        discovery, flow cytometry, in vivo, antibodies, chromatography, experiments, mouse, rna, dna, vectors, fermentation,
        toxicology, bioassay, crispr, immunology, screening, microscopy, transfection, publications, pharmacokinetics,
        preclinical`,
    },
  ]),
  ...readFamilies('finance', [
    {
      id: 'actuary',
      name: 'Actuary',
      group: 'insurance',
      fields: `actuarial science, actuarial analysis, actuarial, insurance pricing`,
      titles: `actuary, actuarial analyst, actuarial associate, actuarial assistant, actuarial consultant, pricing actuary,
        pricing analyst insurance, reserving actuary, life actuary, actuarial intern, consulting actuary, actuarial
        manager, health actuary, pension actuary, actuarial student, actuarial trainee, actuarial director,
        catastrophe modeler, chief actuary, actuarial pricing analyst, pricing actuarial analyst, actuarial pricing
        manager, actuarial data analyst, actuarial modeller, actuarial modeler, actuarial reserving analyst, reserving
        analyst, insurance pricing analyst, pricing analyst motor, pricing modeller insurance, head of pricing
        insurance, head of actuarial, senior actuary, pricing manager insurance, capital modelling actuary, capital
        actuary, appointed actuary, qualified actuary, part-qualified actuary, graduate actuary, non-life actuary,
        general insurance actuary, actuarial function holder, actuarial systems analyst, risk actuary, valuation
        actuary, enrolled actuary`,
      vocabulary: `actuarial, reserves, pricing, mortality, premiums, loss ratios, models, insurance, sas, excel, vba, exams,
        valuation, claims, rate filings, annuities, statistical, forecasts, soa, cas, experience studies, triangles, life,
        capital, reserving, pension, assumptions, prophet, solvency`,
    },
  ]),
];
