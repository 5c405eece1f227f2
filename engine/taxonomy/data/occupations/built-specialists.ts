import { readFamilies } from '../read-families';

/** Engineers, trades and operators of buildings, networks and plants beside the larger building trades. */
export const BUILT_SPECIALIST_OCCUPATIONS = [
  ...readFamilies('construction', [
    {
      id: 'structural_engineer',
      name: 'Structural engineer',
      group: 'built_engineering',
      fields: `structural engineering, structural design`,
      titles: `structural engineer, structural design engineer, bridge engineer, structural designer, structural project
        engineer, structural analyst, facade engineer, bridge inspector, stress analyst structures, structural
        engineering intern, steel designer, graduate structural engineer, concrete design engineer, façade engineer,
        principal structural engineer, structural eit, bridge designer, structural steel engineer, senior structural
        engineer, structural engineering manager, structural analyst engineer, forensic structural engineer,
        structural technician, structures engineer, structural engineering director, structural bim engineer, seismic
        engineer, steel connection designer`,
      vocabulary: `structural, concrete, steel, etabs, staad, sap2000, foundations, beams, columns, seismic, loads, reinforced
        concrete, retaining walls, bridges, aisc, aci, calculations, detailing, slabs, finite element, wind loads, revit, shop
        drawings, retrofits, timber, post-tensioned, rc design`,
    },
    {
      id: 'geotechnical_engineer',
      name: 'Geotechnical engineer',
      group: 'built_engineering',
      fields: `geotechnical engineering, soil mechanics, engineering geology`,
      titles: `geotechnical engineer, geotechnical technician, soils engineer, engineering geologist, foundation engineer,
        soil technician, materials testing technician, construction materials technician, geotechnical field engineer,
        tunnel engineer, field technician materials testing, geotechnical project manager, geotechnical engineering
        manager, principal geotechnical engineer, geotech engineer, geotechnical consultant, ground engineer, ground
        investigation engineer, geotechnical eit, geotechnical project engineer, geotechnical staff engineer,
        geotechnical designer, geo-environmental engineer, site investigation engineer, rock mechanics engineer, slope
        engineer, director of geotechnical engineering`,
      vocabulary: `geotechnical, soil, borings, foundations, slope stability, laboratory testing, compaction, drilling, piles,
        settlement, retaining walls, spt, density tests, concrete cylinders, groundwater, earthwork, nuclear gauge, slump,
        triaxial, rock, inclinometers, boring logs, plaxis`,
    },
    {
      id: 'transport_engineer',
      name: 'Transportation and highway engineer',
      group: 'built_engineering',
      fields: `transportation engineering, traffic engineering, highway engineering, transport planning`,
      titles: `transportation engineer, traffic engineer, highway engineer, roadway engineer, transport planner,
        transportation planner, roadway designer, highway designer, traffic analyst, traffic technician,
        pavement engineer, railway engineer, transport engineer, traffic signal technician, road design engineer,
        signalling engineer, highways design engineer`,
      vocabulary: `traffic, roadway, highway, intersections, signals, pavement, synchro, traffic impact, microstation,
        geometric design, transit, corridor, dot, signing, striping, geopak, inroads, transportation, lane, parking studies,
        vissim, asphalt, interchange, traffic counts, rail, bicycle, pedestrian`,
    },
    {
      id: 'water_engineer',
      name: 'Water resources and environmental engineer',
      group: 'built_engineering',
      fields: `water resources engineering, environmental engineering, hydrology, hydraulics, water treatment, wastewater
        engineering`,
      titles: `environmental engineer, water resources engineer, hydraulic engineer, hydrologist, wastewater engineer,
        water
        engineer, stormwater engineer, drainage engineer, sanitary engineer, remediation engineer,
        water treatment engineer, irrigation engineer, hydrogeologist, environmental project engineer,
        flood risk engineer, public health engineer, flood risk consultant, wastewater process engineer,
        water process engineer, coastal engineer`,
      vocabulary: `water, stormwater, wastewater, drainage, hydraulic, hydrology, remediation, hec-ras, groundwater, treatment
        plants, sewer, permits, pumps, flood, epanet, swmm, watershed, pipelines, contamination, air quality, sampling,
        detention, irrigation, epa, sludge, permitting, modeling`,
    },
    {
      id: 'construction_project_engineer',
      name: 'Construction project and site engineer',
      group: 'construction_management',
      fields: `construction engineering, site engineering, project engineering`,
      titles: `construction project engineer, construction engineer, site engineer, field engineer construction, office
        engineer, assistant project manager construction, assistant superintendent, construction coordinator, project
        engineer, planning engineer, site supervisor, construction scheduler, project planner, assistant site manager,
        construction project coordinator, construction administrator, civil site engineer, quantity engineer, setting
        out engineer, setting-out engineer, work planner, construction work planner, construction planner, site
        planner`,
      vocabulary: `rfis, submittals, construction, shop drawings, site, subcontractors, drawings, change orders, procore,
        schedule, primavera, quantities, inspections, punch list, concrete, closeout, daily reports, buyout, layout,
        contractors, progress, quality control, site supervision, bar bending schedule, billing, formwork`,
    },
    {
      id: 'quantity_surveyor',
      name: 'Quantity surveyor and cost manager',
      group: 'construction_management',
      fields: `quantity surveying, cost management, commercial management`,
      titles: `quantity surveyor, cost manager, commercial manager construction, assistant quantity surveyor,
        cost consultant, cost engineer, project cost controller, cost controller, commercial surveyor,
        senior quantity surveyor, contracts
        surveyor, project controls engineer, cost planner, assistant qs,
        senior qs, graduate qs, qs, junior qs, intermediate qs, qs engineer, billing engineer, quantity surveying engineer`,
      vocabulary: `quantities, boq, bills of quantities, valuations, variations, tender, interim payments, final accounts,
        cost control, subcontractor, measurement, contract administration, jct, nec, fidic, earned value, cost reports, rates,
        procurement, claims, budgets, forecasts, cash flow`,
    },
    {
      id: 'building_inspector',
      name: 'Building inspector and code officer',
      group: 'construction_management',
      fields: `building inspection, code enforcement, home inspection`,
      titles: `building inspector, code enforcement officer, home inspector, construction inspector, plans examiner, building
        official, code compliance officer, electrical inspector, plumbing inspector, housing inspector, building
        surveyor, permit technician, resident inspector, field inspector, property inspector, fire inspector, clerk of
        works, plan checker, special inspector, roofing inspector, fire risk assessor, energy assessor, retrofit
        assessor, domestic energy assessor, building control officer, building control surveyor, building control
        inspector, code inspector, combination inspector, residential building inspector, commercial building
        inspector, certified home inspector, chief building official, registered building inspector, mechanical
        inspector, zoning inspector, registered building control approver, snagging inspector, property condition
        inspector`,
      vocabulary: `inspections, building codes, permits, code compliance, violations, plans, zoning, occupancy, construction,
        ibc, ordinances, structures, plan review, hazards, citations, homes, foundation, roofing, electrical, complaints,
        reports, contractors, fire code`,
    },
    {
      id: 'flooring_tiler',
      name: 'Tiler and flooring installer',
      group: 'trades',
      fields: `flooring installation, tiling`,
      titles: `tiler, tile setter, flooring installer, floor layer, carpet installer, tile installer, hardwood floor
        installer, floor finisher, carpet layer, flooring mechanic, wall and floor tiler, vinyl installer, floor
        refinisher, terrazzo worker, flooring contractor, carpet fitter, floor fitter, hardwood floor installer,
        ceramic tiler, wall & floor tiler, floor and wall tiler, vinyl fitter, lvp installer, marble setter, stone
        installer, tile contractor, tiling contractor, tiling supervisor, flooring supervisor, bathroom fitter,
        bathroom installer, kitchen and bathroom fitter, wet room installer, flooring estimator, floor sander, resin
        flooring installer, apprentice tiler, tile mechanic`,
      vocabulary: `tile, flooring, carpet, hardwood, grout, vinyl, laminate, subfloor, thinset, adhesive, backsplash, showers,
        sanding, measurements, baseboard, underlay, stone, epoxy, trowel, wet saw, layout, leveling, installation,
        homeowners`,
    },
    {
      id: 'drywall_plasterer',
      name: 'Drywall installer, plasterer and insulator',
      group: 'trades',
      fields: `drywall, plastering, insulation, dry lining`,
      titles: `drywall installer, drywaller, plasterer, drywall finisher, drywall taper, insulation installer, insulator, dry
        liner, stucco mason, ceiling installer, acoustical ceiling installer, lather, insulation worker, drywall
        mechanic, drywall hanger, spray foam technician, dryliner, drylining operative, render operative, rendering
        operative, insulation operative, ceiling fixer, partition installer, taper, spray plasterer, solid plasterer,
        renderer, venetian plasterer, plastering contractor, ames taper, taper and jointer, external wall insulation
        installer, acoustic ceiling installer, apprentice plasterer, plasterer's labourer`,
      vocabulary: `drywall, plaster, taping, mudding, sanding, insulation, sheetrock, ceilings, metal studs, texture, framing,
        joint compound, partitions, stucco, spray foam, fiberglass, acoustical, corner bead, hanging, finishing, scaffolds,
        patching, skim`,
    },
    {
      id: 'glazier',
      name: 'Glazier and window installer',
      group: 'trades',
      fields: `glazing, window installation`,
      titles: `glazier, window installer, glass installer, window fitter, auto glass technician, windshield technician, glass
        cutter, curtain wall installer, door and window installer, glazing technician, window and door installer,
        storefront installer, auto glass installer, facade installer, window fabricator, lead glazier, glazing
        installer, glazing fitter, double glazing fitter, double glazing installer, upvc fitter, upvc installer, upvc
        window fitter, aluminium window fitter, aluminium installer, curtain walling fitter, curtain wall fixer,
        shopfront fitter, conservatory installer, glazing supervisor, glazing foreman, glass fitter, glass worker,
        secondary glazing installer, bifold door installer, journeyman glazier, apprentice glazier, replacement window
        installer, glazing surveyor, window surveyor, shower door installer, roller shutter installer glazing, windows
        and doors installer, fenestration installer`,
      vocabulary: `glass, windows, glazing, doors, curtain wall, storefront, mirrors, caulking, windshields, sealant, frames,
        measurements, shower doors, aluminum, installation, tempered, panes, screens, suction cups, skylights, sills,
        replacement`,
    },
    {
      id: 'ironworker',
      name: 'Ironworker, rigger and scaffolder',
      group: 'metal_trades',
      fields: `structural steel, rigging, scaffolding, steel erection`,
      titles: `ironworker, iron worker, steel erector, rigger, scaffolder, structural ironworker, rebar worker, steel fixer,
        reinforcing ironworker, scaffold builder, boilermaker, sheet metal worker, sheet metal mechanic, structural
        steel worker, steel fabricator, sheet metal fabricator, duct installer, millwright, rodbuster, structural
        steel erector, ironworker fabricator, rebar fixer, advanced scaffolder, scaffold supervisor, scaffolding
        foreman, part 2 scaffolder, scaffold labourer, ornamental ironworker, journeyman ironworker, ironworker
        foreman, steel erection foreman, bolter up, post-tensioning technician, rigging foreman, sheeter cladder,
        apprentice ironworker, scaffold erector`,
      vocabulary: `steel, rigging, rebar, erection, scaffolding, bolting, welding, cranes, beams, decking, hoisting,
        blueprints, sheet metal, ductwork, torching, harness, signaling, columns, boilers, tubes, fabrication, heights,
        shackles, iron, brake press, shears, fall protection`,
    },
    {
      id: 'concrete_worker',
      name: 'Concrete finisher and road worker',
      group: 'trades',
      fields: `concrete work, road construction, paving`,
      titles: `concrete finisher, cement mason, concrete worker, paver, road worker, asphalt worker, asphalt paver,
        form
        setter, concrete laborer, formwork carpenter, highway maintenance worker, concrete pump operator,
        concrete foreman, paving crew member, road maintenance worker, flagger, pipelayer, pipe layer, utility worker,
        traffic controller, shuttering carpenter, formworker, concrete technologist, concrete operative`,
      vocabulary: `concrete, asphalt, paving, forms, pouring, finishing, curbs, sidewalks, trowel, screed, road, grading,
        traffic control, trenches, pipe, flagging, compaction, slabs, cement, patching, rebar, shovels, raking, sewer,
        manholes, jackhammer`,
    },
    {
      id: 'crane_operator',
      name: 'Crane and lifting operator',
      group: 'plant_operation',
      fields: `crane operation, lifting operations`,
      titles: `crane operator, crane op, tower crane operator, mobile crane operator, overhead crane operator, crane driver,
        dogman, dogger, franna operator, slinger signaller, hoist operator, boom truck operator, lift operator, crane
        technician, certified crane operator, pile driver operator, rigger crane, banksman, lift supervisor,
        signalman, crane operator mobile, all terrain crane operator, rough terrain crane operator, crawler crane
        operator, lattice boom crane operator, hydraulic crane operator, certified mobile crane operator, ncco crane
        operator, crane and heavy lift manager, crane manager, heavy lift manager, lifting supervisor, appointed
        person lifting, crane supervisor, gantry crane operator, ship to shore crane operator, rtg operator, dockside
        crane operator, crawler crane driver, mobile crane driver, tower crane driver, lorry loader operator, hiab
        operator, crane oiler, oiler driver, derrick operator, crane rigger, rigger signal person, slinger, signal
        person, lifting operator, truck crane operator`,
      vocabulary: `crane, cranes, loads, rigging, hoist, lifting, load charts, boom, nccco, outriggers, slings, hand signals,
        overhead crane, tower crane, pre-operational inspections, radio, counterweights, lift plans, rough terrain, picks,
        steel, barge`,
    },
    {
      id: 'elevator_mechanic',
      name: 'Elevator mechanic',
      group: 'trades',
      fields: `elevator maintenance, vertical transportation`,
      titles: `elevator mechanic, elevator technician, lift engineer, elevator installer, escalator mechanic, elevator
        constructor, elevator service technician, elevator adjuster, elevator apprentice, lift technician, elevator
        inspector, escalator technician, escalator engineer, elevator constructor mechanic, elevator repairer, lift
        service engineer, lift maintenance engineer, lift installation engineer, lift installer, lift mechanic, lift
        repair engineer, lift modernisation engineer, lift adjuster, elevator repair mechanic, elevator modernization
        mechanic, elevator service mechanic, elevator troubleshooter, elevator superintendent, escalator installer,
        stairlift engineer, lift service manager, lift supervisor engineer, apprentice lift engineer, lift testing
        engineer`,
      vocabulary: `elevator, elevators, escalators, lifts, hoistway, controllers, doors, hydraulic, traction, callbacks,
        modernization, governors, ropes, cab, safety tests, otis, kone, schindler, pits, troubleshooting, installation,
        brakes`,
    },
    {
      id: 'locksmith_installer',
      name: 'Locksmith, alarm and low-voltage installer',
      group: 'trades',
      fields: `locksmithing, security systems, low voltage, alarm installation, audio visual`,
      titles: `locksmith, alarm installer, alarm technician, security systems technician, low voltage technician,
        cctv
        installer, fire alarm technician, access control technician, security installer,
        audio visual technician, av
        technician, home theater installer, av installer, cabling technician,
        fire alarm installer, smart home technician, satellite installer, data cabling engineer,
        security system installer, av engineer, audio visual specialist, cctv engineer, gate engineer,
        security engineer cctv, intruder alarm engineer, blind installer`,
      vocabulary: `alarm, locks, cctv, access control, cameras, cabling, low voltage, fire alarm, keys, wiring, panels,
        keypads, sensors, installation, dvr, audio visual, projectors, cat5, intercom, detectors, door hardware, racks,
        crestron, programming, terminations, conference rooms, displays`,
    },
    {
      id: 'home_service_technician',
      name: 'Pool, appliance and home service technician',
      group: 'field_services',
      fields: `appliance repair, pool maintenance, handyman services, home repair`,
      titles: `appliance tech, appliance repairman, appliance repair tech, appliance repairer, pool technician, pool cleaner, appliance technician, appliance repair technician, handyman, home service
        technician, appliance installer, swimming pool technician, pool service technician, home repair technician,
        window cleaner, chimney sweep, garage door technician, pressure washer, carpet cleaner, septic technician,
        appliance service technician, water treatment technician home, white goods engineer, domestic appliance
        engineer, garage door installer, gutter installer, window cleaner technician, water softener technician, hot
        tub technician, gate engineer, automatic gate engineer, door and gate engineer, smart home installer, tv
        installer, awning installer, blinds fitter, window blind installer, vacuum repair technician, gas appliance
        engineer`,
      vocabulary: `appliances, refrigerators, washers, dryers, pool, chlorine, filters, repairs, pumps, customers homes,
        service calls, dishwashers, ovens, parts, installation, water chemistry, handyman, home, pressure washing, garage
        doors, vacuuming, diagnose, truck, plumbing, odd jobs`,
    },
    {
      id: 'bim_modeler',
      name: 'BIM coordinator and modeler',
      group: 'drafting',
      fields: `building information modeling, bim, revit modeling`,
      titles: `bim coordinator, bim manager, bim modeler, revit modeler, bim technician, bim specialist, revit technician,
        bim engineer, virtual design and construction engineer, vdc coordinator, vdc manager, revit drafter, mep
        modeler, bim detailer, bim lead, head of bim, bim architect, bim designer, revit designer, revit specialist,
        information manager bim, digital construction manager, head of digital construction, digital engineer
        construction, bim consultant, bim implementation manager, digital delivery manager, head of digital delivery,
        vdc engineer, vdc specialist, virtual construction manager, bim project manager, bim drafter, bim assistant`,
      vocabulary: `bim, revit, navisworks, clash detection, coordination, models, 3d, mep, families, autocad, lod, vdc, bim
        360, drawings, federated, dynamo, point cloud, construction documents, ifc, templates, sheets, scan to bim, cobie,
        sketchup`,
    },
    {
      id: 'fire_sprinkler',
      name: 'Fire protection engineer and sprinkler fitter',
      group: 'trades',
      fields: `fire protection, fire safety, fire suppression`,
      titles: `sprinkler fitter, fire sprinkler fitter, fire protection engineer, fire sprinkler designer, fire protection
        technician, fire safety engineer, fire extinguisher technician, fire sprinkler inspector, fire protection
        designer, fire safety officer, sprinkler inspector, fire suppression technician, fire safety manager,
        sprinkler installer, fire sprinkler installer, sprinkler foreman, sprinkler fitter foreman, fire protection
        superintendent, sprinkler designer, fire systems engineer, fire protection project manager, sprinkler
        apprentice`,
      vocabulary: `sprinkler, fire protection, nfpa, suppression, extinguishers, hydraulic calculations, alarms, fire pumps,
        standpipes, inspections, pipe, backflow, risers, fire code, evacuation, smoke control, egress, autosprink, kitchen
        hoods, hydrants, fire drills, valves`,
    },
    {
      id: 'utility_line_worker',
      name: 'Power line and utility worker',
      group: 'trades',
      fields: `power distribution, line work, utilities`,
      titles: `lineman, lineworker, line worker, power lineman, journeyman lineman, apprentice lineman,
        overhead line worker, utility technician, meter reader, gas technician, utility locator, line locator,
        cable splicer, substation technician, gas fitter, water meter technician, meter technician,
        power line technician, gas service technician, underground
        utility technician, groundman,
        journeyman lineworker, line crew groundman, smart meter engineer, smart meter installer, gas network operative,
        water network operative`,
      vocabulary: `power lines, poles, transformers, bucket truck, meters, gas, utility, overhead, underground, high voltage,
        climbing, conductors, crossarms, storm restoration, locate, splicing, outages, leaks, services, substations,
        insulators, hot sticks, valves, excavation, digger derrick`,
    },
    {
      id: 'wastewater_operator',
      name: 'Water and wastewater plant operator',
      group: 'plant_operation',
      fields: `water treatment operations, wastewater treatment`,
      titles: `water treatment plant operator, wastewater operator, wastewater treatment operator, water plant operator,
        water treatment operator, water operator, wastewater plant operator, water distribution operator, sewage plant
        operator, water quality technician, water technician, pump station operator, water utility operator, sewage
        treatment operator, wastewater process technician, wastewater technician, water process technician, process
        controller wastewater, water treatment technician, water treatment works operator, sewage works operator,
        wastewater plant manager, water plant manager, wastewater superintendent, water superintendent, water
        treatment process operator, process scientist water, sludge operator, biosolids operator, industrial
        wastewater operator, wastewater treatment plant manager, water treatment manager, wastewater treatment
        manager, network technician water`,
      vocabulary: `wastewater, water, treatment plant, chlorine, sludge, sampling, pumps, filters, effluent, ph, turbidity,
        clarifiers, scada, lift stations, disinfection, permits, laboratory tests, valves, flow rates, digesters, chemical
        feed, backwash, basins, meters`,
    },
    {
      id: 'stationary_engineer',
      name: 'Boiler and power plant operator',
      group: 'plant_operation',
      fields: `power plant operations, boiler operation, stationary engineering, power generation`,
      titles: `stationary engineer, boiler operator, power plant operator, boiler engineer, power plant technician,
        chief
        engineer building, operating engineer, boiler technician, turbine operator, boiler attendant,
        nuclear reactor
        operator, power station operator, auxiliary operator, building engineer,
        utilities operator, steam plant operator, chief building engineer, powerhouse operator,
        plant operator power station`,
      vocabulary: `boilers, steam, turbine, chillers, power plant, generators, cooling towers, pumps, feedwater, valves,
        gauges, compressors, logs, control room, pressure, hvac, water treatment, condensate, building systems, rounds, fuel,
        combustion, auxiliary equipment, bms`,
    },
    {
      id: 'abatement_technician',
      name: 'Abatement and restoration technician',
      group: 'trades',
      fields: `asbestos abatement, disaster restoration, water damage restoration, hazardous materials`,
      titles: `asbestos worker, abatement worker, restoration technician, water damage technician, mold remediation
        technician, hazmat technician, lead abatement worker, demolition worker, fire restoration technician,
        mitigation technician, hazardous materials technician, environmental remediation technician, asbestos
        abatement supervisor, crime scene cleaner, insulation remover, asbestos removal operative, asbestos surveyor,
        mold inspector, restoration project manager, water damage restoration technician, biohazard technician,
        asbestos analyst, asbestos supervisor, flood restoration technician, radon technician`,
      vocabulary: `asbestos, abatement, mold, containment, demolition, water damage, restoration, respirator, hazardous,
        remediation, ppe, decontamination, dehumidifiers, negative air, extraction, lead paint, hepa, debris, fire damage,
        moisture, disposal, air monitoring, drying`,
    },
  ]),
  ...readFamilies('engineering', [
    {
      id: 'solar_wind_technician',
      name: 'Solar installer and wind technician',
      group: 'renewables',
      fields: `solar installation, photovoltaics, wind turbine service`,
      titles: `solar installer, solar technician, wind turbine technician, solar pv installer, photovoltaic installer,
        wind
        technician, solar panel installer, solar electrician, solar field technician, wind tech,
        solar crew lead, pv
        technician, solar operations technician, turbine service technician,
        blade technician, pv installer, wind site manager, wind technician`,
      vocabulary: `solar, panels, photovoltaic, inverters, modules, roof, racking, turbine, wind, blades, conduit, array,
        nacelle, tower climbing, wiring, grid, gearbox, commissioning, harness, combiner, string, torque, roof mounts,
        maintenance, megawatt, hydraulics, pitch system, high voltage, switchgear, converter, scada, motors,
        troubleshooting`,
    },
  ]),
];
