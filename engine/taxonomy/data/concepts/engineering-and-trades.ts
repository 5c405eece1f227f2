import { readConcepts } from '../read-concepts';

const CAD = readConcepts(
  'tool',
  `
  Computer-aided design | CAD, computer aided design, CAD software, 3D CAD, 2D CAD, CAD drafting, CAD modeling, CAD drawings,
    technical drawing software ! dispatch, dispatches, dispatcher, dispatching, radio, 911, emergency, ems, ambulance, police, sheriff
  AutoCAD | Auto CAD, Autodesk AutoCAD, AutoCAD 2D, AutoCAD LT, AutoCAD Electrical, AutoCAD Mechanical, Autodesk software
    < Computer-aided design ~ MicroStation .6
  MicroStation | Bentley MicroStation, OpenRoads, Bentley OpenRoads, InRoads < Computer-aided design
  AutoCAD Civil 3D | Civil 3D, Autodesk Civil 3D < AutoCAD
  SolidWorks | Solid Works, Dassault Systemes SolidWorks, SOLIDWORKS Simulation < Computer-aided design ~ Autodesk Inventor .7, CATIA .6,
    PTC Creo .6
  CATIA | CATIA V5, Dassault Systemes CATIA, CATIA V6 < Computer-aided design ~ Siemens NX .7
  PTC Creo | Creo, Pro/Engineer, Pro-E, Pro/E, ProE, Creo Parametric, Creo Elements < Computer-aided design
  Siemens NX | Unigraphics, NX CAD, UG NX, Unigraphics NX < Computer-aided design
  Autodesk Inventor | Inventor software < Computer-aided design
  Solid Edge | Siemens Solid Edge / Onshape, Fusion 360 = Autodesk Fusion 360 < Computer-aided design ~ SolidWorks .7
  Revit | Autodesk Revit, Revit Architecture, Revit MEP, Revit Structure < Building information modelling ~ ArchiCAD .6
  ArchiCAD | Graphisoft ArchiCAD / Vectorworks < Building information modelling
  Building information modelling | BIM, building information modeling, BIM 360, BIM coordination, BIM modeling
  Navisworks | Autodesk Navisworks, clash detection / Solibri < Building information modelling
  SketchUp | Google SketchUp, Trimble SketchUp, Sketch Up, SketchUp Pro < 3D modelling
  Rhino | Rhinoceros 3D, Rhino 3D, Grasshopper < 3D modelling ? 3d, sketchup, revit, autocad, modeling, design, architecture, grasshopper,
    keyshot
  3ds Max | 3D Studio Max, Autodesk 3ds Max, 3D Max < 3D modelling
  Lumion / V-Ray, Enscape, Twinmotion, KeyShot < 3D rendering
  ANSYS | ANSYS Workbench, ANSYS Fluent, ANSYS Mechanical < Finite element analysis
  Abaqus / Nastran = Patran, LS-DYNA, HyperMesh = Altair HyperWorks = Hyperworks, COMSOL, MSC Adams < Finite element analysis ~ ANSYS .7
  Finite element analysis | FEA, finite element method, FEM analysis, structural simulation, stress analysis
  Computational fluid dynamics | CFD, fluid dynamics simulation, fluid mechanics > OpenFOAM, STAR-CCM+ < Fluid dynamics
    ! aifd, floral, flowers, florist
  Fluid dynamics | aerodynamics, hydraulics engineering, hydrodynamics
  STAAD.Pro | STAAD, STAAD Pro / ETABS, SAP2000, RISA-3D, Tekla = Tekla Structures, SAFE structural software, RAM Structural System
    < Structural analysis
  Structural analysis | structural engineering, structural design, structural calculations, steel design, reinforced concrete design
  Aspen HYSYS | Aspen Plus, HYSYS, AspenTech, PRO/II process simulation < Process simulation
  Process simulation | process modeling, process modelling, Arena simulation, Simio, AnyLogic, FlexSim
  HEC-RAS / HEC-HMS, WaterCAD = SewerCAD = StormCAD, EPANET, SWMM < Hydrology
  PLAXIS | geotechnical software, slope stability analysis < Geotechnical engineering
  Petrel / PIPESIM, Eclipse reservoir simulation, CMG reservoir < Reservoir engineering
  ETAP / SKM PowerTools, PSCAD, DIgSILENT, PSS/E, PowerWorld, CYME < Power systems
  Altium Designer | Altium / OrCAD, Eagle PCB, KiCad, Cadence Allegro, PADS software = Mentor Graphics PADS < PCB design
  Cadence Virtuoso | Cadence tools / Synopsys = Synopsys Design Compiler, ModelSim = QuestaSim, Mentor Graphics < Digital design
  SPICE | LTspice, PSpice, HSPICE / Multisim, Proteus simulation < Circuit design ? circuit, circuits, simulation, analog, pcb, orcad,
    cadence
  Xilinx Vivado | Vivado, Xilinx / Altera Quartus = Quartus < FPGA
  Mastercam / GibbsCAM, PowerMill, CAMWorks, SurfCAM, Esprit CAM < CNC programming
  Teamcenter | Siemens Teamcenter / Windchill, ENOVIA, SolidWorks PDM, Agile PLM, Arena PLM < Product life cycle management
  Bluebeam Revu | Bluebeam / PlanGrid, Planswift, RSMeans, On-Screen Takeoff, ProEst < Construction estimating
  Procore | Procore software / Buildertrend, Autodesk Construction Cloud, Viewpoint Vista, Timberline software, Sage 300 Construction, CMiC,
    Prolog Converge < Construction management
  DOORS | IBM DOORS, Rational DOORS / Jama Connect, Polarion < Systems engineering ? requirements, systems, engineering, rational,
    traceability, verification
  PVsyst / HOMER Pro, Aurora Solar, Helioscope, SAM solar < Solar energy
  EnergyPlus / eQUEST, Trane TRACE, Carrier HAP, IES VE, REM/Rate < Energy modelling
  `,
);

const ENGINEERING = readConcepts(
  'skill',
  `
  Mechanical engineering | mechanical systems, mechanical design, machine design, mechanical engineering principles
  Mechanical drawings | engineering drawings, technical drawings, shop drawings, assembly drawings, technical drafting,
    mechanical drafting, engineering drafting, design and drafting, drafting and design,    detailed drawings, design drawings, create technical drawings
  Blueprint reading | reading blueprints, blueprints, read blueprints, read schematics, interpreting blueprints, schematic reading,
    reading schematics, read engineering drawings
    ! unreal, ue4, ue5, niagara, gameplay, prototype, prototyped, prototyping
  GD&T | geometric dimensioning and tolerancing, geometric tolerancing, tolerance analysis, tolerance stack-up
  Design for manufacturing | DFM, DFMA, design for manufacture, design for manufacturability, design for assembly
  3D modelling | 3D modeling, solid modeling, surface modeling, parametric modeling, 3-D modeling, 3D modeling software
  3D printing | additive manufacturing, rapid prototype printing, FDM printing, SLA printing, stereolithography
  Prototyping | prototype development, prototype building, building prototypes, prototypes, product prototyping
  Sheet metal work | sheet metal fabrication, sheet metal, sheet metal design, sheetmetal
  Plastics engineering | plastic part design, injection molding design, polymer processing
  Tool design | tooling design, jig and fixture design, die design, mold design, mould design, fixtures design
  Thermodynamics engineering | heat transfer, thermal analysis, thermal design, thermal engineering, thermal management
  HVAC design | HVAC engineering, MEP design, MEP coordination, HVAC systems design, heat load calculations, MEP
  Piping design | piping engineering, piping systems, pipe stress analysis, CAESAR II, P&ID, P&IDs, piping and instrumentation diagrams,
    process flow diagrams engineering
  Pressure vessels | ASME BPVC, heat exchangers, heat exchanger design, ASME Section VIII
  Rotating equipment | turbines, compressors, centrifugal pumps, gas turbines, steam turbines, pump systems
  Hydraulics | hydraulic systems, hydraulic equipment, hydraulic repair, fluid power
  Pneumatics | pneumatic systems, pneumatic equipment, compressed air systems
  Vibration analysis | NVH, modal analysis, condition monitoring, acoustics engineering
  Automotive engineering | vehicle dynamics, powertrain, engine design, powertrain engineering, vehicle engineering, electric vehicles,
    EV engineering, battery systems
  Aerospace engineering | aircraft design, aeronautical engineering, flight mechanics, propulsion, avionics engineering
  Composites | composite materials, carbon fiber, carbon fibre, composite layup, fiberglass
  Mechatronics | electromechanical systems, electro-mechanical systems
  Robotics | robotic systems, robot programming, industrial robots, FANUC robots, KUKA robots, ABB robots, robot operation
  Systems engineering | system engineering, MBSE, SysML, model-based systems engineering, requirements engineering,
    systems integration and test
  Reliability engineering | reliability analysis, reliability testing, Weibull analysis, MTBF analysis, fault tree analysis
  Failure analysis | root cause failure analysis, failure investigation
  FMEA | failure mode and effects analysis, DFMEA, PFMEA, FMECA, failure modes and effects analysis
  Product testing | validation testing, verification and validation, V&V, qualification testing, environmental testing, prototype testing,
    perform product testing
  Test equipment | oscilloscopes, oscilloscope, spectrum analyzer, network analyzer, signal generator, logic analyzer, multimeters,
    multimeter, digital multimeter, electronic test equipment
  Engineering change management | ECO, ECN, engineering change orders, engineering change requests, ECR process
  Bill of materials | BOM, bills of materials, BOM management
  Electrical engineering | electrical systems, electrical design, electrical engineering principles, electrical systems design
  Circuit design | circuit analysis, analog design, analog circuits, electronic circuit design, analog circuit design, mixed-signal design,
    electronic circuits
  Digital design | digital electronics, digital circuit design, digital logic, logic design
  PCB design | printed circuit board design, PCB layout, board design, schematic capture, circuit board design, printed circuit boards, PCBs
  FPGA | FPGA design, FPGA development, field programmable gate array, FPGAs < Digital design
  ASIC | ASIC design, VLSI, VLSI design, chip design, SoC design, physical design VLSI, static timing analysis, UVM < Digital design
  Signal processing | digital signal processing, DSP, DSP algorithms, image signal processing
  RF engineering | RF design, RF circuits, radio frequency engineering, antenna design, microwave engineering, RF systems, RF testing
  EMC | EMI/EMC, electromagnetic compatibility, EMI testing, EMC testing ? emi, testing, compliance, electronics, electrical, fcc
  Power electronics | power supply design, DC-DC converters, inverters, switch mode power supplies, motor drives design
  Power systems | power system analysis, power distribution, power generation, power transmission, load flow analysis,
    short circuit analysis, electrical power systems
  Substations | substation design, switchgear, transformers, high voltage, medium voltage, protective relays, protection relays, protection and control,
    relay coordination ! hugging, pytorch, tensorflow, nlp, bert, llm, llms, attention
  Electric motors | motor controls, motor control, motors repair, variable frequency drives, VFD, VFDs, servo drives, motor control centers
  Lighting design | lighting systems, DIALux, AGi32
  Electronics | electronic systems, electronic components, consumer electronics, electronics repair, electronic repair,
    electronics principles
  Electronic assembly | circuit board assembly, PCB assembly, SMT, surface mount technology, wire harness assembly, cable assembly,
    through-hole assembly
  Soldering | hand soldering, SMT soldering, micro-soldering, solder rework, soldering techniques
  IPC-A-610 | J-STD-001, IPC/WHMA-A-620, IPC standards
  Semiconductors | semiconductor manufacturing, wafer fabrication, photolithography, cleanroom, clean room, semiconductor processing
  Control systems | process control, control engineering, control theory, PID control, distributed control systems, DCS, DeltaV,
    Honeywell Experion
  Programmable logic controllers | PLC, PLC programming, ladder logic, PLCs, programmable logic controller, PLC troubleshooting ! mtss, teachers, curriculum, instructional, pupils, students,
    grading
  Allen-Bradley | Allen Bradley, RSLogix, RSLogix 5000, ControlLogix, Studio 5000, Rockwell Automation, FactoryTalk
    < Programmable logic controllers ~ Siemens PLC .6
  Siemens PLC | Siemens S7, S7, TIA Portal, Step 7, S7-300, S7-400, S7-1200, S7-1500, Simatic < Programmable logic controllers
    ! samsung, galaxy, audi, iphone, phone, train, trains, line, teams
  SCADA | SCADA systems, Wonderware, Ignition SCADA, InTouch, WinCC, iFix, supervisory control and data acquisition
  HMI | human machine interface, HMI programming, PanelView
  Instrumentation | instrumentation and control, I&C, process instrumentation, field instruments, transmitters, control valves, flow meters
  Industrial automation | factory automation, automation engineering, automation systems, automation technology
  Modbus / Profibus, Profinet, EtherNet/IP, BACnet, HART protocol, Fieldbus, Industrial networks
  Machine vision | vision systems, Cognex, Keyence
  Calibration | equipment calibration, instrument calibration, calibrating instruments, calibration procedures, metrology,
    calibrate equipment
  Chemical engineering | chemical processes, unit operations, mass and energy balances, process engineering, chemical processing,
    chemical process engineering
  Process safety | HAZOP, process safety management, HAZID, LOPA, process hazard analysis, SIL assessment
  Distillation | reactor design, separation processes, absorption columns / Crystallization
  Oil and gas | oil & gas, petroleum industry, upstream oil and gas, refining, refinery operations, petrochemicals, shale gas
  Drilling operations | well drilling, drilling engineering, directional drilling, well completions, well control, drilling fluids,
    rig operations, oilfield operations
  Reservoir engineering | reservoir simulation, petrophysics, well logging, well log interpretation, production engineering oil
  Pipeline operations | oil pipelines, gas pipelines, pipeline integrity, pipeline construction, cathodic protection, corrosion control
  Mining operations | mine planning, blasting, drilling and blasting, mineral processing, underground mining, surface mining,
    open pit mining
  Energy efficiency | energy audits, energy management, energy auditing, energy conservation, building energy efficiency
  Energy modelling | energy modeling, building energy simulation, energy analysis
  Solar energy | solar power, photovoltaics, solar PV, photovoltaic systems, solar installation, solar panel installation, solar panels
  Wind energy | wind turbines, wind power, wind farm operations
  Renewable energy | renewables, clean energy, alternative energy, battery energy storage, energy storage, hydropower
  Nuclear energy | nuclear power, reactor operations, nuclear safety, nuclear engineering knowledge
  Power plant operations | boiler operations, steam systems, power generation operations, boiler operation
  Boilers | steam boilers, hot water boilers, boiler maintenance, boiler service ~ Power plant operations .5
  Civil engineering | civil works, civil construction, infrastructure projects, civil infrastructure
  Geotechnical engineering | soil mechanics, foundation design, soil testing, geotechnical investigations, foundation engineering
  Transportation engineering | highway design, road design, traffic engineering, road construction, traffic analysis, Synchro traffic,
    pavement design, highway construction
  Bridge design | bridge construction, bridge inspection
  Water resources engineering | stormwater management, drainage design, stormwater design, hydraulic modeling, drainage systems,
    storm water management
  Site development | land development, site grading, site planning, grading plans, site design
  Land surveying | surveying, topographic surveys, boundary surveys, GPS surveying, total station, construction staking, land surveys,
    survey equipment
  Architecture | architectural design, building design, architectural drafting, schematic design, design development, architectural drawings
    ? design, building, revit, autocad, buildings, construction, architectural, landscape, interior
  Construction documents | construction drawings, construction documentation, CDs architectural, working drawings, as-built drawings
  Space planning | interior space planning, floor plans, FF&E, interior layouts, furniture layouts
  Interior design | interior architecture, interior decorating, interior decoration, home staging
  Urban planning | city planning, town planning, land use planning, zoning, regional planning, master planning, urban design
  Landscape architecture | landscape design, planting design, hardscape design, garden design
  LEED | green building, LEED certification process, sustainable design, BREEAM, passive house
  Building codes | International Building Code, IBC, building regulations, code compliance, local building codes, construction codes
  Fire protection engineering | fire protection systems, fire alarm systems, fire sprinkler systems, sprinkler systems, NFPA codes, NFPA
  `,
);

const MANUFACTURING = readConcepts(
  'skill',
  `
  Manufacturing | manufacturing processes, manufacturing operations, production processes, manufacturing engineering,
    manufacturing environment, manufacturing systems
  Production management | production supervision, production operations, managing production, manufacturing management, oversee production
  Production planning | production scheduling, master production scheduling, capacity scheduling, production control, plan production
  Lean manufacturing | lean, lean production, lean principles, lean tools, Toyota Production System, TPS lean, lean methodology,
    lean management < Process improvement ? @factory, agile, startup
  Six Sigma | Lean Six Sigma, DMAIC, Six-Sigma, 6 Sigma, six sigma methodology < Process improvement ~ Lean manufacturing .6
  Kaizen | kaizen events, continuous improvement, CI initiatives, continual improvement < Lean manufacturing
  5S | 5S methodology, 5S program, 6S < Lean manufacturing
  Value stream mapping | VSM, value stream maps < Lean manufacturing
  Just-in-time | JIT manufacturing, just in time, pull systems < Lean manufacturing
  Total productive maintenance | TPM, OEE, overall equipment effectiveness < Lean manufacturing
  SMED | quick changeover, single-minute exchange of die, poka-yoke, error proofing < Lean manufacturing
  Time studies | time and motion studies, work measurement, line balancing, methods engineering, industrial engineering
  Root cause analysis | RCA, 5 whys, fishbone diagram, Ishikawa diagrams, 8D, corrective action, CAPA, corrective and preventive action,
    corrective actions, 8D problem solving
  Statistical process control | SPC, control charts, process capability, Cpk ! army, e-4, usmc, sgt, pfc
  Quality control | QC, quality inspection, product quality control, quality checks, quality control procedures, check quality of products
    ? quality, inspection, manufacturing, production, products, laboratory, assurance, testing, iso, process, food
  Quality assurance | QA, quality assurance procedures, quality standards, quality assurance methodologies, quality assurance processes
    ? quality, testing, audits, iso, software, manufacturing, inspection, compliance, control, products, gmp, analyst, process
  Quality audits | supplier audits, process audits, layered process audits, ISO audits, conduct quality audits < Quality management
  Supplier quality | supplier development, supplier qualification, supplier quality management < Quality management
  APQP | PPAP, production part approval process, advanced product quality planning, control plans < Quality management
  ISO 9001 | ISO 9000, ISO9001, ISO 9001:2015, ISO standards < Quality management
  IATF 16949 | TS 16949, ISO/TS 16949, QS 9000 < Quality management
  AS9100 | AS 9100 / NADCAP < Quality management
  ISO 14001 | environmental management systems, EMS ISO 14001
  ISO 45001 | OHSAS 18001, occupational health and safety management systems
  ISO 17025 | laboratory accreditation, ISO/IEC 17025
  Non-destructive testing | NDT, NDE, ultrasonic testing, magnetic particle testing, radiographic testing, dye penetrant testing,
    liquid penetrant, eddy current testing ! vestibular, stroke, neuro, neurological, bobath, pnf, occupational, physiotherapy, rehab,
    rehabilitation, therapist, therapy, paediatric, pediatric
  Precision measuring instruments | micrometers, calipers, gauges, dial indicators, height gauges, measuring tools,
    precision measuring tools, vernier calipers, measuring instruments
  Coordinate measuring machines | CMM, CMM programming, PC-DMIS, Calypso CMM, CMM inspection, FARO arm
  First article inspection | FAI, incoming inspection, receiving inspection, final inspection, in-process inspection, visual inspection,
    product inspection, parts inspection
  Measurement system analysis | gage R&R, MSA, gauge R&R
  Process validation | IQ/OQ/PQ, equipment validation, cleaning validation, validation protocols, equipment qualification
  Batch records | batch record review, electronic batch records, batch manufacturing records
  Machine operation | operating machinery, machine operating, operating machines, production machinery, machinery operation,
    machine operations, operate machinery, operating production equipment
  Machine set-up | machine setup, equipment setup, changeovers, tool changes, set up machines
  CNC machining | CNC, CNC machines, CNC operation, computer numerical control, CNC machine operation, CNC milling, CNC turning, CNC lathe,
    CNC mill
  CNC programming | G-code, G code, M-code, CAM programming, CAD/CAM, computer-aided manufacturing, CAM software < CNC machining
  Machining | manual machining, milling machines, lathes, lathe operation, turning and milling, drill press, surface grinding, machine shop,
    machine tools, Bridgeport mill, boring and reaming
  EDM | wire EDM, sinker EDM, electrical discharge machining < Machining ? cnc, machining, wire, tooling, mold, grinding
  Grinding | grinders, angle grinder, metal grinding, deburring ? welding, metal, steel, machining, cutting, lathe, cnc, polishing
  Tool and die making | toolmaking, die making, mold making, mould making, die maintenance
  Welding | welder work, metal welding, welding techniques, arc welding, structural welding, welding equipment, operate welding equipment
  MIG welding | GMAW, MIG, flux core welding, FCAW < Welding
  TIG welding | GTAW, TIG < Welding
  Stick welding | SMAW, shielded metal arc welding < Welding
  Pipe welding | orbital welding, 6G pipe welding < Welding
  Oxy-fuel cutting | plasma cutting, torch cutting, oxyacetylene, oxy-acetylene, laser cutting, waterjet cutting, flame cutting
  Brazing | silver soldering, brazed
  Metal fabrication | steel fabrication, fabrication, metal working, metalworking, structural steel fabrication, press brake operation,
    press brake, metal bending, shearing ? welding, metal, steel, sheet, aluminum, manufacturing, blueprints, structural
  Metal stamping | stamping presses, punch press, progressive dies
  Casting | die casting, foundry work, sand casting, investment casting, forging ? metal, foundry, die, molten, manufacturing, aluminum,
    forging, machining, molding
  Injection moulding | injection molding, blow molding, thermoforming, plastic injection molding, plastic molding, compression molding
  Extrusion | plastic extrusion, film extrusion, extruders
  Assembly | mechanical assembly, product assembly, assembly line work, assembling products, assembly line, assemble machines,
    parts assembly, assembly work ? manufacturing, production, parts, mechanical, line, tools, components, blueprints, soldering, machine
  Packaging | product packaging, packing products, packaging operations, packaging machinery, packaging equipment
  Printing | offset printing, flexographic printing, flexography, screen printing, printing presses, press operation, letterpress,
    print production, commercial printing
  Digital printing | large format printing, wide format printing, laser printing production
  Bindery | book binding, bookbinding, finishing and binding
  Prepress | pre-press, plate making, color separation
  Textile manufacturing | weaving, knitting machines, spinning machines, textile production, dyeing and finishing, loom operation
  Sewing | industrial sewing, sewing machine operation, sewing machines, tailoring, garment alterations, stitching, hand
    sewing, embroidery, clothing alterations, dress alterations, tailoring and alterations, sewing and alterations
  Woodworking | cabinetry, cabinet making, furniture making, wood working, furniture repair, millwork, finish carpentry woodworking
  Surface finishing | powder coating, electroplating, anodizing, sandblasting, polishing metal, sand blasting, surface treatment,
    industrial coating
  Material handling | materials handling, handling materials, moving materials, material movement, handle materials
  Lockout/tagout | lockout tagout, LOTO, lock out tag out
  Hand tools | hand and power tools, power tools, using power tools, power tool operation, use of hand tools, pneumatic tools
  Food manufacturing | food processing, food production, food technology, food science, dairy processing, meat processing,
    beverage production
  Pharmaceutical manufacturing | tablet manufacturing, aseptic filling, biopharmaceutical manufacturing, bioprocessing,
    fermentation processes, downstream processing, upstream processing
  Commissioning | start-up and commissioning, plant commissioning, site acceptance testing, factory acceptance testing, FAT and SAT
  `,
);

const SAFETY = readConcepts(
  'skill',
  `
  Occupational health and safety | workplace safety, occupational safety, health and safety, EHS, HSE, safety procedures,
    safety regulations, industrial safety, safety standards, safety management, OHS, work safety, safety practices, health & safety
  OSHA regulations | OSHA, OSHA standards, OSHA compliance, OSHA guidelines, OSHA safety, OSHA requirements < Occupational health and safety
  Safety training | conducting safety training, toolbox talks, safety meetings, safety education, safety briefings
    < Occupational health and safety
  Safety inspections | safety audits, workplace inspections, site inspections, site safety inspections, safety inspection
    < Occupational health and safety
  Accident investigation | incident investigation, accident investigations, incident investigations, near miss reporting
  Hazard identification | job hazard analysis, JHA, job safety analysis, JSA, hazard analysis, hazard assessment, hazard recognition
  Personal protective equipment | PPE, protective equipment use, wear protective gear, safety gear
  Confined space entry | confined spaces, permit to work, permit-to-work, hot work permits
  Fall protection | working at heights, work at height, working at height, harness safety
  Industrial hygiene | noise monitoring, air monitoring, exposure assessment, ergonomics assessment, ergonomics
  Hazard communication | HAZCOM, SDS, MSDS, safety data sheets, material safety data sheets, WHMIS, COSHH
  DOT regulations | Department of Transportation regulations, FMCSA, FMCSA regulations, hours of service, DOT compliance
  Fire safety | fire safety procedures, fire extinguishers, fire drills, fire watch, fire risk assessment
  Bloodborne pathogens | blood-borne pathogens, biohazard handling
  `,
);

const CONSTRUCTION = readConcepts(
  'skill',
  `
  Construction | building construction, construction work, construction industry, construction methods, construction projects,
    residential construction, commercial construction, heavy civil construction
  Construction management | construction project management, construction supervision, construction site management, site supervision,
    site management, managing construction projects, supervise construction, construction management software
  Subcontractor management | managing subcontractors, subcontractor coordination, contractor management, coordinating subcontractors,
    subcontractors
  Construction estimating | cost estimating, cost estimation, estimating, quantity takeoff, quantity takeoffs, material takeoffs, takeoffs,
    construction cost estimation, quantity surveying, QS, estimation, estimating software, cost estimating software
  Bidding | bid preparation construction, preparing bids, construction bids, bid solicitation, bid proposals ? construction, bids,
    contractors, estimating, proposals, subcontractors
  Construction scheduling | project schedule construction, look-ahead schedules, construction planning
  Submittals | RFIs, RFI management, change orders, punch lists, construction submittals, punch list, change order management
  Building inspection | building inspections, construction inspection, home inspection, inspecting buildings, code inspections
  Building permits | permitting, construction permits, permit applications, permit expediting
  Renovation | remodeling, home improvement, home renovation, tenant improvement, tenant improvements, refurbishment, building renovation,
    restoration work
  Carpentry | rough carpentry, finish carpentry, trim carpentry, joinery, wood construction, finish work, trim work
  Framing | wood framing, metal framing, steel stud framing, house framing ? drywall, construction, carpentry, roofing, wood, walls,
    windows, siding
  Drywall | drywall installation, drywall repair, sheetrock, plastering, drywall finishing, taping and mudding, hanging drywall
  Painting | interior painting, exterior painting, spray painting, house painting, commercial painting, industrial painting,
    paint application
  Flooring | flooring installation, tile installation, hardwood flooring, carpet installation, tile setting, laminate flooring,
    floor installation, tiling
  Roofing | roof installation, shingle roofing, roof repair, roof repairs, flat roofing, metal roofing
  Masonry | bricklaying, brick laying, block laying, stonework, stone masonry, brickwork, stucco
  Concrete work | concrete finishing, concrete pouring, concrete forms, pouring concrete, mix concrete, formwork, concrete placement,
    concrete, cement finishing
  Rebar | reinforcing steel, steel reinforcement, rebar installation
  Excavation | trenching, earthmoving, earthworks, backfilling, digging trenches, grading and excavation
  Demolition | demolition work, interior demolition, asbestos removal, asbestos abatement, lead abatement
  Scaffolding | scaffold erection, scaffolds
  Rigging | crane rigging, load rigging, signalling cranes, slinging
  Crane operation | overhead crane operation, mobile crane, tower crane, overhead cranes, cranes, overhead crane
  Heavy equipment operation | heavy equipment, operating heavy equipment, heavy machinery, excavators, excavator, backhoe, bulldozer,
    skid steer, bobcat operation, front end loader, motor grader, operate heavy machinery
  Insulation | thermal insulation, spray foam insulation, pipe insulation
  Glazing | glass installation, window installation, door installation, window glazing
  Waterproofing | sealant application, caulking, weatherization
  Fencing | fence installation, deck building, decks ? fence, install, landscaping, construction, gates, farm, posts
  Asphalt paving | paving, road paving, asphalt work
  Landscaping | landscape maintenance, lawn care, lawn maintenance, grounds maintenance, mowing, hedge trimming, landscape installation,
    gardening, groundskeeping
  Tree care | tree trimming, pruning, arboriculture, tree removal, chainsaw operation, chainsaw
  Irrigation systems | irrigation, sprinkler installation, irrigation installation, irrigation repair
  Snow removal | snow plowing, de-icing
  Electrical installation | electrical wiring, residential wiring, wiring, conduit bending, running conduit, commercial wiring,
    electrical work, conduit installation, install electrical wiring, pulling wire
  Electrical maintenance | electrical troubleshooting, electrical repairs, electrical repair, electrical systems maintenance
  National Electrical Code | NEC, NEC code, electrical code, electrical codes
  Low voltage systems | low voltage wiring, security alarm installation, alarm systems, structured wiring, intercom systems
  Power line work | overhead lines, line construction, bucket truck operation, power lines
  Unvented hot water systems | unvented cylinders, unvented cylinder, unvented hot water, G3 unvented, unvented systems < Plumbing
  Plumbing | plumbing installation, plumbing repair, plumbing systems, pipe installation, plumbing repairs, water heaters, drain cleaning,
    pipe fitting, fixture installation
  Pipefitting | steamfitting, pipe threading, gas fitting, pipe-fitting
  Backflow prevention | backflow, backflow preventers, backflow testing, septic systems, sewer lines
  HVAC | heating ventilation and air conditioning, HVAC systems, HVAC maintenance, HVAC repair, HVAC installation, heating and cooling,
    air conditioning, HVAC/R, AC repair
  Refrigeration | refrigeration systems, commercial refrigeration, refrigerant handling, refrigerant recovery, chillers, chiller maintenance
  Ductwork | duct installation, duct fabrication
  Building automation systems | BMS, building management systems, building automation, BAS controls
    ! biomedical, band, laboratory, blood, haematology, pathology, hcpc, ibms, trainees > Johnson Controls Metasys,
    Tridium Niagara
  Building maintenance | property maintenance, general maintenance, facility maintenance, facilities maintenance, building repairs,
    home repair, apartment maintenance, handyman work, home repairs, general repairs, maintenance and repair
  Preventive maintenance | preventative maintenance, PM schedules, planned maintenance, scheduled maintenance, predictive maintenance,
    routine maintenance, equipment maintenance, perform preventive maintenance
  Mechanical maintenance | machine maintenance, mechanical repair, machinery repair, equipment repair, industrial maintenance,
    machine repair, mechanical troubleshooting, repair machinery, mechanical repairs, plant maintenance
  CMMS | computerized maintenance management system, work order system > Maximo = IBM Maximo, eMaint, Infor EAM, Fiix
  Work orders | work order management, maintenance requests, work order completion
  Facilities management | facility management, facility operations, building operations, building management
  Appliance repair | appliance installation, small appliance repair, home appliance repair
  Elevator maintenance | lift maintenance, escalator maintenance
  Locksmithing | lock installation, key cutting, lock repair
  Pest control | pest management, termite treatment, integrated pest management, extermination, fumigation
  Pool maintenance | swimming pool maintenance, pool chemicals
  Automotive repair | auto repair, vehicle repair, car repair, automotive maintenance, vehicle maintenance, auto mechanics,
    automotive mechanics, automobile repair, repair vehicles
  Engine repair | engine rebuild, engine diagnostics, engine overhaul, small engine repair, engine maintenance, engine performance, engine tune-ups
  Diesel mechanics | diesel engines, diesel engine repair, diesel repair, heavy duty truck repair, Cummins engines, Caterpillar engines,
    Detroit Diesel
  Brake repair | brakes, brake systems, brake service, suspension repair, steering and suspension, wheel alignment,
    brake replacement
  Transmission repair | transmission rebuild, drivetrain repair
  Automotive electrical systems | vehicle electrical systems, automotive diagnostics, vehicle diagnostics, OBD-II, scan tools,
    diagnostic scanners, auto electrical
  Oil changes | lube service, fluid changes, oil change, tire rotation, tire changing, tire repair, tire mounting and balancing
  Auto body repair | collision repair, auto painting, dent repair, automotive painting, auto body work, paintless dent repair,
    accident repair, vehicle body repair, body and paint repair, panel beating
  Auto detailing | car detailing, vehicle detailing, car washing
  Small engine mechanics | motorcycle repair, lawn mower repair, bicycle repair
  Aircraft maintenance | aircraft repair, aircraft inspection, airframe repair, avionics, aircraft mechanics, aviation maintenance,
    line maintenance
  Airframe and powerplant | A&P mechanic, A&P mechanics, A&P technician, A&P technicians, turbine engines, jet engine maintenance, aircraft engines < Aircraft maintenance
  Aircraft structures | aircraft sheet metal, riveting, structural repair aircraft < Aircraft maintenance
  `,
);

/** CAD and simulation, engineering, manufacturing, safety, construction, maintenance and repair. */
export const ENGINEERING_AND_TRADE_CONCEPTS = [
  ...CAD,
  ...ENGINEERING,
  ...MANUFACTURING,
  ...SAFETY,
  ...CONSTRUCTION,
];
