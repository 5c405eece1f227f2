import { readConcepts } from '../read-concepts';

const ENGINEERING = readConcepts(
  'tool',
  `
  TUFLOW / Flood Modeller = Flood Modeller Pro, MIKE FLOOD, InfoWorks ICM < Hydrology ~ HEC-RAS .5
  Code V / LightTools, TracePro < Photonics
  HFSS | Ansys HFSS RF ~ RF engineering .5
  MCNP / RELAP5 = RELAP, SCALE code = SCALE codes, Serpent code, OpenMC
  Leapfrog Geo | Leapfrog / Deswik, Micromine < Mining operations
    ? geology, geological, mine, mining, datamine, deswik, surpac, micromine, resource
  Gazebo simulator | Gazebo / MoveIt < Robotics ? ros, robot, robots, robotics, moveit, simulation
  Leica Infinity / Leica Captivate, StarNet survey = STAR*NET < Land surveying
  `,
);

const SCIENCE_AND_HEALTH = readConcepts(
  'tool',
  `
  Nextflow / Snakemake < Bioinformatics
  Cerner PathNet | PathNet, SCC Soft < Cerner
  ProQA | Priority Dispatch, Priority Dispatch ProQA < Dispatching
  LSI-R / ORAS, COMPAS assessment = COMPAS risk assessment, LS/CMI < Probation supervision
  `,
);

const DATA_AND_MEDIA = readConcepts(
  'tool',
  `
  pgBackRest / Barman = Barman backup, WAL-G < PostgreSQL ? postgresql, postgres, backup, backups, patroni, replication, pgbackrest, wal
  World-Check | Refinitiv World-Check, WorldCheck, LSEG World-Check / Fenergo, Dow Jones Risk, Bridger Insight < Know your customer
  Sift fraud | Sift, Sift Science / Forter, Signifyd, Riskified, Kount, Ravelin < Fraud detection
    ? fraud, chargeback, chargebacks, riskified, forter, signifyd, kount, ravelin, payments
  Investran / eFront < Fund accounting
  ETC Eos | ETC Eos family, EOS console, Eos lighting / Hog 4 < Lighting
  Case CATalyst / Eclipse CAT, Stenograph < Court reporting
  Nielsen Ad Intel | Ad Intel / Strata media < Media planning
  Dezrez / Street estate software, Apex27 < Property management
  Condeco / Envoy Visitors, Robin Powered, Eptura < Space planning
  ClickFORMS | TOTAL appraisal software < Property appraisal
  Dolby Atmos
  `,
);

const SUBJECTS = readConcepts(
  'skill',
  `
  Transmission electron microscopy < Electron microscopy
  Lithium-ion cells | Li-ion, lithium-ion, Li-ion cells, lithium-ion batteries, Li-ion batteries, cell chemistry, battery cells
    / Slurry coating = electrode coating, Formation cycling = cell formation
  Gate-level simulation | gate level simulation, GLS simulation / SystemVerilog assertions = SVA < ASIC
  S-parameters | S-parameter measurements, S-parameter, vector network analyser, vector network analyzer ~ RF engineering .5
  Flood estimation | Flood Estimation Handbook, FEH, FEH methods, ReFH, ReFH2 < Hydrology
  Preservative efficacy testing | preservative efficacy, challenge testing of cosmetics, PET testing cosmetics ~ Microbiology .4
  Conjoint analysis | conjoint, MaxDiff < Survey design
  Arc flash studies | arc flash study, arc flash analysis, arc flash ~ Arc flash safety .7
  Bobath | Bobath concept, NDT Bobath < Physical therapy
  `,
);

/** Tools and methods of single trades, which postings name by their short names. */
export const SPECIALIST_TOOL_CONCEPTS = [
  ...ENGINEERING,
  ...SCIENCE_AND_HEALTH,
  ...DATA_AND_MEDIA,
  ...SUBJECTS,
];
