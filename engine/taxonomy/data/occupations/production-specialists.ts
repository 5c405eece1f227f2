import { readFamilies } from '../read-families';

/** Makers, operators and supervisors of production beside the larger families. */
export const PRODUCTION_SPECIALIST_OCCUPATIONS = [
  ...readFamilies('manufacturing', [
    {
      id: 'production_supervisor',
      name: 'Production and shift supervisor',
      group: 'production',
      fields: `production supervision, shift management, manufacturing supervision, production control`,
      titles: `production supervisor, shift supervisor, manufacturing supervisor, production team leader, line supervisor,
        shift manager manufacturing, production lead, plant supervisor, team leader production, line lead, shift leader,
        assembly supervisor, production foreman, production shift supervisor, manufacturing team leader, packaging supervisor,
        production coordinator manufacturing, production group leader, manufacturing lead, night shift supervisor, floor
        supervisor production, area supervisor manufacturing, fabrication supervisor, line leader`,
      vocabulary: `production, shift, employees, schedules, line, safety, quality, downtime, supervisor, output, machine,
        training, attendance, 5s, lean, targets, scrap, overtime, operators, gmp, efficiency, team leads, plant, productivity,
        manpower, work instructions, packaging, accident, hourly`,
    },
    {
      id: 'packer_sorter',
      name: 'Packer, sorter and fulfillment associate',
      group: 'production',
      fields: `packing, order fulfillment, packaging operations, kitting`,
      titles: `packer, packager, fulfillment associate, package handler, picker packer, sorter, order picker, production
        packer, packaging operator, hand packer, fulfillment center associate, parcel sorter, packing operative, kitting
        technician, picker, amazon associate, bagger, labeler, packaging technician, package sorter, fulfillment specialist,
        packaging associate, mail sorter, packaging worker, pick and pack, production associate packaging, warehouse picker,
        packing supervisor, machine packer`,
      vocabulary: `packing, boxes, labels, orders, scanning, picking, conveyor, pallets, sorting, packages, shipping, tape,
        line, quality checks, warehouse, quotas, items, lifting, bins, totes, products, fast-paced, cartons, seal, weighing,
        loading, production, containers, kitting`,
    },
    {
      id: 'chemical_plant_operator',
      name: 'Chemical and pharmaceutical production operator',
      group: 'plant_operation',
      fields: `chemical production, pharmaceutical manufacturing, process operations, chemical operations, biomanufacturing`,
      titles: `chemical operator, dcs operator, board operator, process operator, production operator pharmaceutical,
        pharmaceutical operator, manufacturing associate biotech, bioprocess technician, batch operator, chemical
        plant operator, process technician, mixing operator, pharmaceutical manufacturing technician, compounding
        technician, plant operator chemical, manufacturing chemist, biomanufacturing associate, refinery operator,
        chemical process operator, granulation operator, manufacturing technician pharmaceutical, production chemist,
        chemical technician production, pilot plant operator, tablet compression operator, coating operator,
        formulation technician, refinery technician, blender operator, reactor operator, plant operator, control room
        operator, compounder, process plant operator, gas plant operator`,
      vocabulary: `batch, chemicals, reactors, mixing, gmp, sop, batch records, process, tanks, pumps, sampling, valves,
        cleaning, ppe, cleanroom, granulation, tablets, bioreactor, dcs, pharmaceutical, filtration, blending, weighing,
        hazardous, purification, fermentation, aseptic, vessels, distillation, quality, deviations`,
    },
    {
      id: 'paper_wood_worker',
      name: 'Wood, furniture and paper production worker',
      group: 'craft_production',
      fields: `furniture making, wood products manufacturing, upholstery, woodworking production, paper manufacturing`,
      titles: `furniture maker, woodworker, cabinet maker production, upholsterer, sawmill worker, paper machine operator,
        furniture assembler, wood machinist, furniture finisher, sawyer, millworker, cabinet assembler, paper mill worker,
        wood finisher, furniture restorer, sander, furniture builder, upholstery worker, cnc router operator, corrugator
        operator, lumber grader, lumber stacker, woodshop manager, bench carpenter, cabinet builder, box maker`,
      vocabulary: `wood, furniture, sanding, saws, upholstery, lumber, cabinets, finishing, staining, fabric, foam, veneer,
        paper, planer, assembly, router, glue, paper machine, rollers, edge banding, staples, lacquer, spray, sewing, mill,
        table saw, joinery, pulp, hardware`,
    },
    {
      id: 'metal_production_worker',
      name: 'Metal production and press worker',
      group: 'metal_trades',
      fields: `metal working, sheet metal fabrication, press operation, metal finishing, powder coating, stamping`,
      titles: `press operator, press brake operator, metal fabricator, punch press operator, metal worker,
        grinder operator, polisher, powder coater, plating operator, heat treater, laser operator metal,
        stamping operator, sheet metal
        fabricator, deburrer, tool grinder, metal finisher, fabricator welder,
        structural fabricator, saw operator, laser
        cutting operator, fabricator, blacksmith, metal polisher,
        shear operator, plater, roll former operator, steel worker, extrusion operator, furnace operator,
        industrial painter, anodizer, sheet metal worker, shot blaster, sandblaster, galvaniser, galvanizer,
        laser operator, laser cutter operator, plasma cutter operator, forge operator, hot dip galvaniser,
        foundry operative, electroplater, steel fabricator`,
      vocabulary: `press brake, sheet metal, blueprints, metal, steel, laser cutter, bending, grinding, deburring, dies,
        fabrication, welding, punch press, shears, aluminum, plating, powder coating, stamping, micrometers, furnace,
        polishing, measuring, saws, tolerances, heat treating, calipers, fixtures, forming, setup`,
    },
    {
      id: 'toolmaker_moldmaker',
      name: 'Tool, die and mold maker',
      group: 'metal_trades',
      fields: `tool and die making, mold making, toolroom, die making, tool design`,
      titles: `tool and die maker, toolmaker, mold maker, die maker, tool maker, mould maker, toolroom machinist, die setter,
        mold technician, tool room technician, mold setter, tool and die apprentice, die designer, mold designer, tool and die
        technician, toolroom manager, die technician, mold repair technician, tool room supervisor, tool and die supervisor,
        toolroom supervisor, pattern maker`,
      vocabulary: `dies, molds, tooling, edm, grinding, blueprints, surface grinder, jigs, fixtures, progressive dies,
        injection molds, cnc, tool steel, tryout, wire edm, milling, lathe, solidworks, tolerances, cavities, repair, heat
        treat, mastercam, stamping, punches, polishing, maintenance, draft, inserts`,
    },
    {
      id: 'quality_manager',
      name: 'Quality manager',
      group: 'quality',
      fields: `quality management, quality systems, supplier quality, total quality management, quality assurance management`,
      titles: `quality manager, quality assurance manager, director of quality, quality control manager,
        supplier quality
        engineer, quality systems manager, quality director, supplier quality manager,
        head of quality, quality supervisor, quality lead, quality control supervisor, iso coordinator,
        quality systems engineer, qa manager, quality management
        representative, quality systems specialist,
        qa supervisor, quality specialist, vice president quality, quality
        coordinator, qa specialist,
        quality assurance supervisor, quality assurance specialist, qa director, document control
        manager,
        quality assurance officer, qa officer, quality executive, food safety manager, document control specialist,
        haccp coordinator`,
      vocabulary: `quality, iso 9001, audits, capa, supplier, corrective actions, qms, root cause, inspection, spc, ppap,
        fmea, nonconformance, customer complaints, certification, procedures, internal audits, continuous improvement, six
        sigma, apqp, iso 13485, metrics, 8d, document control, gmp, management review, as9100, training, ts 16949`,
    },
  ]),
  ...readFamilies('hospitality', [
    {
      id: 'food_production_worker',
      name: 'Food processing and meat worker',
      group: 'food_production',
      fields: `food processing, meat processing, food manufacturing, dairy processing`,
      titles: `food production worker, meat cutter, butcher, food processing worker, slaughterer, fish processor, food
        production operative, poultry worker, meat packer, dairy worker, food process operator, bakery production
        worker, food batch maker, food technician production, meat processor, meat department manager, production
        baker, food manufacturing associate, sausage maker, cheese maker, fish cutter, deboner, food production
        supervisor, meat manager, meat clerk, food handler, poultry processor, brewer, brewing operative, brewery
        operative, cheesemaker, bakery operative, food operative, candy maker, chocolate maker, chocolatier,
        distillery operator, distiller, packhouse operative, dairy operative, butchery operative, factory butcher,
        feed mill operator, confectioner, bakery production operative`,
      vocabulary: `meat, food, cutting, processing, knives, sanitation, haccp, packaging, poultry, line, trimming, batch, gmp,
        temperatures, ingredients, mixing, ovens, slicing, fish, cleaning, weighing, production, freezer, deboning, dairy,
        grinder, carcasses, display cases, usda`,
    },
  ]),
];
