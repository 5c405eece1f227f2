import { readFamilies } from '../read-families';

/** Engineers and technicians of one field or one industry. */
export const ENGINEERING_SPECIALIST_OCCUPATIONS = [
  ...readFamilies('engineering', [
    {
      id: 'industrial_engineer',
      name: 'Industrial and process improvement engineer',
      group: 'mechanical_engineering',
      fields: `industrial engineering, lean manufacturing, six sigma, operational excellence, industrial and systems
        engineering`,
      titles: `industrial engineer, continuous improvement manager, lean manager, process improvement manager, continuous
        improvement specialist, lean six sigma black belt, operational excellence manager, process improvement specialist,
        lean specialist, six sigma black belt, process excellence manager, business process improvement manager, industrial
        engineering technician, process improvement analyst, lean coordinator, method engineer, work study engineer, kaizen
        leader, process excellence consultant, lean coach`,
      vocabulary: `lean, six sigma, kaizen, value stream mapping, time studies, dmaic, 5s, process improvement, waste,
        productivity, cost savings, root cause, simulation, minitab, ergonomics, facility layout, standard work, throughput,
        capacity, control charts, line balancing, black belt, kanban, layout, cycle time, tpm, oee, gemba`,
    },
    {
      id: 'reliability_engineer',
      name: 'Maintenance and reliability engineer',
      group: 'mechanical_engineering',
      fields: `reliability engineering, maintenance engineering, asset reliability, maintenance planning, maintenance
        management`,
      titles: `reliability engineer, maintenance engineer, maintenance planner, maintenance manager, maintenance supervisor
        engineer, asset integrity engineer, plant maintenance engineer, condition monitoring engineer, maintenance
        superintendent, vibration analyst, maintenance scheduler, mechanical maintenance supervisor, maintenance and
        reliability manager, maintenance planner scheduler, asset engineer, inspection engineer, turnaround planner, rotating
        engineer`,
      vocabulary: `reliability, preventive maintenance, predictive maintenance, rcm, root cause failure analysis, cmms, sap
        pm, maximo, vibration analysis, downtime, mtbf, spare parts, shutdowns, turnaround, work orders, lubrication, pumps,
        compressors, planning, scheduling, equipment, fmea, thermography, asset integrity, critical equipment, turbines,
        breakdown`,
    },
    {
      id: 'automotive_engineer',
      name: 'Automotive and vehicle engineer',
      group: 'mechanical_engineering',
      fields: `automotive engineering, vehicle engineering, vehicle dynamics, powertrain engineering`,
      titles: `automotive engineer, vehicle engineer, powertrain engineer, calibration engineer automotive,
        vehicle test
        engineer, engine calibration engineer, chassis engineer, body engineer, battery engineer,
        vehicle integration
        engineer, motorsport engineer, automotive design engineer, homologation engineer,
        ev engineer, electric vehicle
        engineer, crash engineer, nvh engineer, race engineer, hil engineer,
        powertrain calibration engineer, calibration engineer powertrain,
        battery systems engineer, battery cell engineer, battery pack engineer, battery test engineer`,
      vocabulary: `vehicle, powertrain, engine, chassis, transmission, automotive, calibration, can bus, battery, catia,
        suspension, nvh, emissions, dfmea, apqp, ppap, crash, electric vehicle, oem, adas, body in white, steering, brakes,
        canoe, durability, matlab, dyno, hybrid, tier 1, iso 26262`,
    },
    {
      id: 'nuclear_engineer',
      name: 'Nuclear engineer',
      group: 'energy',
      fields: `nuclear engineering, nuclear power, nuclear operations`,
      titles: `nuclear engineer, reactor engineer, nuclear technician, nuclear operator, radiation engineer, nuclear safety
        engineer, nuclear licensing engineer, criticality safety engineer, nuclear machinist mate, nuclear fuel
        engineer, nuclear plant engineer, nuclear project engineer, nuclear electronics technician, reactor operator,
        senior reactor operator, nuclear design engineer, radiological engineer, nuclear systems engineer,
        decommissioning engineer, safety case engineer, nuclear physicist`,
      vocabulary: `nuclear, reactor, radiation, fuel, core, nrc, shielding, criticality, mcnp, power plant, licensing, safety
        analysis, coolant, containment, radioactive, dosimetry, decommissioning, outage, neutron, relap, waste, turbine, heat
        transfer, probabilistic risk`,
    },
    {
      id: 'packaging_engineer',
      name: 'Packaging and plastics engineer',
      group: 'mechanical_engineering',
      fields: `packaging engineering, plastics engineering, polymer engineering, packaging design`,
      titles: `packaging engineer, packaging technologist, plastics engineer, polymer engineer, packaging designer, packaging
        development engineer, molding engineer, injection molding engineer, packaging specialist, packaging manager, rubber
        technologist, composites engineer, packaging technician, mold design engineer, injection molding technician`,
      vocabulary: `packaging, corrugated, films, bottles, labels, injection molding, plastics, polymers, molds, tooling,
        resin, blow molding, drop tests, shelf life, cartons, specifications, extrusion, suppliers, sustainability, materials,
        composite, closures, line trials, ista, thermoforming, cost savings, prototypes, artwork`,
    },
    {
      id: 'test_engineer_hardware',
      name: 'Hardware and product test engineer',
      group: 'technicians',
      fields: `product testing, test engineering, product validation, environmental testing`,
      titles: `hardware test engineer, product test engineer, test technician, validation test engineer, test engineering
        manager, test development engineer, environmental test engineer, laboratory test engineer, lab test technician,
        vibration test engineer, electrical test technician, flight test engineer, systems test engineer, integration and test
        engineer, test lab technician, engineering test technician, test stand operator, electronics test technician`,
      vocabulary: `testing, test fixtures, labview, test procedures, data acquisition, prototypes, failures, oscilloscope,
        environmental chambers, vibration, instrumentation, calibration, test equipment, functional tests, teststand, debug,
        test reports, burn-in, thermal, multimeter, specifications, thermocouples, strain gauges, reliability, dut,
        validation, schematics`,
    },
    {
      id: 'optical_engineer',
      name: 'Optical and photonics engineer',
      group: 'electrical_engineering',
      fields: `optical engineering, photonics, laser engineering, optics engineering`,
      titles: `optical engineer, photonics engineer, laser engineer, optics technician, laser technician, optical design
        engineer, lens designer, optical technician, fiber optics engineer, imaging engineer, electro-optical engineer, laser
        operator, optical scientist, camera engineer, lidar engineer`,
      vocabulary: `optics, laser, lasers, photonics, zemax, lens, alignment, fiber, interferometer, imaging, code v,
        detectors, wavelength, spectroscopy, optical, coatings, cameras, beam, illumination, spectrometer, diode, infrared,
        lidar, clean room, matlab, labview, prisms`,
    },
    {
      id: 'robotics_engineer',
      name: 'Robotics and mechatronics engineer',
      group: 'electrical_engineering',
      fields: `robotics, mechatronics, robotics engineering, autonomous systems`,
      titles: `robotics engineer, mechatronics engineer, robotics software engineer, autonomous vehicle engineer, motion
        control engineer, robotics technician, robotics programmer, robotics research engineer, drone engineer, slam engineer,
        autonomy engineer, robot operator, robotics specialist, uav engineer, drone technician`,
      vocabulary: `robotics, robots, ros, sensors, lidar, slam, motion planning, kinematics, controls, c++, python, actuators,
        gazebo, path planning, manipulators, autonomous, computer vision, motors, drones, mechatronics, arduino, perception,
        end effectors, navigation, embedded, matlab, servo, prototypes, navigation stack`,
    },
    {
      id: 'semiconductor_engineer',
      name: 'Semiconductor process and equipment engineer',
      group: 'electrical_engineering',
      fields: `semiconductor, semiconductor manufacturing, microelectronics, nanotechnology`,
      titles: `semiconductor process engineer, equipment engineer semiconductor, process integration engineer, fab technician,
        lithography engineer, etch engineer, yield engineer, thin film engineer, device engineer, semiconductor technician,
        wafer fab technician, wafer fabrication operator, photolithography engineer, cleanroom technician, device physicist,
        packaging engineer semiconductor, nanofabrication engineer, equipment technician semiconductor`,
      vocabulary: `semiconductor, wafer, fab, etch, lithography, cvd, deposition, thin film, yield, cleanroom, spc, metrology,
        photolithography, implant, diffusion, sputtering, plasma, defects, process integration, cmos, device, vacuum, sem,
        recipes, doe, mems, ald, cmp, chambers`,
    },
    {
      id: 'agricultural_engineer',
      name: 'Agricultural, food and biosystems engineer',
      group: 'mechanical_engineering',
      fields: `agricultural engineering, food engineering, biosystems engineering, food technology, food science`,
      titles: `agricultural engineer, food engineer, biosystems engineer, irrigation designer, food process engineer,
        brewing technologist, farm machinery engineer`,
      vocabulary: `food, haccp, shelf life, sensory, formulation, ingredients, pasteurization, food safety, recipes,
        irrigation, machinery, processing, pilot plant, gmp, product development, packaging, microbiological, dairy,
        nutrition labels, brc, sqf, flavors, trials, allergens, crops, tractors, hydraulics, fsma, bench`,
    },
    {
      id: 'food_technologist',
      name: 'Food technologist',
      group: 'laboratory',
      fields: `food technology, food science, food safety, food quality`,
      titles: `food technologist, food scientist, product development technologist, npd technologist, npd manager food, npd food
        technologist, dairy technologist, food technician, food safety manager, food product developer, food safety specialist, food
        quality technologist, quality and specifications technologist, specifications technologist, quality technologist,
        specifications manager food, technical manager food, food technical manager, product technologist food, process technologist
        food, technical technologist, compliance technologist, research chef, sensory analyst, r&d food technologist, food safety
        officer, food quality manager, haccp coordinator, bakery technologist, meat technologist, food development technologist`,
      vocabulary: `food, haccp, shelf life, sensory, formulation, ingredients, food safety, recipes, product development, packaging,
        microbiological, brc, brcgs, sqf, retailer audits, retailers, specifications, allergens, allergen, traceability, trials, factory,
        nutrition labels, labelling, non-conformances, complaints, hygiene audits, supplier approval, bakery, dairy, launches, fsma`,
    },
    {
      id: 'power_systems_engineer',
      name: 'Power systems and substation engineer',
      group: 'electrical_engineering',
      fields: `power systems engineering, power transmission, protection and control, substation engineering, high voltage
        engineering`,
      titles: `power systems engineer, substation engineer, protection engineer, relay technician, power engineer,
        transmission engineer power, distribution engineer, power systems analyst, protection and control engineer,
        grid
        engineer, electrical power engineer, transmission planner, utility engineer, high voltage engineer,
        power system
        operator, grid operator, relay engineer, substation designer, distribution designer,
        load dispatcher, energy
        dispatcher, transmission line engineer, transmission planning engineer,
        grid engineer, power system engineer, distribution planning engineer, grid connections engineer`,
      vocabulary: `substation, protection, relays, power systems, transmission, distribution, grid, load flow, short circuit,
        pscad, etap, psse, transformers, breakers, switchgear, feeders, scada, nerc, arc flash, overhead lines, sel relays,
        one-line diagrams, high voltage, kv, grounding, commissioning, utility, coordination studies, outages,
        interconnection`,
    },
    {
      id: 'electrical_designer',
      name: 'Electrical designer and panel builder',
      group: 'electrical_engineering',
      fields: `electrical design, electrical drafting, panel building, electrical cad`,
      titles: `electrical designer, electrical drafter, electrical cad designer, panel builder, electrical panel designer,
        e-plan designer, electrical draughtsman, electrical design technician, control panel builder, control panel wirer,
        panel wireman, harness designer, wiring technician, wire harness engineer, electrical schematic designer, electrical
        cad technician, lighting designer electrical, electrical technician, electrical engineering technician, electrical
        foreman, electrical supervisor`,
      vocabulary: `electrical, schematics, autocad electrical, eplan, wiring diagrams, panels, control panels, terminal
        blocks, drawings, wire harness, relays, breakers, bom, conduit, lighting, circuits, layouts, cable schedules,
        enclosures, plc, power distribution, connectors, motors, contactors, ladder diagrams, crimping, wiring, testing,
        transformers, troubleshooting`,
    },
    {
      id: 'oil_gas_operator',
      name: 'Oil and gas field operator',
      group: 'energy',
      fields: `oil field operations, drilling, well services, pipeline operations, gas operations`,
      titles: `drilling supervisor, roughneck, roustabout, derrickhand, rig manager, pumper, lease operator, well tester,
        wireline operator, mud logger, mud engineer, pipeline technician, field operator oil, gas plant operator, rig worker,
        driller, toolpusher, floorhand, frac operator, completions engineer, landman, pipeline operator, measurement
        technician, well site supervisor, directional driller, oilfield worker, petroleum technician`,
      vocabulary: `rig, drilling, wells, wellhead, oil, gas, pipe, mud, casing, cementing, bop, pumps, tubing, pipeline,
        compressors, frac, wireline, production, separators, valves, leases, offshore, h2s, derrick, tripping, crude, tanks,
        pressure, meters, completions, flowback, right of way`,
    },
    {
      id: 'building_services_engineer',
      name: 'Building services and MEP engineer',
      group: 'built_engineering',
      fields: `building services engineering, mep engineering, hvac design, mep, building services`,
      titles: `mep engineer, building services engineer, hvac design engineer, mechanical building services engineer,
        mep
        coordinator, mep designer, hvac engineer, plumbing engineer, electrical building services engineer,
        mep project
        manager, building performance engineer, sustainability engineer, leed consultant,
        acoustic engineer, commissioning
        engineer hvac, energy modeler, plumbing designer,
        mechanical designer hvac, energy auditor, mep manager, energy
        analyst, public health engineer,
        lighting design engineer, fire engineer, fire protection engineer, mep design engineer,
        acoustic consultant, acoustic engineer buildings`,
      vocabulary: `hvac, mep, ductwork, load calculations, chillers, revit, plumbing, ashrae, air handling units, building
        services, leed, energy modeling, fire fighting, lighting, coordination, boilers, piping, hap, ventilation, bms,
        drainage, trane trace, specifications, acoustics, equipment schedules, vrf, commissioning, cooling load, electrical`,
    },
  ]),
  ...readFamilies('logistics', [
    {
      id: 'marine_engineer',
      name: 'Marine engineer and naval architect',
      group: 'maritime',
      fields: `naval architecture, marine engineering, shipbuilding, ocean engineering`,
      titles: `marine engineer, naval architect, ship engineer, marine surveyor, offshore engineer, subsea engineer, shipyard
        engineer, chief engineer marine, second engineer marine, marine superintendent, ship designer, ocean engineer,
        shipbuilder, hull engineer, marine electrician, marine mechanic, rov pilot, technical superintendent, marine
        engineering superintendent, marine diesel engineer, marine designer, ship structural engineer, naval engineer,
        marine systems engineer, offshore engineer marine, marine project engineer, yacht designer, vessel
        superintendent`,
      vocabulary: `ship, vessel, hull, marine, engine room, propulsion, dry dock, classification, abs, dnv, stability,
        offshore, subsea, mooring, shipyard, pumps, boilers, diesel engines, naval, solas, surveys, ballast, risers,
        pipelines, deck, welding, structural, outfitting, marpol`,
    },
  ]),
  ...readFamilies('manufacturing', [
    {
      id: 'validation_engineer',
      name: 'Validation and pharmaceutical process engineer',
      group: 'quality',
      fields: `validation, computer system validation, pharmaceutical engineering, equipment validation, process validation`,
      titles: `validation engineer, validation specialist, process validation engineer, csv engineer, computer system
        validation analyst, commissioning and qualification engineer, cleaning validation specialist, validation analyst,
        validation technician, qualification engineer, pharmaceutical process engineer, csv consultant, equipment validation
        engineer, validation consultant, validation manager, validation scientist`,
      vocabulary: `validation, iq, oq, pq, protocols, gmp, cgmp, 21 cfr part 11, gamp, qualification, deviations, capa,
        cleaning validation, change control, fda, urs, equipment, computer systems, risk assessment, sop, commissioning,
        sterilization, hvac, traceability, pharmaceutical, test scripts, autoclave, final reports`,
    },
    {
      id: 'ndt_metrology',
      name: 'Inspection, calibration and NDT technician',
      group: 'quality',
      fields: `non-destructive testing, metrology, calibration, ndt, dimensional inspection`,
      titles: `ndt technician, ndt inspector, calibration technician, metrology technician, welding inspector, ultrasonic
        technician, cmm programmer, cmm operator, calibration engineer, radiographer ndt, metrologist, certified
        welding inspector, coating inspector, api inspector, pipeline inspector, dimensional inspector, metrology
        engineer, nondestructive testing technician, piping inspector, layout inspector, instrument calibration
        technician, ndt level ii, ndt level iii, asnt level iii, ndt level 2 technician, ndt level 3, nde technician,
        nde inspector, nde manager, ndt manager, ndt engineer, ndt supervisor, radiographic technician, radiographic
        tester, ultrasonic inspector, magnetic particle inspector, penetrant inspector, visual weld inspector, weld
        inspector, welding quality inspector, cwi, phased array technician, eddy current technician, rope access ndt
        technician, quality inspector ndt, plant inspector, vessel inspector, cmm technician, metrology specialist,
        calibration specialist, metrology manager, calibration manager, instrument calibrator`,
      vocabulary: `ndt, ultrasonic, radiography, magnetic particle, dye penetrant, calibration, cmm, gauges, micrometers,
        calipers, welds, inspection, gd&t, metrology, traceability, level ii, asnt, eddy current, tolerances, pc-dmis,
        standards, instruments, coating, api, uncertainty, visual testing, thickness, certificates, iso 17025`,
    },
  ]),
  ...readFamilies('sales', [
    {
      id: 'application_engineer',
      name: 'Application and customer engineer',
      group: 'field_sales',
      fields: `application engineering, applications engineering, product support engineering, technical product support`,
      titles: `application engineer, applications engineer, field application engineer, product support engineer, technical
        support engineer product, product engineer, product application specialist, field applications engineer, technical
        service engineer, application specialist technical, service engineer, customer support engineer product, technical
        product specialist, after sales engineer, technical services representative, product specialist technical`,
      vocabulary: `applications, customers, technical support, products, specifications, selection, demos, troubleshooting,
        sizing, sales team, drawings, quotes, training, field trials, installation, product knowledge, proposals,
        distributors, presentations, pumps, instrumentation, valves, datasheets, commissioning, customer visits, samples,
        custom`,
    },
  ]),
  ...readFamilies('legal', [
    {
      id: 'intellectual_property',
      name: 'Patent and technical standards specialist',
      group: 'law',
      fields: `intellectual property, patents, patent law, trademarks`,
      titles: `patent examiner, patent agent, patent engineer, patent attorney, patent analyst, intellectual property manager,
        technology transfer manager, trademark examiner, patent paralegal, ip analyst, licensing associate, standards
        engineer, certification engineer, intellectual property paralegal, ip specialist, trademark paralegal, licensing
        manager, ip counsel, intellectual property attorney, technology licensing officer`,
      vocabulary: `patents, patent, prior art, claims, intellectual property, uspto, trademarks, office actions, prosecution,
        inventions, licensing, filings, examination, technology transfer, disclosures, copyrights, infringement, searches,
        portfolio, docketing, specification, amendments, patentability, agreements`,
    },
  ]),
];
