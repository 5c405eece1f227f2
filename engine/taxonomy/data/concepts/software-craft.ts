import { readConcepts } from '../read-concepts';

const NAMED = readConcepts(
  'technology',
  `
  Linux tools and distributions < Linux > vmstat, iostat, mpstat, pidstat, sysstat, nmon, htop, iotop, dstat, lsof,
    strace, ltrace, ptrace, DTrace, SystemTap, eBPF, bpftrace, netstat, iperf, ethtool, iptables, nftables, firewalld,
    SELinux, AppArmor, systemd, systemctl, cgroups, crontab, rsync, tmux, xargs, logrotate, journald, auditd, udev,
    U-Boot, initramfs, LVM, ext4, Btrfs, XFS, NFSv4, inotify, chroot, POSIX, POSIX threads = pthreads, glibc, musl,
    BusyBox, OpenWrt, Arch Linux, Gentoo, Linux Mint, Amazon Linux, openSUSE, AlmaLinux, PXE boot, Red Hat Satellite,
    dpkg, RPM packaging, Flatpak, Zsh, Bourne shell, csh
  Operating system internals < Operating systems > OS internals, Process scheduling, Inter-process communication,
    Shared memory = Memory paging = Virtual memory, Syscalls, Context switching, Symmetric multiprocessing, NUMA,
    Mutexes, Semaphores, UEFI, ACPI, Hypervisors, Type 1 hypervisors
  Java tools and libraries < Java > YourKit, JProfiler, VisualVM, Java Mission Control,
    Java Flight Recorder = Flight Recorder, JConsole, GC tuning, Garbage collection tuning, JVM tuning, JVM internals,
    Java virtual machine = JVM, JMX, JNDI, JAXB = JAX-B, JNI, JDK, OpenJDK, GraalVM, Java concurrency, Java NIO,
    Java Web Start, JavaBeans, Apache Wicket, Thymeleaf, FreeMarker, Apache Velocity, Project Reactor, Spring WebFlux,
    Spring Data, Spring Data JPA, Project Lombok, Gson, Apache CXF, Apache Axis, Ehcache, Infinispan, Apache Ignite,
    Oracle Coherence, EclipseLink, TopLink, QueryDSL, EasyMock, JMock, WireMock, MockK, AssertJ, Hamcrest,
    Testcontainers, Cobertura, JaCoCo, Checkstyle, FindBugs, SpotBugs, JRebel, OSGi, Apache Felix, Apache Karaf,
    Apache ServiceMix, Payara, TomEE, WebSphere Liberty, Open Liberty, Helidon, Eclipse MicroProfile, Netflix OSS,
    Apache POI, iText, JasperReports, iReport, Quartz Scheduler, Log4j2, Logback, Kotlin Flow, http4s
  Browser platform < JavaScript > Virtual DOM, Shadow DOM, Browser APIs, Fetch API, IndexedDB, localStorage,
    Web Storage, Web Workers, CSS Grid, Flexbox, CSS animations, JSX, JavaScript promises, async/await,
    Asynchronous programming, Asynchronous JavaScript, ES modules, ES2015, ES2020, ES5, Transpilation, Transpilers,
    Tree shaking, Code splitting, Lazy loading, Polyfills, Hot module replacement, Minification, RollupJS,
    SWC compiler, Turbopack, Browserify, SystemJS, Babel JS = BabelJS, TSLint, JSLint, JSHint, Lerna, Yarn workspaces,
    Verdaccio, Nodemon, Ramda, Immutable.js, fp-ts, io-ts, Jotai, React Hook Form, Semantic UI, Blueprint.js,
    Stencil.js = StencilJS, Turbolinks, Riot.js, Vue Router, Vue Test Utils, Composition API, Angular Material,
    Angular CLI, Angular Universal, AngularDart, WebSockets API, Server-sent events, EventSource, WebGPU, PixiJS,
    A-Frame, p5.js, deck.gl, Kepler.gl, Recharts, Vega-Lite, amCharts, FusionCharts, Storyblok, Prismic, TYPO3,
    Craft CMS, Concrete5, Episerver, Bloomreach, Magnolia CMS, Hippo CMS, Pimcore, Shopware, commercetools, Spryker,
    nopCommerce, VTEX
  Front-end practices < Front-end development > Client-side rendering, Isomorphic JavaScript, Static site generation,
    Jamstack, Pixel-perfect implementation, Cross-browser development, Atomic design, Component-based architecture,
    Front-end architecture, Internationalization = i18n = Internationalisation, l10n, Browser rendering,
    Critical rendering path, Time to first byte = TTFB, First contentful paint, Micro-frontend architecture
  .NET libraries < .NET > MSBuild, ClickOnce, FluentAssertions, FluentValidation, Autofac, Ninject, Castle Windsor,
    StructureMap, Simple Injector, Swashbuckle, NSwag, OData, ASP.NET Identity, ASP.NET Boilerplate, Akka.NET,
    Dotnet CLI, Roslyn, ReSharper, JetBrains Rider, dotTrace, dotMemory, Avalonia, Uno Platform, .NET Standard,
    .NET 5, .NET 7, .NET 9, Xamarin.Forms, Xamarin.iOS, Xamarin.Android, MVVM Light, Caliburn.Micro, ReactiveUI,
    Rx.NET, Reactive extensions, WinUI, UWP = Universal Windows Platform, Windows services, Windows registry, WMI,
    COM interop, Sitefinity, Orchard CMS, SSDT
  Python libraries < Python > asyncpg, SQLModel, Starlette, Uvicorn, lxml, Paramiko, Boto3, Miniconda, setuptools,
    mypy, isort, pre-commit, JupyterLab, IPython, PyArrow, openpyxl, xlrd, Pygame, Kivy, PySide, Zope, Plone, Wagtail,
    django-rest, Dramatiq, PyInstaller, pybind11
  Web application libraries < Web development > Symfony2, PHPStan, Codeception, Behat, PHPSpec, Swoole, ReactPHP,
    PHP-FPM, OPcache, Xdebug, Blackfire, API Platform, Phalcon, FuelPHP, Drush, ActiveRecord, RubyGems, Haml
  Systems programming < Programming > Goroutines, Gorilla Mux, Go modules, Apache Thrift, Apache Avro, FlatBuffers,
    Cap'n Proto, MessagePack, BSON, CBOR, JSON Schema, JSON-LD, HATEOAS, LLVM, Clang, MSVC, Autotools, automake,
    vcpkg, ccache, cppcheck, clang-tidy, AddressSanitizer, lldb, WinDbg, gprof, VTune = Intel VTune, C++14, C++20,
    C99, Smart pointers, Template metaprogramming, Boost.Asio, nanomsg, DPDK, SPDK, RDMA, InfiniBand, SIMD, AVX,
    OpenACC, SYCL, oneAPI, ROCm, OpenMAX, GStreamer, FFmpeg, libav, V4L2, Qt Quick, GTK = GTK+, wxWidgets, ncurses
  Further programming languages < Programming > Haxe, X++, 4GL, LotusScript, GDScript, UnrealScript, ShaderLab,
    HashiCorp configuration language, Rego, Starlark, Jsonnet, PromQL, LogQL, KQL = Kusto query language = Kusto,
    XMLA, CQL, N1QL, GSQL, Wolfram Language, Modelica
  iOS libraries < iOS development > Core Animation, Core Graphics, Core Location, Core Bluetooth, Core ML = CoreML,
    Core Audio, AVFoundation, AVKit, SpriteKit, SceneKit, RealityKit, MapKit, HealthKit, HomeKit, CloudKit, StoreKit,
    WidgetKit, WatchKit, watchOS, tvOS, visionOS, iPadOS, AppKit, Auto Layout = AutoLayout, XIBs, NSOperation,
    NSURLSession, URLSession, Grand Central Dispatch, SwiftLint, RxCocoa, SnapKit, SDWebImage, XCTest, XCUITest,
    MVVM-C, Objective-C++, iBeacon, SiriKit
  Android libraries < Android development > OkHttp, Butter Knife = ButterKnife, LiveData, ViewModel, Data Binding,
    WorkManager, Navigation Component, Material Components, RxAndroid, EventBus, Robolectric, UI Automator, ProGuard,
    Android NDK = NDK, Android Debug Bridge = ADB shell, AIDL, AOSP, Android Auto, Wear OS, Android TV,
    Google Play Services, Google Maps API, Stetho, LeakCanary, Gradle Kotlin DSL, Multidex,
    Firebase Crashlytics = Crashlytics, APK, App bundles
  Mobile practices < Mobile development > Hybrid apps, Native apps, Native mobile development, Cross-platform mobile,
    Cross-platform development, Mobile frameworks, Mobile architecture, Mobile technologies, Mobile payments,
    Mobile wallets, Mobile SDKs, Deep linking, Offline-first, App signing, Over-the-air updates, NativeScript,
    Appcelerator, Flutter BLoC, GetX, Riverpod, FlutterFlow, Sencha Touch
  `,
);

const METHODS = readConcepts(
  'method',
  `
  Software design principles < Software architecture > YAGNI, GRASP patterns, Separation of concerns,
    Gang of Four patterns, Singleton pattern, Factory pattern, Observer pattern, Facade pattern, Repository pattern,
    MVVM pattern, Onion architecture, Ports and adapters, Multi-tier architecture, Client-server architecture,
    Monolithic architecture, Modular monolith, Strangler pattern, Saga pattern, Outbox pattern, Event storming,
    Publish-subscribe = Pub/sub, Message-driven architecture, Reactive systems, Actor model,
    Aspect-oriented programming, Metaprogramming, Concurrent systems, Lock-free programming, Thread safety,
    Idempotency, Eventual consistency, CAP theorem, Consensus algorithms, Raft consensus, Paxos, Sharding,
    Data partitioning, Horizontal scaling, Vertical scaling, Autoscaling = Auto scaling, High scalability,
    Fault tolerance, Fault-tolerant systems, Resilience engineering, Backpressure, High-throughput systems,
    Low-latency systems, Low latency, Real-time systems, Mission-critical systems,
    Twelve-factor apps = 12-factor apps = Twelve-factor methodology = 12 factor app = 12-factor methodology = Twelve-factor application,
    API-first = API first design, Contract-first design, Multi-tenancy = Multitenancy, SaaS architecture,
    Architecture decision records, C4 model, ArchiMate, Enterprise architecture, Reference architectures,
    Domain modelling = Domain modeling, Finite state machines, State machines, Compilers, Compiler design, Parsers,
    ANTLR, Abstract syntax trees, Formal methods, Formal verification, TLA+, Model checking,
    Algorithms and data structures, Computational complexity, Graph algorithms, Dynamic programming, Search algorithms
  Software engineering practices < Software development > Trunk-based development, Feature branches, Git branching,
    Git LFS, GitHub Pages, Phabricator, Upsource, GitKraken, Gitea, Monorepos, Semantic versioning, SemVer,
    Conventional commits, Inner source = InnerSource, Software craftsmanship, Clean coding = Clean coding practices,
    Code quality tools, Code metrics, Code Climate = CodeClimate, Codacy, Codecov, SonarCloud, SonarLint, Dependabot,
    WhiteSource, Black Duck, Software composition analysis, Software bill of materials = SBOM,
    Technical debt reduction, Engineering metrics, DORA metrics, Scrum of Scrums, LeSS framework, Large-Scale Scrum,
    Spotify model, Story points, Planning poker, Daily scrum, Definition of done, User story mapping, Burndown charts,
    Feature-driven development, Rational Unified Process, V-model, Rapid application development, SW development,
    Software delivery, Application lifecycle management = ALM tools, Non-functional requirements,
    Technical design documents, BPMN 2.0, PlantUML, Runbooks, Blameless postmortems
  `,
);

const TOOLS = readConcepts(
  'tool',
  `
  Test tools < Test automation > Selenide, Serenity BDD, Watir, CodeceptJS, Sinon, Sinon.js, QUnit, SuperTest,
    Contract testing, Consumer-driven contracts, Snapshot testing, Visual regression testing, Applitools,
    Ghost Inspector = GhostInspector, mabl, Testim, Worksoft, Leapwork, Silk Performer, NeoLoad, WebLOAD,
    Apache Bench, Tsung, Toxiproxy, Mountebank, Test doubles, Mocks and stubs, Property-based testing,
    Fuzzing = Fuzz testing, Code coverage, Test coverage, Test pyramid, Shift-left testing,
    Automated acceptance tests, Acceptance test driven development = ATDD, Specification by example, FitNesse,
    Concordion, Perfecto Mobile, Kobiton, EarlGrey, VectorCAST, LDRA, Parasoft, Klocwork, Polyspace, Ranorex Studio,
    PractiTest, Testpad, SpiraTest, Zephyr Scale, ExtentReports, ReportPortal, Test-first development
  `,
);

/** Names for a whole kind of tools: whoever shows one of them shows nearly the whole. */
const KINDS = readConcepts(
  'technology',
  `
  Mocking frameworks < Unit testing ~ JUnit .6, Mockito .95, PowerMock .95, EasyMock .95, JMock .95, Sinon .95
  Test frameworks | testing frameworks < Test automation ~ JUnit .9, TestNG .9, PyTest .9, NUnit .9, Jest .9, RSpec .9
  End-to-end tests | e2e tests < Test automation ~ Cypress .9, Playwright .9, Selenium .8, Protractor .9
  JavaScript frameworks < Front-end development, JavaScript ~ React .95, Angular .95, Vue.js .95, AngularJS .95,
    Svelte .95, Ember.js .95
  Front-end frameworks < Front-end development ~ React .95, Angular .95, Vue.js .95, Bootstrap .7, Svelte .95
  JavaScript bundlers | module bundlers < JavaScript ~ Webpack .95, Vite .95, RollupJS .95
  CSS preprocessors < CSS ~ Sass .95, LESS CSS .95
  Lint tools | linting < Clean code ~ ESLint .95, SonarQube .7, Checkstyle .9
  Semantic HTML < Front-end development ~ HTML .8
  Web standards < Front-end development ~ HTML .7, CSS .7, Web accessibility .5
  Dependency injection | inversion of control, IoC containers < Software architecture ~ Spring .8, Guice .95,
    Autofac .95, Ninject .95, Dagger 2 .9
  Architectural patterns | architecture patterns,
    architectural design patterns < Software architecture ~ Design patterns .8, Microservices .7
  Reactive programming < Software architecture ~ RxJS .9, RxJava .9, Spring WebFlux .9, RxSwift .9
  Asynchronous messaging < Software architecture ~ Message queues .95, Apache Kafka .8, RabbitMQ .95
  Cloud native | cloud-native applications, cloud native architecture < Software architecture ~ Kubernetes .8,
    Microservices .6, Serverless .6
  Software delivery lifecycle | software lifecycle < Software development ~ Software development life cycle .95
  `,
);

/** Names that are also words, first names or other abbreviations: each needs one of its own company. */
const AMBIGUOUS = readConcepts(
  'technology',
  `
  Jasmine < Unit testing, JavaScript ~ Jasmine framework .95 ? karma, mocha, jest, protractor, angular, javascript, unit
  Karma < Unit testing, JavaScript ~ Karma runner .95 ? jasmine, mocha, protractor, angular, javascript, webpack
  Prettier < JavaScript ? eslint, webpack, typescript, javascript, husky
  Recoil < React ? react, redux, mobx, javascript
  Immer < React ? redux, react, javascript
  Aurelia < JavaScript ? angular, react, javascript, vue, typescript
  Phaser < Game development ? javascript, html5, game, games, unity
  DOM | Document Object Model, DOM manipulation < JavaScript ? javascript, html, css, jquery, api, virtual, shadow, browser
  BEM < CSS ? css, sass, scss, less, html, smacss
  Capistrano < Ruby ? ruby, rails, deployment, deploy
  Retrofit < Android development ? android, okhttp, kotlin, rxjava, dagger, glide, java
  Volley < Android development ? android, retrofit, okhttp, kotlin
  Dagger | Dagger2 < Dagger 2 ? android, kotlin, retrofit, rxjava, hilt, java
  Hilt < Android development ? android, kotlin, dagger, jetpack
  Koin < Android development ? android, kotlin, dagger, hilt
  Picasso < Android development ? android, kotlin, retrofit, glide, dagger
  Jetpack | Android Jetpack < Android development ? android, kotlin, compose
  Carthage < iOS development ? ios, swift, cocoapods, xcode
  VIPER < iOS development ? ios, swift, mvvm, mvc, mvp
  Realm < Mobile development ? ios, android, swift, kotlin, mobile, sqlite
  BLoC < Mobile development ? flutter, dart, provider, riverpod, mobx
  JTA < Java ? java, jms, jpa, ejb, jdbc, j2ee, spring
  JCA < Java ? java, jms, jta, ejb, j2ee, jee
  RMI < Java ? java, corba, ejb, jms, j2ee, distributed
  PMD < Java ? checkstyle, findbugs, sonarqube, sonar, java, maven
  Feign < Spring Cloud ? spring, eureka, ribbon, java, microservices
  Eureka < Spring Cloud ? spring, ribbon, netflix, zuul, hystrix, microservices, feign
  SMP < Operating systems ? linux, kernel, x86, arm, multicore, processor ! ssp, payroll, maternity, rti, p11d, hmrc
  Polly < .NET ? .net, c#, resilience, core
  Zig < Programming ? rust, c, c++, go, programming
  Coq < Programming ? haskell, isabelle, agda, proofs, formal, verification
  Gerrit < Version control ? git, jenkins, code, review, repo
  Guzzle < PHP ? php, laravel, symfony, composer
  Bicep < Infrastructure as code ? azure, terraform, arm, infrastructure, iac
  BIOS < Computer hardware ? uefi, firmware, motherboard, boot, windows, hardware, drivers, pc
  Pact < Test automation ? contract, testing, api, microservices, consumer-driven
  Locust < Load testing ? jmeter, gatling, python, load, performance, testing
  Tosca | Tricentis Tosca < Test automation ? tricentis, selenium, automation, testing, qtp, uft
  Squish < Test automation ? qt, automation, testing, selenium
  Nightwatch < Test automation ? selenium, javascript, cypress, protractor, testing
  Calabash < Test automation ? appium, ruby, android, ios, testing
  `,
);

/** What software is built and tested with: libraries by platform, design and engineering practices. */
export const SOFTWARE_CRAFT_CONCEPTS = [...NAMED, ...METHODS, ...TOOLS, ...KINDS, ...AMBIGUOUS];
