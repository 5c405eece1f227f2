import { readConcepts } from '../read-concepts';

const LANGUAGES = readConcepts(
  'technology',
  `
  JavaScript | JS, Java Script, ECMAScript, ES6, vanilla JavaScript < Programming ~ TypeScript .7
  TypeScript | Type Script < JavaScript
  Java | Core Java, Java SE, J2SE, Java 8, Java 11, Java 17, Oracle Java < Programming, Object-oriented programming ~ Kotlin .6, C# .4,
    Scala .4
  Jakarta EE | J2EE, Java EE, JEE, Java 2 Platform Enterprise Edition < Java
  Python | Python 3, Python3, Python programming, Python scripting < Programming
  C# | C Sharp, CSharp, C#.NET, Visual C# < .NET, Object-oriented programming, Programming
  C++ | CPP, C plus plus, C++11, C++17, Visual C++ < Programming, Object-oriented programming ! fpc, shrm-cp, phr, sphr, ei, garnishments, pension
  C | ANSI C, C language, C programming, embedded C < Programming ~ C++ .6 ? @code, embedded, microcontroller, firmware
    ! licence, licences, license, licenses, hgv, lorry, lorries
  Go | Golang, Go language < Programming ? @code, golang, grpc, rest
  R | R programming, RStudio, R language, R Shiny, tidyverse, ggplot2 < Statistics ? @data, rstudio, tidyverse, ggplot2, shiny, dplyr
  Rust | Rust language, rustlang < Programming ? @code, cargo, systems, tokio, axum, wasm, zig
  Ruby | Ruby language < Programming ? @code, rails
  PHP | PHP7, PHP 8, PHP5 < Programming, Web development
  Swift | SwiftUI < iOS development ? @code, ios, xcode, objective-c, iphone, mobile ! payments, treasury, kyriba, treasurer, cash, ctp, fx, banking, mt103, sepa,
    wire, kyriba
  Objective-C | Objective C, ObjC < iOS development ~ Swift .6
  Kotlin < Programming ~ Java .6
  Scala < Programming ~ Java .4
  Dart < Programming ? @code, flutter, mobile
  Perl | Perl scripting, Perl 5 < Programming ~ Python .4
  Haskell < Functional programming
  Elixir | Phoenix framework < Functional programming ? @code, erlang, phoenix, otp
  Erlang < Functional programming
  Clojure | ClojureScript < Functional programming
  F# | F Sharp < Functional programming, .NET
  OCaml < Functional programming
  Lisp | Common Lisp < Functional programming ? @code
  Scheme < Functional programming ? lisp, racket, functional programming, interpreter
  Julia < Programming ? @data, programming, matlab
  Lua < Programming
  Groovy < Java
  Visual Basic | VB, VB6, Visual Basic 6 < Programming ~ VB.NET .7
  VB.NET | Visual Basic .NET, VBNET < .NET
  VBA | Visual Basic for Applications, Excel VBA, Excel macros < Microsoft Excel
  VBScript | VB Script < Programming
  COBOL < Mainframe
  Fortran | Fortran 90 < Programming
  Pascal | Turbo Pascal < Programming ? @code, delphi
  Delphi | Embarcadero Delphi < Programming ? @code, pascal, vcl
  Ada | Ada 95, Ada language < Programming ? avionics, embedded, safety critical, programming
    ! fmla, eeo, eeoc, flsa, cobra, erisa, osha, hipaa, hr, disability, disabilities, accommodation, accommodations, accessible,
    accessibility, law, laws
  Assembly language | assembler language, x86 assembly, ARM assembly < Programming
  MATLAB | MathWorks MATLAB, The MathWorks MATLAB ~ Python .4
  Simulink | MATLAB Simulink < MATLAB
  GNU Octave < MATLAB
  Mathematica | Wolfram Mathematica
  Shell scripting | Bash, bash scripting, shell script, shell scripts, Unix shell, korn shell, Ksh < Linux
  PowerShell | Windows PowerShell, Power Shell < Windows administration
  AWK | gawk < Shell scripting
  SQL | Structured Query Language, SQL queries, ANSI SQL, SQL programming < Relational databases
  PL/SQL | PLSQL, Oracle PL/SQL < SQL, Oracle Database
  T-SQL | TSQL, Transact-SQL, Transact SQL < SQL, Microsoft SQL Server
  GraphQL | Apollo GraphQL < Web APIs ~ REST APIs .6
  XML | Extensible markup language, XSD, XML schema
  XSLT | XSL, XPath, XQuery < XML
  JSON | JavaScript Object Notation
  YAML
  HTML | HTML5, HTML 5, Hypertext markup language, XHTML, DHTML < Web development
  CSS | CSS3, CSS 3, Cascading style sheets < Web development
  Sass | SCSS < CSS ? @code, css
  Less < CSS ? css, sass, scss, stylesheets
  Regular expressions | regex, regexp
  ABAP | SAP ABAP, ABAP/4, ABAP objects, ABAP OO < SAP
  Apex | Salesforce Apex, Apex classes, Apex triggers < Salesforce ? salesforce, visualforce, lightning, soql, triggers
  Solidity < Smart contracts
  Vyper < Smart contracts ? ethereum, solidity, contracts
  Verilog | Verilog HDL < Hardware description languages ~ VHDL .7
  SystemVerilog | System Verilog < Verilog
  VHDL < Hardware description languages
  CUDA | NVIDIA CUDA < GPU programming
  OpenCL < GPU programming
  GPU programming | GPGPU, GPU computing
  WebAssembly | WASM
  RPG | RPGLE, RPG ILE, RPG IV, RPG/400 < IBM i ? as400, as/400, iseries, ibm, cl
  JCL | job control language < Mainframe
  REXX < Mainframe
  PL/I < Mainframe
  Progress 4GL | OpenEdge ABL, Progress OpenEdge
  ColdFusion | Cold Fusion, Adobe ColdFusion, CFML < Web development
  ActionScript | Action Script, ActionScript 3 < Adobe Flash
  Tcl | Tcl/Tk < Programming ? @code, scripting, tk
  Prolog < Programming
  LaTeX
  Markdown
  LabVIEW | NI LabVIEW, National Instruments LabVIEW
  Scratch ? programming, coding, kids, students, blocks
  Crystal Reports | SAP Crystal Reports, Business Objects Crystal Reports < Reporting
  `,
);

const WEB = readConcepts(
  'technology',
  `
  React | React.js, ReactJS, React JS, React hooks < JavaScript ~ Vue.js .5, Angular .5, Svelte .5
    ? @code, redux, hooks, component, components, node.js, next.js, vue, angular, svelte, native, front-end, back-end, full-stack, tailwind,
    node, engineer, webpack, graphql, jest, vite, browser, spa, ui
  Redux | Redux toolkit, Redux Saga, Redux Thunk < React
  MobX < React
  Next.js | NextJS, Next JS < React
  Gatsby | GatsbyJS, Gatsby.js < React ? react, jamstack, graphql, static
  Remix < React ? react, next.js, frontend
  Angular | Angular 2, Angular 8, Angular 12, Angular 14 < TypeScript ~ AngularJS .7
  AngularJS | Angular.js, Angular JS, Angular 1 < JavaScript
  RxJS < JavaScript
  NgRx < Angular
  Vue.js | Vue, VueJS, Vue JS, Vue 3, Vuex, Pinia < JavaScript
  Nuxt.js | Nuxt, NuxtJS < Vue.js
  Svelte | SvelteKit, Svelte.js < JavaScript
  Ember.js | EmberJS, Ember JS < JavaScript ~ React .4
  Backbone.js | BackboneJS, Backbone JS < JavaScript ~ AngularJS .4
  Knockout.js | KnockoutJS, Knockout JS < JavaScript
  jQuery | jQuery UI, jQuery Mobile < JavaScript
  Ext JS | ExtJS, Sencha < JavaScript
  Dojo | Dojo Toolkit < JavaScript ? javascript, jquery, toolkit, ajax
  Polymer ? web components, javascript, lit
  Web components | Lit, LitElement, custom elements < JavaScript ? @code, polymer, custom, elements
  D3.js | D3, D3js < Data visualisation, JavaScript
  Three.js | ThreeJS < WebGL
  WebGL < 3D graphics
  Chart.js / Highcharts, ECharts < Data visualisation
  Node.js | NodeJS, Node JS, Node < JavaScript ? @code, express, react, angular, mongodb, npm
  Express | Express.js, ExpressJS, Express JS < Node.js ? @code, node.js, node, mongodb
  NestJS | Nest.js < Node.js
  Fastify < Node.js
  Koa | Koa.js < Node.js ? node, node.js, express
  Deno < JavaScript
  Meteor | Meteor.js < Node.js ? javascript, mongodb, node
  Socket.IO | SocketIO < WebSockets
  WebSockets | WebSocket, web sockets < Web APIs
  AJAX | Asynchronous JavaScript and XML < JavaScript
  MEAN stack | MERN stack, MERN, MEVN < Node.js, MongoDB
  Tailwind CSS | Tailwind, TailwindCSS < CSS ~ Bootstrap .5
  Bootstrap | Twitter Bootstrap, Bootstrap 4, Bootstrap 5 < CSS
  Material UI | MUI, Material Design < CSS
  Ant Design < React
  Styled components | styled-components, CSS-in-JS < CSS
  Responsive web design | responsive design, mobile-first design, mobile first < Web development
  Web accessibility | WCAG, a11y, WCAG 2.1, Section 508, ADA compliance web, ARIA < Web development
  Webpack < JavaScript
  Vite < JavaScript ? @code, react, vue, webpack
  Babel | Babel.js < JavaScript ? javascript, webpack, react, es6
  Gulp | Gulp.js / Grunt, Grunt.js < JavaScript ? @code, webpack, npm
  npm / Yarn, pnpm < Node.js ? @code, node, webpack, javascript
  Storybook < Front-end development ? react, components, design system, frontend
  Progressive web apps | progressive web app, PWA, PWAs < Web development
  Single-page applications | single page application, single page applications, SPA development < Web development
  Server-side rendering | SSR < Web development ? react, next.js, nuxt, rendering, frontend
  Micro frontends | micro-frontends, microfrontends, module federation < Front-end development
  Front-end development | front end development, frontend development, front-end engineering, frontend < Web development
  Back-end development | back end development, backend development, backend, server-side development
  Full-stack development | full stack development, full-stack, full stack, fullstack < Front-end development, Back-end development
  Web development | website development, web application development, web programming, web applications
  Browser developer tools | Chrome DevTools, cross-browser compatibility, cross browser testing < Web development
  Web performance | Core Web Vitals, page speed optimization, Lighthouse audits < Web development
  Django | Django REST framework, DRF < Python ~ Flask .6
  Flask < Python ? python, django, sqlalchemy, api, web
  FastAPI | Fast API < Python, REST APIs ~ Flask .7
  SQLAlchemy < Python
  Celery < Python ? python, django, rabbitmq, redis
  Tornado < Python ? python, flask, django
  Pyramid < Python ? python, django, flask
  Ruby on Rails | Rails, RoR < Ruby ? @code, ruby, postgresql
  Sinatra < Ruby ? ruby, rails
  Laravel < PHP ~ Symfony .6
  Symfony < PHP
  CodeIgniter | Code Igniter < PHP ~ Laravel .5
  CakePHP | Cake PHP < PHP
  Zend Framework | Zend < PHP
  Yii | Yii2 < PHP
  Spring | Spring Framework, Spring MVC, Spring Core, Spring IOC, Spring AOP < Java ? @code, hibernate, j2ee, boot, mvc, struts
    ! calving, lambing, herd, flock, semester, term, break, summer, autumn, winter, season
  Spring Boot | SpringBoot < Java
  Spring Cloud < Spring Boot
  Spring Security < Spring Boot
  Hibernate | Hibernate ORM, JPA, Java Persistence API < Java
  MyBatis | iBatis < Java
  Struts | Apache Struts, Struts 2 < Java ~ Spring .5
  JSP | JavaServer Pages, Java Server Pages, JSTL < Java
  Servlets | Java servlets, servlet < Java
  JSF | JavaServer Faces, PrimeFaces, RichFaces < Java
  EJB | Enterprise JavaBeans, Enterprise Java Beans < Jakarta EE
  JDBC < Java
  JMS | Java Message Service < Java
  JAX-RS | Jersey framework, RESTEasy / JAX-WS < Java
  Java Swing | Swing, AWT / JavaFX < Java ? java, awt, gui, applet
  GWT | Google Web Toolkit / Vaadin < Java
  Grails < Groovy
  Quarkus < Java
  Micronaut < Java
  Play Framework < Scala
  Akka < Scala
  Multithreading | concurrency, multi-threading, concurrent programming, parallel programming < Programming
  .NET | dot net, dotnet, .NET Framework, Microsoft .NET, Microsoft .NET Framework < Programming
  .NET Core | .NET 6, .NET 8, dotnet core < .NET
  ASP.NET | ASP .NET, ASP.NET MVC, ASP.NET Core, ASP.NET Web API, ASP.NET Web Forms < .NET, Web development
  Classic ASP | Active Server Pages, ASP < Web development ? vbscript, iis, asp.net, sql server, vb
  ADO.NET < .NET
  Entity Framework | EF Core, Entity Framework Core < .NET
  LINQ | Language integrated query < .NET
  WCF | Windows Communication Foundation < .NET
  WPF | Windows Presentation Foundation, XAML < .NET
  Windows Forms | WinForms, Win Forms < .NET
  Silverlight | Microsoft Silverlight < .NET
  Blazor < .NET
  SignalR < .NET
  Razor | Razor pages < ASP.NET ? asp.net, mvc, views, blazor
  Telerik | Kendo UI / DevExpress < .NET
  Dapper < .NET ? .net, entity framework, orm, c#
  REST APIs | REST, RESTful, RESTful APIs, REST API, RESTful web services, REST web services, RESTful services < Web APIs
    ? @code, soap, json, xml, services, endpoints, http, spring, node.js, grpc, graphql, websockets, openapi, kafka
  SOAP | SOAP web services, WSDL < Web APIs ? @code, rest, wsdl, xml, web services
  gRPC | Protocol Buffers, protobuf < Web APIs ~ REST APIs .5
  Web APIs | API development, web services, API design, API integration, APIs, application programming interface
  OpenAPI | Swagger, OpenAPI specification / RAML < Web APIs
  Postman < Web APIs ? api, apis, rest, testing, soapui
  OAuth | OAuth2, OAuth 2.0, OpenID Connect, OIDC < Identity and access management
  JWT | JSON Web Token, JSON Web Tokens < OAuth
  WordPress | Word Press / WooCommerce, Elementor < Content management systems
  Drupal | Drupal 8 < Content management systems
  Joomla | Joomla! < Content management systems
  Magento | Adobe Commerce, Magento 2 < E-commerce platforms
  Shopify | Shopify Plus, Shopify Liquid < E-commerce platforms
  BigCommerce | Big Commerce < E-commerce platforms ~ Shopify .6
  PrestaShop / OpenCart < E-commerce platforms
  Salesforce Commerce Cloud | Demandware, SFCC < E-commerce platforms
  SAP Commerce | Hybris, SAP Hybris < E-commerce platforms
  Oracle Commerce | ATG Commerce, Oracle ATG, Endeca < E-commerce platforms
  E-commerce platforms | ecommerce development, e-commerce development
  Squarespace < Content management systems
  Wix | Wix Studio < Content management systems
  Webflow < Content management systems
  Adobe Experience Manager | AEM, Adobe CQ5, CQ5 < Content management systems
  Sitecore < Content management systems
  Contentful | headless CMS / Strapi, Sanity CMS < Content management systems
  Umbraco / Kentico < Content management systems
  Content management systems | content management system, CMS, web content management
  Liferay | Liferay Portal < Java
  Apache Tomcat | Tomcat < Java
  WebLogic | Oracle WebLogic, BEA WebLogic, WebLogic Server < Java
  WebSphere | IBM WebSphere, WebSphere Application Server < Java ~ WebLogic .6
  JBoss | WildFly, JBoss EAP < Java ~ WebLogic .6
  GlassFish / Eclipse Jetty < Java
  IIS | Internet Information Services, Microsoft IIS < Windows Server
  Nginx < Web servers
  Apache HTTP Server | Apache web server, Apache httpd, Apache < Web servers ? @ops, http, web server, php, tomcat, nginx, mysql
  HAProxy < Load balancing
  Web servers | web server administration
  LAMP | LAMP stack, XAMPP, WAMP < PHP, Linux, MySQL
  Adobe Flash | Macromedia Flash, Flash animation
  Adobe Dreamweaver | Dreamweaver, Macromedia Dreamweaver < HTML
  Microsoft FrontPage | FrontPage < HTML
  HTTP | HTTPS, HTTP protocol, Hypertext transfer protocol ? @code, protocol, tcp/ip
  `,
);

const MOBILE_AND_GAMES = readConcepts(
  'technology',
  `
  iOS development | iOS, iPhone development, iOS SDK, iOS app development, UIKit, Cocoa Touch < Mobile development
  Android development | Android, Android SDK, Android app development, Jetpack Compose < Mobile development
  Mobile development | mobile app development, mobile application development, mobile applications, mobile apps
  React Native | ReactNative, Expo React Native < React, Mobile development ~ Flutter .6
  Flutter | Flutter SDK < Dart, Mobile development
  Xamarin | Xamarin Forms, .NET MAUI < C#, Mobile development
  Ionic | Ionic Framework < Mobile development ? @code, angular, cordova, mobile, hybrid
  Apache Cordova | PhoneGap, Cordova < Mobile development
  Xcode | Apple Xcode < iOS development
  Android Studio < Android development
  Core Data | CoreData < iOS development
  Firebase | Google Firebase, Firestore, Cloud Firestore < Back-end development
  Supabase < Back-end development ~ Firebase .6
  Push notifications | APNs, Firebase Cloud Messaging, FCM < Mobile development ? mobile, app, ios, android, firebase
  App Store deployment | App Store Connect, Google Play Console, TestFlight, app store optimization < Mobile development
  Unity | Unity3D, Unity 3D, Unity engine < Game development ? @code, game, games, c#, 3d, vr, unreal
  Unreal Engine | Unreal, UE4, UE5, Unreal Engine 5 < Game development ~ Unity .5
  Unreal Blueprints | UE5 Blueprints, UE4 Blueprints, Blueprints visual scripting, Blueprint scripting < Unreal Engine
  Godot < Game development
  Game development | game programming, game design, game engines, video game development
  OpenGL > DirectX < 3D graphics
  Shader programming | HLSL, GLSL, shaders, writing shaders < 3D graphics ~ OpenGL .5
  3D graphics | computer graphics, real-time rendering
  Virtual reality | VR development, Oculus SDK, OpenXR
  Augmented reality | ARKit, ARCore, mixed reality, AR/VR
  Qt | Qt framework, QML, PyQt < C++ ? @code, gui, qml, embedded
  Boost | Boost libraries < C++ ? c++, stl, libraries
  STL | Standard Template Library < C++ ? c++, boost, templates
  MFC | Microsoft Foundation Classes, Win32 API, Win32 < C++
  Electron | Electron.js, ElectronJS < JavaScript ? @code, desktop, node.js
  Embedded systems | embedded software, embedded development, embedded programming, embedded software development
  Embedded Linux > Yocto = Yocto Project, Buildroot < Embedded systems, Linux
  RTOS | real-time operating systems, real time operating system > FreeRTOS, VxWorks, QNX, Zephyr RTOS < Embedded systems
  Device drivers | device driver development, Linux kernel development, kernel programming, board support packages < Embedded systems
  Firmware | firmware development, firmware upgrades < Embedded systems
  Arduino < Microcontrollers
  Raspberry Pi < Microcontrollers
  Microcontrollers | microcontroller, STM32, PIC microcontroller, AVR, ARM Cortex, 8051 microcontroller > ESP32 < Embedded systems
  Hardware description languages | HDL, RTL design < Digital design
  Internet of Things | IoT, IIoT, industrial internet of things
  MQTT < Internet of Things
  Bluetooth Low Energy | BLE, Bluetooth / Zigbee < Wireless communication ? bluetooth, wireless, iot, zigbee, firmware, embedded, mqtt, wifi, wi-fi, sensor,
    sensors, mobile, ios, android, beacons, gatt, lora, nfc, protocols, device, devices, stm32, nordic
  CAN bus | CAN protocol, CAN communication, CAN interface, CAN network, CAN drivers, CAN messages, CANopen, controller area network > CANoe, CANalyzer < Embedded systems
  AUTOSAR < Embedded systems
  Robot Operating System | ROS, ROS2 < Robotics ? robot, robotics, gazebo, navigation, lidar ! payroll, irish, revenue, brightpay, medical, patient
  Blockchain | distributed ledger, distributed ledger technology, blockchain technology
  Ethereum | EVM, ERC-20, ERC20 < Blockchain ? @code, blockchain, solidity, smart, contracts, web3, token, tokens, crypto
  Hyperledger Fabric | Hyperledger, Hyperledger Composer < Blockchain
  Smart contracts | smart contract, smart contract development < Blockchain
  Web3 | Web3.js, ethers.js, dApps, decentralized applications, DeFi < Blockchain
  Truffle | Truffle Suite / Hardhat, Ganache < Smart contracts ? ethereum, solidity, smart contracts, blockchain
  Bitcoin | cryptocurrency, cryptocurrencies, crypto assets < Blockchain
  MetaMask / IPFS < Web3
  Corda | R3 Corda / Solana, Polygon blockchain < Blockchain ? blockchain, ledger, smart contracts
  `,
);

const PRACTICE = readConcepts(
  'method',
  `
  Programming | coding, computer programming, software programming, programming languages
    ! inpatient, outpatient, nvivo, atlas.ti, maxqda, dedoose, thematic, qualitative, transcripts, icd, icd-10, icd-10-cm, cpt, hcpcs, drg, rhia, rhit, ccs, site, subcontractor, subcontractors, subbie, snagging, nhbc, asta, handover, handovers
  Software development | software engineering, application development, software design, software application development
  Object-oriented programming | object oriented programming, OOP, OOPS, object oriented design, OOD, object-oriented design, OOAD
    < Programming
  Functional programming < Programming
  Data structures | algorithms, data structures and algorithms, algorithm design, DSA < Programming
  Design patterns | GoF patterns, software design patterns, SOLID principles, MVC pattern, model view controller < Software architecture
  Software architecture | system design, application architecture, systems architecture, solution architecture, technical architecture
  Microservices | microservice, micro services, microservices architecture, microservice architecture < Software architecture
  Service-oriented architecture | service oriented architecture, SOA < Software architecture ~ Microservices .5
  Event-driven architecture | event driven architecture, event sourcing, CQRS < Software architecture
  Domain-driven design | domain driven design, DDD < Software architecture
  Distributed systems | distributed computing, high availability systems, scalable systems
  Test-driven development | TDD, test driven development < Unit testing
  Behaviour-driven development | BDD, behavior driven development, behavior-driven development, Gherkin < Test automation
  Pair programming | mob programming, extreme programming < Agile
  Code review | code reviews, peer code review, pull requests
  Debugging | software debugging, root cause debugging
  Refactoring | code refactoring, legacy modernization
  Clean code | coding standards, code quality
  Version control | source control, revision control, version control systems
  Software development life cycle | SDLC, software development lifecycle, software life cycle
  Agile | agile methodology, agile development, agile methodologies, agile software development, agile practices
  Scrum | scrum methodology, sprint planning, daily stand-ups, sprint retrospectives < Agile ~ Kanban .6
  Kanban | kanban boards < Agile
  SAFe | Scaled Agile Framework, scaled agile, PI planning < Agile ? agile, scrum, release, increment, scaled
    ! driver, driving, drive, environment, environments, friendly, secure, clean, serve, food, working, work, workplace, healthy
  Waterfall | waterfall methodology, waterfall model < Software development life cycle ? agile, sdlc, scrum, methodology, methodologies
  DevSecOps < DevOps
  UML | Unified Modeling Language, UML diagrams, class diagrams, sequence diagrams
  Release management | release planning, software releases, release engineering
  Legacy migration | system migration, application migration, legacy system migration
  Performance tuning | performance optimization, application performance tuning, code optimization
  System integration | systems integration, application integration, enterprise integration, software integration
  Technical documentation | technical writing, API documentation, software documentation
  Open source | open-source development, open source contributions
  Low-code development | low code, no code, Microsoft PowerApps > OutSystems, Mendix, Power Apps
  Prompt engineering | LLM prompting < Large language models
  `,
);

const DEVELOPER_TOOLS = readConcepts(
  'tool',
  `
  Git | git version control, Git flow, GitFlow < Version control ~ Subversion .6
  GitHub | GitHub Enterprise < Git
  GitLab | GitLab Enterprise < Git
  Bitbucket | Atlassian Bitbucket < Git
  Subversion | SVN, Apache Subversion, TortoiseSVN < Version control
  CVS version control | CVS repository, WinCVS < Version control
  Mercurial < Version control
  Perforce | Helix Core < Version control
  ClearCase | Rational ClearCase, IBM ClearCase, ClearQuest < Version control
  Team Foundation Server | TFS, Team Foundation < Version control ~ Azure DevOps .7
  Visual SourceSafe | VSS SourceSafe, Microsoft Visual SourceSafe < Version control
  Visual Studio | Microsoft Visual Studio, Visual Studio .NET < .NET
  Visual Studio Code | VS Code, VSCode
  Integrated development environments | IDE, IDEs, integrated development environment ? @code, eclipse, netbeans, beans, tools,
    tool, xcode
  IntelliJ IDEA | IntelliJ, JetBrains / WebStorm, PyCharm
  Eclipse | Eclipse IDE, Spring Tool Suite < Java ? @code, ide, maven, netbeans, junit
  NetBeans < Java
  Sublime Text / Notepad++, Vim, Emacs
  Maven | Apache Maven < Java ~ Gradle .7
  Gradle < Java
  Apache Ant | ANT scripts, Ant build < Java
  CMake | Makefile, GNU make < C++
  Bazel < Build automation
  Build automation | build scripts, build management, nightly builds
  Nexus Repository | Sonatype Nexus / JFrog Artifactory = Artifactory < Build automation
  Jira | Atlassian Jira, Jira Software, Jira Service Management < Issue tracking
  Confluence | Atlassian Confluence
  Bugzilla / Mantis = MantisBT, Redmine < Issue tracking
  Issue tracking | bug tracking, defect tracking, defect management
  Rally | CA Agile Central, Rally Software / VersionOne < Agile ? agile, user stories, scrum, sprint, backlog
  Azure DevOps | VSTS, Azure Pipelines, Azure Boards, Visual Studio Team Services < CI/CD
  SoapUI | SOAP UI, ReadyAPI < API testing
  Selenium | Selenium WebDriver, Selenium Grid, Selenium IDE, Selenium RC, WebDriver < Test automation ~ Cypress .6, Playwright .7
  Cypress | Cypress.io < Test automation, JavaScript ? @code, selenium, testing, automation, playwright
  Playwright | Microsoft Playwright < Test automation ? selenium, testing, automation, test, cypress
  Puppeteer < Test automation ? @code, chrome, headless, testing
  Appium < Test automation, Mobile development
  TestNG | Test NG < Test automation, Java
  JUnit | JUnit 5 / Mockito, PowerMock < Unit testing, Java
  NUnit / xUnit = xUnit.net, MSTest < Unit testing, .NET
  PyTest | unittest Python / Robot Framework < Unit testing, Python
  Jest / Mocha, React Testing Library, Jasmine framework, Karma runner < Unit testing, JavaScript ? @code, react, angular, testing, unit
  RSpec / Capybara, Minitest < Unit testing, Ruby
  PHPUnit < Unit testing, PHP
  Cucumber / SpecFlow, JBehave < Behaviour-driven development ? @code, selenium, bdd, gherkin, testing, test
  Protractor < Test automation, Angular ? angular, selenium, testing
  Katalon Studio | Katalon / Ranorex, TestComplete = Test Complete, SilkTest < Test automation
  UFT | QTP, QuickTest Professional, Unified Functional Testing, HP QTP, HP UFT, Quick Test Pro < Test automation
  HP ALM | ALM Quality Center, HP Quality Center, Quality Center, Micro Focus ALM, HPQC, QC/ALM < Test management
  TestRail / Zephyr, qTest, Xray test management < Test management
  Test management | test management tools, test planning, test strategy
  JMeter | Apache JMeter < Load testing ~ LoadRunner .7
  LoadRunner | HP LoadRunner, Performance Center < Load testing
  Gatling / k6, Locust load testing, BlazeMeter < Load testing
  SonarQube | Sonar, static code analysis / Coverity, Checkmarx, Fortify SCA < Clean code
  Fiddler / Charles Proxy < Web APIs ? http, debugging, traffic, testing, proxy
  Rational Rose / Enterprise Architect = Sparx Enterprise Architect < UML
  Vagrant < DevOps
  `,
);

const TESTING = readConcepts(
  'skill',
  `
  Software testing | software test, application testing, software QA, software quality assurance, QA testing
  Manual testing | manual test execution, exploratory testing, ad hoc testing < Software testing
  Test automation | automated testing, automation testing, test automation framework, automation framework, automated tests,
    test automation software < Software testing
  Functional testing | black box testing, black-box testing, system testing < Software testing
  Regression testing | regression tests, regression test suite < Software testing
  Integration testing | system integration testing, end-to-end testing, E2E testing < Software testing
  Unit testing | unit tests, unit test, white box testing < Software testing
  User acceptance testing | UAT, acceptance testing, user acceptance tests < Software testing
  Smoke testing | sanity testing < Software testing
  Load testing | performance testing, stress testing, volume testing < Software testing
  Security testing | application security testing, SAST, DAST, vulnerability testing < Software testing
  API testing | web services testing, REST API testing < Software testing
  Mobile testing | mobile app testing, device testing < Software testing
  Database testing | backend testing, ETL testing, data validation testing < Software testing
  Usability testing | user testing, usability tests < User research
  Compatibility testing | browser compatibility testing < Software testing
  Test cases | test case design, writing test cases, test scripts, test scenarios, test plans, test plan < Software testing
  Test data management | test data preparation, test environment setup < Software testing
  Requirements traceability | traceability matrix, requirements traceability matrix, RTM
  Bug reporting | defect reporting, defect triage, bug triage, defect life cycle < Issue tracking
  Software validation | computer system validation, CSV validation, IQ OQ PQ, 21 CFR Part 11
  `,
);

/** Programming languages, web, mobile, games, embedded software, testing and the practice of building software. */
export const PROGRAMMING_CONCEPTS = [
  ...LANGUAGES,
  ...WEB,
  ...MOBILE_AND_GAMES,
  ...PRACTICE,
  ...DEVELOPER_TOOLS,
  ...TESTING,
];
