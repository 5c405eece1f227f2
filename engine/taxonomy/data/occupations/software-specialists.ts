import { readFamilies } from '../read-families';

/** Developers and data people of one technology or one kind of system. */
export const SOFTWARE_SPECIALIST_OCCUPATIONS = readFamilies('it', [
  {
    id: 'cpp_developer',
    name: 'C++ and systems developer',
    group: 'software',
    fields: `c++ development, systems programming, low level programming`,
    titles: `c++ developer, c++ engineer, c++ software engineer, c developer, c programmer, systems programmer, c/c++
      developer, c++ programmer, qt developer, rust developer, rust engineer, systems software engineer, low latency
      developer, kernel developer, compiler engineer, linux developer`,
    vocabulary: `c++, c, stl, boost, multithreading, qt, linux, gdb, memory management, visual c++, mfc, sockets, tcp/ip,
      performance, templates, cmake, pointers, object oriented, rust, low latency, real time, posix, unix, debugging,
      algorithms, windows api, kernel, valgrind, opengl`,
  },
  {
    id: 'php_developer',
    name: 'PHP and CMS developer',
    group: 'web',
    fields: `php development, laravel development, magento development, drupal development`,
    titles: `php developer, laravel developer, php programmer, php web developer, magento developer, drupal developer, php
      engineer, symfony developer, codeigniter developer, php backend developer, lamp developer, wordpress developer, joomla
      developer, php full stack developer, cms developer`,
    vocabulary: `php, laravel, mysql, codeigniter, symfony, lamp, wordpress, apache, jquery, ajax, javascript, composer, mvc,
      yii, magento, drupal, rest, html, css, plugins, cakephp, zend, payment gateway, cms, phpunit, phpmyadmin, json,
      bootstrap`,
  },
  {
    id: 'full_stack_developer',
    name: 'Full-stack developer',
    group: 'web',
    fields: `full stack development, full-stack development, web application development`,
    titles: `full stack developer, full-stack developer, full stack engineer, full stack software engineer, fullstack
      developer, fullstack engineer, mern stack developer, mean stack developer, full stack web developer, full stack java
      developer, full stack .net developer, web application developer, web applications developer, javascript full stack
      developer, mern developer`,
    vocabulary: `javascript, react, node.js, express, mongodb, angular, typescript, html, css, rest, postgresql, mysql,
      docker, aws, git, frontend, backend, apis, graphql, redux, full stack, web applications, jwt, next.js, microservices,
      ci/cd, responsive, deployment`,
  },
  {
    id: 'ruby_developer',
    name: 'Ruby and Rails developer',
    group: 'software',
    fields: `ruby on rails, ruby development`,
    titles: `ruby developer, ruby on rails developer, rails developer, ruby engineer, ror developer, rails engineer, ruby
      software engineer, ruby on rails engineer, elixir developer, junior rails developer, rubyist, senior ruby
      developer, full stack ruby developer, backend ruby engineer`,
    vocabulary: `ruby, rails, rspec, postgresql, activerecord, sidekiq, heroku, gems, redis, haml, mvc, capistrano, sinatra,
      javascript, tdd, rest, devise, migrations, github, coffeescript, mysql, elasticsearch, capybara`,
  },
  {
    id: 'go_scala_developer',
    name: 'Go, Scala and functional developer',
    group: 'software',
    fields: `golang development, scala development, functional programming`,
    titles: `golang developer, go developer, go engineer, scala developer, scala engineer, golang engineer, clojure
      developer, haskell developer, erlang developer, functional programmer, kotlin backend developer, distributed
      systems engineer, elixir developer, elixir engineer, f# developer, rust developer, rust engineer`,
    vocabulary: `golang, scala, akka, microservices, grpc, kafka, concurrency, kubernetes, distributed systems, play
      framework, functional programming, docker, protobuf, cassandra, streaming, goroutines, sbt, cats, rest, redis, aws,
      channels`,
  },
  {
    id: 'oracle_developer',
    name: 'Oracle and PL/SQL developer',
    group: 'database',
    fields: `oracle development, pl/sql development, oracle ebs`,
    titles: `oracle developer, pl/sql developer, oracle apps developer, oracle applications developer, oracle pl/sql
      developer, oracle forms developer, oracle apex developer, oracle ebs developer, oracle technical consultant, oracle
      consultant, oracle adf developer, oracle soa developer, oracle functional consultant, oracle apps dba`,
    vocabulary: `oracle, pl/sql, forms, reports, oracle apps, procedures, packages, triggers, toad, ebs, sql loader, apex, xml
      publisher, interfaces, cursors, tuning, bulk collect, oracle 11g, functions, views, discoverer, workflow, adf, soa
      suite, concurrent programs, materialized views, unix`,
  },
  {
    id: 'sql_developer',
    name: 'SQL and database developer',
    group: 'database',
    fields: `sql development, database programming, t-sql development`,
    titles: `sql developer, sql server developer, database developer, t-sql developer, database programmer, sql programmer,
      sql bi developer, sql analyst, database engineer, mysql developer, access developer, postgresql developer, sql report
      developer, data developer, ms access developer`,
    vocabulary: `sql, t-sql, stored procedures, sql server, ssis, ssrs, queries, indexes, triggers, views, functions, joins,
      ssas, tuning, ms access, normalization, mysql, ad hoc, schema, etl, ctes, data model, performance, reports, constraints,
      execution plans, database design, postgresql`,
  },
  {
    id: 'rpa_developer',
    name: 'Automation and low-code developer',
    group: 'software',
    fields: `robotic process automation, process automation, low-code development, rpa`,
    titles: `rpa developer, uipath developer, automation developer, rpa engineer, blue prism developer, rpa consultant, power
      platform developer, low code developer, robotic process automation developer, power apps developer, automation anywhere
      developer, rpa architect, rpa analyst, outsystems developer, mendix developer, vba developer, excel vba developer, macro
      developer, intelligent automation developer`,
    vocabulary: `uipath, blue prism, automation anywhere, bots, rpa, power automate, powerapps, workflows, orchestrator, vba,
      macros, process automation, queues, ocr, studio, low-code, citizen developer, solution design, attended, unattended,
      exception handling, pdd, selectors, dataverse`,
  },
  {
    id: 'research_engineer',
    name: 'Research engineer and computer scientist',
    group: 'data',
    fields: `computer science, computer science research, research and development software, computational science`,
    titles: `research engineer, computer scientist, research software engineer, computational scientist, research programmer,
      research assistant computer science, scientific programmer, algorithm engineer, simulation developer, scientific
      software developer, bioinformatician, bioinformatics analyst, bioinformatics scientist, computational biologist,
      bioinformatics engineer, computational linguist, algorithm developer, signal processing engineer`,
    vocabulary: `algorithms, matlab, c++, python, simulation, optimization, publications, papers, modeling, computational,
      signal processing, parallel, bioinformatics, sequencing, genomics, r, gpu, hpc, cuda, numerical, fortran, research,
      prototypes, perl, pipelines, datasets, linux, conference`,
  },
  {
    id: 'data_architect',
    name: 'Data architect and modeler',
    group: 'data_platform',
    fields: `data architecture, data modeling, information architecture data`,
    titles: `data architect, data modeler, data warehouse architect, information architect, enterprise data architect, cloud
      data architect, big data architect, solution architect data, data modeller, etl architect, data platform architect, bi
      architect, analytics architect, azure data architect, data warehouse consultant`,
    vocabulary: `data modeling, erwin, data warehouse, dimensional modeling, star schema, conceptual, logical, physical, data
      architecture, etl, master data, data lake, data vault, normalization, er diagrams, snowflake, metadata, architecture,
      redshift, oracle, teradata, kimball, reference architecture, data marts, governance, entity relationship, roadmap`,
  },
  {
    id: 'etl_developer',
    name: 'ETL and integration developer',
    group: 'data_platform',
    fields: `etl development, etl, data integration development, data migration, informatica development`,
    titles: `etl developer, informatica developer, ssis developer, datastage developer, talend developer, etl consultant, ab
      initio developer, etl engineer, data integration developer, data migration specialist, etl analyst, informatica
      consultant, data migration consultant, odi developer, data migration analyst, data conversion analyst, pentaho
      developer, etl lead, data integration specialist, informatica administrator, etl programmer, data stage developer, dwh
      developer`,
    vocabulary: `etl, informatica, powercenter, mappings, mapplets, workflows, ssis, datastage, talend, sessions, source
      qualifier, lookups, transformations, data warehouse, oracle, sql, unix, scd, staging, flat files, teradata, loading,
      extraction, scheduling, parameter files, data migration, autosys, control-m, joiner, aggregator, packages`,
  },
  {
    id: 'integration_developer',
    name: 'Middleware and integration developer',
    group: 'software',
    fields: `systems integration, middleware, enterprise application integration, integration development`,
    titles: `integration developer, mulesoft developer, middleware developer, tibco developer, boomi developer, integration
      engineer, integration specialist, integration consultant, biztalk developer, edi developer, edi analyst, edi specialist,
      esb developer, systems integrator, integration analyst, api engineer, interface analyst, webmethods developer, soa
      developer, interface developer, mulesoft architect, iib developer, edi coordinator`,
    vocabulary: `mulesoft, tibco, middleware, esb, edi, soap, rest, integration, xml, mq, biztalk, boomi, apis, jms, xslt,
      anypoint, x12, webmethods, hl7, mapping, queues, adapters, as2, soa, wsdl, interfaces, bpel, message broker, mirth,
      trading partners`,
  },
  {
    id: 'pega_developer',
    name: 'Business process and insurance platform developer',
    group: 'business_systems',
    fields: `business process management, bpm development, pega`,
    titles: `pega developer, bpm developer, guidewire developer, appian developer, pega architect, guidewire consultant, ibm
      bpm developer, pega consultant, camunda developer, pega system architect, bpm consultant, guidewire configuration
      developer, filenet developer, documentum developer, ecm consultant, filenet administrator, ecm developer, pega lead
      system architect`,
    vocabulary: `pega, prpc, bpm, guidewire, policycenter, claimcenter, rules, workflows, case management, flows, gosu,
      appian, data pages, harness, activities, filenet, documentum, sla, content management, process models, decision tables,
      java, css, integration, agile, interfaces, billingcenter, csa`,
  },
  {
    id: 'vr_graphics_developer',
    name: 'Graphics, AR and VR developer',
    group: 'software',
    fields: `computer graphics, virtual reality, augmented reality, game programming`,
    titles: `graphics engineer, graphics programmer, vr developer, ar developer, xr developer, 3d developer, unity developer,
      unreal developer, rendering engineer, simulation engineer software, opengl developer, unreal engine developer, shader
      programmer, immersive developer, metaverse developer, technical artist`,
    vocabulary: `opengl, directx, shaders, unity, unreal, rendering, virtual reality, augmented reality, c++, c#, 3d, gpu,
      hlsl, glsl, webgl, oculus, hololens, arkit, meshes, vulkan, physics, simulation, scene, textures, performance, particle,
      headset`,
  },
  {
    id: 'performance_tester',
    name: 'Test automation and performance engineer',
    group: 'testing',
    fields: `test automation, performance testing, automation testing, load testing`,
    titles: `automation tester, test automation engineer, sdet, performance tester, performance engineer, automation test
      engineer, qa automation engineer, software development engineer in test, performance test engineer, load tester,
      automation test lead, selenium tester, automation qa, test automation lead, qa automation tester, selenium automation
      tester, test automation architect, performance test lead, automation engineer software, mobile test engineer, api
      tester`,
    vocabulary: `selenium, webdriver, automation, testng, cucumber, jmeter, loadrunner, framework, page object, performance
      testing, load testing, java, api testing, postman, rest assured, jenkins, appium, test scripts, gherkin, bdd, scripts,
      cypress, playwright, qtp, uft, regression, maven, throughput, response time, robot framework, data driven, junit`,
  },
]);
