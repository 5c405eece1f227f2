import { readFamilies } from '../read-families';

/** People who run computers, networks, clouds and their security. */
export const IT_OPERATIONS_OCCUPATIONS = readFamilies('it', [
  {
    id: 'devops_engineer',
    name: 'DevOps engineer',
    group: 'infrastructure',
    fields: `devops, site reliability, build and release, release engineering`,
    titles: `devops engineer, systems engineer, cloud engineer, infrastructure engineer, site reliability engineer, sre, release
      engineer, build engineer, platform engineer, devops consultant, build and release engineer, devops architect, release
      manager, devops specialist, infrastructure automation engineer, devsecops engineer, kubernetes engineer, devops
      administrator, build release engineer, configuration manager, production engineer software, release program manager,
      software configuration manager, devops lead, devops manager, devops intern, devops trainee, site reliability manager,
      platform reliability engineer, deployment engineer, cloud devops engineer, aws devops engineer, azure devops engineer,
      devops and cloud engineer, build and deployment engineer, observability engineer, release and configuration engineer,
      tools and automation engineer`,
    vocabulary: `devops, jenkins, docker, kubernetes, ansible, puppet, chef, aws, terraform, ci/cd, continuous integration, linux, git,
      automation, nagios, deployment, deployments, maven, cloudformation, monitoring, scripting, bash, python, helm, prometheus,
      grafana, splunk, containers, releases, build, branching, ec2, s3, elk, nexus, artifactory, sonarqube, svn, provisioning,
      uptime, argocd, datadog, on-call, incident postmortems, error budgets, rollbacks, blue green, pagerduty`,
  },
  {
    id: 'cloud_engineer',
    name: 'Cloud engineer',
    group: 'infrastructure',
    fields: `cloud computing, cloud engineering, cloud infrastructure, cloud`,
    titles: `cloud engineer, devops engineer, infrastructure engineer, aws engineer, azure engineer, cloud architect, cloud administrator,
      aws architect, cloud consultant, azure administrator, aws solutions architect, cloud solutions architect, cloud developer,
      gcp engineer, cloud operations engineer, aws cloud engineer, azure cloud engineer, cloud specialist, azure architect,
      cloud infrastructure engineer,
        finops analyst, finops engineer, cloud cost analyst`,
    vocabulary: `aws, azure, cloud, ec2, s3, vpc, iam, lambda, terraform, cloudformation, gcp, migration, virtual machines, autoscaling,
      cloudwatch, rds, load balancers, route 53, kubernetes, serverless, azure devops, subnets, storage accounts, docker, security groups,
      arm templates, backup, hybrid, landing zone, powershell, cost optimization`,
  },
  {
    id: 'systems_administrator',
    name: 'Systems administrator',
    group: 'infrastructure',
    fields: `systems administration, system administration, linux administration, windows administration, server
      administration, it infrastructure`,
    titles: `systems administrator, system administrator, sysadmin, linux administrator, windows administrator,
        server
      administrator, unix administrator, systems engineer, infrastructure engineer, linux engineer,
        windows system
      administrator, linux system administrator, it administrator, server engineer,
        vmware administrator, exchange
      administrator, virtualization engineer, storage engineer,
        storage administrator, backup administrator, citrix
      administrator, system engineer, windows engineer,
        infrastructure specialist, unix engineer, sharepoint administrator, it systems engineer, backup engineer,
        system admin, infrastructure manager, active directory engineer, data center
      engineer,
        backup support technician, backup and storage administrator, exchange administrator, m365 engineer,
        intune engineer, msp engineer, messaging engineer, endpoint engineer, microsoft 365 engineer, 3rd line engineer,
        infrastructure analyst, exchange engineer`,
    vocabulary: `servers, server, active directory, windows server, vmware, linux, exchange, backup, virtualization, patching, dns, dhcp,
      storage, san, unix, group policy, red hat, esxi, vsphere, powershell, hyper-v, user accounts, solaris, raid, domain controllers,
      citrix, veeam, file servers, iis, sccm, netapp, office 365, shell scripting, cluster, monitoring, blade, disaster recovery`,
  },
  {
    id: 'network_engineer',
    name: 'Network engineer',
    group: 'network',
    fields: `networking, network engineering, network administration, computer networking, network security`,
    titles: `network engineer, network administrator, network architect, network manager, network analyst, network technician,
      network specialist, network support engineer, network operations engineer, noc engineer, noc technician, noc analyst,
      wireless engineer, lan administrator, network consultant, network and systems administrator, network security engineer,
      voice engineer, voip engineer, network administrator ii, cisco engineer, network support technician, network operations
      manager, network design engineer, firewall engineer, network security manager, network security administrator, network
      and security engineer, firewall administrator, network support, network implementation engineer, network deployment
      engineer, network operations center engineer, network intern, network trainee, wan engineer, network admin, network
      technician intern`,
    vocabulary: `network, networks, cisco, router, routers, switches, vpn, lan, wan, tcp/ip, firewall, firewalls, bgp, ospf, vlan, ccna,
      asa, eigrp, juniper, palo alto, checkpoint, fortinet, f5, wireless, mpls, access points, nexus, hsrp, wireshark, solarwinds, dns,
      cabling, ids, ips, topology, ccnp, voip, meraki, routing, nat, acl, stp, ipsec, qos, load balancer`,
  },
  {
    id: 'security_analyst',
    name: 'Information security analyst',
    group: 'network',
    fields: `information security, cyber security, cybersecurity, it security, network security`,
    titles: `information security analyst, network security engineer, cyber security analyst, cybersecurity analyst, security
      engineer, security analyst, soc analyst, information security engineer, penetration tester, ethical hacker,
      security consultant, security architect, information security manager, ciso, chief information security officer,
      cyber security engineer, cybersecurity engineer, application security engineer, cloud security engineer,
      incident responder, information security officer, vulnerability analyst, iam engineer, information assurance
      analyst, it security specialist, threat analyst, cyber security specialist, network security analyst,
      information systems security officer, isso, cyber analyst, it security analyst, forensic analyst, identity
      access management analyst, grc analyst, information security specialist, network security consultant, network
      security lead, soc engineer, security operations engineer, threat hunter, digital forensics examiner, threat
      intelligence analyst, information governance analyst, soc manager, head of soc, head of cyber defence, cyber
      defence analyst, detection engineer, csirt analyst, dfir analyst`,
    vocabulary: `security, siem, vulnerability, vulnerabilities, incident response, splunk, firewall, ids, ips, threat, threats, malware,
      penetration testing, nessus, nist, risk assessments, phishing, soc, endpoint, encryption, iso 27001, owasp, compliance, qualys,
      forensics, intrusion, access control, cissp, pci, security policies, qradar, crowdstrike, metasploit, burp suite, hipaa, remediation,
      dlp, iam, arcsight, cyber, wireshark, audits`,
  },
  {
    id: 'it_support',
    name: 'IT support specialist',
    group: 'it_support',
    fields: `it support, technical support, help desk, desktop support, computer repair, it helpdesk`,
    titles: `it support specialist, help desk technician, help desk analyst, desktop support technician,
        technical support
      specialist, help desk, helpdesk, service desk analyst, computer technician,
        it technician, it support, desktop support, technical support, desktop support engineer, it support technician,
        technical support engineer, it specialist, desktop
      technician, service desk,
        information technology specialist, support technician, support specialist, support analyst, it
      analyst,
        pc technician, it support analyst, it support engineer, computer support specialist, desktop engineer,
        field
      support technician, technical support representative, information technology technician,
        technology support specialist, it associate, helpdesk support, help desk support, application support analyst,
        application support engineer, computer
      repair technician, technical support analyst,
        customer support engineer, it help desk, production support analyst, it
      assistant,
        client support specialist, help desk manager, technology specialist, user support specialist, it intern,
        it
      trainee, network admin support, it executive, technical support intern, 1st line support,
        2nd line support, 3rd line support, 2nd line support engineer, 3rd line engineer, first line support,
        second line support, third line support, tier 2 support, tier 1 support, tier 3 support, field engineer it,
        ict technician, it field engineer, smart hands technician, deskside support, desktop analyst,
        school it technician, msp engineer, ict support officer`,
    vocabulary: `troubleshooting, help desk, desktop, tickets, ticketing, hardware, printers, laptops, end users, windows,
      active directory, remote, password, imaging, workstations, pc, peripherals, install, operating systems, remedy, servicenow,
      software installation, office 365, antivirus, desktops, technical support, network connectivity, troubleshoot, upgrades, sccm,
      user accounts, computers, password resets, outlook, malware, installed, configured, mobile devices, escalation, remote desktop, tier,
      mac, cabling, monitors`,
  },
  {
    id: 'it_manager',
    name: 'IT manager',
    group: 'it_management',
    fields: `information technology, it management, information systems, it operations, mis`,
    titles: `it manager, it project manager, information technology manager, it director,
        director of information technology, cio, chief information officer, technology manager, it operations manager,
        information technology director, technology
      director, information systems manager, it supervisor,
        it service manager, is manager, data center manager, vp of
      technology, head of it,
        it service delivery manager, service delivery manager, mis manager, director of technology,
        vp
      information technology, vice president information technology,
        vice president of information technology, vp of it, head of
      information technology, director of it,
        systems manager, technical manager, infrastructure director, it coordinator, manager information technology,
        it consultant, it head, information technology supervisor, cto, chief technology officer, head of technology`,
    vocabulary: `information technology, infrastructure, it, data center, vendors, disaster recovery, itil, sla, budget, erp, systems,
      network, technology, servers, it staff, implementation, strategic, business continuity, software, helpdesk, security, migration,
      outsourcing, roadmap, upgrades, capital, service delivery, cio, contracts, telecommunications, projects, virtualization, policies,
      enterprise`,
  },
  {
    id: 'it_project_manager',
    name: 'IT project manager',
    group: 'project',
    fields: `it project management, technical project management, agile delivery`,
    titles: `it project manager, technical project manager, technical program manager, software project manager,
        is project manager, information technology project manager, agile project manager, scrum master,
        delivery manager, it program manager, agile coach, technology project manager, infrastructure project manager,
        erp project manager, digital project manager, senior it project manager, technical delivery manager,
        release train engineer, project manager it, implementation manager, it project coordinator`,
    vocabulary: `project management, sdlc, agile, scrum, sprint, milestones, stakeholders, pmp, project plan, risks, deliverables,
      ms project, implementation, jira, go-live, vendors, migration, status reports, requirements, budget, uat, pmo, software,
      infrastructure, timeline, cross-functional, resource, rollout, backlog, steering committee, waterfall, deployment, integration,
      technical, it, releases, kanban, ceremonies, burn down, retrospectives`,
  },
  {
    id: 'business_analyst',
    name: 'Business analyst',
    group: 'business_analysis',
    fields: `business analysis, systems analysis, requirements analysis, business systems`,
    titles: `business analyst, analyst, systems analyst, business systems analyst, it business analyst, functional analyst,
      requirements analyst, business process analyst, technical business analyst, product owner, system analyst,
      business analysis consultant, agile business analyst, senior business analyst, computer systems analyst, process analyst,
      functional consultant, business analyst consultant, data business analyst, business systems consultant, lead business analyst,
      it systems analyst, business intelligence business analyst`,
    vocabulary: `requirements, user stories, use cases, stakeholders, brd, frd, gap analysis, uat, wireframes, functional specifications,
      process flows, visio, agile, scrum, jira, business requirements, traceability, business process, jad sessions, as-is, to-be,
      acceptance criteria, requirement gathering, elicitation, mockups, workflow, functional requirements, process mapping, backlog, uml,
      sme, test cases, swot, data mapping, business rules, rup, activity diagrams, sql`,
  },
  {
    id: 'telecom_engineer',
    name: 'Telecommunications engineer',
    group: 'telecom',
    fields: `telecommunications, telecom, rf engineering, fiber optics, wireless engineering`,
    titles: `telecommunications engineer, telecom engineer, rf engineer, rf optimization engineer, transmission engineer,
      telecom technician, telecommunications technician, fiber technician, fibre engineer, cable technician, splicing
      technician, telecommunications specialist, outside plant engineer, telecommunications manager, bss engineer, core
      network engineer, cable installer, telecom project manager, fiber splicer, central office technician, line technician,
      tower technician, telecom analyst, network planning engineer, cell site technician, radio technician, satellite
      technician, fibre splicer, splicing manager, fiber optic splicer, cable splicer`,
    vocabulary: `telecom, telecommunications, rf, lte, gsm, 5g, fiber, fiber optic, splicing, otdr, microwave, base stations, bts, antenna,
      towers, drive test, pbx, voip, transmission, dsl, coaxial, cable, ericsson, nokia, huawei, cell sites, sdh, dwdm, umts, cdma, node b,
      signal, broadband, circuits, outside plant, installation, aerial, conduit, optimization, kpi`,
  },
]);
