import { readFamilies } from '../read-families';

/** People who run, secure, teach and deliver systems. */
export const IT_OPERATIONS_SPECIALIST_OCCUPATIONS = [
  ...readFamilies('it', [
    {
      id: 'sharepoint_developer',
      name: 'SharePoint and collaboration specialist',
      group: 'business_systems',
      fields: `sharepoint development, sharepoint administration, microsoft 365 administration, collaboration platforms`,
      titles: `sharepoint developer, sharepoint administrator, sharepoint consultant, sharepoint architect, office 365
        administrator, office 365 engineer, sharepoint engineer, microsoft 365 administrator, collaboration engineer,
        sharepoint analyst, exchange administrator, exchange engineer, messaging engineer, sharepoint specialist, lotus notes
        developer, m365 engineer`,
      vocabulary: `sharepoint, infopath, web parts, office 365, power automate, nintex, sharepoint designer, workflows, site
        collections, spfx, exchange, teams, onedrive, lists, libraries, permissions, migration, csom, powershell, intranet,
        tenant, master pages, mailboxes, power apps, document management`,
    },
    {
      id: 'servicenow_specialist',
      name: 'ServiceNow and ITSM specialist',
      group: 'business_systems',
      fields: `it service management, itsm, servicenow development`,
      titles: `servicenow developer, servicenow administrator, servicenow consultant, servicenow architect, itsm analyst, itsm
        consultant, change manager it, problem manager, incident manager, service delivery analyst, itil analyst, it service
        manager, major incident manager, change coordinator, configuration manager, itsm process manager, servicenow business
        analyst, it asset manager, configuration analyst, software asset manager, release manager it`,
      vocabulary: `servicenow, itil, incident, problem management, change management, cmdb, service catalog, business rules,
        client scripts, workflows, sla, itsm, knowledge base, configuration items, major incidents, root cause, cab, glide,
        update sets, asset management, discovery, service desk, remedy, escalations, release`,
    },
    {
      id: 'business_apps_consultant',
      name: 'HR and finance systems consultant',
      group: 'business_systems',
      fields: `hris, hr systems, business applications, workday, peoplesoft, business systems analysis`,
      titles: `workday consultant, workday analyst, workday developer, peoplesoft developer, peoplesoft consultant,
        hris
        analyst, hris manager, hris specialist, peoplesoft administrator, hris administrator,
        workday integration developer, application analyst, applications specialist, application specialist,
        netsuite consultant, dynamics 365 consultant, dynamics developer, epic analyst, clinical systems analyst,
        cerner analyst, clinical informatics specialist, epic
        consultant, business applications analyst,
        systems specialist, informatics nurse, application consultant, jira administrator, atlassian administrator,
        ehr analyst, finance systems analyst, hris analyst`,
      vocabulary: `workday, peoplesoft, hris, modules, configuration, integrations, studio, eib, business process, benefits,
        payroll, security roles, people tools, application engine, upgrades, testing, reports, dynamics, netsuite, epic,
        cerner, go-live, build, workflow, data conversion, end users, tickets, vendor`,
    },
    {
      id: 'linux_administrator',
      name: 'Linux and Unix administrator',
      group: 'infrastructure',
      fields: `linux administration, unix administration`,
      titles: `linux administrator, unix administrator, linux system administrator, linux systems administrator, linux
        engineer, unix engineer, linux systems engineer, unix systems administrator, red hat administrator, solaris
        administrator, aix administrator, linux support engineer, middleware administrator, weblogic administrator, websphere
        administrator, unix system administrator`,
      vocabulary: `linux, unix, red hat, rhel, centos, solaris, aix, shell scripting, bash, kernel, lvm, nfs, apache, yum,
        puppet, ansible, veritas, san, patching, cron, ssh, kickstart, rpm, dns, samba, ubuntu, satellite, weblogic, clusters,
        ldap, vmware, tomcat`,
    },
    {
      id: 'windows_administrator',
      name: 'Windows and virtualization administrator',
      group: 'infrastructure',
      fields: `windows server administration, virtualization, active directory administration`,
      titles: `windows administrator, windows system administrator, windows systems administrator, windows engineer, vmware
        administrator, vmware engineer, virtualization engineer, citrix administrator, citrix engineer, active directory
        administrator, server administrator, wintel engineer, server engineer, wintel administrator, storage administrator,
        storage engineer, backup administrator, san administrator, systems support engineer, virtualization administrator,
        sccm administrator, vdi engineer, backup engineer`,
      vocabulary: `windows server, active directory, vmware, group policy, hyper-v, citrix, exchange, powershell, sccm, dns,
        dhcp, vcenter, esxi, san, storage, backups, veeam, netapp, patching, xenapp, netbackup, emc, domain controllers, iis,
        virtual machines, failover, raid, commvault, wsus, vsphere, azure ad`,
    },
    {
      id: 'site_reliability_engineer',
      name: 'Site reliability and platform engineer',
      group: 'infrastructure',
      fields: `site reliability engineering, platform engineering, production engineering operations, monitoring`,
      titles: `site reliability engineer, sre, platform engineer, production engineer software, reliability engineer software,
        infrastructure engineer, observability engineer, build engineer, release engineer, kubernetes engineer, platform
        reliability engineer, production support engineer, kubernetes administrator, infrastructure automation engineer, build
        and release engineer, release manager, ci/cd engineer, configuration management engineer`,
      vocabulary: `kubernetes, terraform, monitoring, prometheus, grafana, docker, linux, uptime, incident response, ci/cd,
        jenkins, on-call, aws, ansible, python, automation, slo, observability, datadog, deployments, helm, elk, nginx,
        scalability, postmortems, configuration management, builds, artifactory, gcp, load balancing, splunk, github actions`,
    },
    {
      id: 'data_center_technician',
      name: 'Data center and computer operations technician',
      group: 'it_support',
      fields: `data center operations, computer operations, network operations center`,
      titles: `data center technician, computer operator, data center operator, data center engineer, noc technician,
        noc
        engineer, noc analyst, network operations center technician, operations technician data center,
        computer operations
        specialist, mainframe operator, data center manager, hardware technician,
        server technician, network operations
        analyst, it operations analyst, rack and stack technician,
        hardware support engineer, hardware engineer it, data
        centre technician, data centre engineer,
        smart hands technician, data centre technician`,
      vocabulary: `data center, servers, racks, cabling, hardware, monitoring, noc, tickets, tapes, batch jobs, backups,
        cooling, ups, power, network operations, alerts, escalation, shift, console, decommission, fiber, patch panels,
        troubleshooting, replace, smart hands, storage, uptime, jobs, mainframe, switches`,
    },
    {
      id: 'penetration_tester',
      name: 'Penetration tester and ethical hacker',
      group: 'network',
      fields: `penetration testing, ethical hacking, offensive security, vulnerability management, application security`,
      titles: `penetration tester, ethical hacker, application security engineer, security tester, red team operator,
        vulnerability analyst, offensive security engineer, appsec engineer, product security engineer, security researcher,
        application security analyst, pen tester, vulnerability management analyst, bug bounty hunter, red teamer, malware
        analyst, reverse engineer`,
      vocabulary: `penetration testing, burp suite, metasploit, kali linux, owasp, nmap, vulnerabilities, exploits, sql
        injection, xss, web applications, nessus, red team, sast, dast, threat modeling, code review, reverse engineering,
        malware, oscp, ceh, reconnaissance, fortify, veracode, wireshark, phishing, reports, remediation`,
    },
    {
      id: 'iam_engineer',
      name: 'Identity and access management engineer',
      group: 'network',
      fields: `identity and access management, identity management, access management`,
      titles: `iam engineer, identity and access management engineer, iam analyst, identity engineer, access management
        analyst, okta administrator, sailpoint developer, cyberark engineer, iam consultant, identity analyst, iam architect,
        identity management specialist, access control analyst, pam engineer, user access administrator, information security
        administrator, sailpoint engineer`,
      vocabulary: `iam, sailpoint, okta, cyberark, active directory, single sign-on, saml, provisioning, ldap, multi-factor
        authentication, access reviews, roles, privileged access, oauth, ping, entitlements, azure ad, rbac, certifications,
        onboarding, identity, siteminder, forgerock, federation, recertification, mfa`,
    },
    {
      id: 'security_architect',
      name: 'Security architect and engineer',
      group: 'network',
      fields: `security engineering, security architecture, cloud security, network security engineering`,
      titles: `security engineer, security architect, cloud security engineer, information security engineer, cyber security
        engineer, network security engineer, security consultant it, security systems engineer, infrastructure security
        engineer, cloud security architect, firewall engineer, cyber security architect, firewall administrator, information
        security architect, devsecops engineer, endpoint security engineer, cybersecurity engineer, security administrator it,
        cyber security consultant, siem engineer`,
      vocabulary: `firewalls, ids, ips, siem, vpn, encryption, palo alto, cisco asa, checkpoint, network security, endpoint,
        waf, zero trust, cloud security, hardening, pki, splunk, fortinet, vulnerability, security architecture, policies,
        proxies, dlp, threat, aws, iam, f5, certificates, security controls, crowdstrike, nac`,
    },
    {
      id: 'voip_engineer',
      name: 'Voice and unified communications engineer',
      group: 'telecom',
      fields: `unified communications, voip, voice engineering, telephony`,
      titles: `voip engineer, voice engineer, unified communications engineer, telephony engineer, cisco voice engineer,
        collaboration engineer voice, avaya engineer, voice administrator, telecom administrator, contact center engineer, uc
        engineer, voice network engineer, pbx technician, telephony administrator, unified communications administrator,
        telephone technician, telecommunications analyst, voip technician, video conferencing engineer`,
      vocabulary: `voip, sip, cucm, cisco, unity, avaya, call manager, pbx, trunks, telephony, gateways, ip phones, voicemail,
        contact center, dial plans, h.323, webex, qos, mgcp, jabber, teams voice, ivr, polycom, uccx, call routing, pri,
        headsets, video conferencing`,
    },
    {
      id: 'data_governance',
      name: 'Data governance and data quality analyst',
      group: 'data',
      fields: `data governance, data quality, master data management, data management, data stewardship`,
      titles: `data steward, data governance analyst, data quality analyst, master data analyst, data governance manager,
        master data specialist, data manager, mdm developer, data management specialist, data governance lead, data
        coordinator, data quality manager, mdm analyst, data management analyst, data curator, metadata analyst, master data
        manager, mdm architect, data integrity analyst`,
      vocabulary: `data governance, data quality, metadata, master data, stewardship, lineage, collibra, informatica mdm, data
        dictionary, profiling, standards, data owners, cleansing, reference data, duplicates, policies, mdm, data catalog,
        validation, business rules, glossary, records, golden record, hierarchy, alation`,
    },
    {
      id: 'scrum_master',
      name: 'Scrum master and agile coach',
      group: 'project',
      fields: `agile, scrum, agile coaching, agile transformation`,
      titles: `scrum master, agile coach, agile project manager, agile delivery manager, release train engineer, certified
        scrum master, iteration manager, agile consultant, scrummaster, senior scrum master, agile lead, agile program
        manager, agile practitioner, agile delivery lead, kanban coach`,
      vocabulary: `scrum, sprint, backlog, retrospectives, stand-ups, agile, kanban, jira, velocity, safe, impediments,
        ceremonies, user stories, burndown, planning poker, confluence, coaching, self-organizing, release planning, product
        owners, servant leader, iteration, story points, csm, sprint planning, grooming, rally`,
    },
    {
      id: 'it_asset_manager',
      name: 'IT asset and vendor manager',
      group: 'it_management',
      fields: `it asset management, software licensing, it procurement, vendor management it`,
      titles: `it asset analyst, it procurement specialist, software license manager, it vendor manager, it buyer, asset
        management analyst, it asset coordinator, it purchasing manager, license compliance analyst, technology
        procurement manager, it contracts manager, software asset analyst, it inventory specialist, hardware asset
        manager, software asset manager, it asset management analyst, software licensing specialist, licence manager
        software, it sourcing manager, it contract manager, software compliance analyst, license compliance manager`,
      vocabulary: `licenses, software assets, vendors, contracts, hardware, inventory, renewals, compliance, procurement,
        purchase orders, audits, entitlements, negotiation, disposal, asset tracking, oracle licensing, microsoft licensing,
        flexera, snow, budgets, true-up, maintenance, leases, lifecycle, quotes`,
    },
  ]),
  ...readFamilies('finance', [
    {
      id: 'grc_analyst',
      name: 'IT risk, audit and compliance analyst',
      group: 'risk',
      fields: `it audit, information technology audit, it governance, it risk, it compliance, grc, data privacy`,
      titles: `it auditor, information systems auditor, it compliance analyst, grc analyst, it risk analyst, information
        assurance analyst, security compliance analyst, it governance analyst, privacy analyst, it audit manager, data
        protection officer, privacy officer, cyber risk analyst, information security auditor, it controls analyst, it
        compliance manager, information assurance engineer, privacy manager, third party risk analyst, technology risk
        consultant, it risk manager`,
      vocabulary: `sox, itgc, controls, audits, compliance, risk assessments, nist, iso 27001, cobit, pci dss, soc 2,
        policies, gdpr, privacy, evidence, remediation, vendor risk, general controls, access reviews, findings, fisma, rmf,
        governance, hipaa, walkthroughs, change management, archer, workpapers`,
    },
  ]),
  ...readFamilies('business', [
    {
      id: 'it_trainer',
      name: 'IT trainer and adoption specialist',
      group: 'training',
      fields: `it training, computer training, technology training, user adoption`,
      titles: `it trainer, software trainer, computer instructor, technical trainer, application trainer, systems trainer,
        software instructor, computer trainer, computer teacher, technology trainer, epic trainer, digital adoption
        specialist, technical instructor, it instructor, technology integration specialist, ehr trainer, coding instructor,
        technology coach`,
      vocabulary: `training, software, end users, classroom, microsoft office, curriculum, computers, webinars, manuals,
        go-live, courses, instruction, students, quick reference, lms, applications, workshops, technology, adoption,
        e-learning, guides, support, demonstrations, lesson plans, excel`,
    },
    {
      id: 'product_owner',
      name: 'Product owner and digital product lead',
      group: 'product',
      fields: `product ownership, digital products, product operations`,
      titles: `product owner, technical product manager, digital product manager, technical product owner, product analyst,
        associate product manager, product lead, agile product owner, product operations manager, senior product owner, group
        product manager, ai product manager, product specialist, platform product manager, product coordinator, product
        development coordinator`,
      vocabulary: `backlog, user stories, acceptance criteria, roadmap, stakeholders, sprint, prioritization, product vision,
        mvp, requirements, jira, agile, wireframes, epics, a/b tests, customer feedback, metrics, kpis, personas, releases,
        scrum, features, discovery, go-to-market, user research, product owner, okrs`,
    },
  ]),
  ...readFamilies('creative', [
    {
      id: 'ux_researcher',
      name: 'User researcher and content designer',
      group: 'visual_design',
      fields: `user research, ux research, usability, content strategy, service design, human computer interaction`,
      titles: `ux researcher, user researcher, usability analyst, ux writer, content designer, content strategist, information
        architect ux, human factors engineer, service designer, usability specialist, design researcher, human factors
        specialist, ux strategist, usability engineer, interaction researcher, user experience researcher, conversation
        designer, accessibility specialist`,
      vocabulary: `user research, usability testing, interviews, surveys, personas, journey maps, card sorting, prototypes,
        heuristic evaluation, information architecture, insights, content strategy, human factors, ethnographic,
        accessibility, wcag, findings, wireframes, moderated, participants, microcopy, ergonomics, diary studies, affinity,
        tree testing, style guide`,
    },
  ]),
  ...readFamilies('sales', [
    {
      id: 'solutions_engineer',
      name: 'Technical account and solutions consultant',
      group: 'account_management',
      fields: `technical account management, solutions consulting, implementation services, software implementation`,
      titles: `technical account manager, implementation specialist, implementation consultant, implementation manager,
        solutions consultant, solution consultant, implementation engineer, onboarding specialist, technical consultant,
        professional services consultant, deployment engineer, technical success manager, customer engineer, integration
        consultant client, software implementation specialist, implementation project manager, application support consultant,
        onboarding manager, client implementation manager, deployment specialist, post sales engineer, implementation
        coordinator, technical solutions consultant`,
      vocabulary: `implementation, onboarding, go-live, clients, configuration, training, requirements, saas, deployment,
        integration, data migration, kickoff, troubleshooting, escalation, product, apis, webinars, renewals, best practices,
        proof of concept, demos, statements of work, solution design, adoption, project plans, customer`,
    },
  ]),
];
