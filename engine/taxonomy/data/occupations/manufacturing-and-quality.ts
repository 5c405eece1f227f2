import { readFamilies } from '../read-families';

/** People who make things, check them and keep the work safe. */
export const MANUFACTURING_OCCUPATIONS = readFamilies('manufacturing', [
  {
    id: 'production_manager',
    name: 'Production manager and supervisor',
    group: 'production',
    fields: `production management, manufacturing management, plant management, manufacturing operations, production,
      manufacturing`,
    titles: `production supervisor, production manager, manufacturing supervisor, plant manager, manufacturing manager,
      production lead, plant supervisor, director of manufacturing, shift supervisor manufacturing, assembly supervisor, line
      lead, line supervisor, production team leader, factory manager, plant superintendent, manufacturing lead, production
      superintendent, operations manager manufacturing, assistant plant manager, line leader, works manager, vp of
      manufacturing, production coordinator, factory supervisor, plant director, shift leader production, manufacturing team
      leader, cell leader, production executive, production foreman, machine shop supervisor, production shift supervisor,
      plant operations manager, value stream manager, mill manager, machine shop foreman, manufacturing operations manager,
      weld shop supervisor, sanitation supervisor, packaging supervisor, preload supervisor, plant head`,
    vocabulary: `production, manufacturing, lean, plant, shift, 5s, kaizen, employees, operators, oee, quality, safety, scheduling, lines,
      machines, output, scrap, downtime, throughput, supervised, six sigma, osha, packaging, union, labor, equipment, overtime, assembly,
      cost reduction, on-time delivery, iso, gmp, productivity, continuous improvement, materials, maintenance, staffing,
      process improvement, inventory, production schedules, team leads`,
  },
  {
    id: 'machine_operator',
    name: 'Machine operator',
    group: 'production',
    fields: `machine operation, production operations, packaging`,
    titles: `machine operator, production operator, operator, press operator, packaging operator, production worker,
      manufacturing operator, extruder operator, injection molding operator, forklift machine operator, manufacturing
      associate, production associate, line operator, printing press operator, packer, machine setter, molding
      technician, process operator manufacturing, factory worker, plant worker, filler operator, mill operator,
      textile operator, packaging technician, press brake operator, mixer operator, sewing operator, injection molding
      technician, extrusion operator, punch press operator, production helper, saw operator, manufacturing worker,
      packaging machine operator, production line worker, printing operator, machine tender, bindery worker, offset
      press operator, production technician operator, laser operator, packager, factory operative, production
      operative, batch operator, digital press operator, slitter operator, die cutter, flexo press operator, kiln
      operator, bottling operator, screen printer, blender operator, machine feeder, palletizer, injection moulding
      technician, moulding technician, process technician, filling operator, mattress maker, molder, moulder,
      manufacturing technician, cleanroom technician, clean room technician, clean room operator, cleanroom operative,
      composite laminator, laminator, grp laminator, feed mill operator, line technician, pharmaceutical operator,
      injection moulding operator, plastics process operator`,
    vocabulary: `machine, machines, production, packaging, line, operated, quality, set up, forklift, gauges, molding, pallets, materials,
      inspection, manufacturing, press, safety, parts, conveyor, defects, shift, labeling, extrusion, specifications, cleaning, assembly,
      micrometers, gmp, product, ink, rolls, jams, changeovers, plastic, weighing, plant, lockout, hand tools, machinery, sewing`,
  },
  {
    id: 'assembler',
    name: 'Assembler',
    group: 'production',
    fields: `assembly, assembly line, electronics assembly, mechanical assembly`,
    titles: `assembler, assembly line worker, assembly worker, production assembler, mechanical assembler,
        electrical assembler, assembly operator, assembly technician production, assembly, electronic assembler,
        electro-mechanical assembler, line assembler, final assembler, cable assembler, electronics assembly worker,
        wire harness assembler, assembly lead, assembly associate, product assembler, bench assembler, panel builder,
        team assembler, structural assembler, general assembler, medical device assembler, solderer assembler,
        aircraft assembler, assembly line operator, electronics assembler, solderer, harness assembler, cell operator,
        tire builder, furniture assembler`,
    vocabulary: `assembly, assembled, parts, hand tools, blueprints, soldering, components, line, torque, power tools, inspection, wiring,
      production, work instructions, crimping, circuit boards, drill, quality, units, screws, harness, subassemblies, rivets, cables,
      schematics, packaging, microscope, esd, fixtures, manufacturing, kits, specifications`,
  },
  {
    id: 'cnc_machinist',
    name: 'Machinist and toolmaker',
    group: 'metal_trades',
    fields: `machining, cnc machining, tool and die, toolmaking, cnc programming`,
    titles: `cnc machinist, machinist, cnc operator, cnc programmer, tool and die maker, cnc machine operator, toolmaker,
      mold maker, manual machinist, cnc setter, setter operator, cnc setter operator, milling setter operator, turning
      setter operator, cnc milling setter, lathe operator, cnc mill operator, cnc lathe operator, cnc technician, die
      maker, machine shop manager, cnc lathe machinist, grinder operator, milling machine operator, tool maker,
      apprentice machinist, tool room machinist, edm operator, cnc turner, journeyman mold maker, die setter, setup
      machinist, swiss machinist, deburrer, lead machinist, cnc miller, precision grinder, cnc set up operator,
      gunsmith, tool grinder, prototype machinist, mold technician, turner, lathe machinist, vmc operator, machinist
      trainee, cnc setter-operator, precision mechanic`,
    vocabulary: `cnc, lathe, lathes, mill, mills, machining, blueprints, micrometers, calipers, mastercam, g-code, tolerances, turning,
      milling, grinding, tooling, haas, edm, mazak, fanuc, setup, programs, fixtures, dies, molds, drill press, offsets, bridgeport, gauges,
      steel, aluminum, inspection, gd&t, deburring, surface grinder, parts, cutting tools, okuma, machine shop, cmm, indicators, jigs`,
  },
  {
    id: 'quality_inspector',
    name: 'Quality inspector',
    group: 'quality',
    fields: `quality control, quality inspection, inspection`,
    titles: `quality inspector, quality control inspector, quality control, qc inspector, quality assurance inspector,
        quality technician inspection, inspector, quality control technician, quality control supervisor,
        quality controller, final inspector, incoming inspector, cmm programmer, quality assurance technician,
        quality auditor, quality control specialist, ndt technician, cmm operator, quality control lead,
        receiving inspector, mechanical inspector, qa inspector, in-process inspector, quality checker, ndt inspector,
        source inspector, qc technician, non-destructive testing technician, quality control rep, weld inspector,
        food quality technician, quality assurance auditor, product inspector, quality lead, textile inspector,
        qc supervisor, quality technician, quality control analyst, quality operative, special inspector`,
    vocabulary: `inspection, quality, inspections, micrometers, calipers, blueprints, gauges, cmm, defects, measurements, iso 9001,
      nonconforming, specifications, dimensional, first article, calibration, parts, rework, tolerances, receiving inspection,
      documentation, visual inspection, quality control, gd&t, audits, sampling, ndt, optical comparator, ultrasonic, in-process, reject,
      radiography, spc, measuring, test, dye penetrant, checklists, samples`,
  },
  {
    id: 'quality_engineer',
    name: 'Quality engineer and manager',
    group: 'quality',
    fields: `quality assurance, quality engineering, quality management, quality`,
    titles: `quality engineer, qa associate, qa coordinator, qa documentation specialist, batch record reviewer, quality manager, quality assurance manager, qa manager, quality assurance specialist,
        quality director, supplier quality engineer, quality supervisor, quality control manager, director of quality,
        quality systems manager, quality specialist, quality systems engineer, qa specialist, validation specialist,
        quality assurance, quality assurance supervisor, quality assurance officer, quality coordinator,
        head of quality, qa supervisor, quality systems analyst, quality improvement manager,
        quality compliance specialist, quality assurance lead, quality assurance coordinator, qa officer,
        quality systems specialist, document control manager, quality assurance associate, food safety manager,
        quality assurance director, supplier quality manager, quality executive, quality management representative,
        quality assurance auditor manager, regulatory compliance lead, six sigma engineer, gmp auditor,
        quality compliance manager, vp of quality, quality control engineer, quality and regulatory manager,
        food safety specialist, haccp coordinator, capa specialist, calibration engineer`,
    vocabulary: `quality, iso 9001, audits, capa, corrective actions, root cause, spc, fmea, ppap, apqp, gmp, fda, six sigma,
      nonconformance, supplier quality, compliance, inspection, iso, documentation, sop, sops, validation, process validation,
      control plans, quality management system, internal audits, complaints, 8d, ts 16949, iatf 16949, customer complaints, minitab, gd&t,
      preventive actions, standards, haccp, deviations, iq oq pq, batch records, continuous improvement, regulatory, gage r&r,
      specifications, investigations, iso 13485, quality assurance, sqf`,
  },
  {
    id: 'health_safety',
    name: 'Health and safety professional',
    group: 'safety',
    fields: `occupational health and safety, health and safety, environmental health and safety, safety, ehs, industrial
      hygiene, safety management`,
    titles: `safety manager, ehs manager, safety coordinator, health and safety officer, safety officer,
        safety engineer, ehs specialist, safety specialist, hse officer, safety director, safety supervisor,
        hse manager, environmental health and safety manager, safety consultant, hse engineer, safety advisor,
        health and safety manager, hse advisor, industrial hygienist, safety inspector, fire safety officer,
        ehs coordinator, ehs engineer, occupational health and safety specialist, safety technician, safety trainer ehs,
        hse supervisor, environmental and safety supervisor, hse coordinator, safety representative, director of safety,
        fire inspector, loss control consultant, health and safety advisor, safety professional, process safety manager,
        emergency management specialist, ehs director, hse inspector, environmental health safety specialist,
        radiation safety officer, emergency management director, safety and compliance manager, she manager,
        sheq manager, hseq advisor, hseq manager, sheq advisor, shec manager, fire risk assessor,
        process safety engineer, cdm coordinator, cdm advisor, principal designer cdm, functional safety engineer,
        health and safety consultant, ehs advisor, ergonomist`,
    vocabulary: `safety, osha, incidents, ehs, hazards, accident investigations, ppe, safety training, risk assessments, hse, inspections,
      compliance, audits, confined space, lockout tagout, toolbox talks, job hazard analysis, environmental, near miss, permit to work,
      hazardous materials, emergency response, nebosh, workers compensation, industrial hygiene, safety programs, msds, fire, regulations,
      ergonomics, iso 45001, fall protection, first aid, recordable, epa, evacuation, safety meetings, hazard communication, work at height,
      contractors`,
  },
]);
