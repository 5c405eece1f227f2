import { knownConcept } from '../../taxonomy/known-concept';

/**
 * Kinds of tools of which people use one or another. A suite or a platform is none: 'AWS (EC2, S3)' names parts that are used together.
 */
const KINDS = `CRM software, ERP, Business intelligence, Cloud computing, Databases, Relational databases, NoSQL, Data warehousing, ETL, CI/CD,
  Infrastructure as code, Configuration management, Monitoring, Message queues, Issue tracking, Project management software,
  Accounting software, Computer-aided design, Building information modelling, Finite element analysis, Video editing software,
  Content management systems, E-commerce platforms, Point of sale systems, Version control, Learning management systems,
  Electronic health records, Applicant tracking systems, Human resources information systems, Warehouse management systems,
  Transportation management, Opera PMS, Geographic information systems, SIEM, Manufacturing execution systems,
  Product life cycle management, CMMS, Endpoint security, Data visualisation, Workflow automation, Marketing automation,
  Ticketing systems, Medical software, Survey software, Clinical data management, Laboratory information management systems,
  Lab notebooks, Web analytics, Web frameworks, Log management, Firewalls, Virtualisation,
  Container orchestration, Team messaging, Video conferencing, Spreadsheets, Test management, Containerisation, Embedded operating systems`;

let known: ReadonlySet<string> | null = null;

/** Whether a concept, by its name, is a kind of tools of which somebody needs only one. */
export function isKindOfTools(name: string): boolean {
  known ??= new Set(
    KINDS.split(',').flatMap((kind) => knownConcept(kind.trim().replace(/\s+/g, ' '))?.name ?? []),
  );
  return known.has(name);
}
