import { readFamilies } from '../read-families';

/** Engineers of machines, electricity, processes and energy, and the technicians beside them. */
export const ENGINEERING_OCCUPATIONS = readFamilies('engineering', [
  {
    id: 'mechanical_engineer',
    name: 'Mechanical engineer',
    group: 'mechanical_engineering',
    fields: `mechanical engineering, mechanical design, product design engineering, mechanical`,
    titles: `mechanical engineer, project engineer, engineering manager, process engineer, production engineer, manufacturing engineer, graduate
      engineer, design engineer, mechanical design engineer, product engineer, r&d engineer, mechanical engineering intern,
      senior mechanical engineer, piping engineer, hvac engineer, mep engineer, cad engineer mechanical, mechanical project
      engineer, product design engineer mechanical, graduate engineer trainee, mechanical engineering technologist, mechanical
      design, cae engineer, fea engineer, stress engineer, equipment engineer, rotating equipment engineer, static equipment
      engineer, thermal engineer, tooling engineer, packaging engineer, diploma engineer, junior engineer mechanical,
      development engineer, powertrain engineer, simulation engineer, cfd engineer, staff mechanical engineer, lead mechanical
      engineer, mechanical systems engineer, research and development engineer, product development engineer, extrusion
      engineer, mechanical hardware engineer, automotive engineer, vehicle engineer, mechanical site engineer, nvh engineer,
      engineer trainee mechanical, mechanical maintenance engineer, hvac design engineer, tool design engineer, npd engineer,
      engineering intern, automobile engineer`,
    vocabulary: `mechanical, autocad, solidworks, catia, design, cad, ansys, drawings, tooling, machine, thermal, pro-e, hvac, fabrication,
      creo, gd&t, fea, assembly, sheet metal, injection molding, prototypes, 3d modeling, pumps, piping, machining, tolerance, dfmea,
      manufacturing, engineering, hydraulic, pneumatic, nx, unigraphics, stress analysis, materials, heat transfer, product design, bom,
      iso, casting, cfd, inventor, plastics, cnc, product development, vibration, compressors, heat exchangers, hypermesh`,
  },
  {
    id: 'manufacturing_engineer',
    name: 'Manufacturing and process engineer',
    group: 'mechanical_engineering',
    fields: `manufacturing engineering, industrial engineering, process engineering, production engineering, continuous
      improvement, process improvement`,
    titles: `manufacturing engineer, project engineer, design engineer, graduate engineer, quality engineer, process engineer,
      production engineer, industrial engineer, plant engineer, process improvement engineer, continuous improvement engineer,
      lean engineer, engineering manager, manufacturing process engineer, process development engineer, manufacturing engineering manager,
      production engineering manager, methods engineer, npi engineer, operations engineer, advanced manufacturing engineer,
      lean manufacturing engineer, engineering manager manufacturing, assembly engineer, process technician, process tech, cnc
      programmer engineer, maintenance engineer production, welding engineer, plastics engineer, semiconductor process
      engineer, yield engineer, process engineering manager, etch engineer, lithography engineer, graduate engineer
      production, shift engineer, ie engineer, manufacturing technician, production planning engineer, manufacturing intern,
      manufacturing engineering intern, graduate engineer trainee production`,
    vocabulary: `manufacturing, process, lean, six sigma, kaizen, production, cycle time, tooling, fixtures, plant, spc, fmea, 5s, oee,
      process improvement, capacity, time studies, value stream mapping, assembly, equipment, throughput, yield, line balancing,
      work instructions, cost reduction, machining, cnc, scrap, iso, pfmea, root cause, automation, extrusion, injection molding, doe,
      minitab, ergonomics, layout, capex, validation, stamping, process control, bottleneck, autocad, productivity, downtime`,
  },
  {
    id: 'chemical_engineer',
    name: 'Chemical and materials engineer',
    group: 'mechanical_engineering',
    fields: `chemical engineering, materials engineering, metallurgy, process safety`,
    titles: `chemical engineer, process engineer, project engineer, process design engineer, chemical process engineer, materials engineer,
      metallurgist, metallurgical engineer, refinery engineer, chemical plant operator, process safety engineer, chemical operator,
      production chemist plant, corrosion engineer, petrochemical engineer, plant operator, control room operator, polymer engineer,
      biochemical engineer, bioprocess engineer, paper engineer, chemical engineering intern, ceramic engineer, refinery operator,
      process operator, dcs operator, materials scientist engineer, board operator`,
    vocabulary: `chemical, process, distillation, reactors, hazop, p&id, aspen, heat exchangers, refinery, petrochemical, pfd,
      mass balance, piping, polymers, scale-up, unit operations, separation, dcs, plant, hysys, pumps, columns, pilot plant, batch, mixing,
      materials, metallurgy, corrosion, catalyst, crude, process simulation, process safety, safety, commissioning, filtration, effluent,
      evaporators, fermentation`,
  },
  {
    id: 'electrical_engineer',
    name: 'Electrical engineer',
    group: 'electrical_engineering',
    fields: `electrical engineering, power systems, power engineering, electrical and electronics engineering, electrical`,
    titles: `electrical engineer, project engineer, engineering manager, electronics engineer, instrumentation engineer, electronic engineer, power
      engineer, electrical design engineer, electrical project engineer, electrical maintenance engineer, power systems
      engineer, substation engineer, protection engineer, electrical supervisor engineer, electrical engineering intern,
      electrical site engineer, senior electrical engineer, electrical and instrumentation engineer, lighting engineer,
      transmission line engineer, electrical testing engineer, commissioning engineer, relay engineer, distribution engineer,
      electrical engineer trainee, high voltage engineer, power electronics engineer, electrical construction engineer, junior
      engineer electrical, electrical commissioning engineer, lead electrical engineer, motor design engineer, electrical
      planning engineer, e&i engineer, electrical officer, electrical inspector, electrical estimator engineer, electrical
      systems engineer, electrical engineering technologist, automation and electrical engineer, electrical and electronics
      engineer, electrical power engineer, electrical graduate engineer, graduate electrical engineer, electrical plant
      engineer, electrical maintenance manager, electrical quality engineer, electrical site supervisor, mep electrical
      engineer, electrical consultant, electrical operations engineer, railway electrical engineer, traction engineer`,
    vocabulary: `electrical, power, transformer, transformers, substation, wiring, panel, panels, motors, voltage, switchgear, hv, lv,
      relays, etap, cables, autocad, circuit, single line diagrams, earthing, generators, ups, distribution, breakers, load
      calculations, lighting, protection, schematics, ht, lt panels, dg set, power systems, transmission, arc flash, short
      circuit, nec, testing, commissioning, electrical design, mcc, vfd, grounding, inverters, solar, mva, busbar, plc,
      capacitor bank, harmonics, cable sizing, cable trays, motor control, insulation testing, scada`,
  },
  {
    id: 'electronics_engineer',
    name: 'Electronics and hardware engineer',
    group: 'electrical_engineering',
    fields: `electronics engineering, hardware engineering, vlsi design, electronics, electronics and communication, circuit
      design`,
    titles: `electronics engineer, electrical engineer, embedded engineer, firmware engineer, hardware engineer, electronic engineer,
      hardware design engineer, pcb designer, vlsi engineer, fpga engineer, asic engineer, analog design engineer, rf design
      engineer, electronics design engineer, rf engineer hardware, verification engineer, digital design engineer, chip design
      engineer, physical design engineer, microwave engineer, signal integrity engineer, asic design engineer, design
      verification engineer, electronics and communication engineer, validation engineer hardware, pcb design engineer, circuit
      design engineer, ic design engineer, test engineer hardware, pcb layout engineer, electronics engineering intern, antenna
      engineer, radar engineer, semiconductor engineer, hardware test engineer, emc engineer, power supply design engineer,
      layout engineer, product engineer electronics, silicon validation engineer, system on chip engineer, electronics design
      intern, electronics test engineer, embedded hardware engineer, instrumentation and electronics engineer, electronics
      hardware engineer, rf hardware engineer, electronics research engineer, hardware validation engineer, electro-mechanical
      engineer, sensor engineer, mixed signal engineer, analog engineer`,
    vocabulary: `electronics, pcb, circuit, circuits, schematic, analog, digital, verilog, fpga, oscilloscope, vhdl, altium, rf, signal,
      microcontroller, embedded, orcad, cadence, layout, asic, simulation, soldering, power supplies, board bring-up,
      components, emi, emc, prototype, amplifier, matlab, antenna, spice, systemverilog, uvm, rtl, timing, vlsi, spectrum
      analyzer, i2c, spi, transistors, cmos, semiconductor, eagle, sensors, communication, debugging, fcc, radar, logic
      analyzer, multimeter, breadboard, microwave, filters, adc, link budget`,
  },
  {
    id: 'controls_engineer',
    name: 'Controls and automation engineer',
    group: 'electrical_engineering',
    fields: `automation, industrial automation, controls engineering, instrumentation, control systems, robotics,
      mechatronics`,
    titles: `controls engineer, control engineer, instrumentation engineer, plc engineer, control systems engineer, plc programmer,
      automation engineer plc, instrumentation and control engineer, automation engineer industrial, scada engineer, robotics engineer,
      mechatronics engineer, automation technician, dcs engineer, industrial automation engineer, instrument engineer, plc technician,
      robotics technician, controls technician, automation specialist, electrical controls engineer, motion control engineer,
      robot programmer, mechatronics technician, instrumentation designer, controls designer, automation project engineer,
      field automation engineer, robotics software engineer, automation controls engineer, building automation engineer,
      instrumentation project engineer`,
    vocabulary: `plc, scada, hmi, controls, automation, allen bradley, siemens, instrumentation, control panels, ladder logic, vfd, dcs,
      sensors, robots, servo, drives, rslogix, programming, loop, commissioning, wonderware, robotics, calibration, profibus, ethernet/ip,
      factorytalk, fanuc, transmitters, pneumatics, motors, tia portal, control systems, machine vision, delta v, abb, wiring,
      electrical schematics, modbus, i/o, kuka, labview, pid`,
  },
  {
    id: 'aerospace_engineer',
    name: 'Aerospace engineer',
    group: 'mechanical_engineering',
    fields: `aerospace engineering, aeronautical engineering, avionics`,
    titles: `aerospace engineer, aeronautical engineer, flight test engineer, aircraft design engineer, propulsion engineer,
      spacecraft engineer, avionics engineer, aerodynamics engineer, aircraft structural engineer, satellite engineer,
      systems engineer aerospace, gnc engineer, aerospace technician, structures engineer, airworthiness engineer, missile engineer,
      rocket engineer, uav engineer, stress analyst, aerospace manufacturing engineer, launch engineer, mission systems engineer`,
    vocabulary: `aerospace, aircraft, flight, propulsion, aerodynamics, avionics, structures, composites, catia, nastran, stress, faa,
      satellite, spacecraft, missile, do-178, do-254, flight test, airframe, wing, engine, turbine, matlab, certification, as9100, nasa,
      patran, uav, wind tunnel, simulation, fatigue, payload, cfd, loads, airworthiness, rocket`,
  },
  {
    id: 'systems_engineer',
    name: 'Systems and reliability engineer',
    group: 'mechanical_engineering',
    fields: `systems engineering, requirements engineering`,
    titles: `systems integration engineer, reliability engineer, systems engineering manager, system design engineer,
      integration and test engineer, requirements engineer, logistics engineer, test and evaluation engineer, validation engineer,
      rams engineer, product support engineer, verification and validation engineer, safety engineer systems, model based systems engineer,
      maintainability engineer, sustainment engineer, systems test engineer, equipment and systems engineer, defense systems engineer,
      mbse engineer, configuration analyst, integration engineer`,
    vocabulary: `systems engineering, requirements, integration, verification, validation, doors, interface, conops, mbse, sysml,
      test procedures, reliability, fmea, dod, subsystem, trade studies, design reviews, traceability, fault tree, hazard analysis,
      configuration management, acceptance testing, mtbf, radar, specifications, system architecture, mil-std, qualification,
      interface control, weibull, sensors, technical reviews`,
  },
  {
    id: 'biomedical_engineer',
    name: 'Biomedical engineer',
    group: 'medical_devices',
    fields: `biomedical engineering, medical device engineering`,
    titles: `biomedical engineer, quality engineer, biomedical equipment technician, medical device engineer, clinical engineer,
      biomedical technician, bmet, bioengineer, quality engineer medical devices, medical equipment technician,
      medical device quality engineer, imaging service engineer, biomedical field service engineer, medical device design engineer,
      clinical engineering manager, biomaterials engineer, rehabilitation engineer, biomechanical engineer, prosthetics engineer,
      medical equipment repairer, r&d engineer medical devices, biomedical service engineer`,
    vocabulary: `medical devices, biomedical, fda, iso 13485, design controls, medical equipment, 510(k), preventive maintenance,
      verification, validation, implants, clinical, hospital, calibration, defibrillators, infusion pumps, capa, ventilators, prototypes,
      solidworks, risk management, biocompatibility, tissue, patient monitors, electrical safety, iso 14971, sterilization, imaging,
      orthopedic, biomechanics, catheters`,
  },
  {
    id: 'energy_engineer',
    name: 'Energy and renewables professional',
    group: 'energy',
    fields: `renewable energy, energy engineering, solar energy, energy management, wind energy`,
    titles: `energy engineer, solar engineer, wind turbine technician, renewable energy engineer, energy manager, energy auditor,
      power plant engineer, energy analyst, power plant operator, nuclear engineer, solar design engineer, energy consultant,
      wind technician, solar project manager, energy efficiency engineer, nuclear operator, boiler engineer, energy advisor,
      reactor operator, energy trader, turbine engineer, utilities engineer, residential energy auditor, grid engineer,
      solar sales consultant, renewable energy project manager, hydroelectric plant operator, energy specialist, wind engineer,
      health physicist, power generation engineer, turbine technician, utility operator, energy modeler, battery engineer, meter technician`,
    vocabulary: `energy, solar, wind, renewable, turbine, turbines, power plant, photovoltaic, pv, energy efficiency, audits, generation,
      boilers, grid, utility, nuclear, leed, energy modeling, inverters, steam, megawatt, substation, weatherization, utilities, hydro,
      battery, storage, retro-commissioning, outage, reactor, power, pvsyst, blower door, electricity, radiation, ashrae, demand response,
      cogeneration, feasibility`,
  },
  {
    id: 'petroleum_engineer',
    name: 'Oil and gas professional',
    group: 'energy',
    fields: `petroleum engineering, drilling engineering, reservoir engineering, oil and gas`,
    titles: `petroleum engineer, production engineer, field engineer, drilling engineer, reservoir engineer,
      production engineer oil and gas, oilfield operator, roughneck, completions engineer, field engineer oil, well engineer, floorhand,
      oil and gas engineer, lease operator, pipeline engineer, mwd engineer, driller oil, subsea engineer, landman, drilling supervisor,
      toolpusher, offshore engineer, gas plant operator, wireline operator, derrickhand, pumper, well tester, mud engineer, frac operator,
      roustabout, pipeline technician, wireline engineer, drilling fluids engineer, lease analyst, company man, gas technician,
      cementing engineer, directional driller, gas engineer oil, offshore installation manager`,
    vocabulary: `drilling, oil, gas, wells, well, reservoir, rig, wellhead, offshore, completions, pipeline, petroleum, production,
      hydraulic fracturing, frac, artificial lift, wireline, mud, casing, bop, petrel, crude, blowout, logging, upstream, h2s, oilfield,
      cementing, workover, separators, compressors, subsea, well testing, lease, tubing, exploration, coiled tubing, pumps, rig floor`,
  },
  {
    id: 'mining_engineer',
    name: 'Mining professional',
    group: 'energy',
    fields: `mining engineering, mining, geology`,
    titles: `mining engineer, mine engineer, mine manager, miner, mine planning engineer, blasting engineer, mining technician,
      mineral processing engineer, underground miner, mine supervisor, mine foreman, quarry manager, mining supervisor, mine superintendent,
      geotechnical engineer mining, mineral processing technician, blaster, shotfirer, mine planner, coal miner, haul truck operator,
      mining equipment operator, shift boss`,
    vocabulary: `mine, mining, ore, blasting, drilling, underground, open pit, msha, minerals, explosives, haul trucks, ventilation,
      crusher, quarry, coal, surpac, mine planning, excavation, processing plant, flotation, geotechnical, shafts, conveyor, vulcan,
      loading, production, roof bolting, mill, tailings, stope`,
  },
  {
    id: 'engineering_technician',
    name: 'Engineering and electronics technician',
    group: 'technicians',
    fields: `engineering technology, electronics technology, engineering support`,
    titles: `engineering technician, electronics technician, electronic technician, test technician, electrical technician,
      mechanical technician, calibration technician, technician, equipment technician, instrument technician, instrumentation technician,
      electro-mechanical technician, electromechanical technician, bench technician, repair technician, laboratory technician electronics,
      production technician, electronics assembler, hardware technician, electronic engineering technician, r&d technician engineering,
      assembly technician, electrical engineering technician, electronics repair technician, avionics bench technician, service engineer,
      electronic assembler, manufacturing test technician, metrology technician, semiconductor technician,
      mechanical engineering technician, quality technician, engineering aide, electronics test technician, solder technician,
      senior technician, engineering assistant, field technician, equipment maintenance technician semiconductor, technical specialist`,
    vocabulary: `troubleshooting, repair, calibration, electronic, schematics, oscilloscope, soldering, testing, circuits, multimeter,
      electrical, equipment, mechanical, test equipment, wiring, hydraulic, pneumatic, components, maintenance, blueprints, installation,
      circuit boards, technician, assembly, rework, signal generators, power supplies, component level, preventive maintenance,
      measurements, diagnostics, digital, cables, harnesses, instruments, test procedures, motors, smt, technical manuals, ipc-a-610`,
  },
  {
    id: 'field_service_technician',
    name: 'Field service technician',
    group: 'technicians',
    fields: `field service, technical service, equipment repair, equipment service`,
    titles: `field service technician, service technician, field service engineer, field technician, field engineer,
      field service representative, customer engineer, customer service engineer, field service manager, copy machine technician,
      installation technician, service engineer field, copier technician, field service, broadband technician, satellite installer,
      field installation technician, equipment service technician, vending machine technician, elevator mechanic, elevator technician,
      locksmith, security technician, pos technician, atm technician, office equipment technician, pest control technician, pool technician,
      printer technician, forklift technician, generator technician, scale technician, service technician iii, technical field engineer,
      field support engineer, field service tech, mobile technician, fire protection technician, service supervisor, exterminator,
      water treatment technician, pump technician, resident field engineer, field maintenance technician, wireless technician,
      lift engineer, home technician, termite inspector, residential installer, meter reader, animal exclusion technician,
      pest control operator`,
    vocabulary: `service calls, customer, field service, installation, troubleshooting, repair, preventive maintenance, equipment,
      customers, dispatch, on-site, parts, technical, service, install, diagnose, work orders, travel, electrical, mechanical, copiers,
      route, calibration, wiring, upgrades, company vehicle, printers, on-call, warranty, hydraulic, customer sites, service reports,
      schematics, tools, generators, technician, inventory, pest, pumps, testing, installed`,
  },
]);
