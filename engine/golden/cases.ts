/** A job with candidates whose order a recruiter would agree on, best first. All texts and names are invented. */
export type GoldenCase = {
  readonly name: string;
  readonly job: string;
  readonly candidates: readonly { readonly name: string; readonly text: string }[];
};

const NURSE: GoldenCase = {
  name: 'registered nurse in intensive care',
  job: `Registered Nurse, Intensive Care

Responsibilities
- Care for critically ill patients on a 20-bed unit
- Administer medication and monitor vital signs
- Work with physicians on care plans

Requirements
- Active registered nurse licence
- 3+ years of experience in critical care
- BLS and ACLS certification
- Bachelor's degree in nursing

Nice to have
- Experience with ventilators
- Spanish`,
  candidates: [
    {
      name: 'critical care nurse',
      text: `Dora Lindqvist
dora.lindqvist@example.com

Experience
Registered Nurse, Intensive Care Unit, Harbor Hospital, March 2017 - Present
- Cared for critically ill patients on ventilators, titrated drips and monitored vital signs.
- Administered medication and wrote care plans with physicians.
Staff Nurse, Medical Surgical, Hillside Clinic, 06/2014 - 02/2017
- Patient assessment, wound care and discharge teaching.

Education
Bachelor of Science in Nursing, 2014

Certifications
Registered nurse licence, BLS, ACLS`,
    },
    {
      name: 'ward nurse',
      text: `Experience
Registered Nurse, Orthopaedic Ward, Hillside Clinic, 2019 - 2022
- Patient assessment, medication administration and wound care.
- Discharge planning with families.

Education
Associate degree in nursing

Certifications
Registered nurse licence, BLS`,
    },
    {
      name: 'medical receptionist',
      text: `Experience
Medical Receptionist, Hillside Clinic, 2018 - present
- Scheduled appointments, answered phones and checked patients in.
- Filed insurance forms and kept patient records.

Education
High school diploma`,
    },
    {
      name: 'warehouse operative',
      text: `Experience
Forklift Operator, Northgate Depot, 2016 - present
- Loaded trucks, picked orders and counted stock with a handheld scanner.

Education
High school diploma`,
    },
  ],
};

const BACKEND: GoldenCase = {
  name: 'backend developer',
  job: `Backend Developer

We are looking for a developer for our payments platform.

What you will do
- Build and run services in Go
- Design REST APIs and PostgreSQL schemas

What you bring
- 4+ years of experience with Go or Java
- Strong knowledge of PostgreSQL
- Docker and Kubernetes in production

Nice to have
- Kafka
- Terraform`,
  candidates: [
    {
      name: 'Go developer',
      text: `Summary
Backend developer with seven years of experience in payments.

Experience
Senior Backend Developer, Larkspur Pay, Jan 2020 - present
- Built payment services in Golang with PostgreSQL, published REST APIs and event streams on Kafka.
- Ran the services on Kubernetes with Docker and Terraform.
Software Developer, Oakfield Systems, 2016 - 2019
- Wrote Java services and tuned PostgreSQL queries.

Education
B.Sc. in Computer Science

Skills
Golang, Java, PostgreSQL, Docker, Kubernetes, Kafka`,
    },
    {
      name: 'developer of another stack',
      text: `Experience
Software Developer, Oakfield Systems, 2018 - present
- Developed a Ruby on Rails shop with MySQL, unit tests and a REST API.
- Deployed with Docker.

Education
B.Sc. in Computer Science

Skills
Ruby, Rails, MySQL, Docker`,
    },
    {
      name: 'list of key words',
      text: `Go, Java, PostgreSQL, Docker, Kubernetes, Kafka, Terraform, REST APIs, backend, developer, payments, services, schemas,
platform, production, microservices, API, SQL, Linux, Git, CI/CD, cloud, AWS, agile, testing, code, software, engineer`,
    },
    {
      name: 'pastry chef',
      text: `Experience
Pastry Chef, Bluebell Hotel, 2015 - present
- Baked bread and desserts, planned menus and trained two apprentices.`,
    },
  ],
};

const ACCOUNTANT: GoldenCase = {
  name: 'accountant',
  job: `Accountant

Duties
- Prepare journal entries and month-end close
- Reconcile bank accounts and the general ledger
- Support the annual audit

Requirements
- Bachelor's degree in accounting or finance
- 2+ years of experience in accounting
- QuickBooks or Xero
- CPA preferred`,
  candidates: [
    {
      name: 'staff accountant',
      text: `Experience
Staff Accountant, Fernhill Foods, 02/2019 to present
- Prepared journal entries, month-end close and bank reconciliations in QuickBooks.
- Reconciled the general ledger and supported the annual audit.
Accounting Clerk, Fernhill Foods, 2016 to 2019
- Processed accounts payable and accounts receivable.

Education
Bachelor of Science in Accounting

Certifications
CPA`,
    },
    {
      name: 'accounts payable clerk',
      text: `Experience
Accounts Payable Clerk, Fernhill Foods, 2020 to present
- Entered vendor invoices, matched purchase orders and prepared payments.

Education
Associate degree in business`,
    },
    {
      name: 'shop assistant',
      text: `Experience
Sales Associate, Maple Street Books, 2018 to present
- Served customers at the till and counted the cash drawer.`,
    },
  ],
};

const COOK: GoldenCase = {
  name: 'line cook',
  job: `Line Cook

Our kitchen is looking for a line cook for dinner service.

Requirements
- 1+ years of experience as a cook
- Food safety certificate
- Able to lift 50 pounds

Duties
- Prepare ingredients, grill and sauté to order
- Keep the station clean and stocked`,
  candidates: [
    {
      name: 'cook',
      text: `Experience
Line Cook, The Copper Pan, May 2021 - present
- Worked grill and sauté stations for 200 covers, prepared ingredients and kept the station clean.
Prep Cook, Bluebell Hotel, 2019 - 2021
- Cut vegetables, made stocks and sauces.

Certifications
Food handler certificate`,
    },
    {
      name: 'waiter',
      text: `Experience
Waiter, The Copper Pan, 2019 - present
- Served guests, took orders and recommended wine.`,
    },
    {
      name: 'bookkeeper',
      text: `Experience
Bookkeeper, Fernhill Foods, 2015 - present
- Posted invoices and reconciled bank accounts.`,
    },
  ],
};

/** Cases that the engine must order as written. */
export const GOLDEN_CASES: readonly GoldenCase[] = [NURSE, BACKEND, ACCOUNTANT, COOK];
