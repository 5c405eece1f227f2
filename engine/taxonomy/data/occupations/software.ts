import { readFamilies } from '../read-families';

/** People who build and test software. */
export const SOFTWARE_OCCUPATIONS = readFamilies('it', [
  {
    id: 'software_developer',
    name: 'Software developer',
    group: 'software',
    fields: `software development, software engineering, backend development, back-end development, programming, application development, computer programming`,
    titles: `software developer, software engineer, programmer, application developer, applications developer,
        programmer
      analyst, software development engineer, sde, swe, software programmer, computer programmer,
        application engineer, application programmer, application development, applications engineer, developer, coder,
        software consultant, software
      development manager, engineering manager, head of engineering,
        vp of engineering, chief technology officer, cto, systems
      programmer, c++ developer, c++ engineer,
        golang developer, go developer, rust developer, scala developer, software team
      lead, software intern,
        software engineering intern, software trainee, technical lead, tech lead, module lead,
        software
      engineering manager, graduate software engineer, it programmer, member of technical staff,
        graduate developer, forward deployed engineer, software build engineer`,
    vocabulary: `software, code, coding, programming, debugging, object oriented, algorithms, data structures, git, unit testing, api,
      apis, version control, agile, scrum, c++, c#, java, sql, linux, visual studio, application, applications, development, modules,
      framework, microservices, code reviews, refactoring, multithreading, design patterns, backend, developed, implemented, xml,
      web services, bug fixes, sdlc, golang, scala`,
  },
  {
    id: 'software_architect',
    name: 'Software architect',
    group: 'software',
    fields: `software architecture, solution architecture, enterprise architecture`,
    titles: `software architect, solution architect, solutions architect, application architect, technical architect,
      enterprise architect, systems architect, java architect, integration architect, principal engineer, principal
      architect, lead architect, domain architect, .net architect, platform architect, cto, enterprise software
      architect, principal software architect, lead software architect, system architect, chief architect software,
      software solution architect, architect software, api architect`,
    vocabulary: `architecture, microservices, design patterns, scalability, reference architecture, integration, soa, api gateway,
      event driven, uml, togaf, non-functional requirements, roadmap, proof of concept, poc, domain driven design, cloud, blueprints,
      technical leadership, distributed systems, rest, middleware, esb, governance, architectural, high availability`,
  },
  {
    id: 'java_developer',
    name: 'Java developer',
    group: 'software',
    fields: `java development`,
    titles: `java developer, java engineer, j2ee developer, java programmer, java software engineer, core java developer,
      java application developer, java full stack developer, java backend developer, spring developer, java consultant, java/j2ee developer,
      java j2ee developer, kotlin developer, jee developer, atg developer, endeca developer`,
    vocabulary: `java, j2ee, spring, spring boot, hibernate, jsp, servlets, struts, maven, tomcat, jdbc, junit, eclipse, weblogic, jboss,
      ejb, swing, websphere, log4j, jms, jpa, soap, intellij, mvc, multithreading, oracle, ant, jstl, jsf, microservices, rest, xml, dao,
      ajax, jax-rs, mockito`,
  },
  {
    id: 'dotnet_developer',
    name: '.NET developer',
    group: 'software',
    fields: `.net development, c# development`,
    titles: `.net developer, dotnet developer, dot net developer, c# developer, asp.net developer, .net engineer, net developer,
      .net programmer, c# engineer, .net software engineer, .net full stack developer, vb.net developer, vb developer, c# programmer,
      asp.net mvc developer, sharepoint developer, microsoft developer`,
    vocabulary: `.net, c#, asp.net, mvc, ado.net, entity framework, linq, wcf, wpf, visual studio, sql server, iis, vb.net, web api, asp,
      windows forms, winforms, tfs, nunit, .net core, razor, ssrs, stored procedures, sharepoint, web forms, telerik, azure, nuget, xaml,
      web services, crystal reports, jquery`,
  },
  {
    id: 'python_developer',
    name: 'Python developer',
    group: 'software',
    fields: `python development`,
    titles: `python developer, python engineer, django developer, python programmer, python software engineer, flask
      developer, python backend developer, python full stack developer, backend python engineer, odoo developer,
      fastapi developer, python automation engineer`,
    vocabulary: `python, django, flask, fastapi, pandas, numpy, celery, postgresql, rest, sqlalchemy, pytest, pycharm, jupyter, redis,
      rabbitmq, scripting, django rest framework, orm, virtualenv, beautifulsoup, scrapy, aws lambda, boto3, matplotlib, jinja, asyncio,
      mysql, automation scripts`,
  },
  {
    id: 'backend_developer',
    name: 'Back-end developer',
    group: 'software',
    fields: `backend development, back end development, server side development, node.js development, api development`,
    titles: `backend developer, back end developer, back-end developer, backend engineer, back end engineer, api developer,
      server side developer, node.js developer, node developer, nodejs developer, node engineer, ruby developer, ruby on rails developer,
      rails developer, integration developer, middleware developer, mulesoft developer`,
    vocabulary: `backend, node.js, express, rest, apis, microservices, mongodb, postgresql, redis, graphql, kafka, rabbitmq, docker,
      authentication, oauth, jwt, endpoints, serverless, lambda, rails, ruby, caching, scalable, queues, websockets, server side, mysql,
      swagger, npm, integration`,
  },
  {
    id: 'front_end_developer',
    name: 'Front-end developer',
    group: 'web',
    fields: `front end development, front-end development, frontend development, ui development`,
    titles: `front end developer, frontend developer, front-end developer, front end engineer, frontend engineer, ui developer, ui
      engineer, javascript developer, react developer, react.js developer, reactjs developer, angular developer, angularjs
      developer, vue developer, html developer, front end web developer, javascript engineer, web ui developer, ui web
      developer, web front end developer, html css developer, frontend web developer, ui front end developer, user interface
      developer, javascript programmer, next.js developer, svelte developer, front end lead, frontend lead, web interface
      designer, ui web designer, css developer, ui architect`,
    vocabulary: `html, css, javascript, typescript, react, angular, angularjs, vue, jquery, bootstrap, responsive, html5, css3, sass, less,
      webpack, redux, ajax, json, cross browser, single page, spa, components, accessibility, dom, figma, mockups, ui, npm,
      material ui, web pages, pixel perfect, wireframes, rxjs, node.js, flexbox, css grid, vite, storybook, web components,
      design tokens, web vitals, tailwind`,
  },
  {
    id: 'web_developer',
    name: 'Web developer',
    group: 'web',
    fields: `web development, web design, web designing, web designing and development, full stack development, php
      development, wordpress development`,
    titles: `web developer, web designer, php developer, wordpress developer, full stack developer, full stack web developer,
      full-stack developer, fullstack developer, full stack engineer, web engineer, web programmer, webmaster, website
      developer, drupal developer, magento developer, laravel developer, website designer, mean stack developer, mern stack
      developer, shopify developer, ecommerce developer, web administrator, web application developer, web and graphics
      designer, graphics and web designer, web designer and developer, web design engineer, web development intern, web
      developer intern, web design intern, web design trainer, website manager, web design specialist, cms developer, wordpress
      designer, web content developer, web producer, joomla developer, php programmer, web production artist`,
    vocabulary: `html, css, php, javascript, jquery, mysql, wordpress, website, websites, web, bootstrap, laravel, codeigniter, ajax,
      dreamweaver, responsive, cms, html5, css3, json, drupal, magento, node.js, web hosting, cpanel, photoshop, plugins,
      themes, landing pages, seo, browser, mongodb, angularjs, domain, e-commerce, flash, joomla, git, website redesign,
      banners, page templates`,
  },
  {
    id: 'mobile_developer',
    name: 'Mobile developer',
    group: 'software',
    fields: `mobile development, android development, ios development, mobile app development`,
    titles: `mobile developer, ios developer, android developer, mobile application developer, mobile app developer, ios engineer,
      android engineer, mobile engineer, swift developer, flutter developer, react native developer, iphone developer, xamarin developer,
      mobile software engineer`,
    vocabulary: `ios, android, swift, kotlin, objective-c, xcode, android studio, app store, google play, mobile, react native, flutter,
      xamarin, cocoa touch, uikit, swiftui, firebase, push notifications, core data, apps, sdk, cocoapods, retrofit, mvvm, iphone, ipad,
      in-app, material design, json, rest`,
  },
  {
    id: 'game_developer',
    name: 'Game developer',
    group: 'software',
    fields: `game development, game design`,
    titles: `game developer, game programmer, unity developer, unreal developer, gameplay programmer, game designer, game engineer,
      combat designer, encounter designer, narrative designer, quest designer, economy designer, systems designer, monetization designer game, lead game designer,
      live ops designer, gameplay designer, game systems designer,
      graphics programmer, level designer, vr developer, ar developer, game producer, video game designer, engine programmer`,
    vocabulary: `game, games, unity, unreal, gameplay, c#, c++, 3d, shaders, physics, opengl, directx, level design, multiplayer,
      game engine, prototypes, assets, animation, blueprints, vr, augmented reality, playtesting, player, console, rendering, maya, blender,
      mechanics`,
  },
  {
    id: 'embedded_engineer',
    name: 'Embedded software engineer',
    group: 'electronics_software',
    fields: `embedded systems, embedded software, firmware development, internet of things, iot`,
    titles: `embedded engineer, embedded software intern, embedded systems intern, embedded intern, firmware intern, embedded
      software engineer, embedded developer, firmware engineer, firmware developer, embedded systems engineer,
      embedded software developer, embedded linux engineer, device driver developer, iot engineer, iot developer, bsp
      engineer, autosar developer, embedded software architect, firmware architect, embedded architect, firmware lead,
      embedded c developer, embedded c++ developer, embedded c engineer, embedded programmer, embedded firmware
      engineer, firmware manager, head of firmware, rtos engineer, low level software engineer, device firmware
      engineer, embedded software lead, embedded linux developer, bsp developer, kernel engineer, embedded systems
      developer, embedded controls engineer, embedded test engineer`,
    vocabulary: `embedded, firmware, microcontroller, microcontrollers, c, c++, rtos, arm, uart, spi, i2c, can, device drivers, bootloader,
      linux kernel, stm32, freertos, oscilloscope, logic analyzer, jtag, pcb, arduino, raspberry pi, sensors, bluetooth, iot, real time,
      autosar, debugging, keil, fpga, interrupt`,
  },
  {
    id: 'sap_consultant',
    name: 'SAP consultant',
    group: 'business_systems',
    fields: `sap consulting, sap development, sap abap`,
    titles: `sap consultant, sap developer, abap developer, sap abap developer, sap analyst, sap functional consultant,
      sap technical consultant, sap fico consultant, sap mm consultant, sap sd consultant, sap basis administrator, sap basis consultant,
      sap hana consultant, sap architect, sap business analyst, sap project manager, sap abap consultant, sap hr consultant,
      sap pp consultant, sap lead, sap stream lead, sap workstream lead, sap sd lead, sap mm lead, sap fico lead, sap solution architect,
      sap sd stream lead, sap mm stream lead, sap application consultant, sap module lead, sap key user, sap finance analyst, sap finance consultant, sap fico analyst, sap functional analyst, sap support analyst,
      sap support consultant, sap systems analyst, sap trainee, sap s/4hana consultant`,
    vocabulary: `sap, abap, bapi, badi, smartforms, idoc, alv, fico, hana, s/4hana, sd, mm, pp, bdc, rfc, ecc, user exits, sapscript,
      adobe forms, data dictionary, odata, fiori, basis, blueprint, configuration, ricef, lsmw, module, cutover, go-live, enhancements,
      transport, netweaver, bw, procure to pay, order to cash`,
  },
  {
    id: 'erp_crm_specialist',
    name: 'ERP and CRM specialist',
    group: 'business_systems',
    fields: `erp, erp implementation, erp systems, oracle applications`,
    titles: `erp consultant, erp analyst, erp manager, oracle consultant, oracle developer, oracle functional consultant,
      peoplesoft developer, peoplesoft consultant, netsuite administrator, netsuite developer, dynamics developer, dynamics 365 consultant,
      dynamics crm developer, workday consultant, workday analyst, jd edwards analyst, erp specialist, oracle apps developer,
      oracle ebs developer, erp administrator, erp project manager, pega developer, servicenow developer, servicenow administrator,
      hris developer`,
    vocabulary: `erp, oracle, ebs, oracle apps, peoplesoft, netsuite, dynamics, workday, modules, financials, workflows, configuration,
      pl/sql, forms, reports, go-live, uat, data migration, customization, gap analysis, fit gap, integrations, implementation,
      end user training, requirements, general ledger, order management, procurement, interfaces, crm, servicenow, pega, jd edwards`,
  },
  {
    id: 'salesforce_specialist',
    name: 'Salesforce specialist',
    group: 'business_systems',
    fields: `salesforce, salesforce administration, salesforce development`,
    titles: `salesforce developer, salesforce administrator, salesforce admin, salesforce consultant, salesforce architect,
      crm administrator, crm developer, salesforce business analyst, salesforce engineer, crm specialist, crm manager,
      crm analyst, crm consultant, salesforce.com developer, salesforce lead, salesforce technical architect,
      salesforce marketing cloud developer, salesforce cpq consultant, salesforce product owner, salesforce solution
      architect, marketing cloud consultant, apex developer, salesforce functional consultant, salesforce qa, crm
      administrator salesforce`,
    vocabulary: `salesforce, apex, visualforce, lightning, soql, triggers, workflows, validation rules, sales cloud, service cloud, crm,
      data loader, process builder, flows, permission sets, profiles, custom objects, appexchange, reports and dashboards, sandbox, leads,
      opportunities, integration, lwc, communities, sfdc, marketing cloud, email templates`,
  },
  {
    id: 'blockchain_developer',
    name: 'Blockchain developer',
    group: 'software',
    fields: `blockchain, blockchain development`,
    titles: `blockchain developer, blockchain engineer, solidity developer, smart contract developer, smart contract
      engineer, web3 developer, crypto developer, blockchain architect, blockchain consultant, ethereum developer,
      defi developer, web3 engineer, protocol engineer blockchain, rust blockchain engineer`,
    vocabulary: `blockchain, ethereum, solidity, smart contracts, hyperledger, crypto, bitcoin, truffle, web3, dapps, tokens, defi, nft,
      wallet, consensus, ledger, hardhat, metamask, erc20, cryptography, fabric, distributed ledger, ipfs, nodes, decentralized, solana`,
  },
  {
    id: 'qa_tester',
    name: 'Software tester',
    group: 'testing',
    fields: `software testing, quality assurance testing, qa, test automation, automation testing, manual testing, testing`,
    titles: `qa engineer, qa analyst, test engineer, software tester, quality assurance engineer,
        quality assurance analyst, test
      analyst, sdet, qa tester, manual tester, automation tester,
        test automation engineer, automation test engineer, qa
      automation engineer, software test engineer,
        sqa engineer, test lead, qa lead, quality assurance tester, testing engineer, software quality engineer,
        software qa engineer, uat tester, performance tester, performance test engineer, game tester, quality analyst,
        automation engineer, test manager, software quality analyst, software testing, software testing engineer,
        junior testing engineer, jr testing engineer, selenium tester, qa intern, mobile tester, validation tester,
        localization tester, games tester, localisation tester`,
    vocabulary: `testing, test cases, selenium, test plans, regression testing, defects, bugs, automation, test scripts, qtp,
      manual testing, functional testing, jira, testng, smoke, sanity, defect tracking, load testing, jmeter, uat, quality center, alm,
      test data, black box, system testing, integration testing, traceability matrix, cucumber, loadrunner, postman, junit, appium,
      test execution, soapui, bug reports, test strategy, bugzilla, stlc`,
  },
  {
    id: 'mainframe_developer',
    name: 'Mainframe developer',
    group: 'software',
    fields: `mainframe development`,
    titles: `mainframe developer, cobol developer, mainframe programmer, as400 developer, rpg developer, mainframe engineer,
      mainframe analyst, cobol programmer, as/400 programmer, mainframe systems programmer, iseries developer, rpg
      programmer, z/os systems programmer, as/400 developer, ibm i developer, mainframe programmer analyst, mainframe
      consultant, pl/i developer, mainframe administrator, ims developer`,
    vocabulary: `mainframe, cobol, jcl, db2, cics, vsam, ims, as400, rpg, z/os, tso, ispf, batch, endevor, file-aid, rexx, abend,
      changeman, xpediter, easytrieve, copybooks, iseries, cl, tsl, batch jobs, legacy`,
  },
]);
