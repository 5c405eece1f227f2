import { readConcepts } from '../read-concepts';

const CLOUD_AND_PLATFORM = readConcepts(
  'technology',
  `
  AWS CodePipeline | AWS CodeBuild, AWS CodeDeploy < AWS
  Amazon ElastiCache < AWS
  AWS Direct Connect < AWS
  AWS Organizations < AWS
  AWS KMS < AWS
  Amazon Cognito < AWS
  AWS CloudTrail < AWS
  Amazon QuickSight < AWS
  AWS Bedrock < AWS
  Amazon Connect < AWS
  Amazon WorkSpaces < AWS
  AWS Lake Formation < AWS
  Amazon EventBridge < AWS
  AWS Elastic Load Balancing < AWS
  Amazon Lex < AWS
  AWS Amplify < AWS
  Amazon Neptune < AWS
  AWS Control Tower < AWS
  Azure Blob Storage < Microsoft Azure
  Azure Resource Manager < Microsoft Azure
  Azure Monitor < Microsoft Azure
  Azure Machine Learning < Microsoft Azure
  Azure Cognitive Services < Microsoft Azure
  Azure Event Hubs < Microsoft Azure
  Azure Service Bus < Microsoft Azure
  Azure Key Vault < Microsoft Azure
  Azure Stream Analytics < Microsoft Azure
  Microsoft Fabric < Microsoft Azure
  Azure API Management < Microsoft Azure
  Azure OpenAI < Microsoft Azure
  Google Cloud Storage < Google Cloud
  Vertex AI < Google Cloud
  Google App Engine < Google Cloud
  Google Compute Engine < Google Cloud
  Cloud Spanner < Google Cloud
  Bigtable < Google Cloud
  Google Dataproc < Google Cloud
  Cloud Composer < Google Cloud
  Google Anthos < Google Cloud
  OCI cloud < Cloud computing
  Alibaba Cloud < Cloud computing
  VMware Cloud < Cloud computing
  Edge computing < Cloud computing
  Rackspace < Cloud computing
  Linode < Cloud computing
  Terraform modules < Infrastructure as code
  Crossplane < Infrastructure as code
  Salt configuration < Infrastructure as code
  Puppet manifests < Infrastructure as code
  CMDB < Infrastructure as code
  Tekton < CI/CD
  Harness CI < CI/CD
  Buildkite < CI/CD
  Concourse CI < CI/CD
  Blue-green deployment | canary deployments < CI/CD
  Feature flags < CI/CD
  LaunchDarkly < CI/CD
  JFrog < CI/CD
  Yarn package manager < CI/CD
  NuGet < CI/CD
  containerd < Containerisation
  Amazon ECR < Containerisation
  Kustomize < Containerisation
  Nomad scheduler < Containerisation
  LXC < Containerisation
  Prometheus monitoring < Monitoring
  Sentry error tracking < Monitoring
  on-call rotation < Monitoring
  Loki logs < Monitoring
  Sumo Logic < Monitoring
  Capacity management < Monitoring
  Service level objectives | SLO, service level indicators < Monitoring
  Thanos metrics < Monitoring
  Site reliability < Monitoring
  Parallels Desktop < Virtualisation
  vMotion < Virtualisation
  Remote desktop services < Virtualisation
  terminal services < Virtualisation
  FreeBSD < Operating systems
  OpenBSD < Operating systems
  Android OS < Operating systems
  iOS platform < Operating systems
  Linux kernel | kernel development < Operating systems
  OpenVMS < Operating systems
  Fedora < Operating systems
  Alpine Linux < Operating systems
  AD administration < System administration
  Endpoint Manager < System administration
  NAS < System administration
  RAID configuration < System administration
  data centre < System administration
  Shell administration < System administration
  Desktop imaging | PC imaging < System administration
  workstation deployment < System administration
  User account administration | account provisioning < System administration
  Asset inventory < System administration
  Email administration < System administration
  Application servers < System administration
  cron | cron jobs < System administration
  SharePoint administration < System administration
  DR testing < System administration
  Uninterruptible power supply < System administration
  UPS systems < System administration
  Chromebook management < System administration
  Mac support < System administration
  Capacity planning for servers < System administration
  `,
);

const NETWORK_AND_SECURITY = readConcepts(
  'technology',
  `
  trunking < Computer networking
  Cisco CallManager < Computer networking
  Load balancers networking < Computer networking
  QoS < Computer networking
  quality of service < Computer networking
  Subnetting < Computer networking
  IP addressing < Computer networking
  Network automation < Computer networking
  Netmiko < Computer networking
  NAPALM < Computer networking
  Proxy servers | Squid proxy < Computer networking
  LoRaWAN < Computer networking
  NFC < Computer networking
  radio frequency < Computer networking
  Microwave links < Computer networking
  DOCSIS < Computer networking
  cable broadband < Computer networking
  Optical networking < Computer networking
  Frame relay < Computer networking
  ATM networks < Computer networking
  T1 circuits < Computer networking
  Network operations center | NOC < Computer networking
  Infoblox < Computer networking
  IPAM < Computer networking
  WebRTC < Computer networking
  Tower climbing | cell towers < Computer networking
  Structured cabling design < Computer networking
  GPON < Computer networking
  Ethernet | gigabit ethernet < Computer networking
  Security audits | security assessments < Cybersecurity
  FTK < Cybersecurity
  ATO process < Cybersecurity
  Kali tools < Cybersecurity
  Snyk < Cybersecurity
  Veracode < Cybersecurity
  Web application firewalls | WAF < Cybersecurity
  Security policies | information security policies < Cybersecurity
  Bug bounty < Cybersecurity
  open source intelligence < Cybersecurity
  CIS controls | CIS benchmarks < Cybersecurity
  Hardware security modules < Cybersecurity
  Data classification < Cybersecurity
  Data masking < Cybersecurity
  tokenization < Cybersecurity
  Security clearance processing < Cybersecurity
  ISO 27001 implementation < Cybersecurity
  DDoS mitigation < Cybersecurity
  Mobile security < Cybersecurity
  Blockchain security < Cybersecurity
  smart contract auditing < Cybersecurity
  Industrial control system security | OT security < Cybersecurity
  `,
);

/** Cloud services, platforms, operating systems, networks and security. */
export const PLATFORMS_AND_SECURITY_CONCEPTS = [...CLOUD_AND_PLATFORM, ...NETWORK_AND_SECURITY];
