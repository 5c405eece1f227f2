import { readConcepts } from '../read-concepts';

const PRODUCTION_AND_PROCESS = readConcepts(
  'skill',
  `
  Shop floor control < Production planning
  Work in progress tracking | WIP tracking < Production planning
  Make-to-order < Production planning
  Production reporting < Production planning
  Manufacturing execution systems | MES < Production planning
  Work instructions | standard work instructions < Production planning
  Takt time | cycle time reduction < Production planning
  Yield improvement | scrap reduction < Production planning
  Changeover reduction < Production planning
  Pilot production < Production planning
  Contract manufacturing < Production planning
  Production monitoring < Production planning
  BOMs ~ Bill of materials .5
  Acceptance sampling | sampling plans < Quality control
  Nonconformance reports | non-conformance < Quality control
  Nondestructive testing < Quality control
  Destructive testing < Quality control
  Certificates of conformance < Quality control
  Material review board < Quality control
  Cost of quality < Quality control
  Batch release < Quality control
  Product complaints | complaint investigation < Quality control
  AQL ~ Acceptance sampling .5
  Ishikawa ~ Root cause analysis .5
  Nondestructive inspection methods > Liquid penetrant testing = dye penetrant
  UT inspection ~ Non-destructive testing .5
  ISO 50001 < Quality assurance
  ISO 31000 < Quality assurance
  ISO 20000 < Quality assurance
  ISO 22301 < Quality assurance
  IEC 62304 < Quality assurance
  BRC standard < Quality assurance
  good distribution practice < Quality assurance
  GxP < Quality assurance
  CE marking < Quality assurance
  UL standards | UL certification < Quality assurance
  RoHS | RoHS compliance < Quality assurance
  ASTM standards | ASTM < Quality assurance
  ASME codes | ASME, ASME boiler and pressure vessel code < Quality assurance
  API standards < Quality assurance
  MIL-STD | military standards < Quality assurance
  Halal certification < Quality assurance
  Kosher certification < Quality assurance
  Organic certification < Quality assurance
  BRCGS ~ BRC standard .5
  Kanban system < Lean manufacturing
  Gemba walks | gemba < Lean manufacturing
  A3 problem solving < Lean manufacturing
  Hoshin kanri < Lean manufacturing
  Visual management < Lean manufacturing
  Standardized work < Lean manufacturing
  Waste elimination < Lean manufacturing
  JIT ~ Just-in-time .5
  Design for Six Sigma < Six Sigma
  DFSS ~ Design for Six Sigma .5
  Chemical mixing | blending chemicals, batch mixing < Chemical engineering
  Filtration | filter presses < Chemical engineering
  Evaporation processes < Chemical engineering
  Drying processes | spray drying, freeze drying, lyophilization < Chemical engineering
  Mass transfer < Chemical engineering
  Chemical dosing < Chemical engineering
  Scale-up | technology transfer, tech transfer < Chemical engineering
  Tank farm operation < Chemical engineering
  Paint manufacturing | paint mixing < Chemical engineering
  Polymerization < Chemical engineering
  Catalysis < Chemical engineering
  Chemical cleaning | clean-in-place, CIP cleaning < Chemical engineering
  Granulation | tablet compression, tablet coating < Chemical engineering
  Cosmetics formulation | cosmetic chemistry < Chemical engineering
  Soap making < Chemical engineering
  Adhesives and sealants < Chemical engineering
  Poultry processing < Food manufacturing
  Fish processing | fish filleting < Food manufacturing
  Winemaking < Food manufacturing
  Distilling spirits < Food manufacturing
  Confectionery | chocolate making, candy making < Food manufacturing
  Grain milling | flour milling < Food manufacturing
  Coffee roasting < Food manufacturing
  Food microbiology testing < Food manufacturing
  Sensory analysis | sensory evaluation < Food manufacturing
  Food labeling | nutrition labeling < Food manufacturing
  Slaughtering < Food manufacturing
  Sausage making | charcuterie < Food manufacturing
  Juice production < Food manufacturing
  Allergen control | allergen matrix, allergen matrices < Food manufacturing
  Sanitation standard operating procedures | SSOP, plant sanitation < Food manufacturing
  Food traceability | lot traceability < Food manufacturing
  Spinning yarn < Textile manufacturing
  Dyeing | fabric dyeing, textile dyeing < Textile manufacturing
  Fabric cutting | cutting fabric < Textile manufacturing
  Leather work | leathercraft, leather goods < Textile manufacturing
  Shoemaking | shoe repair, footwear production < Textile manufacturing
  Screen printing of fabrics < Textile manufacturing
  Textile testing < Textile manufacturing
  Grading patterns < Textile manufacturing
  Laundry operations | commercial laundry, linen service < Textile manufacturing
  Wood carving < Woodworking
  Sawmill operation | sawmilling, lumber grading < Woodworking
  CNC router < Woodworking
  Planing wood < Woodworking
  Wood drying | kiln drying < Woodworking
  Furniture finishing < Woodworking
  Edge banding < Woodworking
  Pallet making < Woodworking
  Die cutting < Printing
  Paper cutting | guillotine cutter < Printing
  Color management | colour management < Printing
  Embossing | foil stamping < Printing
  Variable data printing < Printing
  Gravure printing < Printing
  Print finishing | folding and stitching < Printing
  Sign making | vinyl graphics, vehicle wraps, signage production < Printing
  Engraving | laser engraving < Printing
  Glass and ceramics | glassblowing, glass manufacturing > Kiln firing = kilns, Glaze application, Glass blowing = lampworking,
    Optical glass polishing
  Etching processes | plasma etch, dry etch < Semiconductors
  Ion implantation < Semiconductors
  Wafer testing | wafer probing < Semiconductors
  Wire bonding | die attach, die bonding < Semiconductors
  Chemical mechanical planarization < Semiconductors
  Semiconductor process integration < Semiconductors
  Failure analysis of chips < Semiconductors
  CVD ~ Nanotechnology .5
  PVD ~ Nanotechnology .5
  CMP polishing ~ Chemical mechanical planarization .5
  Paper manufacturing | paper mill, pulp and paper, papermaking
  Waste collection | refuse collection, garbage collection < Waste management
  Landfill operations | landfill < Waste management
  Scrap metal processing < Waste management
  Composting < Waste management
  Reverse osmosis < Waste management
  Sludge treatment < Waste management
  Water distribution | water meter reading < Waste management
  Industrial wastewater < Waste management
  Incineration < Waste management
  E-waste < Waste management
  Baling | balers, compactors < Waste management
  `,
);

const ENERGY_AND_MINING = readConcepts(
  'skill',
  `
  Combined cycle plants | combined cycle < Power systems
  Coal-fired power < Power systems
  Geothermal energy < Power systems
  Biomass energy | biogas, biofuels, anaerobic digestion < Power systems
  Hydrogen technology | fuel cells, green hydrogen < Power systems
  Diesel generators < Power systems
  Cogeneration | combined heat and power, CHP < Power systems
  Emissions monitoring | flue gas < Power systems
  Control room operation | control room < Power systems
  CEMS ~ Emissions monitoring .5
  Power transmission and distribution | electrical distribution, transmission lines, power grid
    > Protective relaying = relay testing, Smart grid = smart meters = AMI metering, Grid interconnection,
    Outage management = outage restoration, Vegetation management for utilities, NERC compliance = NERC CIP,
    Electricity markets = ISO markets = wholesale power markets, Demand response, District heating, Utility billing,
    Gas distribution networks, Meter installation
  Building performance < Energy efficiency
  Measurement and verification < Energy efficiency
  Energy Star < Energy efficiency
  Carbon accounting | greenhouse gas inventory < Energy efficiency
  Renewable energy certificates < Energy efficiency
  Net zero strategy | decarbonization, decarbonisation < Energy efficiency
  M&V of energy ~ Measurement and verification .5
  GHG protocol ~ Carbon accounting .5
  Production engineering < Oil and gas
  Offshore operations | offshore platforms < Oil and gas
  Subsea engineering | subsea systems < Oil and gas
  Coiled tubing < Oil and gas
  Cementing of wells < Oil and gas
  Oilfield services | roustabout work, rig work < Oil and gas
  LNG operations < Oil and gas
  Tank gauging < Oil and gas
  Directional drilling of wells < Oil and gas
  Lease operating | well site supervision < Oil and gas
  Enhanced oil recovery < Oil and gas
  Seismic interpretation | seismic data, seismic surveys < Oil and gas
  Land administration in oil and gas | landman work, mineral rights < Oil and gas
  BOP ~ Drilling operations .5
  Drill and blast
  Mine ventilation
  Rock mechanics | geotechnics of mines
  Coal mining
  Quarrying | quarry operations
  Mine safety
  Haul trucks | haul truck operation
  Mineral exploration | core logging
  Leaching | heap leach
  Tailings management
  Crushing and screening | rock crushers
  Gold mining
  Longwall mining
  `,
);

const VEHICLES_AND_CRAFT = readConcepts(
  'skill',
  `
  Tire mounting | tyre fitting < Automotive repair
  Suspension and steering | suspension systems < Automotive repair
  Air conditioning service for vehicles | automotive HVAC < Automotive repair
  Emissions testing | smog testing, state inspection < Automotive repair
  Exhaust systems for vehicles < Automotive repair
  Fuel injection | fuel systems < Automotive repair
  Electric vehicle repair | hybrid vehicles < Automotive repair
  Clutch replacement < Automotive repair
  Vehicle servicing | multi-point inspection < Automotive repair
  Automotive parts | auto parts, parts counter < Automotive repair
  RV repair < Automotive repair
  Service writing | service advising, repair orders < Automotive repair
  Dealership management systems < Automotive repair
  ADAS calibration < Automotive repair
  Warranty claims for vehicles < Automotive repair
  tow truck operation | roadside assistance < Automotive repair
  MOT testing ~ Emissions testing .5
  EV maintenance ~ Electric vehicle repair .5
  Reynolds and Reynolds ~ Dealership management systems .5
  Hydraulic systems repair on equipment < Diesel mechanics
  Trailer repair < Diesel mechanics
  Aftertreatment systems < Diesel mechanics
  DOT inspections < Diesel mechanics
  Agricultural machinery repair | tractor repair, farm equipment repair < Diesel mechanics
  Forklift repair < Diesel mechanics
  Fleet maintenance < Diesel mechanics
  Locomotive repair | rail vehicle maintenance < Diesel mechanics
  DPF ~ Aftertreatment systems .5
  Dent removal < Auto body repair
  Frame straightening | frame repair < Auto body repair
  Collision estimating < Auto body repair
  Paint matching | color matching < Auto body repair
  Fiberglass repair < Auto body repair
  Airframe maintenance < Aircraft maintenance
  Sheet metal repair of aircraft < Aircraft maintenance
  Airworthiness directives | airworthiness, continuing airworthiness < Aircraft maintenance
  FAA regulations | FAA Part 135 < Aircraft maintenance
  EASA regulations | EASA Part 145 < Aircraft maintenance
  Aircraft fueling | aircraft refueling < Aircraft maintenance
  Aircraft deicing < Aircraft maintenance
  Rotorcraft maintenance | helicopter maintenance < Aircraft maintenance
  Aircraft records | aircraft logbooks < Aircraft maintenance
  Foreign object debris control < Aircraft maintenance
  Composite repair < Aircraft maintenance
  Aircraft painting < Aircraft maintenance
  Marshalling aircraft < Aircraft maintenance
  Baggage handling | baggage handlers, luggage handling < Aircraft maintenance
  Flight dispatch | aircraft dispatch < Aircraft maintenance
  Weight and balance < Aircraft maintenance
  Airport security screening | TSA screening, passenger screening < Aircraft maintenance
  Crew scheduling | crew resource management < Aircraft maintenance
  Flight simulators | simulator training < Aircraft maintenance
  Instrument flight rules | IFR < Aircraft maintenance
  Aviation safety | safety management systems aviation < Aircraft maintenance
  Air cargo | air freight handling < Aircraft maintenance
  FAR Part 145 | FAR Part 91, FAR Part 121 ~ FAA regulations .5
  FOD prevention ~ Foreign object debris control .5
  CRM aviation ~ Crew scheduling .5
  UAS operations ~ Drone operation .5
  VFR ~ Instrument flight rules .5
  Boeing 737 ~ Instrument rating .5
  Airbus A320 ~ Instrument rating .5
  Ship operations | maritime operations, shipping operations > Deckhand work = deck maintenance = mooring = line handling,
    Cargo operations on ships = stowage planning, Port operations = terminal operations = stevedoring = longshore work, SOLAS,
    Ballast operations = ballast water, Marine radio = VHF radio, Towboats = tug operations = barge operations,
    Dynamic positioning, Fishing operations = commercial fishing = trawling,
    Diving = commercial diving = scuba diving = underwater inspection, Yacht operations = yachting, Dredging,
    Ship chartering = charter parties = vessel chartering, Dry docking
  MARPOL ~ SOLAS .5
  ISM Code ~ SOLAS .5
  IMO regulations ~ SOLAS .5
  GMDSS ~ Marine radio .5
  Train driving | train driver < Rail operations
  Train conducting | conductor duties < Rail operations
  Train dispatching < Rail operations
  Shunting | switching rail cars, railcar switching < Rail operations
  Rolling stock | rolling stock maintenance < Rail operations
  Overhead line equipment | catenary < Rail operations
  Light rail | metro operations, tram driving < Rail operations
  Railroad safety < Rail operations
  ETCS ~ Rail operations .5
  FRA regulations ~ Railroad safety .5
  Heavy haulage | oversize loads, lowboy hauling > Tanker driving = tanker endorsement driving = fuel delivery,
    Hazardous materials transport = hazmat transportation = ADR transport = dangerous goods transport, Refrigerated transport,
    Car hauling, Livestock transport, Concrete truck driving = cement mixer, Flatbed driving = flatbed trucking = flatbed trailers = flatbed loads = flatbed truck,
    Double trailers = doubles and triples, Dump truck hauling, Courier service = courier driving = couriers,
    Taxi driving = ride share driving = chauffeuring = chauffeur, Hours of service rules, Map reading = city geography,
    Fuel efficiency driving = eco-driving, Cash on delivery = proof of delivery, Trailer coupling = hook and drop,
    Backing trailers
  `,
);

/** Production, quality, processes, energy, mining, vehicles, ships, aircraft and trains. */
export const PRODUCTION_ENERGY_VEHICLES_CONCEPTS = [
  ...PRODUCTION_AND_PROCESS,
  ...ENERGY_AND_MINING,
  ...VEHICLES_AND_CRAFT,
];
