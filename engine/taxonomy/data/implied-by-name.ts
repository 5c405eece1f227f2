import type { Concept } from '../types';
import { listItems } from './read-families';

/**
 * What nobody uses without the product that it is a part, an edition or a certificate of. What only shares the name of its maker is not
 * here: whoever knows SAP Concur need not know SAP.
 */
const PARTS = `
  Angular: Angular CLI, Angular Material, Angular Universal
  Ansible: Ansible Galaxy
  Apache Kafka: Kafka Connect
  ASP.NET: ASP.NET Boilerplate, ASP.NET Identity
  AutoCAD: AutoCAD P&ID, AutoCAD Plant 3D
  AWS: AWS CodeCommit, AWS CodeStar, AWS Data Engineer Associate, AWS Machine Learning Specialty, AWS SAM, AWS Security Specialty, AWS
      Solutions Architect Professional, AWS X-Ray
  Azure DevOps: Azure DevOps Engineer Expert, Azure DevOps Server
  C++: Boost C++, Embedded C++
  CACES: CACES R482, CACES R484, CACES R486, CACES R487, CACES R490
  Cisco: Cisco ASA, Cisco CallManager, Cisco CyberOps, Cisco DNA Center, Cisco Firepower Threat Defense, Cisco IOS XE, Cisco ISE, Cisco
      Meraki, Cisco SD-WAN, Cisco UCS, Cisco Umbrella, Cisco Unified Communications Manager, Cisco WLC
  Citrix: Citrix ADC, Citrix Certified, Citrix NetScaler
  Cloudera: Cloudera Certified, Cloudera certification
  CSS: CSS Grid, CSS Modules, CSS animations, Foundation CSS, LESS CSS
  Cypress: Cypress components, Cypress testing
  Databricks: Databricks certification
  Django: django-rest
  Docker: Docker Certified Associate, Docker Desktop, Docker Hub, Docker images
  Firebase: Firebase Authentication, Firebase Crashlytics, Firebase Functions, Firebase Hosting
  Git: Git LFS, Git branching
  GitHub: GitHub Pages
  Go: Fiber Go, Go modules, go-kit
  Google Cloud: GCP certification, Google Cloud Build, Google Cloud Professional Data Engineer
  GraphQL: GraphQL APIs, GraphQL clients
  HTML: HTML email development
  Jasmine: Jasmine testing
  Java: Oracle Java certification, Oracle Certified Java Programmer
  JavaScript: Isomorphic JavaScript
  Jira: Jira Service Desk
  Kotlin: Gradle Kotlin DSL, Kotlin Flow, Kotlin Multiplatform, Kotlin coroutines
  Kubernetes: CKS, Kubernetes administration, Kubernetes clusters, Kubernetes networking, Kubernetes operators
  Linux: Alpine Linux, Cumulus Linux, Kali Linux, Linux Professional Institute, Linux device drivers, Linux drivers, Linux kernel, Oracle
      Linux
  MATLAB: MATLAB imaging, MATLAB toolboxes
  Microsoft 365: Microsoft 365 Certified, Microsoft 365 administration
  Microsoft Azure: Azure AI Engineer, Azure Arc, Azure Bicep, Azure DevOps Engineer Expert, Azure Developer Associate, Azure Log
      Analytics, Azure ML, Azure Security Engineer
  Microsoft Dynamics: Microsoft Dynamics AX, Microsoft Dynamics Business Central, Microsoft Dynamics CRM, Microsoft Dynamics GP, Microsoft
      Dynamics NAV
  Microsoft Excel: Excel Power Pivot, Excel analysis, Excel modeling
  Microsoft Power BI: Power BI Report Builder, Power BI Service
  Microsoft SharePoint: SharePoint Framework, SharePoint administration
  Microsoft SQL Server: SQL Server Agent, SQL Server Always On, SQL Server Profiler, SSAS, SSMS
  Microsoft Windows: Windows Server, Windows administration, Windows deployment services, Windows drivers, Windows kernel, Windows
      registry
  MongoDB: MongoDB Atlas, Mongoose ODM
  MuleSoft: MuleSoft Anypoint, MuleSoft Composer
  MySQL: MySQL Workbench
  Nginx: NGINX Ingress, Nginx Plus
  Node.js: Socket programming in Node
  Oracle: Oracle APEX, Oracle ASM, Oracle Certified Professional, Oracle Enterprise Manager, Oracle Exadata, Oracle Forms, Oracle
      Multitenant, Oracle RAC, Oracle RMAN, Oracle SQL Developer
  PeopleSoft: PeopleSoft Campus Solutions, PeopleSoft HCM
  PHP: Composer PHP, PHP-FPM
  PostgreSQL: Amazon Aurora PostgreSQL
  PowerShell: Azure PowerShell, PnP PowerShell, Windows PowerShell ISE
  Puppet: Puppet Bolt, Puppet manifests
  PyTorch: PyTorch Lightning
  QuickBooks: QuickBooks POS, QuickBooks certification
  React: React Hook Form, React Testing Library
  RICS: Chartered surveyor, Surveyor charter
  Redis: Amazon ElastiCache, Azure Cache for Redis
  Salesforce: Salesforce CPQ, Salesforce Commerce Cloud, Salesforce DX, Salesforce Data Cloud, Salesforce Data Loader, Salesforce
      Experience Cloud, Salesforce Field Service, Salesforce Health Cloud, Salesforce Industries, Salesforce Marketing Cloud, Salesforce
      NPSP, Salesforce Platform Developer, Salesforce Service Cloud
  SAP: SAP ALE/IDoc, SAP BPC, SAP BW/4HANA, SAP Business One, SAP Cloud Platform, SAP Commerce, SAP CPI, SAP CRM, SAP EHS, SAP Extended Warehouse, SAP GRC, SAP HANA, SAP HANA
      modeling, SAP IS-U, SAP LSMW, SAP MDG, SAP NetWeaver, SAP PI/PO, SAP Screen Personas, SAP Solution Manager, SAP TM, SAP VIM, SAP
      WebDynpro, SAP Workflow, Smart Forms SAP
  Scala: Scala Cats
  Snowflake: Snowflake certification
  SolidWorks: SolidWorks PDM
  Splunk: Splunk Enterprise Security, Splunk SOAR
  Spring: Spring Batch, Spring Boot, Spring Cloud, Spring Data, Spring Data JPA, Spring JDBC, Spring Security, Spring WebFlux
  SQL: Azure SQL, Azure SQL Managed Instance, Cloud SQL, Google Cloud SQL, SQL Profiler, SQL Server Agent, SQL Server Always On, SQL
      Server Profiler, SQL optimization
  Swift: Swift Package Manager
  TensorFlow: TensorFlow Extended, TensorFlow Lite, TensorFlow Serving
  Terraform: CDK for Terraform, Terraform Cloud, Terraform Enterprise, Terraform modules
  Unity: Unity certification
  VMware: VMware Aria, VMware Cloud, VMware Cloud Foundation, VMware NSX-T, VMware Tanzu, VMware Workspace ONE, VMware vRealize, VMware
      vSAN
  Vue.js: Vue Router, Vue Test Utils
  Xero: Xero certification
`;

/** What is a kind of what its name ends in. What only sounds so is not here: a data cleaner cleans no rooms, and who edits genes no texts. */
const KINDS = `
  Accounting: HGB accounting
  Advertising: Display advertising, Amazon Advertising, Microsoft Advertising
  Arbitration: Labor arbitration
  Biology: Molecular biology, Cell biology
  Budgeting: Project budgeting, Capital budgeting, Event budgeting, Zero-based budgeting, Public budgeting
  Cell biology: Stem cell biology
  Chemistry: Analytical chemistry, Organic chemistry, Inorganic chemistry, Physical chemistry, Polymer chemistry, Clinical chemistry
  Circuit design: RF circuit design
  Cleaning: Warehouse cleaning, Window cleaning, Kennel cleaning
  Code review: Secure code review
  Compliance: EEO compliance, HR compliance, Environmental compliance, Security compliance, NERC compliance, Financial crime compliance
  Construction: Concrete block construction, Tilt-up construction, Modular construction
  Cost control: Food cost control
  Counselling: Student counselling, Substance abuse counselling
  Data analysis: Qualitative data analysis
  Data management: Master data management, Clinical data management, Research data management, Product data management
  Database tuning: SQL optimization
  Debugging: JTAG debugging, SWD debugging, Kernel debugging
  Dispatching: Train dispatching
  Ecology: Forest ecology, Marine ecology
  Economics: Agricultural economics
  Editing: Academic editing
  Electronics: Power electronics, Medical electronics, Audio electronics, Analogue electronics
  Encryption: Symmetric encryption, Asymmetric encryption, Homomorphic encryption
  Farming: Livestock farming, Sheep farming, Goat farming
  First aid: Paediatric first aid
  Forecasting: Economic forecasting, Cash forecasting
  Glucose monitoring: Blood glucose monitoring
  Incident management: Security incident management
  Investigations: ER investigations, Juvenile investigations, Background investigations, Loss prevention investigations
  Machining: CNC machining
  Manufacturing: Textile manufacturing, Food manufacturing, Pharmaceutical manufacturing, Contract manufacturing, Paint manufacturing,
      Paper manufacturing
  Marketing: TikTok marketing, Pinterest marketing, Twitter marketing, Electronic mail marketing
  Mathematics: Discrete mathematics
  Microbiology: Clinical microbiology
  Penetration testing: Physical penetration testing, Wireless penetration testing, Network penetration testing, Web application
      penetration testing, Mobile penetration testing
  Printing: Digital printing
  Procurement: IT procurement, Indirect procurement, Public procurement
  Programming: GPU programming, Shader programming, Socket programming, COM programming, Gameplay programming, Aspect-oriented
      programming, Lock-free programming, Reactive programming, Dynamic programming, Pair programming, Bare metal programming, MCU
      programming, DSP programming
  Project management: Legal project management, Engineering project management
  Psychiatry: Child psychiatry
  Purchase orders: Blanket purchase orders
  Regression testing: Visual regression testing
  Rehabilitation: Orthopedic rehabilitation, Neurological rehabilitation, Pulmonary rehabilitation, Post-surgical rehabilitation,
      Cognitive rehabilitation, Low vision rehabilitation
  Reinforcement learning: Deep reinforcement learning
  Research: Market research, Quantitative research, Qualitative research, Field research, Academic research, Social research, Archival
      research, Linguistic research, Outcomes research, Vaccine research, Translational research, Legal research, User research
  Robotics: Industrial robotics
  Sales: Ticket sales, Hotel sales, Timeshare sales, Cruise sales, Lottery sales, Jewelry sales, Furniture sales, Mobile phone sales,
      Cosmetics sales, Garden center sales, Pet sales, Art sales
  Scrum: Large-Scale Scrum, Daily scrum
  Signal processing: Radar signal processing
  Software development: Secure software development
  Soldering: Wave soldering
  Standard operating procedures: Sanitation standard operating procedures
  State machines: Finite state machines
  Surgery: Plastic surgery, Oral surgery, Mohs surgery
  Teaching: ESL teaching, Online teaching, Statistics teaching, TEFL teaching
  Test automation: Mobile test automation
  Translation: Legal translation, Subtitling translation
  Troubleshooting: Network troubleshooting, Hardware troubleshooting, Electronic troubleshooting, Process troubleshooting, Hydraulic
      troubleshooting
  Truck driving: Dump truck driving, Concrete truck driving
  Tutoring: After-school tutoring
  Web design: Responsive web design
`;

/** Work of which nobody does any without the wider work. */
const DONE_WITHIN = `
  Human resources: HR policies, HR analytics
  Invoicing: Medical billing, Legal billing
  Sales: Quota achievement, Selling products, Sales management
  Teaching: Mathematics instruction, Science instruction, Literacy instruction, Art education, Music education, Swimming instruction
`;

/**
 * Other ways to write one concept that hold the name of another, which they mean as well: 'QuickBooks ProAdvisor' is a bookkeeper's
 * certificate, and nobody has it without QuickBooks. Each becomes a concept of its own that implies both.
 */
const NAMED_WITHIN = `
  AWS: AWS security
  Cisco: Cisco ACI
  Computer-aided design: CAD/CAM
  First aid certificate: CPR/First Aid, CPR and First Aid, first aid and CPR, CPR & First Aid certified
  HCPC registration: HCPC paramedic
  HCPC registration: HCPC physiotherapist
  HTML: HTML emails
  Linux: Linux kernel development
  Linux: linux containers
  Microsoft Azure: Azure Databricks
  Microsoft Azure: Azure security
  MySQL: Aurora MySQL
  NAS: NAS storage
  OpenAI: OpenAI API
  Oracle Cloud: Oracle Cloud ERP
  QuickBooks: QuickBooks certified, QuickBooks Certified User, QuickBooks ProAdvisor
  Revit: Revit certified
  SQL: PROC SQL
  SQL: Spark SQL
  SQL: SQL replication
  SQL: SQL reporting
  Scala: Spark Scala
  Scripting: Perl scripting
  Scripting: ServiceNow scripting
  Scripting: bash scripting
  Troubleshooting: desktop troubleshooting
  Troubleshooting: electrical troubleshooting
  Troubleshooting: mechanical troubleshooting
  Troubleshooting: printer troubleshooting
  Unix: Unix shell
  VMware: VMware Horizon
  VMware: VMware NSX
  WAN: LAN/WAN
  Zoho: Zoho Books
`;

/** A line indented by more goes on with the one before. */
const CONTINUED = /\n {4,}/g;

/**
 * The same concepts, in which those with a longer name imply what the shorter name in it means. A text is read by its longest names: one
 * that says 'Docker images' would show no Docker otherwise.
 */
export function withImpliedByName(concepts: readonly Concept[]): readonly Concept[] {
  const implied = impliedByName();
  return withNamedWithin(concepts).map((concept) => {
    const { name, broader = [] } = concept;
    const further = (implied.get(name) ?? []).filter((wider) => !broader.includes(wider));
    return further.length === 0 ? concept : { ...concept, broader: [...broader, ...further] };
  });
}

/** What each part and kind implies, by its name. */
export function impliedByName(): ReadonlyMap<string, readonly string[]> {
  const implied = new Map<string, string[]>();
  for (const [wider, parts] of rowsOf(`${PARTS.trim()}\n${KINDS.trim()}\n${DONE_WITHIN.trim()}`))
    for (const part of parts) implied.set(part, [...(implied.get(part) ?? []), wider]);
  return implied;
}

/** The ways to write a concept that mean another one as well, each with the name of that. */
export function namedWithin(): readonly (readonly [wider: string, spellings: readonly string[]])[] {
  return rowsOf(NAMED_WITHIN.trim());
}

/** Takes from each concept the ways to write it that mean another one as well, and makes concepts of them that imply both. */
function withNamedWithin(concepts: readonly Concept[]): readonly Concept[] {
  const rows = namedWithin();
  return concepts.flatMap((concept) => {
    const { aliases = [] } = concept;
    const own = rows.filter(([, spellings]) => aliases.includes(spellings[0] ?? ''));
    if (own.length === 0) return [concept];
    const taken = new Set(own.flatMap(([, spellings]) => spellings));
    const named = own.map(([wider, [name = '', ...others]]): Concept => {
      return { name, kind: concept.kind, aliases: others, broader: [concept.name, wider] };
    });
    return [{ ...concept, aliases: aliases.filter((alias) => !taken.has(alias)) }, ...named];
  });
}

function rowsOf(written: string): (readonly [wider: string, parts: readonly string[]])[] {
  return written
    .replace(CONTINUED, ' ')
    .split('\n')
    .map((line) => {
      const [wider = '', parts = ''] = line.trim().split(': ');
      return [wider, listItems(parts)];
    });
}
