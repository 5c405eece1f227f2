import type { Concept } from '../types';
import { listItems } from './read-families';

/**
 * What nobody uses without the product that it is a part, an edition or a certificate of. Its name contains that of the product and is the
 * longer one, so that a text that says 'Docker images' would show no Docker otherwise. What only shares the name of its maker is not here:
 * whoever knows SAP Concur need not know SAP.
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
  Cisco: Cisco ASA, Cisco CallManager, Cisco CyberOps, Cisco DNA Center, Cisco Firepower Threat Defense, Cisco IOS XE, Cisco ISE, Cisco
      Meraki, Cisco SD-WAN, Cisco UCS, Cisco Umbrella, Cisco Unified Communications Manager, Cisco WLC
  Citrix: Citrix ADC, Citrix Certified, Citrix NetScaler
  Cloudera: Cloudera Certified, Cloudera certification
  CSS: CSS Grid, CSS Modules, CSS animations, Foundation CSS, LESS CSS
  Cypress: Cypress components, Cypress testing
  Database tuning: SQL optimization
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
  Redis: Amazon ElastiCache, Azure Cache for Redis
  Salesforce: Salesforce CPQ, Salesforce Commerce Cloud, Salesforce DX, Salesforce Data Cloud, Salesforce Data Loader, Salesforce
      Experience Cloud, Salesforce Field Service, Salesforce Health Cloud, Salesforce Industries, Salesforce Marketing Cloud, Salesforce
      NPSP, Salesforce Platform Developer, Salesforce Service Cloud
  SAP: SAP ALE/IDoc, SAP BPC, SAP BW/4HANA, SAP Business One, SAP CRM, SAP EHS, SAP Extended Warehouse, SAP GRC, SAP HANA, SAP HANA
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

/** A line indented by more goes on with the one before. */
const CONTINUED = /\n {4,}/g;

/** The same concepts, in which each part of a product implies it. */
export function withProducts(concepts: readonly Concept[]): readonly Concept[] {
  const products = productsOfParts();
  return concepts.map((concept) => {
    const { name, broader = [] } = concept;
    const further = (products.get(name) ?? []).filter((product) => !broader.includes(product));
    return further.length === 0 ? concept : { ...concept, broader: [...broader, ...further] };
  });
}

/** The products of each part, by its name. */
export function productsOfParts(): ReadonlyMap<string, readonly string[]> {
  const products = new Map<string, string[]>();
  for (const line of PARTS.replace(CONTINUED, ' ').trim().split('\n')) {
    const [product = '', parts = ''] = line.trim().split(': ');
    for (const part of listItems(parts))
      products.set(part, [...(products.get(part) ?? []), product]);
  }
  return products;
}
