import { readConcepts } from '../read-concepts';

const PROGRAMMING_FURTHER = readConcepts(
  'technology',
  `
  Web frameworks > Yii framework, Remix framework, Phoenix LiveView, Gin framework = Echo framework, aiohttp, Pyramid framework,
    SolidJS, Astro framework, Ktor, Dropwizard, Actix, Rocket framework
  LESS CSS < Front-end development
  Webpack bundling < Front-end development
  Mustache templates | Pug templates < Front-end development
  GraphQL clients < Front-end development
  Electron apps < Front-end development
  Service workers < Front-end development
  HTML email development < Front-end development
  Canvas API < Front-end development
  SVG < Front-end development
  Flex SDK < Front-end development
  third-party APIs < Back-end development
  Batch processing < Back-end development
  Caching strategies < Back-end development
  Socket programming | network programming < Back-end development
  Memory management < Back-end development
  Technical debt < Back-end development
  Multi-tenant architecture < Back-end development
  Hexagonal architecture < Back-end development
  Rate limiting < Back-end development
  WebHooks < Back-end development
  CORBA < Back-end development
  COM programming < Back-end development
  DCOM < Back-end development
  Sidekiq < Back-end development
  NATS messaging < Back-end development
  Pulsar < Back-end development
  App store publishing < Mobile development
  Mobile UI < Mobile development
  In-app purchases < Mobile development
  Kotlin Multiplatform < Mobile development
  Vulkan < Game development
  Multiplayer networking < Game development
  Game physics < Game development
  CryEngine < Game development
  Game testing < Game development
  Narrative design < Game development
  Roblox Studio < Game development
  Gameplay programming < Game development
  I2C < Embedded systems
  SPI < Embedded systems
  UART < Embedded systems
  serial communication < Embedded systems
  J1939 < Embedded systems
  Altera < Embedded systems
  Bootloaders < Embedded systems
  MISRA C < Embedded systems
  JTAG debugging < Embedded systems
  Signal integrity < Embedded systems
  Hardware-in-the-loop < Embedded systems
  HIL testing < Embedded systems
  UVM verification | functional verification < Embedded systems
  Timing analysis < Embedded systems
  RF circuit design < Embedded systems
  Battery management systems < Embedded systems
  SPICE simulation < Embedded systems
  Kernel drivers < Embedded systems
  Board bring-up < Embedded systems
  Mocha testing < Software testing
  REST Assured < Software testing
  Cypress testing < Software testing
  Mobile test automation < Software testing
  Zephyr testing < Software testing
  Mutation testing < Software testing
  Accessibility testing < Software testing
  Test harnesses < Software testing
  Compliance testing of software < Software testing
  Game QA < Software testing
  TFVC < Version control
  Branching strategies < Version control
  Developer tools > Swagger tools, Doxygen, Javadoc, Microsoft Teams chat, Visio UML, YouTrack, Linear issue tracking,
    Cursor editor, FTP, SFTP, FileZilla, SSH, PuTTY, Valgrind, GDB, Cygwin
  Natural Adabas | Adabas < Programming
  Smalltalk < Programming
  Nim < Programming
  Crystal language < Programming
  CoffeeScript < Programming
  PowerBuilder < Programming
  OpenEdge < Programming
  Informix 4GL < Programming
  LabWindows < Programming
  Verilog-A < Programming
  MPI < Programming
  OpenMP < Programming
  high performance computing | HPC < Programming
  AutoHotkey < Programming
  AutoLISP < Programming
  AppleScript < Programming
  Hack language < Programming
  D language < Programming
  MQL < Programming
  Q language < Programming
  kdb+ < Programming
  Stata programming < Programming
  Structured text < Programming
  Scratch programming < Programming
  QBasic < Programming
  ALGOL < Programming
  Modula-2 < Programming
  Simula < Programming
  J language < Programming
  PureScript < Programming
  ReasonML < Programming
  Batch scripting | batch files < Programming
  sed < Programming
  grep < Programming
  TOML < Programming
  AsciiDoc < Programming
  TeX < Programming
  PostScript < Programming
  SPARQL < Programming
  RDF < Programming
  OWL ontology < Programming
  semantic web < Programming
  Cypher query language < Programming
  NoSQL queries < Programming
  UML modelling < Programming
  `,
);

const DATA_FURTHER = readConcepts(
  'technology',
  `
  Amazon Aurora database < Databases
  ClickHouse < Databases
  CockroachDB < Databases
  Microsoft Access databases < Databases
  database programming < Databases
  Data replication < Databases
  change data capture < Databases
  Database backup < Databases
  Stored data security < Databases
  MariaDB clusters < Databases
  Data vault < Databases
  Firebird < Databases
  PlanetScale < Databases
  Amazon DocumentDB < Databases
  RocksDB < Databases
  DuckDB < Databases
  IDMS < Databases
  Liquibase < Databases
  Flyway < Databases
  Kettle < Data engineering ? pentaho, etl, talend, spoon, pdi, @data
  MDM data < Data engineering
  Data integration < Data engineering
  Luigi | Luigi pipelines < Data engineering
  Kafka Connect < Data engineering
  Data mesh < Data engineering
  SAP BusinessObjects Data Services < Data engineering
  Reverse ETL < Data engineering
  Segment customer data platform < Data engineering
  Data architecture < Data engineering
  Exploratory data analysis | EDA < Data analysis
  R statistical software < Data analysis
  Minitab statistics < Data analysis
  Excel analysis < Data analysis
  Causal inference < Data analysis
  propensity score matching < Data analysis
  A/B test analysis < Data analysis
  Survey analysis < Data analysis
  Web analytics tools < Data analysis
  reporting of insights < Data analysis
  Ad hoc analysis < Data analysis
  Report writing from data | SQL reporting < Data analysis
  Redash < Data analysis
  probability < Data analysis
  Customer analytics | churn analysis, cohort analysis < Data analysis
  Fraud analytics < Data analysis
  Supply chain analytics < Data analysis
  Google Sheets analysis < Data analysis
  RStudio dashboards < Data analysis
  CPLEX < Data analysis
  Gurobi < Data analysis
  GPT < Machine learning
  Model training | model evaluation < Machine learning
  hyperparameter tuning < Machine learning
  LlamaIndex < Machine learning
  ASR < Machine learning
  Anomaly detection < Machine learning
  Graph neural networks < Machine learning
  Generative adversarial networks < Machine learning
  GANs < Machine learning
  diffusion models < Machine learning
  Transfer learning < Machine learning
  fine-tuning models < Machine learning
  Model explainability < Machine learning
  SHAP < Machine learning
  motion planning < Machine learning
  Autonomous vehicles < Machine learning
  self-driving < Machine learning
  ADAS development < Machine learning
  sensor fusion < Machine learning
  AI ethics | responsible AI < Machine learning
  Chatbots < Machine learning
  conversational AI < Machine learning
  Dialogflow < Machine learning
  Rasa < Machine learning
  Knowledge graphs < Machine learning
  Edge AI < Machine learning
  TensorFlow Lite < Machine learning
  Amazon Rekognition < Machine learning
  ONNX < Machine learning
  Kaggle < Machine learning
  Genetic algorithms | evolutionary algorithms < Machine learning
  Fuzzy logic < Machine learning
  Expert systems < Machine learning
  rule engines < Machine learning
  Drools < Machine learning
  Quantum computing < Machine learning
  Qiskit < Machine learning
  Optical character recognition | OCR < Machine learning
  Named entity recognition < Machine learning
  information extraction < Machine learning
  Information retrieval < Machine learning
  search relevance < Machine learning
  Vector search < Machine learning
  decentralized finance < Blockchain
  NFT < Blockchain
  NFTs < Blockchain
  `,
);

/** Frameworks, testing, languages, databases, analysis and machine learning. */
export const FRAMEWORKS_AND_DATA_CONCEPTS = [...PROGRAMMING_FURTHER, ...DATA_FURTHER];
