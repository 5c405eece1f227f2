import { readConcepts } from '../read-concepts';
import { listItems } from '../read-families';

const DATABASES = readConcepts(
  'technology',
  `
  Relational databases | relational database, RDBMS, relational database management systems < Databases
  Databases | database, database systems, database management, database management systems, DBMS, database software
  Oracle Database | Oracle DB, Oracle 11g, Oracle 12c, Oracle 19c, Oracle 10g, Oracle RDBMS < Relational databases, SQL
    ~ Microsoft SQL Server .5, PostgreSQL .5
  Oracle | Oracle Corporation products ~ Oracle Database .7 ? @code, @data, database, erp, plsql, dba, ebs, toad, financials, cloud, hcm,
    reports, reporting, dashboards, intelligence, modules, module, invoices, fusion, r12, 11i, payables, receivables, ledger, hyperion, sap,
    peoplesoft, netsuite, quickbooks, navision, peachtree, jde, workday, excel, accounting, server, servers, unix, weblogic
  Microsoft SQL Server | SQL Server, MS SQL, MSSQL, MS SQL Server, SQL Server 2012, SQL Server 2016, SQL Server 2019 < Relational databases,
    SQL
  MySQL | My SQL / MariaDB = Maria DB < Relational databases, SQL ~ PostgreSQL .6
  PostgreSQL | Postgres, PostgresSQL, PostGIS < Relational databases, SQL
  SQLite < Relational databases, SQL
  IBM DB2 | DB2, DB2 UDB < Relational databases, SQL
  Sybase | Sybase ASE, SAP ASE < Relational databases, SQL
  Informix | IBM Informix < Relational databases
  Teradata | Teradata SQL, BTEQ < Data warehousing, SQL
  Netezza | IBM Netezza / Greenplum, Vertica, HAWQ < Data warehousing, SQL
  SAP HANA | HANA, S/4HANA database < Relational databases
  Microsoft Access | MS Access, Access database, Access databases, MS-Access, Access < Databases ? excel, word, powerpoint, outlook, visio, vba,
    publisher, filemaker, microsoft, office
  FoxPro | Visual FoxPro / dBase, Paradox database < Databases
  FileMaker | FileMaker Pro, Claris FileMaker < Databases
  NoSQL | non-relational databases, NoSQL databases < Databases
  MongoDB | Mongo DB, Mongo, Mongoose < NoSQL
  Cassandra | Apache Cassandra, DataStax, Cassandra DB / ScyllaDB < NoSQL ? @data, nosql, mongodb, hbase, redis, cluster
  Redis | ElastiCache / Memcached, Hazelcast < NoSQL
  CouchDB | Couchbase < NoSQL
  Neo4j | graph databases, graph database, Cypher query < NoSQL
  HBase | Apache HBase < NoSQL, Apache Hadoop
  Elasticsearch | Elastic Search, OpenSearch, Apache Lucene, Lucene < Search engines
  Apache Solr | Solr < Search engines
  Search engines | enterprise search
  InfluxDB | time series databases / TimescaleDB < Databases
  Snowflake | Snowflake data warehouse, SnowSQL < Data warehousing, SQL ? @data, databricks, dbt, redshift, bigquery, cloud
  Database administration | DBA, database administrator duties, database maintenance, database support < Databases ? @data,
    database, databases, oracle, server, administrator, postgresql, mysql, backup, tuning
  Database design | data modeling, data modelling, database modeling, ER diagrams, entity relationship diagrams, ERD, database schema design
    < Databases
  Database tuning | query optimization, query tuning, database performance tuning, index tuning < Databases
  Stored procedures | stored procedure, triggers and views, database triggers < SQL
  Database replication | SQL replication, log shipping, AlwaysOn, Always On availability groups, database mirroring
    < Database administration
  Oracle RAC | Real Application Clusters, Oracle Data Guard, Data Guard, GoldenGate, Oracle GoldenGate < Database administration
  RMAN | Oracle Recovery Manager < Database administration
  TOAD | Toad for Oracle / Oracle SQL Developer = SQL Developer, SQL*Plus = SQL Plus < SQL ? oracle, sql, database, pl/sql
  SSMS | SQL Server Management Studio / DBeaver, MySQL Workbench, pgAdmin < SQL
  Erwin | Erwin Data Modeler, ER Studio / PowerDesigner, ER/Studio < Database design ? data, model, models, modeling, modelling, design
  Oracle APEX | Oracle Application Express < Oracle Database
  Oracle Forms | Oracle Reports, Oracle Forms and Reports, Oracle Developer Suite < Oracle Database
  `,
);

const BIG_DATA = readConcepts(
  'technology',
  `
  Big data | BigData, big data technologies, big data analytics, large data sets, large datasets
  Apache Hadoop | Hadoop, Hadoop ecosystem, HDFS, Hadoop distributed file system < Big data
  Apache Spark | Spark, PySpark, Spark SQL, Spark Streaming, Spark Scala < Big data ? @data, hive, hadoop, databricks, pyspark, aws
  Apache Hive | Hive, HiveQL, HQL < Apache Hadoop ? @data, pig, spark, sqoop, impala
  Apache Pig | Pig, Pig Latin scripts < Apache Hadoop ? hadoop, hive, sqoop, mapreduce, hdfs
  MapReduce | Map Reduce, Hadoop MapReduce < Apache Hadoop
  Apache Sqoop | Sqoop / Apache Flume = Flume < Apache Hadoop
  Apache Oozie | Oozie / Apache ZooKeeper = ZooKeeper, Hadoop YARN < Apache Hadoop ? @data, hive, cluster
  Apache Impala | Impala / Presto, Trino, Apache Drill < Big data ? @data, hive, spark
  Cloudera | CDH, Cloudera Manager, HDP / Hortonworks, MapR, Ambari < Apache Hadoop
  Apache Kafka | Kafka, Confluent Kafka, Kafka Streams, Confluent Platform < Stream processing
  Apache Storm | Storm topology < Stream processing
  Apache Flink | Flink < Stream processing
  Apache NiFi | NiFi < Data pipelines
  Stream processing | real-time data processing, streaming data, event streaming
  Apache Airflow | Airflow, Apache Airflow DAGs / Dagster, Prefect < Data pipelines
  Databricks | Azure Databricks, Delta Lake, Delta lakehouse < Apache Spark
  dbt | Data build tool, dbt Core, dbt Cloud, dbt Labs, dbt models < ETL, Data engineering ! cbt, emdr, therapy, therapist, therapies, dialectical, trauma,
    counseling, counselling, mindfulness, patients
  Data pipelines | data pipeline, data ingestion, data integration pipelines < Data engineering
  Data engineering | data platform engineering, data infrastructure
  Data lakes | data lake, lakehouse, data lake architecture < Big data
  Parquet | ORC files, Apache Parquet / Avro < Big data ? @data, spark, hive, json
  Dask | Vaex / Polars < Python
  `,
);

const BI_AND_ETL = readConcepts(
  'technology',
  `
  ETL | extract transform load, ETL development, ETL processes, ELT, ETL pipelines < Data engineering
  Informatica PowerCenter | Informatica, Power Center, Informatica Power Center, Informatica IICS, IICS < ETL
  Talend | Talend Open Studio / Pentaho = Pentaho Data Integration = Kettle ETL < ETL
  IBM DataStage | DataStage, Data Stage, InfoSphere DataStage < ETL ~ Informatica PowerCenter .6
  SSIS | SQL Server Integration Services < ETL, Microsoft SQL Server ~ Informatica PowerCenter .5
  SSRS | SQL Server Reporting Services < Reporting, Microsoft SQL Server
  SSAS | SQL Server Analysis Services, OLAP, OLAP cubes, MDX < Business intelligence
  Ab Initio | Ab-Initio < ETL
  Oracle Data Integrator | ODI, Oracle Warehouse Builder < ETL ? oracle, etl, mappings, interfaces
  Fivetran | Stitch Data / Matillion, Airbyte < ETL
  Alteryx | Alteryx Designer < Data analysis
  KNIME | Orange data mining / RapidMiner < Data analysis
  Data warehousing | data warehouse, data warehouses, data marts, EDW, enterprise data warehouse, data warehouse design
  Dimensional modelling | dimensional modeling, star schema, snowflake schema, slowly changing dimensions, Kimball methodology
    < Data warehousing
  Business intelligence | BI, BI reporting, BI tools, business intelligence tools, business intelligence software, BI software ? @data,
    reports, reporting, dashboards, power, tools, intelligence ! interruption, property, indemnity, wordings, underwriting, casualty
  Tableau | Tableau Desktop, Tableau Server, Tableau Prep < Business intelligence, Data visualisation ~ Microsoft Power BI .7
  Microsoft Power BI | Power BI, PowerBI, Power BI Desktop < Business intelligence, Data visualisation
  DAX | Power Query, M language, Power Pivot, PowerPivot < Microsoft Power BI
  Qlik | QlikView, Qlik Sense, QlikSense < Business intelligence ~ Tableau .6
  Looker | Looker Studio, Google Data Studio, LookML < Business intelligence ~ Tableau .6
  MicroStrategy | Micro Strategy < Business intelligence ~ Tableau .6
  IBM Cognos | Cognos, Cognos Analytics, Cognos BI, Cognos Impromptu < Business intelligence
  SAP BusinessObjects | Business Objects, BusinessObjects, BOBJ, Web Intelligence, WebI < Business intelligence
  OBIEE | Oracle Business Intelligence Enterprise Edition, Oracle BI, Hyperion Essbase < Business intelligence
  Sisense / Domo, Metabase, Apache Superset, ThoughtSpot, Spotfire = TIBCO Spotfire < Business intelligence
  Dashboards | dashboard development, KPI dashboards, reporting dashboards, dashboard design < Data visualisation
  Reporting | report writing, report generation, ad hoc reporting, management reporting, business reporting
  Data visualisation | data visualization, visual analytics, data storytelling, data visualization software
  Data migration | data conversion, database migration, data migrations
  Data quality | data cleansing, data cleaning, data profiling, data integrity, data validation
  Data governance | data stewardship, metadata management, data catalog > Collibra, Alation
  Master data management | MDM master data, master data, Informatica MDM
  Data mapping | source to target mapping, data lineage
  `,
);

/** People say what they analysed, so a word or two come between the verb and the data: 'analysed sales data'. */
const ANALYSED_DATA = [
  'analysed',
  'analyzed',
  'analyse',
  'analyze',
  'analysing',
  'analyzing',
  'analysis of',
]
  .flatMap((analysed) =>
    listItems(`
      data, datasets, data sets, large datasets, large data sets, complex data, complex datasets, raw data, sales data, customer data,
      client data, user data, product data, market data, marketing data, campaign data, web data, survey data, research data,
      business data, operational data, performance data, production data, quality data, process data,
      transaction data, historical data, health data, clinical data, patient data, claims data, student data, employee data,
      usage data, sensor data, test data, experimental data, statistical data, quantitative data, qualitative data`).map(
      (kind) => `${analysed} ${kind}`,
    ),
  )
  .join(', ');

const DATA_SCIENCE = readConcepts(
  'skill',
  `
  Data analysis | data analytics, analytics, quantitative analysis, data interpretation, ${ANALYSED_DATA}
  Data science < Data analysis
  Statistics | statistical analysis, statistical methods, applied statistics, statistical techniques, statistical software,
    statistical analysis software
  Statistical modelling | statistical modeling, statistical models < Statistics
  Regression analysis | linear regression, logistic regression, multivariate regression, regression models < Statistics
  Hypothesis testing | ANOVA, t-tests, chi-square tests, significance testing < Statistics
  A/B testing | AB testing, split testing, multivariate testing, experimentation < Statistics
  Bayesian statistics | Bayesian inference, Bayesian methods, Monte Carlo simulation, MCMC < Statistics
  Time series analysis | time series, time series forecasting, ARIMA < Statistics
  Survival analysis | Kaplan-Meier, Cox regression < Statistics
  Multivariate analysis | factor analysis, principal component analysis, PCA, cluster analysis < Statistics ? statistics, statistical,
    clustering, regression, analysis
  Design of experiments | DOE, experimental design, design of experiment < Statistics ? statistical, six sigma, minitab, experiments,
    process, statistics
  Sampling | statistical sampling, survey sampling ? statistics, survey, data, quality, inspection
  Predictive modelling | predictive modeling, predictive analytics, predictive models < Machine learning
  Machine learning | ML, machine learning algorithms, machine-learning, ML models < Statistics ? @data, machine, learning, ai, model,
    models, algorithms, nlp, tensorflow
  Deep learning | neural networks, deep neural networks, artificial neural networks, CNN models, convolutional neural networks, RNN, LSTM
    < Machine learning
  Artificial intelligence | AI, AI/ML, applied AI, generative AI, GenAI ? machine, learning, ml, models, data, intelligence, generative,
    software, technology, engineer ! calving, calf, lambing, insemination, cattle, herd, cows, dairy, semen
  Natural language processing | NLP, text mining, text analytics, text classification, sentiment analysis < Machine learning ? @data,
    language, processing, text, ai, bert
  Large language models | LLM, LLMs, GPT-4, ChatGPT, OpenAI API, transformers models, retrieval augmented generation, RAG ! law, laws, university, llb, jd, distinction > LangChain, BERT
    < Natural language processing
  Computer vision | image processing, image recognition, object detection, OpenCV, image classification < Machine learning
  Speech recognition | speech processing, text to speech < Machine learning
  Recommender systems | recommendation systems, recommendation engine, collaborative filtering < Machine learning
  Reinforcement learning < Machine learning
  Supervised learning | unsupervised learning, classification models, decision trees, random forest, random forests, SVM,
    support vector machines < Machine learning
  Gradient boosting | CatBoost > XGBoost, LightGBM < Machine learning
  Clustering | k-means, k means clustering, customer segmentation models < Machine learning
  Feature engineering | feature selection, dimensionality reduction < Machine learning
  MLOps | model deployment, MLflow, Kubeflow, model monitoring < Machine learning
  Data mining | knowledge discovery, pattern recognition, data mining software < Data analysis
  Web scraping | web crawling, BeautifulSoup, Beautiful Soup, Scrapy < Python
  Data annotation | data labeling, data labelling
  Forecasting | demand forecasting, sales forecasting, financial forecasting, forecasts
  Operations research | linear programming, mathematical optimization, optimization models, simulation modeling, simulation modelling
  Quantitative research | quantitative methods, econometrics, econometric modeling
  Geographic information systems | GIS, geospatial analysis, spatial analysis, geospatial data, remote sensing, GIS mapping, GIS software,
    mapping software
  Survey design | survey research, questionnaire design, conducting surveys, surveys ! topographic, topographical, setting, boundary,
    hydrographic, land, site, condition, gnss, gps, drone, aerial, asbestos, measured, levels, levelling
  Business analytics | operational analytics, business data analysis < Data analysis
  Web analytics | digital analytics, website analytics, web analytics software < Data analysis
  Data entry | data input, data capture, data keying, 10-key, 10 key, ten key, alphanumeric data entry
  Data management | managing data, database updating, data collection, data processing, collect data
  Research | research skills, conducting research, desk research, secondary research, research methods, research methodology
  `,
);

const DATA_TOOLS = readConcepts(
  'tool',
  `
  pandas | Python pandas < Python ? @data, numpy, python, scikit-learn
  NumPy | SciPy < Python
  scikit-learn | sklearn, scikit learn, sci-kit learn < Python, Machine learning
  TensorFlow | Tensor Flow < Deep learning ~ PyTorch .7
  PyTorch | Torch deep learning < Deep learning
  Keras < Deep learning ~ PyTorch .6
  Hugging Face | HuggingFace < Natural language processing
  NLTK | Word2Vec / spaCy, Gensim < Natural language processing, Python
  Matplotlib / Seaborn, Plotly, Bokeh < Data visualisation, Python
  Jupyter | Jupyter Notebook, Jupyter Notebooks, Google Colab, Anaconda < Python
  SAS | SAS programming, Base SAS, SAS/STAT, SAS macros, SAS Enterprise Guide, SAS Enterprise Miner, PROC SQL < Statistics
  SPSS | IBM SPSS, SPSS Statistics < Statistics ~ Stata .6, SAS .5
  Stata | Stata software < Statistics
  Minitab < Statistics
  JMP | SAS JMP < Statistics ? statistical, sas, minitab, analysis, statistics
  EViews / GraphPad Prism = GraphPad, Statistica, GAMS < Statistics
  Weka / H2O.ai, DataRobot < Machine learning
  ArcGIS | Esri ArcGIS, ArcMap, ArcGIS Pro, ESRI < Geographic information systems
  QGIS / MapInfo, Google Earth Engine, ERDAS Imagine < Geographic information systems ~ ArcGIS .6
  Google Analytics | GA4, Google Analytics 4, Universal Analytics < Web analytics
  Adobe Analytics | Omniture, SiteCatalyst < Web analytics ~ Google Analytics .7
  Google Tag Manager | GTM, Tealium, tag management < Web analytics ? tag, google, analytics, tracking, pixels
  Mixpanel / Amplitude Analytics, Pendo < Product analytics
  Hotjar | Google Optimize / Optimizely, FullStory, Crazy Egg, VWO < A/B testing
  Segment | customer data platform, CDP, mParticle < Web analytics ? analytics, amplitude, mixpanel, events, tracking ! pastry, chef, commis, kitchen, rosette, rosettes
  NVivo | qualitative data analysis software / ATLAS.ti, MAXQDA < Qualitative research
  Qualtrics / SurveyMonkey = Survey Monkey, Typeform, Google Forms < Survey design
  REDCap / OpenClinica, Medidata Rave, Oracle Clinical < Clinical data management
  `,
);

const ERP_AND_CRM = readConcepts(
  'tool',
  `
  ERP | ERP systems, enterprise resource planning, ERP software, ERP implementation
  SAP | SAP ERP, SAP R/3, SAP ECC, SAP ECC 6.0, SAP system < ERP ~ Oracle E-Business Suite .4 ! hv, lv, 11kv, 33kv, switching
  SAP S/4HANA | S/4HANA, S4 HANA, SAP S4HANA < SAP
  SAP FICO | SAP FI/CO, SAP FI, FI/CO, SAP Finance, SAP CO < SAP
  SAP MM | SAP materials management, Materials Management module < SAP
  SAP SD | SAP sales and distribution < SAP
  SAP PP | SAP production planning < SAP
  SAP PM | SAP plant maintenance < SAP
  SAP QM | SAP quality management < SAP
  SAP WM | SAP EWM, SAP warehouse management, SAP extended warehouse management < SAP, Warehouse management systems
  SAP HCM | SAP HR, SAP HCM payroll < SAP
  SAP PS | SAP project system < SAP
  SAP BW | SAP BI, SAP Business Warehouse, BW/4HANA, BEx < SAP, Data warehousing
  SAP Basis | Basis administration < SAP
  SAP Fiori | SAPUI5, Fiori < SAP
  SAP PI | SAP PO, SAP process integration, IDocs, BAPI, SAP XI < SAP
  SAP SuccessFactors | SuccessFactors, Success Factors < Human resources information systems
  SAP Ariba | Ariba < Procurement
  SAP Concur | Concur, Concur Expense, Concur Travel / Expensify < Expense reports
  SAP Business One | SAP B1 < ERP
  SAP CRM | SAP C4C < CRM software
  SAP APO | SAP IBP, SAP SCM < SAP, Supply chain planning
  Oracle E-Business Suite | Oracle EBS, Oracle Applications, Oracle Apps, Oracle R12, Oracle Financials, Oracle ERP < ERP
  Oracle Fusion | Oracle Cloud ERP, Oracle Fusion Cloud, Oracle HCM Cloud, Oracle Fusion Applications < ERP
  NetSuite | Oracle NetSuite, Net Suite < ERP
  PeopleSoft | Oracle PeopleSoft, PeopleSoft HRMS, PeopleSoft Financials, PeopleCode < ERP
  JD Edwards | JDE, JD Edwards EnterpriseOne, JD Edwards World, Oracle JD Edwards < ERP
  Microsoft Dynamics | MS Dynamics, Microsoft Dynamics 365, Dynamics 365, D365, Dynamics < ERP, CRM software ? salesforce, hubspot, crm, erp,
    sap, netsuite, oracle, sage, microsoft, zoho
  Microsoft Dynamics GP | Great Plains, Dynamics GP, Microsoft Great Plains < ERP, Accounting software
  Microsoft Dynamics NAV | Navision, Dynamics NAV, Business Central, Dynamics 365 Business Central < ERP, Accounting software
  Microsoft Dynamics AX | Dynamics AX, AX Dynamics, Axapta < ERP
  Microsoft Dynamics CRM | Dynamics CRM < CRM software
  Infor | Infor ERP, Infor LN, Infor M3, Baan, SyteLine, Infor CloudSuite, Lawson ERP < ERP ? erp, lawson, sap, system, software, cloudsuite
  Epicor | Epicor ERP, Epicor Eclipse / IFS ERP, QAD, Acumatica, Odoo, Macola < ERP
  Sage | Sage 200, Sage 100, Sage 300, Sage 50, Sage Intacct, Intacct, Peachtree, MAS 90, Sage Accounting < Accounting software ? @finance,
    quickbooks, software, xero, payroll
  Deltek | Deltek Vision, Deltek Costpoint, Costpoint < ERP
  CRM software | CRM, customer relationship management, CRM systems, CRM system, customer relationship management software
  Salesforce | Salesforce.com, SFDC, Salesforce CRM, Sales Cloud, Service Cloud, Salesforce Lightning < CRM software ~ HubSpot .5,
    Microsoft Dynamics CRM .5
  Salesforce development | Visualforce, Lightning Web Components, LWC, SOQL, Aura components < Salesforce
  Salesforce administration | Salesforce administrator duties, Salesforce flows, Process Builder < Salesforce
  Veeva | Veeva CRM, Veeva Vault < CRM software
  HubSpot | HubSpot CRM, Hub Spot < CRM software, Marketing automation
  Zoho | Zoho CRM, Zoho One / Pipedrive, SugarCRM, Insightly < CRM software ~ HubSpot .6
  Siebel | Siebel CRM, Oracle Siebel < CRM software
  Sage ACT | Act CRM / GoldMine CRM < CRM software
  Blackbaud | Raiser's Edge, Raisers Edge, Blackbaud eTapestry / DonorPerfect, Bloomerang < Fundraising
  Gainsight / Totango, ChurnZero < Customer success
  SalesLoft / ZoomInfo, Apollo.io, LinkedIn Sales Navigator = Sales Navigator < Sales prospecting
  Workday | Workday HCM, Workday Financials, Workday software < Human resources information systems ? hcm, hris, hr, payroll, peoplesoft,
    adp, erp, financials, recruiting, system, proficient, proficiency, experienced
  ADP | ADP Workforce Now, ADP payroll, ADP Vantage, ADP Run < Payroll
  UKG | Kronos, UltiPro, Ultimate Software, UKG Pro, Kronos Workforce, Kronos timekeeping < Human resources information systems
  Paychex / Paylocity, Paycom, Ceridian = Dayforce = Ceridian Dayforce < Payroll
  BambooHR / Namely HR, HiBob, Personio, Rippling HR, Zenefits < Human resources information systems
  Taleo | Oracle Taleo / iCIMS, SmartRecruiters, Jobvite, Bullhorn, Brassring, JazzHR
    < Applicant tracking systems
  Coupa / Jaggaer, Ivalua < Procurement
  Microsoft Project | MS Project, Microsoft Project Server < Project scheduling ~ Primavera P6 .6
  Primavera P6 | Primavera, P6, Oracle Primavera < Project scheduling ? primavera, scheduling, schedule, construction, project, projects,
    planning
  Smartsheet | Smart Sheet / Wrike, Clarizen, Workfront = Adobe Workfront < Project management software
  Asana / Trello, Monday.com, Basecamp, ClickUp, Airtable < Project management software ? trello, project, tasks, slack, jira, software,
    tools, basecamp
  Notion ? confluence, slack, documentation, trello, asana, tools
  Project management software | project management tools
  `,
);

const OFFICE = readConcepts(
  'tool',
  `
  Microsoft Office | MS Office, Office Suite, Microsoft Office Suite, MS Office Suite, Office software, Microsoft Suite, MS-Office,
    Office 2010, Office 2013, Office 2016, Office 2007, Office 2003, Office 2019, Microsoft Office products, MS Office products,
    MS Suite, Microsoft Office applications, MS Office applications, Microsoft Office programs < Computer literacy
  Microsoft 365 | Office 365, O365, M365 < Microsoft Office
  Microsoft Excel | Excel, MS Excel, MS-Excel, Excel spreadsheets, advanced Excel, Excel formulas < Spreadsheets, Microsoft Office
    ~ Google Sheets .6, Microsoft Office .7
    ? @office, data, reports, formulas, sap, sql, quickbooks, analysis, skills, advanced, reconciliations, reconciled, reconciliation,
      statements, journals, month-end, forecasts, budgets, dashboards
  Microsoft Word | Word, MS Word, MS-Word, Microsoft Word processing < Word processing, Microsoft Office
    ~ Microsoft Office .7 ? @office, skills
  Microsoft PowerPoint | PowerPoint, Power Point, MS PowerPoint, PowerPoint presentations < Presentation software, Microsoft Office
    ~ Microsoft Office .7
  Outlook | Microsoft Outlook, MS Outlook, Outlook calendar < Microsoft Office ~ Microsoft Office .6 ? @office, email, e-mail, calendar, lotus, exchange
  Microsoft OneNote | OneNote / Evernote
  Microsoft Publisher | MS Publisher < Desktop publishing
  Microsoft Visio | Visio, MS Visio, draw.io / Lucidchart < Process mapping
  Microsoft SharePoint | SharePoint, Share Point, MS SharePoint, SharePoint Online, SharePoint Designer
  Microsoft Teams | MS Teams, Teams ? slack, zoom, skype, webex, outlook, sharepoint, onedrive, microsoft
  Microsoft InfoPath | InfoPath < Microsoft SharePoint
  Microsoft OneDrive | OneDrive / Dropbox, Google Drive, Box cloud storage
  Google Workspace | G Suite, GSuite, Google Apps, Google Suite, Google Apps for Work ~ Microsoft Office .6
  Google Docs < Word processing, Google Workspace
  Google Sheets < Spreadsheets, Google Workspace
  Gmail | Google Calendar, Google Mail < Google Workspace
  Google Slides < Presentation software, Google Workspace
  Slack < Team messaging ? teams, zoom, jira, messaging, channels, trello, asana, software, tools
  Zoom | Zoom meetings / WebEx = Cisco WebEx, Skype = Skype for Business = Lync, Google Meet, GoToMeeting < Video conferencing ? teams,
    skype, meetings, webex, video, conferencing, slack
  Team messaging | instant messaging
  Video conferencing | videoconferencing, web conferencing, virtual meetings, teleconferencing, video conferencing software,
    web conferencing software
  Lotus Notes | IBM Notes, Lotus Domino, HCL Notes
  Lotus 1-2-3 | Lotus 123 / Quattro Pro < Spreadsheets
  Corel WordPerfect | WordPerfect, Word Perfect < Word processing
  OpenOffice | Open Office / LibreOffice, Apple iWork = Apple Keynote = Apple Numbers = Apple Pages < Word processing
  Prezi < Presentation software
  Spreadsheets | spreadsheet, spreadsheet software, pivot tables, VLOOKUP, pivot table, XLOOKUP
  Word processing | word processor, word processing software, document formatting, word processing programs, word processors
  Presentation software | slide decks, presentation design, presentation preparation, presentation programs
  Adobe Acrobat | Acrobat, Acrobat Pro, Adobe Reader, Adobe Acrobat Pro, PDF editing
  DocuSign | e-signature software / Adobe Sign, HelloSign
  Document management systems | document management, document control, document imaging, document management software > Documentum,
    Laserfiche, FileNet, OpenText, M-Files
  Web browsers | web browser > Internet Explorer = Microsoft Internet Explorer, Google Chrome, Firefox = Mozilla Firefox, Safari browser
  Email | e-mail, email correspondence, email management, email software, electronic mail, email programs, email client
  Internet research | internet, web search, online research
  Calendly | Doodle polls, scheduling software
  Typing | touch typing, keyboard skills, typing accuracy, typing speed, words per minute, WPM, keyboarding, typing skills
  Transcription | audio transcription, dictation, transcribing, Dragon NaturallySpeaking, dictaphone, transcription software
  Shorthand | speedwriting, steno
  Office equipment | copiers, photocopier, fax machine, fax machines, scanners, photocopying, multi-line phone, multi-line telephone,
    switchboard ! mri, ct, pet, ultrasound, x-ray, xray, siemens, philips, barcode, rf
  `,
);

/** Databases, data science, business intelligence, business systems and office software. */
export const DATA_AND_BUSINESS_SOFTWARE_CONCEPTS = [
  ...DATABASES,
  ...BIG_DATA,
  ...BI_AND_ETL,
  ...DATA_SCIENCE,
  ...DATA_TOOLS,
  ...ERP_AND_CRM,
  ...OFFICE,
];
