/** What one line of work is made of: enough to write postings and resumes that read like real ones. */
export type Trade = {
  titles: readonly string[];
  skills: readonly string[];
  /** Things that were done; `%` stands for a skill. */
  deeds: readonly string[];
  degrees: readonly string[];
};

/** Lines of work that differ in vocabulary, so that no cache sees the same words again and again. */
export const TRADES: readonly Trade[] = [
  {
    titles: ['Backend Developer', 'Software Engineer', 'Senior Java Developer'],
    skills: [
      'Java',
      'Spring Boot',
      'PostgreSQL',
      'Kubernetes',
      'Docker',
      'Kafka',
      'REST APIs',
      'TypeScript',
      'React',
      'Terraform',
      'AWS',
      'CI/CD',
    ],
    deeds: [
      'Built services with % that answer two million requests a day',
      'Moved a billing system to % without an hour of downtime',
      'Cut the time of a release from a day to ten minutes with %',
      'Reviewed the code of six colleagues and taught them %',
      'Found and fixed a leak of memory in a service written with %',
    ],
    degrees: ['B.Sc. Computer Science', 'M.Sc. Software Engineering'],
  },
  {
    titles: ['Registered Nurse', 'Staff Nurse', 'Charge Nurse'],
    skills: [
      'patient assessment',
      'medication administration',
      'wound care',
      'triage',
      'BLS',
      'ACLS',
      'electronic health records',
      'IV therapy',
      'infection control',
      'discharge planning',
    ],
    deeds: [
      'Cared for six patients a shift on a surgical ward with daily %',
      'Taught new colleagues % and signed off their first ten cases',
      'Led the night team and took over % for the unit',
      'Brought falls on the ward down by a third with better %',
      'Kept records of % complete through two audits',
    ],
    degrees: ['Bachelor of Science in Nursing', 'Diploma in Nursing'],
  },
  {
    titles: ['Accountant', 'Senior Accountant', 'Accounts Payable Specialist'],
    skills: [
      'general ledger',
      'accounts payable',
      'month-end close',
      'bank reconciliation',
      'QuickBooks',
      'SAP',
      'Excel',
      'tax returns',
      'financial statements',
      'audit preparation',
    ],
    deeds: [
      'Closed the books in four working days with clean %',
      'Took over % for three companies of the group',
      'Found a doubled payment of 40,000 while working on %',
      'Prepared % for the yearly audit without a remark',
      'Replaced a manual list by a monthly run of %',
    ],
    degrees: ['Bachelor of Commerce', 'B.A. Accounting and Finance'],
  },
  {
    titles: ['Sales Manager', 'Account Executive', 'Business Development Manager'],
    skills: [
      'Salesforce',
      'lead generation',
      'negotiation',
      'key account management',
      'forecasting',
      'cold calling',
      'contract renewals',
      'HubSpot',
      'B2B sales',
      'pricing',
    ],
    deeds: [
      'Reached 118 % of the yearly target through steady %',
      'Won eleven new customers in a region that had none, mostly by %',
      'Led a team of five and coached them in %',
      'Kept 96 of 100 customers over a price rise with careful %',
      'Built the first pipeline of the company with %',
    ],
    degrees: ['Bachelor of Business Administration', 'B.A. Marketing'],
  },
  {
    titles: ['Warehouse Supervisor', 'Logistics Coordinator', 'Forklift Operator'],
    skills: [
      'forklift licence',
      'inventory control',
      'order picking',
      'SAP WM',
      'dispatch planning',
      'stock counting',
      'health and safety',
      'RF scanners',
      'route planning',
      'goods receipt',
    ],
    deeds: [
      'Led a shift of fourteen people in % over two halls',
      'Brought the error rate of deliveries below 0.3 % with %',
      'Planned forty lorries a day and answered for %',
      'Introduced % and saved two hours a shift',
      'Passed every safety inspection while in charge of %',
    ],
    degrees: ['Diploma in Logistics', 'High school diploma'],
  },
];
