import { readConcepts } from '../read-concepts';

const NAMED = readConcepts(
  'technology',
  `
  Continuous delivery tools < CI/CD > GoCD, AppVeyor, Semaphore CI, Codefresh, CodeShip, Bitrise, Jenkinsfile,
    Jenkins X, AWS CodeCommit = CodeCommit, AWS CodeStar, Google Cloud Build = Cloud Build, Skaffold, Werf,
    Release automation, Deployment automation, Automated deployments, Artifact repositories, ProGet, Cloudsmith,
    Rolling deployments, Zero-downtime deployments, Immutable infrastructure, Flagsmith, Keptn
  Container tools < Containerisation > Docker Desktop, Docker Hub, Dockerizing, Docker images, Container images,
    Container security, Containerised applications = Containerized applications, CRI-O, runc, gVisor, Buildpacks,
    Kaniko, Skopeo, Container registries, Kubernetes operators, Kubernetes clusters, Kubernetes administration,
    Helmfile, K9s, kubeadm, kops, minikube, microk8s, Rancher RKE, OpenShift Container Platform, OKD, Cilium, Traefik,
    NGINX Ingress, Ingress controllers, Consul Connect, cert-manager, external-dns, KEDA, Knative, OpenFaaS,
    Karpenter, Argo Workflows, Argo Rollouts, Kyverno, Kubernetes networking, etcd, Mesosphere, DC/OS, LXD,
    HashiCorp Packer, Terraform Cloud, Terraform Enterprise, Terratest, Checkov, tfsec, AWS SAM, Serverless Framework,
    CDK for Terraform, AWX, Ansible Galaxy, Chef InSpec, InSpec, Puppet Bolt, CFEngine, Rundeck, StackStorm,
    cloud-init
  Sensu < Observability tools ? @ops
  Observability tools < Monitoring > Rollbar, Bugsnag, Raygun, Lightstep, Zipkin, VictoriaMetrics, TICK stack,
    Chronograf, Kapacitor, StatsD, collectd, Checkmk, Instana, ScienceLogic, LogicMonitor, Centreon, OpsRamp,
    Pingdom, Uptime Robot, StatusCake, Site24x7, Statuspage, VictorOps, xMatters, Elastic APM, Filebeat, Metricbeat,
    Fluent Bit, Papertrail, Loggly, Logz.io, LogDNA, Logentries, syslog, rsyslog, syslog-ng, Structured logging,
    Synthetic monitoring, Real user monitoring, End-to-end tracing, CloudWatch Logs, AWS X-Ray,
    Azure Log Analytics = Log Analytics, Google Stackdriver = Stackdriver, SNMP monitoring, sFlow, Kentik,
    ThousandEyes, Performance engineering, Performance profiling = Profiling tools = Code profiling,
    Performance benchmarking
  AWS services < AWS > Amazon EBS, EBS volumes, Amazon EFS, Amazon FSx, S3 Glacier, AWS Backup, AWS Batch, Amazon MSK,
    Amazon MQ, Amazon OpenSearch, AWS AppSync, AppSync, AWS Systems Manager, AWS Config, AWS Secrets Manager,
    AWS Parameter Store, AWS WAF, AWS Shield, GuardDuty, Amazon GuardDuty, AWS Inspector, Amazon Macie,
    AWS Security Hub, AWS Transit Gateway, Transit Gateway, AWS PrivateLink, VPC peering, AWS VPN, AWS Auto Scaling,
    AWS Lambda@Edge, AWS Outposts, AWS Snowball, AWS DMS, AWS Database Migration Service, AWS Data Pipeline,
    AWS Kinesis Firehose, Kinesis Data Streams, Amazon Comprehend, Amazon Textract, Amazon Polly, Amazon Transcribe,
    AWS IoT Core, AWS IoT, AWS Greengrass, AWS Well-Architected Framework, Well-Architected Framework, AWS CLI,
    AWS SDK, AWS Marketplace, AWS Cost Explorer, AWS Trusted Advisor, Amazon SES, Amazon Pinpoint, Amazon Lightsail,
    AWS App Runner, AWS Copilot, SNS/SQS, EC2 instances, Spot Instances, Amazon MemoryDB, Amazon QLDB
  Azure services < Microsoft Azure > Azure Storage, Azure Table Storage, Azure Files, Azure Queue Storage,
    Azure Synapse Analytics, Azure Data Explorer, Azure Data Lake Storage, Azure HDInsight, Azure Container Apps,
    Azure Container Instances, Azure Container Registry, Azure Service Fabric, Service Fabric, Azure Front Door,
    Azure Traffic Manager, Azure Application Gateway, Azure Firewall, Azure Virtual Network, VNet peering,
    ExpressRoute, Azure ExpressRoute, Azure VPN Gateway, Azure Bastion, Azure Policy, Azure Blueprints,
    Azure Landing Zones, Azure Lighthouse, Azure Security Center, Microsoft Defender for Cloud, Azure B2C,
    Azure AD B2C, Azure AD Connect, Azure Automation, Azure CLI, Azure PowerShell, Azure Event Grid, Azure IoT Hub,
    IoT Hub, Azure IoT Edge, Azure SQL Managed Instance, Azure Cache for Redis, Azure Search, Azure Cognitive Search,
    Azure AI Search, Azure Bot Service, Microsoft Bot Framework, Azure Media Services, Azure SignalR,
    Azure Static Web Apps, Azure Web Apps, Azure DevOps Server, Azure Repos, Azure Artifacts, Azure Test Plans,
    Microsoft Graph API, Microsoft Graph, Power Platform, Microsoft Power Platform, PnP PowerShell, SPFx,
    SharePoint Framework, Azure Stack, Azure Migrate, Azure Site Recovery
  Google Cloud services < Google Cloud > Google Cloud SQL, Cloud SQL, Google Cloud Pub/Sub, Cloud Memorystore,
    Google Cloud Bigtable, Google Cloud Datastore = Cloud Datastore, Cloud Dataprep, Google Data Fusion,
    Google Cloud IAM, Google Cloud Armor = Cloud Armor, Cloud CDN, Cloud NAT, Cloud DNS, Cloud Load Balancing,
    Cloud Interconnect, Cloud Logging, Cloud Monitoring, Google Cloud Deployment Manager, Cloud Scheduler,
    Cloud Tasks, Cloud Endpoints, Google Secret Manager, AlloyDB, Google AutoML, Google Vision API,
    Google Apps Script = Apps Script, Google Maps Platform, Google OR-Tools, Firebase Authentication,
    Firebase Hosting, Firebase Functions, Realtime Database
  Cloud concepts < Cloud computing > Cloud governance, Cloud operations, Cloud networking, Cloud transformation,
    Cloud strategy, Cloud economics, Cloud automation, Cloud orchestration, Cloud security posture management,
    Shared responsibility model, Hyperscalers, Virtual desktops, Desktop as a Service = DaaS,
    Database as a Service = DBaaS, Backend as a service = BaaS, FaaS, Fog computing, Grid computing,
    Cluster computing, Parallel computing, Data centre infrastructure = Data center infrastructure, Colocation,
    Bare-metal, Hyperconverged infrastructure, Converged infrastructure, Software-defined storage,
    Software-defined data center = SDDC, VMware vSAN = vSAN, VMware NSX-T,
    VMware vRealize = vRealize = vRealize Automation, VMware Aria, VMware Cloud Foundation, vCloud Director,
    Xen hypervisor, oVirt, Red Hat Virtualization, OpenNebula, Apache CloudStack = CloudStack, Scaleway, Hetzner,
    OVHcloud, Fly.io, Fastly, Platform.sh, Acquia, Engine Yard, Dokku
  Data platforms < Data engineering > Meltano, Hevo, Pipelinewise, Azkaban, StreamSets, Debezium, Confluent, ksqlDB,
    KSQL, Schema Registry, Redpanda, Apache Samza, Structured Streaming, SparkML, SparkR, sparklyr, Delta Live Tables,
    Unity Catalog, Hudi, Data lakehouse, HCatalog, Apache Tez = Tez engine, Apache Ambari, Apache Ranger,
    Apache Atlas, Apache Sentry, Apache Knox, PrestoDB, Dremio, Apache Arrow, Apache Calcite, Apache BookKeeper,
    Alluxio, Snowpark, Snowpipe, SAP BW/4HANA, BigQuery ML, SQLMesh, Dataform, Data catalogue, Informatica Axon,
    Amundsen, DataHub, OpenMetadata, Data fabric, Data streaming, Batch data processing, Inmon methodology,
    Data Vault 2.0, Data wrangling = Data munging, Data serialization, ELT pipelines = ELT tools, Feature stores,
    Hightouch, Rudderstack, Segment CDP, Tealium iQ, PostHog, Mode Analytics, Sigma Computing, GoodData, Jaspersoft,
    BIRT, Power BI Service, SAP Lumira, Self-service BI, Data democratization
  Database technology < Databases > Percona, Galera cluster, Vitess, ProxySQL, PgBouncer, Amazon Aurora PostgreSQL,
    Aurora Serverless, HSQLDB, Apache Derby, SAP MaxDB, Btrieve, PouchDB, RavenDB, RethinkDB, FaunaDB, Accumulo,
    Aerospike, KeyDB, Valkey, JanusGraph, TigerGraph, Dgraph, GraphDB, Relational data models, Columnar databases,
    Column stores, In-memory data grids, Qdrant, ChromaDB, pgvector, Algolia, Meilisearch, Typesense,
    Amazon CloudSearch = CloudSearch, Materialized views, SQL optimization = SQL tuning, Database indexing, Schema design,
    Database schemas, Schema migrations, Database clustering, Database sharding, Database transactions,
    Database engines, Distributed databases, MikroORM, Spring JDBC, JdbcTemplate, Peewee, Oracle RMAN, Oracle ASM,
    Oracle Multitenant, SQL Server Always On, SQL Server Agent, SQL Profiler, DataGrip, HeidiSQL, SQLyog, Navicat,
    SQLPlus, Robo 3T
  Machine learning practice < Machine learning > Natural language understanding = NLU,
    Natural language generation = NLG, Speech-to-text, Speech synthesis, Voice assistants,
    Topic modelling = Topic modeling, Word embeddings, GPT-3, OpenAI, Gemini API, LLM fine-tuning, RLHF, LLMOps,
    ML pipelines, ML engineering, Model serving, Model drift, MLeap, PMML, TensorFlow Extended = TFX,
    TensorFlow Serving, Ray Serve, Azure ML, Dataiku, SAS Viya, Caffe2, Chainer, CNTK, PaddlePaddle,
    K-nearest neighbors, t-SNE, Clustering algorithms, Ranking algorithms, Learning to rank,
    Deep reinforcement learning, Federated learning, Self-supervised learning, Semi-supervised learning,
    Few-shot learning, Recurrent neural networks = RNNs, Autoencoders, Variational autoencoders, Image segmentation,
    Face recognition, Pose estimation, U-Net, Visual SLAM, Visual odometry, 3D reconstruction, Labelbox,
    Synthetic data, AI governance, Explainable AI, Differential privacy, GPU clusters, NVIDIA Jetson
  Probabilistic methods < Statistics > Naive Bayes, Bayesian networks, Markov models, Hidden Markov models,
    Monte Carlo methods, Gaussian processes, Generalized linear models, Statistical inference, Uplift modelling,
    Multi-armed bandits, Agent-based modelling = Agent-based modeling, Discrete-event simulation, Stochastic modelling
  Optimisation methods < Operations research > AMPL, Integer programming, Mixed-integer programming,
    Constraint programming, Metaheuristics
  `,
);

/** Names for a whole kind of tools: whoever shows one of them shows nearly the whole. */
const KINDS = readConcepts(
  'technology',
  `
  Workflow orchestration < Data engineering ~ Apache Airflow .9, Prefect .9
  Document databases < Databases ~ MongoDB .95, Azure Cosmos DB .8, DynamoDB .7
  Key-value stores < Databases ~ Redis .95, DynamoDB .95, Memcached .9
  In-memory databases < Databases ~ Redis .9, SAP HANA .9
  Distributed caching | distributed cache < Databases ~ Redis .9, Memcached .95
  Full-text search < Databases ~ Elasticsearch .95
  OLTP < Databases ~ Relational databases .7
  Database technologies < Databases ~ SQL .8, Relational databases .9, NoSQL .9
  ORM frameworks < Databases ~ Hibernate .95, Entity Framework .95, SQLAlchemy .95, Doctrine ORM .95, TypeORM .95,
    Prisma ORM .95
  Log aggregation | centralised logging < Monitoring ~ ELK Stack .95, Splunk .95, Log management .9
  Error tracking < Monitoring ~ Sentry error tracking .95, Rollbar .95, Bugsnag .95
  Transformer models < Machine learning ~ Large language models .8
  `,
);

/** Names that are also words, first names or other abbreviations: each needs one of its own company. */
const AMBIGUOUS = readConcepts(
  'technology',
  `
  Bamboo < CI/CD ? jenkins, jira, bitbucket, atlassian, teamcity, ci, cd, ci/cd, build, confluence
  Flux < CI/CD ? kubernetes, argo, argocd, gitops, helm
  Envoy < Istio ? istio, kubernetes, linkerd, proxy, mesh, grpc
  Calico < Kubernetes ? kubernetes, flannel, cilium, cni, docker
  Quay < Containerisation ? docker, registry, openshift, kubernetes
  Falco < Kubernetes ? kubernetes, container, sysdig, runtime
  Sentry < Monitoring ~ Sentry error tracking .95 ? datadog, grafana, error, newrelic, relic, kibana, rollbar, react, monitoring
  Honeycomb < Monitoring ? datadog, observability, tracing, opentelemetry
  Jaeger < OpenTelemetry ? zipkin, prometheus, grafana, tracing, opentelemetry, istio
  Loki < Grafana ? grafana, prometheus, logs, kubernetes
  Graphite < Monitoring ? grafana, statsd, prometheus, nagios, metrics, monitoring
  Ganglia < Monitoring ? nagios, hadoop, cacti, zabbix, monitoring
  Munin < Monitoring ? nagios, cacti, zabbix, monitoring
  Telegraf < Monitoring ? influxdb, grafana, prometheus, influx
  Lambda < AWS ~ AWS Lambda .95 ? aws, ec2, s3, dynamodb, serverless, sqs, sns, amazon, api, cloudwatch
  SNS < AWS ~ Amazon SNS .95 ? aws, sqs, lambda, s3, ec2, kinesis, dynamodb
  Superset < Data visualisation ~ Apache Superset .95 ? apache, tableau, airflow, dbt, looker, dashboards, bi
  Amplitude < Web analytics ~ Amplitude Analytics .95 ? mixpanel, analytics, segment, google, product, hotjar
  Scylla < NoSQL ? cassandra, mongodb, dynamodb, nosql, redis
  Prisma < Databases ~ Prisma ORM .95 ? node.js, typescript, graphql, nestjs, orm, postgresql
  JAX < Machine learning ? tensorflow, pytorch, numpy, python, deep
  Caffe < Machine learning ? tensorflow, pytorch, keras, theano, torch, deep
  YOLO < Machine learning ? opencv, detection, cnn, pytorch, tensorflow, vision, deep
  SLAM < Robotics ? lidar, ros, robot, robotics, localization, mapping, navigation, vision
  CNN < Deep learning ? rnn, lstm, neural, deep, tensorflow, keras, pytorch, image
  `,
);

/** What runs and feeds software: delivery, containers, observability, cloud services, data platforms, models. */
export const CLOUD_AND_DATA_TECHNOLOGY_CONCEPTS = [...NAMED, ...KINDS, ...AMBIGUOUS];
