import { readConcepts } from '../read-concepts';

const SCIENCE_SUBJECTS = readConcepts(
  'skill',
  `
  Developmental biology < Biology
  Evolutionary biology < Biology
  Systems biology < Biology
  Biophysics < Biology
  Embryology < Biology
  Histology biology < Biology
  Parasitology studies < Biology
  Biomedical science < Biology
  Cancer biology < Biology
  Stem cell biology < Biology
  Synthetic biology < Biology
  Primatology < Biology
  Taxonomy of species < Biology
  Limnology < Biology
  Marine ecology < Biology
  Pharmacogenomics < Biology
  Bioethics < Biology
  Molecular biology techniques | wet lab techniques > plasmid construction, Primer design, Mass cytometry, Microarrays,
    High-throughput screening, In vitro assays, Antibody production = monoclonal antibodies, Gene expression analysis,
    Co-immunoprecipitation, Site-directed mutagenesis, Lab animal care = laboratory animals, Zebrafish models,
    Drosophila genetics, Plant transformation, Organoids = spheroids, Southern blotting, Gene therapy = cell therapy
  AAV ~ Transfection .5
  IACUC ~ Lab animal care .5
  CAR-T ~ Gene therapy .5
  Computational chemistry | molecular dynamics, molecular modeling < Chemistry
  Environmental chemistry < Chemistry
  Food chemistry < Chemistry
  Materials chemistry < Chemistry
  Green chemistry < Chemistry
  Nuclear chemistry | radiochemistry < Chemistry
  Surface chemistry | colloid science < Chemistry
  Laboratory notebooks < Chemistry
  Chemical inventory < Chemistry
  Particle size analysis < Chemistry
  Viscosity measurement | rheology < Chemistry
  Petrochemistry < Chemistry
  Cosmetic testing < Chemistry
  Glassware cleaning < Chemistry
  Photochemistry < Chemistry
  Chemical kinetics | thermodynamics of reactions < Chemistry
  Lab equipment maintenance < Chemistry
  DSC ~ Thermodynamics engineering .5
  TGA ~ Thermodynamics engineering .5
  Particle physics | high energy physics < Physics
  Nuclear physics < Physics
  Solid state physics | condensed matter physics < Physics
  Plasma physics < Physics
  Acoustics < Physics
  Medical physics < Physics
  Statistical mechanics < Physics
  Vacuum systems | ultra-high vacuum < Physics
  Cryogenics < Physics
  Superconductivity < Physics
  Interferometry < Physics
  Particle accelerators | synchrotron < Physics
  Detector development < Physics
  Space science | planetary science < Physics
  Numerical analysis | numerical methods < Mathematics
  Probability theory | stochastic processes < Mathematics
  Graph theory | combinatorics < Mathematics
  Real analysis < Mathematics
  Optimization theory | convex optimization < Mathematics
  Statistics teaching < Mathematics
  Mathematical proofs < Mathematics
  Financial mathematics < Mathematics
  Set theory < Mathematics
  Sedimentology < Geology
  Structural geology < Geology
  Volcanology | seismology < Geology
  Paleontology | palaeontology < Geology
  Engineering geology < Geology
  Petroleum geology < Geology
  Rock sample analysis < Geology
  Geomorphology < Geology
  Geostatistics < Geology
  MODFLOW ~ Hydrology .5
  Social research | social science research > Demography, Interview research = in-depth interviews, Oral history,
    Archival research, Human geography = cartography,
    Linguistic research = phonetics = sociolinguistics = computational linguistics, Discourse analysis = content analysis,
    Participant recruitment, IRB protocols = research ethics, Peer review = academic peer review,
    Academic conferences = conference presentations = poster presentations, Lab management = laboratory management,
    Technology scouting, Program evaluation = impact evaluation, Public opinion research, Gender research, Citation management,
    Case study research, Coding qualitative data, Longitudinal studies, Urban studies = regional studies,
    Cultural heritage research, Egyptology, Innovation research
  EndNote ~ Citation management .5
  Zotero ~ Citation management .5
  Mendeley ~ Citation management .5
  Clinical trial monitoring < Clinical trials
  Informed consent process | obtaining consent < Clinical trials
  Case report forms | CRF, eCRF < Clinical trials
  Site selection | feasibility assessment of sites < Clinical trials
  Clinical trial budgets < Clinical trials
  Phase I trials | Phase II trials, Phase III trials, phase III clinical trials < Clinical trials
  Clinical study reports < Clinical trials
  Investigational product accountability < Clinical trials
  Randomization < Clinical trials
  Real-world evidence | observational studies, cohort studies < Clinical trials
  Biobanking | biorepository, sample management < Clinical trials
  Clinical outcome assessments < Clinical trials
  Translational research < Clinical trials
  Outcomes research | patient-reported outcomes < Clinical trials
  Clinical programming < Clinical trials
  Clinical operations < Clinical trials
  Vaccine research < Clinical trials
  ADaM ~ Clinical data management .5
  `,
);

const ENGINEERING_SUBJECTS = readConcepts(
  'skill',
  `
  Heat transfer analysis | thermal analysis of systems < Mechanical engineering
  Kinematics | dynamics of machines, multibody dynamics < Mechanical engineering
  Product design engineering | product development engineering < Mechanical engineering
  Machine elements | fasteners < Mechanical engineering
  Mechanical testing < Mechanical engineering
  Turbomachinery < Mechanical engineering
  Vibration testing < Mechanical engineering
  Tribology < Mechanical engineering
  Hydraulic design < Mechanical engineering
  Rapid prototyping design < Mechanical engineering
  Materials selection < Mechanical engineering
  Mechanism design < Mechanical engineering
  Reverse engineering of parts < Mechanical engineering
  Packaging engineering < Mechanical engineering
  Robotic design < Mechanical engineering
  Design verification | design validation < Mechanical engineering
  Bearings design < Mechanical engineering
  Optomechanics < Mechanical engineering
  DVP&R ~ Design verification .5
  Product data management < Computer-aided design
  Geometric modeling < Computer-aided design
  2D drafting < Computer-aided design
  AutoCAD Plant 3D < Computer-aided design
  Chief Architect < Computer-aided design
  TurboCAD < Computer-aided design
  KeyCreator < Computer-aided design
  FreeCAD < Computer-aided design
  Moldflow < Computer-aided design
  EPLAN ~ AutoCAD .5
  Edgecam ~ CNC programming .5
  AVEVA PDMS ~ AutoCAD Plant 3D .5
  SmartPlant ~ AutoCAD Plant 3D .5
  DraftSight ~ TurboCAD .5
  BricsCAD ~ TurboCAD .5
  Cimatron ~ KeyCreator .5
  OpenSCAD ~ FreeCAD .5
  SolidCAM ~ SurfCAM .5
  Altair ~ ANSYS .5
  Power systems engineering | power system design < Electrical engineering
  Electrical schematics | wiring diagrams, schematics, schematic diagrams < Electrical engineering
  Electrical drawings | single-line diagrams, one-line diagrams < Electrical engineering
  Electrical machines | motors and generators < Electrical engineering
  Power supplies < Electrical engineering
  Control panels design | switchboard design < Electrical engineering
  Electrical load calculations < Electrical engineering
  High voltage engineering < Electrical engineering
  Lightning protection | grounding design < Electrical engineering
  Instrumentation design < Electrical engineering
  Electromagnetics | antenna theory < Electrical engineering
  Sensors engineering | sensor calibration < Electrical engineering
  Electronic troubleshooting | component-level repair < Electrical engineering
  Wiring harness design < Electrical engineering
  Electric drives < Electrical engineering
  Hazardous area classification < Electrical engineering
  Photonics design < Electrical engineering
  MEMS < Electrical engineering
  Medical electronics | biomedical equipment repair, biomedical equipment < Electrical engineering
  Audio electronics < Electrical engineering
  LED technology < Electrical engineering
  Telecom engineering < Electrical engineering
  Semiconductor devices | semiconductor physics < Electrical engineering
  Electric vehicles engineering | battery technology < Electrical engineering
  ATEX ~ Hazardous area classification .5
  EV powertrain ~ Electric vehicles engineering .5
  Site grading plans | site plans < Civil engineering
  Utility design | water and sewer design < Civil engineering
  Seismic design | earthquake engineering < Civil engineering
  Traffic impact studies | traffic studies < Civil engineering
  Coastal engineering | port engineering < Civil engineering
  Tunnel engineering | tunnelling < Civil engineering
  Dam engineering < Civil engineering
  Railway engineering | track design < Civil engineering
  Construction materials testing | asphalt testing < Civil engineering
  Wastewater engineering | treatment plant design < Civil engineering
  Airport engineering < Civil engineering
  Cost estimation for civil works < Civil engineering
  Municipal engineering | public works < Civil engineering
  Urban drainage < Civil engineering
  Masonry design < Civil engineering
  Timber design < Civil engineering
  Facade engineering < Civil engineering
  Slope stability | SLOPE/W < Civil engineering
  HydroCAD < Civil engineering
  Pipeline engineering < Civil engineering
  Asset condition assessment < Civil engineering
  RISA ~ STAAD.Pro .5
  RAM Structural ~ STAAD.Pro .5
  WaterGEMS ~ HydroCAD .5
  GEOPAK ~ HydroCAD .5
  VISSIM ~ Transportation engineering .5
  Process control engineering | advanced process control < Chemical engineering
  Reaction engineering < Chemical engineering
  Process safety engineering | relief valve sizing < Chemical engineering
  Biochemical engineering | bioprocess engineering < Chemical engineering
  Plant design | equipment sizing < Chemical engineering
  Process troubleshooting < Chemical engineering
  Pharmaceutical engineering < Chemical engineering
  Process scale-up < Chemical engineering
  Refinery engineering < Chemical engineering
  Corrosion engineering work < Chemical engineering
  Flight dynamics | flight controls < Aerospace engineering
  Spacecraft systems | satellite systems, spacecraft design < Aerospace engineering
  Orbital mechanics | guidance navigation and control, GNC < Aerospace engineering
  Aerostructures | airframe design < Aerospace engineering
  Wind tunnel testing | flight testing, flight test < Aerospace engineering
  DO-178 | DO-254, DO-178C < Aerospace engineering
  Aircraft certification | airworthiness certification < Aerospace engineering
  Unmanned aerial systems design < Aerospace engineering
  Satellite operations | ground station operations < Aerospace engineering
  Composite structures < Aerospace engineering
  Launch operations < Aerospace engineering
  Avionics integration < Aerospace engineering
  System architecture < Systems engineering
  Interface control documents < Systems engineering
  Trade studies < Systems engineering
  System modeling | system simulation < Systems engineering
  Test and evaluation < Systems engineering
  Configuration control | configuration management engineering < Systems engineering
  Human factors engineering | human factors < Systems engineering
  Logistics support analysis | integrated logistics support, ILS < Systems engineering ! als, bls, pils, epls, resuscitation, nurse, nursing, ward, nmc, paediatric, library, polaris, sirsidynix, koha, alma,
    catalog, catalogue, marc, symphony, horizon, landing, localizer, approach
  Radar engineering < Systems engineering
  Electronic warfare < Systems engineering
  Weapons systems < Systems engineering
  Failure reporting < Systems engineering
  Feasibility engineering < Systems engineering
  Product safety testing < Systems engineering
  Engineering calculations < Systems engineering
  Engineering project management | engineering management < Systems engineering
  MTBF ~ Reliability engineering .5
  FRACAS ~ Failure reporting .5
  Mathcad ~ Engineering calculations .5
  Facility layout | plant layout, process layout < Time studies
  Work study < Time studies
  Process flow improvement < Time studies
  Manufacturing process development | process development engineering < Time studies
  Production line design < Time studies
  Assembly fixtures < Time studies
  Cost of manufacture < Time studies
  Inventory optimization < Time studies
  Line commissioning | equipment commissioning < Time studies
  Plant Simulation ~ Process simulation .5
  Metallurgical analysis < Materials science
  Ceramics engineering < Materials science
  Polymer engineering < Materials science
  Coatings technology < Materials science
  Corrosion testing < Materials science
  Biomaterials < Materials science
  Nanocomposites < Materials science
  Mechanical properties testing | fatigue testing < Materials science
  Welding engineering < Materials science
  Alloy development < Materials science
  Adhesion testing < Materials science
  Tissue engineering < Biomedical engineering degree
  Biomechanical analysis < Biomedical engineering degree
  Medical imaging engineering < Biomedical engineering degree
  Biosensors | wearable devices < Biomedical engineering degree
  Design controls | design history file, DHF < Biomedical engineering degree
  Biocompatibility testing < Biomedical engineering degree
  Rehabilitation engineering < Biomedical engineering degree
  Clinical engineering | medical equipment maintenance < Biomedical engineering degree
  Implant design < Biomedical engineering degree
  Neural engineering < Biomedical engineering degree
  Sterilization validation < Biomedical engineering degree
  Architectural rendering < Architecture
  Space programming | space planning in buildings < Architecture
  Building envelope | facade design < Architecture
  Historic preservation | heritage conservation, historic restoration < Architecture
  Zoning analysis | land use < Architecture
  Specifications writing | construction specifications < Architecture
  Code analysis < Architecture
  Physical models < Architecture
  Construction administration < Architecture
  Hospital design | healthcare design < Architecture
  Residential design | housing design < Architecture
  Environmental planning < Architecture
  Community planning | public consultation < Architecture
  Feasibility layouts < Architecture
  Universal design | accessible design < Architecture
  Daylighting | acoustical design < Architecture
  CSI MasterFormat ~ Specifications writing .5
  Map production | mapmaking, cartographic design < Geographic information systems
  Spatial databases | geodatabases < Geographic information systems
  GPS data collection | GPS units < Geographic information systems
  LiDAR data < Geographic information systems
  Georeferencing | digitizing maps < Geographic information systems
  Web mapping < Geographic information systems
  FME | Safe FME < Geographic information systems
  Topographic maps | map reading skills < Geographic information systems
  Network analysis in GIS < Geographic information systems
  Aerial photography interpretation < Geographic information systems
  GIS programming < Geographic information systems
  Terrain modeling < Geographic information systems
  Global Mapper < Geographic information systems
  GRASS GIS ~ QGIS .5
  ENVI software ~ Geographic information systems .5
  Trimble ~ GPS data collection .5
  Mapbox ~ Web mapping .5
  Google Earth ~ Web mapping .5
  OpenStreetMap ~ Web mapping .5
  ArcPy ~ GIS programming .5
  `,
);

/** Sciences, laboratory techniques, research and the branches of engineering. */
export const SCIENCE_AND_ENGINEERING_CONCEPTS = [...SCIENCE_SUBJECTS, ...ENGINEERING_SUBJECTS];
