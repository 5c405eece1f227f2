import { readConcepts } from '../read-concepts';

const CLOUD = readConcepts(
  'technology',
  `
  Cloud computing | cloud technologies, cloud services, cloud infrastructure, cloud platforms, public cloud, cloud solutions, private cloud,
    cloud-based technologies, cloud-based architectures, cloud deployment, cloud hosting, cloud engineering, cloud environments,
    cloud providers
  AWS | Amazon Web Services, Amazon AWS, AWS cloud < Cloud computing ~ Microsoft Azure .5, Google Cloud .5
  Microsoft Azure | Azure, Azure cloud, MS Azure < Cloud computing ~ Google Cloud .5
  Google Cloud | GCP, Google Cloud Platform < Cloud computing ? @ops, gcp, bigquery, google, kubernetes, @code ! irb, ich, clinical, trial, trials, participants, fda, gmp, glp
  Oracle Cloud | OCI, Oracle Cloud Infrastructure < Cloud computing ~ AWS .4
  IBM Cloud | Bluemix, SoftLayer < Cloud computing
  Amazon EC2 | EC2, Elastic Compute Cloud, Amazon Elastic Compute Cloud < AWS
  Amazon S3 | S3, S3 buckets, Amazon Simple Storage Service < AWS
  AWS Lambda | Lambda functions < AWS, Serverless
  Amazon RDS | RDS, Amazon Aurora, Aurora MySQL < AWS ? aws, amazon, ec2, aurora, s3, mysql
  DynamoDB | Amazon DynamoDB, AWS DynamoDB < AWS, NoSQL
  Amazon Redshift | Redshift, AWS Redshift < AWS, Data warehousing ! c4d, cinema, octane, render, renderer, rendering, houdini, arnold,
    maya, blender, motion
  AWS CloudFormation | CloudFormation, Cloud Formation / AWS CDK < AWS, Infrastructure as code
  Amazon CloudWatch | CloudWatch, Cloud Watch, CloudTrail < AWS, Monitoring
  AWS IAM | IAM roles, IAM policies < AWS, Identity and access management
  Amazon VPC | VPC, virtual private cloud, AWS VPC < AWS
  Amazon ECS | ECS / AWS Fargate = Fargate, ECR < AWS, Containerisation ? aws, docker, fargate, containers, eks
  Amazon EKS | EKS < AWS, Kubernetes
  AWS Glue / Amazon Athena = AWS Athena, Amazon EMR = AWS EMR < AWS, ETL
  Amazon SQS | SQS / Amazon SNS = AWS SNS, EventBridge, Amazon Kinesis = Kinesis < AWS
  Amazon Route 53 | Route 53, Route53 / Amazon CloudFront = CloudFront, Elastic Load Balancing = ELB < AWS
  Amazon SageMaker | SageMaker, AWS SageMaker / Amazon Bedrock < AWS, Machine learning
  Elastic Beanstalk | AWS Elastic Beanstalk < AWS
  AWS Step Functions / Amazon API Gateway = API Gateway, AWS Cognito < AWS
  Azure Functions / Azure Logic Apps = Logic Apps < Microsoft Azure, Serverless
  Azure Data Factory | ADF pipelines / Azure Synapse = Synapse Analytics, Azure Data Lake < Microsoft Azure, ETL
  Azure Active Directory | Azure AD, Microsoft Entra ID, Entra ID < Identity and access management ~ Active Directory .7
  Azure Kubernetes Service | AKS < Microsoft Azure, Kubernetes
  Azure SQL | Azure SQL Database / Azure Cosmos DB = Cosmos DB < Microsoft Azure
  Azure Virtual Machines | Azure VMs / Azure App Service, Azure Virtual Desktop < Microsoft Azure
  Google BigQuery | BigQuery, Big Query < Google Cloud, Data warehousing
  Google Kubernetes Engine | GKE < Google Cloud, Kubernetes
  Google Dataflow | Cloud Dataflow, Cloud Pub/Sub / Dataproc, Google Pub/Sub, Apache Beam < Google Cloud
  Cloud Functions | Google Cloud Functions / Cloud Run, App Engine < Google Cloud, Serverless
  OpenStack < Cloud computing
  Cloud Foundry | Pivotal Cloud Foundry, PCF < Cloud computing
  Heroku / Netlify, Vercel, DigitalOcean < Cloud computing
  Serverless | serverless architecture, serverless computing, function as a service < Cloud computing
  Cloud migration | migration to cloud, cloud adoption < Cloud computing
  Cloud architecture | cloud solution architecture, multi-cloud, hybrid cloud < Cloud computing
  SaaS | software as a service < Cloud computing
  PaaS | platform as a service, IaaS, infrastructure as a service < Cloud computing
  FinOps | cloud cost optimization, cloud cost management < Cloud computing
  `,
);

const DEVOPS = readConcepts(
  'technology',
  `
  DevOps | DevOps practices, DevOps tools, DevOps culture
  CI/CD | continuous integration, continuous delivery, continuous deployment, CI CD, CI/CD pipelines, deployment pipelines, build pipelines,
    CI pipelines, CD pipelines, CI tools, CICD < DevOps
  Infrastructure as code | IaC, infrastructure-as-code < DevOps
  Containerisation | containerization, container orchestration, linux containers, application containers,
    container platforms, container technologies < DevOps
  Containers < Containerisation ? @ops, @code, kubernetes, openshift, orchestration
  Docker | Docker containers, Docker Compose, Docker Swarm, dockerized, Dockerfile < Containerisation ~ Podman .7
  Podman | Buildah < Containerisation
  Kubernetes | K8s, kubectl, k3s < Containerisation
  OpenShift | Red Hat OpenShift < Kubernetes
  Helm | Helm charts < Kubernetes ? kubernetes, docker, charts, k8s
  Istio | service mesh / Linkerd, Envoy proxy < Kubernetes
  Rancher / VMware Tanzu, HashiCorp Nomad = Nomad, Apache Mesos < Containerisation
  Terraform | HashiCorp Terraform, Terragrunt, OpenTofu < Infrastructure as code ~ AWS CloudFormation .6, Pulumi .6
  Pulumi / Azure Bicep, ARM templates < Infrastructure as code
  Ansible | Ansible Tower, Ansible playbooks < Configuration management ~ Puppet .6, Chef .6
  Puppet | Puppet Enterprise < Configuration management ? @ops, chef
  Chef | Chef Infra, Chef cookbooks < Configuration management ? @ops, puppet, cookbooks
  SaltStack | Salt, Salt Stack < Configuration management ? @ops, puppet, chef
  Configuration management | software configuration management, configuration management tools
  Jenkins | Jenkins pipeline, Jenkins CI, CloudBees Jenkins, Hudson CI < CI/CD ~ GitHub .4 ? @ops, maven, svn, build, ci, cd, ant, bamboo,
    sonarqube, selenium, java
  GitHub Actions | GitHub workflows < CI/CD, GitHub ~ Jenkins .6
  GitLab CI | GitLab CI/CD, GitLab pipelines < CI/CD, GitLab ~ Jenkins .6
  CircleCI | Circle CI / Travis CI, Drone CI < CI/CD ~ Jenkins .6
  TeamCity | Team City / Atlassian Bamboo = Bamboo CI < CI/CD ~ Jenkins .6
  Argo CD | ArgoCD, GitOps, uDeploy / Flux CD, Spinnaker, Octopus Deploy, UrbanCode Deploy < CI/CD
  Site reliability engineering | SRE, SLOs, SLIs, error budgets < DevOps
  Monitoring | system monitoring, infrastructure monitoring, application monitoring, observability, monitoring software,
    application performance monitoring, application performance management
  Prometheus | Alertmanager < Monitoring
  Grafana | Grafana Loki < Monitoring
  Datadog | Data Dog < Monitoring ~ New Relic .6
  New Relic | NewRelic < Monitoring
  AppDynamics / Dynatrace < Monitoring
  Nagios | Nagios XI / Zabbix, Icinga < Monitoring
  Splunk | Splunk Enterprise, SPL Splunk < Log management
  ELK Stack | Elastic Stack, ELK > Fluentd, Kibana, Logstash < Log management ? @ops, @code, elasticsearch, elastic, logstash, kibana, log, logs, logging, stack, splunk, grafana,
    prometheus, metrics, search
  Log management | log analysis, centralized logging, Graylog
  PagerDuty / Opsgenie < Incident management
  OpenTelemetry | Jaeger tracing, distributed tracing < Monitoring
  HashiCorp Vault | Vault secrets, secrets management / HashiCorp Consul < DevOps
  RabbitMQ | Rabbit MQ / ActiveMQ = Apache ActiveMQ, ZeroMQ < Message queues ~ Apache Kafka .4
  IBM MQ | WebSphere MQ, MQSeries, MQ Series < Message queues
  Message queues | message brokers, messaging middleware, message-oriented middleware
  MuleSoft | Mule ESB, Anypoint Platform, Anypoint < System integration
  TIBCO | TIBCO BusinessWorks, TIBCO BW < System integration
  Apache Camel | enterprise service bus / WSO2, Oracle Service Bus < System integration
  BizTalk | Microsoft BizTalk, BizTalk Server < System integration
  Dell Boomi | Boomi / Workato, SnapLogic, Jitterbit < System integration
  Apigee | Kong gateway, API management, API gateways < Web APIs
  EDI | electronic data interchange, ANSI X12, EDIFACT < System integration ? x12, transactions, trading partners, 850, 810, integration,
    erp, mapping, suppliers
  Zapier / n8n, Power Automate = Microsoft Power Automate = Microsoft Flow, Make automation < Workflow automation
  Workflow automation | process automation, business process automation
  Robotic process automation | RPA > UiPath, Blue Prism, Automation Anywhere < Workflow automation
  Camunda | BPM software / Pega = Pegasystems = PRPC = Pega PRPC, Appian, IBM BPM < Workflow automation
  Control-M | job scheduling / Autosys, Tivoli Workload Scheduler < Workflow automation
  `,
);

const SYSTEMS = readConcepts(
  'technology',
  `
  Linux | GNU/Linux, Linux operating system, Linux administration, Linux systems < Operating systems ~ Unix .7
  Red Hat Enterprise Linux | RHEL, Red Hat, Red Hat Linux, RedHat < Linux
  Ubuntu | Ubuntu Linux / Debian < Linux
  CentOS / Rocky Linux, Fedora Linux, Oracle Linux < Linux
  SUSE Linux | SLES, SUSE < Linux
  Unix | UNIX administration, Unix systems < Operating systems
  Solaris | Sun Solaris, Oracle Solaris, SunOS < Unix
  AIX | IBM AIX, HPUX / HP-UX < Unix
  Mainframe | IBM mainframe, z/OS, MVS, z/Series, mainframe systems, CICS, IMS DB
  IBM i | AS/400, AS400, iSeries, IBM iSeries, System i
  Windows Server | Microsoft Windows Server, Windows Server 2012, Windows Server 2016, Windows Server 2019, Windows 2008
    < Windows administration
  Windows administration | Windows systems administration, Windows server administration < Operating systems
  Microsoft Windows | Windows, Windows 10, Windows 11, Windows 7, Windows XP, MS Windows, Windows operating system < Operating systems
    ! sash, upvc, doors, glazing, glazed, glazier, staircases, stairs, roofs, gutters, carpets, floors, mirrors, curtains, blinds, washing,
    conservatories, joinery
  macOS | Mac OS X, OS X, Mac OS, Apple macOS < Operating systems
  Chrome OS | ChromeOS, Chromebooks < Operating systems
  MS-DOS | DOS operating system < Operating systems
  Operating systems | operating system installation
  Active Directory | Microsoft Active Directory, AD DS, AD user accounts < Windows administration
  Group Policy | GPO, group policies, group policy objects < Active Directory
  LDAP | OpenLDAP, directory services < Identity and access management
  ADFS | Active Directory Federation Services, SAML, SAML 2.0 < Single sign-on
  Single sign-on | SSO, single sign on, federated identity < Identity and access management
  Okta / Ping Identity = PingFederate, Auth0, OneLogin < Identity and access management
  Microsoft Exchange | Exchange Server, Microsoft Exchange Server, Exchange Online, MS Exchange < Windows administration
  Microsoft 365 administration | Office 365 administration, O365 administration, Microsoft 365 admin
  Microsoft Intune | Intune, mobile device management, MDM software / AirWatch, Jamf = Jamf Pro, VMware Workspace ONE < Endpoint management
  Endpoint management | desktop management, endpoint configuration
  SCCM | System Center Configuration Manager, Microsoft System Center, Microsoft Endpoint Configuration Manager, MECM, SCOM, WSUS
    < Endpoint management
  VMware | VMware vSphere, vSphere, ESXi, VMware ESX, vCenter, VMware workstation < Virtualisation
  Hyper-V | Microsoft Hyper-V, HyperV < Virtualisation ~ VMware .6
  Virtualisation | virtualization, virtual machines, server virtualization, virtual servers, virtualization software
  KVM hypervisor / Proxmox, Xen, Nutanix = Nutanix AHV, QEMU < Virtualisation
  Citrix | Citrix XenApp, XenApp, XenDesktop, Citrix Virtual Apps, VDI, VMware Horizon < Virtualisation
  Oracle VirtualBox | VirtualBox < Virtualisation
  Storage area networks | SAN, storage area network, NAS storage, network attached storage > NetApp, Dell EMC = EMC storage
    ? storage, nas, netapp, emc, vmware, servers, server, fibre, lun, luns, raid, brocade, backup, vsphere, lan, wan, network, networks
    ! francisco, diego, jose, antonio, juan, mateo, luis, salvador, bernardino, marcos, rafael, fernando, pedro, carlos
    < Storage administration ? storage, nas, servers, backup, emc, netapp, fibre channel
  Storage administration | data storage, storage systems, RAID, RAID arrays
  Backup and recovery | backup and restore, data backup, backups, backup administration, disaster recovery backup, backup software
  Veeam | Veeam Backup / Commvault, NetBackup = Veritas NetBackup, Backup Exec = Symantec Backup Exec, Acronis < Backup and recovery
  Disaster recovery | DR planning, disaster recovery planning, business continuity, business continuity planning, BCP
  Patch management | patching, software patching, server patching, OS patching
  Server administration | server maintenance, server management, server hardware, server configuration
  System administration | systems administration, sysadmin, system management
  Data centre operations | data center operations, data center, data centers, datacenter, server racks, rack and stack
  High availability | failover clustering, clustering servers, load balanced clusters
  Dell PowerEdge | blade servers / HP ProLiant, Cisco UCS < Server administration
  IT asset management | hardware asset management, software asset management, software licensing, ITAM
  Samba | CIFS, file servers, print servers, file and print sharing / NFS < Server administration ? linux, file, windows, shares, servers
  Postfix | SMTP, IMAP, mail servers / Sendmail < Server administration
  `,
);

const NETWORK = readConcepts(
  'technology',
  `
  Networking < Computer networking ? @ops, tcp/ip, cisco, routing, switching, lan, wan, dns, dhcp, vpn, security, hardware, windows,
    network, protocols
  Computer networking | network administration, network engineering, computer networks, data networking, network infrastructure
  TCP/IP | TCP IP, TCP/IP protocols, transmission control protocol, OSI model, IPv4, IPv6, UDP < Computer networking
  LAN | LAN/WAN, local area network, local area networks, LAN administration < Computer networking
  WAN | wide area network, wide area networks, SD-WAN, SDWAN < Computer networking
  DNS | domain name system, BIND DNS, DNS administration < Computer networking
  DHCP < Computer networking
  VPN | virtual private network, virtual private networks, IPsec, SSL VPN, site-to-site VPN < Computer networking
  VLAN | VLANs, VLAN trunking, inter-VLAN routing < Computer networking
  Routing and switching | routers and switches, network switches, routers, network routing, switching and routing < Computer networking
  BGP | Border Gateway Protocol < Routing and switching
  OSPF | RIP routing, routing protocols / IS-IS routing, EIGRP < Routing and switching
  MPLS < Routing and switching
  Spanning tree protocol | STP, RSTP, HSRP, VRRP, EtherChannel < Routing and switching ? vlan, switching, hsrp, cisco, ospf, lan ! payroll, bas, super, xero, ato
  Network security | network protection, perimeter security < Computer networking, Cybersecurity
  Firewalls | firewall, firewall administration, firewall configuration, firewall rules, next-generation firewall, firewall software
    < Network security
  Cisco | Cisco routers, Cisco switches, Cisco IOS, Cisco Catalyst, Cisco Nexus, Cisco networking < Routing and switching
  Cisco ASA | ASA firewall, Cisco Firepower, Firepower < Firewalls
  Palo Alto appliances | Palo Alto < Palo Alto Networks ? firewall, firewalls, fortinet, fortigate, check point, checkpoint, zscaler, cisco, juniper,
    panorama, vpn, vpns, ips, ids, globalprotect, f5, security engineer, network security
  Palo Alto Networks | PAN-OS, Palo Alto firewalls, Palo Alto firewall, Panorama firewall management < Firewalls
  Check Point | Checkpoint firewall, Check Point firewall, Checkpoint firewalls, Check Point firewalls, Checkpoint NGX, Check
    Point NGFW < Firewalls ? firewall, firewalls, palo alto, asa, vpn, security
  Fortinet | FortiGate, Fortigate firewall < Firewalls
  SonicWall / WatchGuard, pfSense, Sophos firewall < Firewalls
  Juniper | Juniper Networks, Junos, Juniper SRX < Routing and switching ! county, street, avenue, road, lane, drive, ridge, village, school
  Aruba | Aruba Networks, HPE Aruba, Aruba ClearPass < Wireless networking ? wireless, cisco, switches, networking, network, access points
  Cisco Meraki | Meraki, UniFi / Ubiquiti < Wireless networking
  Wireless networking | Wi-Fi, WiFi, WLAN, wireless LAN, wireless networks, 802.11 < Computer networking
  Arista / Extreme Networks, Brocade < Routing and switching
  Load balancing | load balancers > F5 = F5 BIG-IP = BIG-IP LTM = F5 Networks, Citrix NetScaler = NetScaler < Computer networking
  Cisco ISE | Identity Services Engine, network access control, 802.1X, RADIUS, TACACS+ < Network security
  Wireshark | packet analysis, packet capture, tcpdump, protocol analyzers < Computer networking
  Network monitoring | WhatsUp Gold, SNMP, NetFlow, network monitoring software > SolarWinds, PRTG, Cacti < Computer networking, Monitoring
  VoIP | voice over IP, IP telephony, SIP, SIP trunking, Asterisk, IP phones < Telecommunications
  Cisco Unified Communications Manager | CUCM, Cisco Call Manager, CallManager, Cisco Unity, Cisco Jabber < VoIP
  Avaya | Avaya Aura, PBX, PBX systems / Mitel, Nortel, ShoreTel < Telecommunications
  Telecommunications | telecom, telecommunication systems, telephony
  Network cabling | structured cabling, Cat5, Cat6, Cat5e, cable pulling, patch panels < Computer networking
  Fibre optics | fiber optics, fiber optic, fibre optic, fiber splicing, fusion splicing, OTDR, FTTH < Network cabling
  LTE | 4G LTE, 5G NR, WCDMA, cellular networks > 5G, GSM, CDMA, UMTS < Telecommunications
  RF planning | RF optimization, drive testing, TEMS, Atoll RF < Telecommunications
  Microwave transmission | SDH, optical transport > DWDM, SONET < Telecommunications
  Satellite communications | SATCOM, VSAT < Telecommunications
  Wireless communication | wireless protocols, radio communications
  Network design | network architecture, network planning, network topology < Computer networking
  Software-defined networking | SDN, Cisco ACI, VMware NSX, NSX-T < Computer networking
  Network troubleshooting | network support, connectivity issues, network diagnostics < Computer networking
  Content delivery networks | CDN > Akamai, Cloudflare < Computer networking
  `,
);

const SECURITY = readConcepts(
  'skill',
  `
  Cybersecurity | cyber security, information security, infosec, IT security, computer security, network and information security
  SIEM | security information and event management > QRadar = IBM QRadar, ArcSight, Microsoft Sentinel = Azure Sentinel, LogRhythm
    < Cybersecurity
  Security operations | SOC operations, security operations center, security monitoring, SOC analyst work < Cybersecurity
  Incident response | security incident response, incident handling, CSIRT, digital forensics and incident response < Cybersecurity
  Threat intelligence | cyber threat intelligence, threat analysis, threat hunting, MITRE ATT&CK < Cybersecurity
  Vulnerability management | vulnerability assessment, vulnerability scanning, vulnerability assessments < Cybersecurity
  Nessus / Qualys, Rapid7 = Nexpose, OpenVAS, Tenable = Tenable.io = Tenable.sc < Vulnerability management ! lectureship, lectureships, studentship
  Penetration testing | pen testing, pentesting, ethical hacking, penetration tests, red teaming, red team < Cybersecurity
  Metasploit / Kali Linux, Burp Suite, Nmap, OWASP ZAP, Cobalt Strike < Penetration testing
  OWASP | OWASP Top 10, OWASP Top Ten < Application security
  Application security | AppSec, secure coding, web application security < Cybersecurity
  Cloud security | AWS security, Azure security, CSPM, CASB < Cybersecurity, Cloud computing
  Identity and access management | IAM, identity management, access management, access control management < Cybersecurity
  Privileged access management | PAM, CyberArk, BeyondTrust < Identity and access management ? security, iam, cyberark, privileged, access
  SailPoint | identity governance / Saviynt < Identity and access management
  Multi-factor authentication | MFA, two-factor authentication, 2FA < Identity and access management
    ? authentication, sso, identity, okta, security, login, vpn, access, azure, ad ! art, arts, university, college, theatre, theater, school
  Role-based access control | RBAC < Identity and access management
  Intrusion detection | IDS/IPS, intrusion prevention, intrusion detection systems > Snort, Suricata < Network security
  Endpoint security | endpoint protection, EDR > CrowdStrike = CrowdStrike Falcon, Carbon Black, SentinelOne, Microsoft Defender
    < Cybersecurity
  Antivirus | malware removal, virus removal, anti-virus > McAfee, Symantec Endpoint Protection, Norton Antivirus < Endpoint security
  Malware analysis | reverse engineering malware > IDA Pro, Ghidra < Cybersecurity
  Digital forensics | computer forensics > EnCase, Cellebrite, FTK forensic toolkit < Cybersecurity
  Data loss prevention | DLP, Symantec DLP, Forcepoint < Cybersecurity ? security, data, symantec, forcepoint, email
  Encryption | cryptography, data encryption, AES, TLS, SSL/TLS < Cybersecurity ! eei, vgm, fcl, lcl, carriers, forwarding, freight, filing, filings, export, exports, incoterms, nvocc, customs, forwarder
  RSA encryption | RSA < Encryption ? encryption, cryptography, aes, tls, ssl, keys, key, signature, securid, security
    ! alcohol, food, bar, liquor, hospitality, cafe, venue, barista, waiter
  PKI | public key infrastructure, SSL certificates, digital certificates < Encryption
  Zero trust | zero trust architecture, Zscaler, SASE < Network security
  Email security | phishing prevention, anti-spam > Proofpoint, Mimecast < Cybersecurity
  Security awareness training | phishing simulations, security awareness < Cybersecurity
  Security architecture | security engineering, secure architecture, threat modeling, threat modelling < Cybersecurity
  Risk assessment | risk assessments, security risk assessment, risk analysis < Risk management
  IT audit | IT auditing, IT general controls, ITGC, information systems audit < Auditing
  NIST | NIST Cybersecurity Framework, NIST 800-53, NIST CSF, NIST 800-171 < Security compliance
  ISO 27001 | ISO/IEC 27001, ISO27001, ISMS, ISO 27002 < Security compliance
  SOC 2 | SOC2, SSAE 16, SSAE 18, SOC 1 < Security compliance
  PCI DSS | PCI-DSS, PCI compliance, payment card industry data security standard < Security compliance
  FISMA > FedRAMP, CMMC, STIGs = DISA STIG, RMF = Risk Management Framework, DIACAP < Security compliance
  Security compliance | GRC, governance risk and compliance, information assurance, RSA Archer < Cybersecurity
  COBIT | COSO framework, IT governance / COSO < Security compliance
  Physical security | access control systems, CCTV, video surveillance, surveillance cameras
  `,
);

const SUPPORT = readConcepts(
  'skill',
  `
  Technical support | IT support, tech support, technical assistance, computer support, user support
  Help desk | helpdesk, service desk, IT help desk, help desk support, tier 1 support, tier 2 support, level 1 support, level 2 support
    < Technical support
  Desktop support | desktop troubleshooting, deskside support, PC support, desk side support < Technical support
  Remote support | remote desktop, remote troubleshooting, RDP > TeamViewer, LogMeIn, AnyDesk, Bomgar < Technical support
  Hardware troubleshooting | hardware repair, computer repair, PC repair, laptop repair, hardware installation, hardware support
    < Technical support
  Computer hardware | PC hardware, computer assembly, computer components, computer peripherals, peripherals
  Printer support | printer troubleshooting, printers, printer repair, printer maintenance < Technical support
  Software installation | installing software, software deployment, application installation, software updates < Technical support
  Computer imaging | system imaging, Ghost imaging, Norton Ghost, workstation imaging, MDT imaging < Desktop support
  Password resets | account unlocks, user account management, user provisioning < Help desk
  Ticketing systems | ticketing system, trouble tickets, ticket management, ticket resolution, help desk tickets, help desk software,
    help desk ticketing software < Help desk
  IT service management | ITSM, IT services management < ITIL
  ITIL | ITIL v3, ITIL 4, Information Technology Infrastructure Library, ITIL framework
  Incident management | major incident management, incident resolution < ITIL
  Problem management | root cause resolution IT < ITIL
  Change management ITIL | change control board, IT change management, CAB meetings < ITIL
  Service level agreements | SLA, SLAs, service level agreement, SLA management
  Troubleshooting | technical troubleshooting, trouble shooting, fault finding, fault diagnosis, problem diagnosis, troubleshoot
  Point-of-sale support | POS system support, POS troubleshooting < Technical support
  Audio-visual equipment | AV equipment, audio visual support, video conferencing equipment, Crestron, AV systems
  IT project management | technology project management, IT projects < Project management
  IT infrastructure | infrastructure management, IT operations, enterprise infrastructure
  IT strategy | technology strategy, technology roadmap, digital strategy
  IT procurement | technology vendor management, IT vendor management, IT budgeting
  System implementation | software implementation, system deployment, go-live support, systems implementation
  System upgrades | system upgrade, software upgrades, hardware upgrades
  Computer literacy | computer skills, basic computer skills, computer proficiency, PC literate, IT literate, IT literacy, computer literate, IT skills
  `,
);

const SUPPORT_TOOLS = readConcepts(
  'tool',
  `
  ServiceNow | Service Now, ServiceNow ITSM < IT service management
  BMC Remedy | Remedy ticketing, BMC Helix, Remedy tickets, Remedy ITSM, BMC Remedy ticketing, BMC Remedy ITSM < IT service management ~ ServiceNow .6
  Zendesk | Zen Desk < Ticketing systems ~ Freshdesk .7
  Freshdesk | Freshservice, Freshworks < Ticketing systems
  Jira Service Desk / Cherwell, ManageEngine = ServiceDesk Plus, SysAid, Spiceworks, HEAT ticketing < Ticketing systems
  Intercom | Drift chat / Help Scout, LiveChat < Ticketing systems ? zendesk, chat, customer, support, tickets
  ConnectWise / Kaseya, Autotask, Datto RMM, N-able < IT service management
  `,
);

/** Cloud, DevOps, systems, networks, security and user support. */
export const INFRASTRUCTURE_CONCEPTS = [
  ...CLOUD,
  ...DEVOPS,
  ...SYSTEMS,
  ...NETWORK,
  ...SECURITY,
  ...SUPPORT,
  ...SUPPORT_TOOLS,
];
