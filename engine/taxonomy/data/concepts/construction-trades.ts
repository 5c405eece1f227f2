import { readConcepts } from '../read-concepts';

const BUILDING_WORK = readConcepts(
  'skill',
  `
  Stair building | staircase installation < Carpentry
  Crown molding | baseboards, moldings < Carpentry
  Timber framing < Carpentry
  Scaffolding carpentry < Carpentry
  Roof trusses | truss installation < Carpentry
  Subflooring < Carpentry
  Siding installation | vinyl siding, siding < Carpentry
  Countertop installation | countertops < Carpentry
  Wood turning | lathe turning of wood < Carpentry
  Veneering < Carpentry
  Upholstery | reupholstery < Carpentry
  Tuckpointing < Masonry
  Concrete block construction < Masonry
  Mortar mixing < Masonry
  Retaining walls < Masonry
  Chimney building < Masonry
  Refractory masonry < Masonry
  Stone cutting | stone carving < Masonry
  Concrete testing | slump tests, concrete field testing < Concrete work
  Precast concrete < Concrete work
  Post-tensioning < Concrete work
  Concrete cutting | concrete sawing, core drilling < Concrete work
  Shotcrete < Concrete work
  Concrete pumping < Concrete work
  Tilt-up construction < Concrete work
  Stamped concrete | decorative concrete < Concrete work
  Concrete repair < Concrete work
  Mix design | concrete mix design < Concrete work
  Metal stud framing < Drywall
  Acoustic ceilings | suspended ceilings, drop ceilings, ceiling tiles < Drywall
  Partition walls < Drywall
  Insulation installation | spray foam < Drywall
  Fireproofing | firestopping, passive fire protection < Drywall
  Soundproofing < Drywall
  Slate and tile roofing < Roofing
  Gutter installation | gutters < Roofing
  Roof inspection < Roofing
  Skylight installation < Roofing
  Roof thatching | thatching < Roofing
  EPDM ~ Roofing .5
  Vinyl flooring | linoleum < Flooring
  Epoxy flooring < Flooring
  Terrazzo < Flooring
  Floor sanding | floor refinishing < Flooring
  Grouting | grout work < Flooring
  Painting and decorating > Wallpapering = wallpaper hanging = paperhanging,
    Surface preparation = sanding and priming = surface prep, Staining wood = wood finishing = varnishing,
    Faux finishing = decorative painting, Lead paint abatement = lead-safe practices, Lacquering
  Curtain walls | curtain wall installation < Glazing
  Storefront glass < Glazing
  Glass cutting < Glazing
  Double glazing < Glazing
  Stained glass < Glazing
  Mirror installation < Glazing
  Auto glass installation | windshield replacement < Glazing
  Copper soldering of pipes | sweating copper < Plumbing
  PEX | PEX piping < Plumbing
  Water heater installation | tankless water heaters, tankless, water heater repair < Plumbing
  Medical gas piping < Plumbing
  Steam fitting < Plumbing
  Leak detection < Plumbing
  Rough-in plumbing < Plumbing
  Boiler installation | boiler repair < Plumbing
  Radiant heating | underfloor heating < Plumbing
  Irrigation plumbing < Plumbing
  Pump installation | sump pumps < Plumbing
  Fire sprinkler installation | fire sprinklers, sprinkler fitting < Plumbing
  Panel installation | electrical panels, panel upgrades, breaker panels < Electrical installation
  Lighting installation | light fixtures < Electrical installation
  Fire alarm installation < Electrical installation
  Generator installation | standby generators, backup generators < Electrical installation
  Cable termination < Electrical installation
  Grounding and bonding | earthing < Electrical installation
  EV charger installation | charging stations < Electrical installation
  Security system installation | CCTV installation, alarm installation < Electrical installation
  Electrical testing | megger testing, insulation resistance testing < Electrical installation
  Arc flash safety < Electrical installation
  BS 7671 | IEE wiring regulations, IET wiring regulations, wiring regulations, 18th Edition, 18th Edition wiring regulations,
    17th Edition wiring regulations < Electrical installation ~ National Electrical Code .4
  High voltage work < Electrical installation
  Overhead line work | power line construction, linework < Electrical installation
  Underground cable laying | underground utilities < Electrical installation
  Smart home installation | home automation < Electrical installation
  Cable trays < Electrical installation
  Data cabling | Cat5e cabling < Electrical installation
  NFPA 70E ~ Arc flash safety .5
  HV switching ~ High voltage work .5
  Heat pumps | air source heat pumps, ground source heat pumps < HVAC
  Air conditioning installation | air conditioning repair < HVAC
  Furnaces | furnace repair, gas furnaces < HVAC
  HVAC controls | thermostats < HVAC
  Air balancing | test and balance < HVAC
  Load calculation < HVAC
  Cooling towers < HVAC
  VRF systems < HVAC
  Rooftop units < HVAC
  Ventilation design | indoor air quality < HVAC
  Manual J ~ Load calculation .5
  VRV ~ VRF systems .5
  RTU maintenance ~ Rooftop units .5
  Selective demolition < Demolition
  Mold remediation | mold removal < Demolition
  Water damage restoration | fire and water restoration < Demolition
  Hazardous materials removal < Demolition
  Blasting work | rock blasting < Demolition
  Excavator operation | operating excavators < Excavation
  Backhoe operation < Excavation
  Bulldozer operation | dozers < Excavation
  Skid steer operation | skid steer loaders < Excavation
  Front-end loader operation | wheel loaders < Excavation
  Motor grader operation < Excavation
  Dump truck driving | dump trucks < Excavation
  Compaction | soil compaction < Excavation
  Pile driving | piling < Excavation
  Dewatering < Excavation
  Shoring | trench shoring < Excavation
  Boom lifts | scissor lifts, aerial lifts, aerial work platforms < Excavation
  Telehandler operation | telehandlers < Excavation
  Road marking < Excavation
  Pipe laying | pipelaying < Excavation
  Erosion control < Excavation
  Land clearing | site clearing < Excavation
  GPS machine control < Excavation
  Traffic control | traffic management < Excavation
  Bobcat ~ Skid steer operation .5
  MEWP ~ Boom lifts .5
  SWPPP ~ Erosion control .5
  Structural steel erection | steel erection, ironwork, structural ironwork > Bolt-up = bolting of steel, Steel decking,
    Welding of structural steel
  Site safety management | construction safety, site inductions < Construction management
  Daily site reports | daily logs, daily construction reports, daily field reports < Construction management
  Preconstruction | preconstruction services < Construction management
  Construction contracts | AIA contracts, JCT contracts, NEC contracts, NEC3, NEC4 < Construction management
  Closeout documents | project closeout < Construction management
  Constructability review < Construction management
  Design-build < Construction management
  Owner's representation < Construction management
  Progress billing | pay applications, schedule of values < Construction management
  Field engineering | construction layout < Construction management
  Lean construction | last planner system < Construction management
  Modular construction | prefabrication < Construction management
  CDM regulations | CDM 2015 < Construction management
  Temporary works < Construction management
  FIDIC ~ Construction contracts .5
  ADA accessibility compliance | accessibility standards < Building codes
  Energy codes < Building codes
  Fire codes | life safety code < Building codes
  Plumbing code | UPC code < Building codes
  Eurocodes | Eurocode, Eurocode 2, Eurocode 3, Eurocode 7, Eurocode 8 < Building codes
  Title 24 ~ Energy codes .5
  IECC ~ Energy codes .5
  differential leveling < Land surveying
  Photogrammetry < Land surveying
  Laser scanning | LiDAR scanning, point clouds < Land surveying
  Hydrographic surveying | bathymetry < Land surveying
  Cadastral surveying | property boundaries < Land surveying
  Survey data processing < Land surveying
  Legal descriptions < Land surveying
  Drone surveying | drone mapping, UAV surveying < Land surveying
  Geodesy < Land surveying
  GNSS ~ Land surveying .5
  Furniture assembly work | flat pack assembly < Building maintenance
  Light bulb replacement < Building maintenance
  Make-ready | apartment turns, unit turns < Building maintenance
  Preventive maintenance rounds < Building maintenance
  Table saws | circular saws, miter saws < Hand tools
  Nail guns < Hand tools
  Jackhammers < Hand tools
  Torque wrenches < Hand tools
  Laser levels < Hand tools
  Passivhaus | passivhaus standard
  SAP energy assessments | SAP assessments, SAP calculations, RdSAP
  Method statements | RAMS, risk assessments and method statements
  Reliability-centred maintenance | reliability centered maintenance, RCM analysis
  `,
);

const METAL_AND_MACHINES = readConcepts(
  'skill',
  `
  Flux-cored arc welding < Welding
  Spot welding | resistance welding < Welding
  Submerged arc welding < Welding
  Aluminum welding < Welding
  Stainless steel welding < Welding
  Robotic welding < Welding
  Laser welding < Welding
  Oxy-acetylene cutting < Welding
  Welding inspection | weld inspection, weld testing < Welding
  Weld procedure specifications | WPS < Welding
  Welding symbols < Welding
  Underwater welding < Welding
  Plastic welding < Welding
  Tack welding < Welding
  Fabrication welding | welding and fabrication < Welding
  PQR ~ Weld procedure specifications .5
  Shearing metal | metal shears < Metal fabrication
  Grinding metal < Metal fabrication
  Metal polishing | polishing and buffing < Metal fabrication
  Blacksmithing | metal forging < Metal fabrication
  Metal finishing < Metal fabrication
  Galvanizing < Metal fabrication
  Ironworking | ornamental iron < Metal fabrication
  Tube bending < Metal fabrication
  Boilermaking < Metal fabrication
  Tin smithing < Metal fabrication
  Manual lathe operation | engine lathe < Machining
  Manual milling < Machining
  Drill press operation | drilling machines < Machining
  Surface grinders | cylindrical grinding, OD grinding < Machining
  Swiss machining | Swiss lathes, Swiss screw machines < Machining
  Multi-axis machining | 5-axis machining, five axis, five-axis, 5-axis, 5 axis, 5-axis milling, 4-axis machining < Machining
  Tool setup | CNC setup < Machining
  Broaching < Machining
  Gear cutting | gear hobbing < Machining
  Speeds and feeds < Machining
  Tool offsets < Machining
  First and second fix | first fix, second fix, 1st fix, 2nd fix, 1st and 2nd fix, 1st fix and 2nd fix, first fix and second fix
  Fanuc controls | Fanuc CNC, Fanuc, Haas controls, Haas < Machining
  Conversational programming < Machining
  Mazak ~ Fanuc controls .5
  Mazatrol ~ Fanuc controls .5
  Heidenhain ~ Fanuc controls .5
  Okuma ~ Fanuc controls .5
  Siemens Sinumerik ~ Fanuc controls .5
  Precision measurement | dimensional inspection > Optical comparators, Go/no-go gauges = plug gauges, Bore gauges,
    Surface roughness testing, Hardness testing, Tolerances
  Mold setup | mold changes < Injection moulding
  Rotational molding < Injection moulding
  Composites layup | carbon fiber layup, laminating composites < Injection moulding
  Plastic fabrication < Injection moulding
  Rubber processing | vulcanization < Injection moulding
  Scientific molding < Injection moulding
  Fused deposition modeling < 3D printing
  Selective laser sintering < 3D printing
  Metal 3D printing < 3D printing
  Slicing software < 3D printing
  SLS printing ~ Selective laser sintering .5
  Cura ~ Slicing software .5
  Electromechanical assembly < Assembly
  Wave soldering < Assembly
  Pneumatic assembly < Assembly
  Kitting | kit assembly < Assembly
  Subassembly < Assembly
  Cleanroom work | cleanroom protocols, clean room environment < Assembly
  ESD control | electrostatic discharge < Assembly
  Torque specifications < Assembly
  Potting and encapsulation < Assembly
  Crimping tools < Assembly
  Microscope assembly work < Assembly
  Labeling machines | labelling machines < Packaging
  Case packing | case packers < Packaging
  Blister packaging < Packaging
  Shrink wrapping machines < Packaging
  Bottling | bottling lines < Packaging
  Carton erecting < Packaging
  Packaging inspection < Packaging
  Line clearance < Packaging
  Package testing < Packaging
  Packaging materials | corrugated packaging < Packaging
  ISTA testing ~ Package testing .5
  Corrective maintenance | breakdown maintenance, breakdown repair < Mechanical maintenance
  Millwrighting | millwright work, machinery installation < Mechanical maintenance
  Shaft alignment | laser alignment < Mechanical maintenance
  Bearing replacement | bearings < Mechanical maintenance
  Lubrication | greasing, oil analysis < Mechanical maintenance
  Conveyor maintenance | conveyor systems < Mechanical maintenance
  Gearboxes | gear reducers < Mechanical maintenance
  Pump repair | pump maintenance < Mechanical maintenance
  Belts and pulleys | chain drives < Mechanical maintenance
  Machine rebuilding | equipment overhaul < Mechanical maintenance
  Maintenance planning | maintenance scheduling, shutdown planning, turnaround planning < Mechanical maintenance
  Spare parts management | spare parts < Mechanical maintenance
  Thermography | infrared thermography < Mechanical maintenance
  Machine guarding | machine safety < Mechanical maintenance
  Air compressors < Mechanical maintenance
  valve repair < Mechanical maintenance
  Welding repair < Mechanical maintenance
  Servo motors | stepper motors < Mechanical maintenance
  Conveyor belts < Mechanical maintenance
  Equipment installation < Mechanical maintenance
  MRO inventory ~ Spare parts management .5
  Industrial robotics < Industrial automation
  Motion control < Industrial automation
  Industrial networking < Industrial automation
  Loop tuning | PID tuning < Industrial automation
  Control panel building | panel wiring, panel building < Industrial automation
  Safety PLC | machine safety systems < Industrial automation
  Pressure transmitters | level transmitters < Industrial automation
  Siemens TIA Portal < Industrial automation
  Historian systems | PI historian < Industrial automation
  Batch control < Industrial automation
  Automated guided vehicles | AGV < Industrial automation
  Pick and place machines < Industrial automation
  Digital twin < Industrial automation
  Industrial IoT | Industry 4.0 < Industrial automation
  DeviceNet ~ Industrial networking .5
  OSIsoft PI ~ Historian systems .5
  ISA-88 ~ Batch control .5
  `,
);

/** Building trades, metal work, machines and automation. */
export const CONSTRUCTION_TRADES_CONCEPTS = [...BUILDING_WORK, ...METAL_AND_MACHINES];
