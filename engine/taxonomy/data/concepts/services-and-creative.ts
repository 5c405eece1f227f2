import { readConcepts } from '../read-concepts';

const LOGISTICS = readConcepts(
  'skill',
  `
  Supply chain management | supply chain, supply chain operations, SCM, supply chain optimization, supply chain strategy,
    end-to-end supply chain, supply chain software
  Supply chain planning | supply planning, S&OP, sales and operations planning, integrated business planning < Supply chain management
  Demand planning | demand management, demand forecasting tools < Supply chain planning
  Materials requirements planning | MRP, material requirements planning, materials planning, MRP II, MRP systems < Supply chain planning
  Materials management | material management, material control < Supply chain management
  Procurement | purchasing, procurement management, procurement processes, purchase management, buying goods, procuring,
    purchasing management, procurement software, purchasing software
  Strategic sourcing | global sourcing, sourcing strategy, supplier sourcing, sourcing suppliers, vendor sourcing, category sourcing
    < Procurement
  Purchase orders | purchase order processing, PO processing, purchase requisitions, issuing purchase orders, issue purchase orders,
    creating purchase orders < Procurement
  RFQ | request for quotation, requests for quotation, RFQs, supplier quotations < Procurement
  Supplier negotiation | vendor negotiation, negotiating with suppliers, negotiating with vendors, price negotiation,
    negotiate supplier arrangements < Procurement, Negotiation
  Spend analysis | procurement analytics, cost savings initiatives < Procurement
  Inventory management | inventory control, inventory, stock management, stock control, managing inventory, inventory planning,
    inventory levels, inventory tracking, monitor stock level, maintain inventory
  Cycle counting | cycle counts, physical inventory, inventory counts, stock counting, stocktaking, stock taking, inventory audits,
    physical inventories < Inventory management
  FIFO | FIFO/LIFO, first in first out, lot control < Inventory management
  Warehouse management | warehouse operations, warehousing, managing warehouse, warehouse supervision, distribution center operations,
    distribution operations
  Warehouse management systems | WMS, warehouse management software > Manhattan WMS = Manhattan Associates,
    Blue Yonder = JDA software = RedPrairie, HighJump = Körber WMS, Fishbowl inventory
  Order picking | picking and packing, pick and pack, picking orders, order selection, order selecting, pick/pack, picking, order filling,
    perform order picking
  Packing | packaging orders, packing orders, packing boxes, packing and shipping, box packing, pack goods ? shipping, warehouse, picking,
    orders, boxes, products, loading, merchandise, pallets, moving
  Shipping and receiving | shipping & receiving, shipping, receiving, receiving goods, receiving shipments, shipping/receiving,
    receiving merchandise ? warehouse, inventory, freight, orders, forklift, packing, logistics, dock, shipments, stock, materials, goods
  Loading and unloading | truck loading, unloading trucks, truck unloading, loading trucks, freight loading, load and unload,
    unloading freight, load cargo
  Very narrow aisle truck | VNA, VNA truck, VNA trucks, VNA forklift, very narrow aisle trucks < Forklift operation
    ? truck, trucks, forklift, reach, counterbalance, warehouse, aisle, flt, llop, pallets
  Forklift operation | forklift, forklift driving, fork lift, forklifts, operating forklift, operate forklift, forklift operating,
    lift truck, sit-down forklift
  Pallet jack | pallet jacks, electric pallet jack, order picker machine, reach truck, cherry picker, powered industrial trucks,
    stand-up forklift
  Palletizing | palletising, shrink wrapping, stacking pallets, pallet building
  RF scanners | RF scanner, barcode scanning, bar code scanners, handheld scanners, RF gun, barcode scanners
  Shipping software | DHL shipping > UPS WorldShip, FedEx Ship Manager, ShipStation
  Logistics | logistics management, logistics operations, logistics coordination, manage logistics, logistics planning,
    distribution logistics, reverse logistics
  Transportation management | transportation logistics, transport management, transportation planning, TMS,
    transportation management systems, transport planning, transportation coordination, transportation management software, TMS software
    ! treasury, kyriba, treasurer, museum, museumplus, curatorial, curator, exhibition, exhibitions, object, objects, loans, gallery, artworks, collections, translation, translations
  Freight forwarding | freight, freight brokerage, freight management, LTL, FTL, LTL freight, air freight, ocean freight, sea freight,
    freight transport ? shipping, carriers, logistics, cargo, truck, transportation, customs, shipments, broker, dock, loading
  Import and export | import/export, international shipping, international trade, import export operations, global trade,
    export documentation, import procedures, foreign trade
  Customs clearance | customs brokerage, customs compliance, customs regulations, customs documentation, HTS classification, customs
    entries, import entries, customs entry, customs declarations, post summary corrections, CTPAT, C-TPAT, customs law
    ~ Customs rules .7, HTS codes .7
  Incoterms | trade compliance
  Bills of lading | bill of lading, shipping documents, shipping documentation, packing slips, shipping documentation preparation
  Dispatching | dispatch, driver dispatch, truck dispatching, vehicle dispatch, load dispatching
  Route planning | route optimization, routing deliveries, delivery routes, delivery scheduling, route scheduling, plan delivery routes,
    route planning software, routing software
  Fleet management | fleet maintenance management, vehicle fleet, fleet operations, telematics, Samsara, Geotab
  Last-mile delivery | package delivery, parcel delivery, delivery driving, delivering goods, delivery services, food delivery,
    goods delivery
  Truck driving | commercial driving, tractor-trailer driving, tractor trailer operation, over-the-road driving, CDL driving,
    long-haul driving, heavy truck driving, lorry driving, drive trucks
  Driving | safe driving, defensive driving, vehicle operation, driving vehicles, passenger transport, vehicle driving, drive vehicles,
    manual transmission driving ? vehicle, license, licence, truck, delivery, route, passengers, car, van, clean, record, safe
  Bus driving | school bus driving, public transit driving, passenger transportation
  Pre-trip inspections | vehicle inspection, vehicle inspections, pre-trip vehicle inspection, DVIR, post-trip inspections
  Electronic logging devices | ELD, driver logs, log books, electronic logs
  Load securement | cargo securing, tarping, flatbed securement, load securing
  3PL | third-party logistics, third party logistics, 4PL
  Cross-docking | cross docking, yard management
  Cold chain | cold chain management, temperature-controlled shipping
  Moving services | furniture moving, relocation services, furniture assembly
  Aviation operations | flight operations, airline operations, airport operations, flight planning, ground handling, ramp operations,
    aircraft marshalling
  Piloting aircraft | flying aircraft, instrument flying, multi-engine flying, flight instruction, helicopter flying, aircraft piloting
  Air traffic control | airspace management ? aviation, flight, aircraft, tower, radar, faa, airspace, pilot
  Cabin safety | in-flight service, passenger safety, cabin crew procedures, passenger assistance, passenger service
  Drone operation | UAV operation, drones, unmanned aerial vehicles, UAS, drone piloting
  Marine navigation | ship navigation, seamanship, vessel operations, bridge watchkeeping, mooring operations, boat handling,
    boat operation, deck operations
  Marine engineering | ship maintenance, marine engines, engine room operations, shipbuilding, naval architecture
  Rail operations | train operation, railway operations, railway signalling, track maintenance, locomotive operation
  `,
);

const HOSPITALITY = readConcepts(
  'skill',
  `
  Hospitality | hospitality management, hospitality industry, hospitality services, guest relations, guest services, hospitality operations
  Hotel management | hotel operations, resort management, hotel administration, rooms division < Hospitality
  Front desk | hotel front desk, front desk agent duties, guest check-in, check-in and check-out, check-in/check-out, hotel reception,
    guest registration ? hotel, guests, guest, reservations, phones, reception, hospitality, clerk, agent
  Reservations | booking reservations, reservation management, hotel reservations, room reservations, reservation systems,
    taking reservations, reservation software
  Concierge services | guest recommendations, VIP guest services < Hospitality
  Night audit | night auditing
  Oracle Hospitality OPERA | Opera, Oracle Opera, Opera Cloud, OPERA Cloud PMS ~ Opera PMS .9 ? hotel, hotels, hotel's, room, rooms, reception, housekeeping, check-in, reservations, guests, pms, fidelio
  Opera PMS | Micros Opera, property management systems, Opera system > OnQ, Fidelio, FOSSE hotel system, LightSpeed hotel, Maestro PMS
  Housekeeping | room cleaning, cleaning rooms, room attendant duties, guest room cleaning, hotel housekeeping, light housekeeping,
    domestic cleaning
  Cleaning | cleaning skills, commercial cleaning, janitorial, janitorial services, custodial work, janitorial work, office cleaning,
    clean premises, deep cleaning, cleaning techniques
  Floor care | floor stripping and waxing, buffing, carpet cleaning, floor polishing, mopping, vacuuming, sweeping, floor cleaning
  Window cleaning | pressure washing, power washing
  Laundry | laundry services, dry cleaning, ironing, linen management, laundering, pressing clothes, washing clothes
  Sanitation | sanitizing, disinfection, sanitation standards, sanitation procedures, sanitary practices, cleaning and sanitation
  Event catering | catering, banquets, banquet service, banquet operations, catering services, catering operations
  Food service | food service operations, foodservice, food services, serving food, food and beverage service, food serving, serve food,
    F&B service
  Food and beverage management | F&B management, food & beverage operations, F&B operations
  Restaurant management | restaurant operations, managing restaurants, front of house management, back of house management,
    dining room management
  Waiting tables | table service, serving tables, table waiting, taking food orders, waitressing, serve tables, guest seating,
    fine dining service, serving guests, dining service
  Hosting guests | seating guests, greeting guests, greeting customers, guest greeting
  Bartending | mixology, cocktail making, drink preparation, bar service, bar management, mixing drinks, beverage preparation,
    serve beverages
  Barista skills | espresso making, coffee preparation, latte art, dialling in espresso, dialing in espresso, coffee brewing, espresso machine
  Wine knowledge | wine service, sommelier skills, wine pairing, wines, wine tasting, oenology
  Cooking | culinary skills, culinary arts, meal preparation, food cooking, grilling, sautéing, frying, preparing meals, prepared meals,
    culinary techniques, cook meals, cooking techniques
  Line cooking | grill station, sauté station, fry station, prep cooking, line cook duties < Cooking
  Food preparation | food prep, prep work, preparing food, preparing ingredients, kitchen prep, prepare food, vegetable preparation
  Knife skills | chopping vegetables, knife handling
  Baking | bread baking, bread making, pastry making, cake baking, patisserie, pastry, bakery production
  Cake decorating | cake decoration, icing cakes
  Menu planning | menu development, menu design, menu creation, recipe development, recipe creation, menu costing, menu engineering
  Kitchen management | kitchen operations, kitchen supervision, managing kitchen staff, kitchen organization
  Food cost control | food costing, food cost, food costs, portion control, plate costing
  Food safety | food hygiene, food handling, safe food handling, food safety standards, food safety principles, food sanitation,
    food safety and hygiene, health code compliance, health codes
  HACCP | hazard analysis and critical control points, HACCP plans / SQF, BRC, FSSC 22000, FSMA, ISO 22000 < Food safety
  Food allergies | allergen awareness, special diets, dietary restrictions, gluten-free cooking
  Plating | food presentation, garnishing, food styling ? food, kitchen, chef, menu, dishes, garnish, cooking
  Butchery | meat cutting, meat processing skills, filleting fish, fish preparation, meat fabrication
  International cuisine > French cuisine, Italian cuisine, Asian cuisine = sushi preparation, Mexican cuisine, Indian cuisine,
    Mediterranean cuisine
  Garde manger | cold kitchen, salads and dressings, sauces and stocks
  Dishwashing | dish washing, pot washing, washing dishes
  Brewing | beer brewing, fermentation, distilling
  Restaurant POS > Aloha POS = Aloha, OpenTable = Resy < Point of sale systems
  Drive-through service | drive-thru, drive thru operations, fast food service, quick service restaurant, QSR ? restaurant,
    restaurants, food, fast, quick, crew, service, franchise
  Travel planning services | travel agency operations, tour planning, tour packages, ticketing travel, travel consulting, tourism,
    tourism management
  Sabre | global distribution systems / Amadeus = Amadeus GDS, Galileo GDS = Apollo GDS, Worldspan < Travel planning services ? travel,
    airline, reservations, amadeus, galileo, tickets, booking
  Tour guiding | leading tours, guided tours, conduct tours, conducting tours, museum tours
  Cvent / Eventbrite, Delphi hotel sales, Social Tables < Event planning
  Wedding planning | wedding coordination < Event planning
  Venue management | venue selection, site selection events, theater operations, box office
  Casino gaming | table games, dealing cards, casino operations, slot operations, gaming regulations
  Gaming cage operations | count room
  `,
);

const EDUCATION = readConcepts(
  'skill',
  `
  Teaching | classroom teaching, teaching skills, educating students, teaching experience, instructing students, student
    instruction, pedagogy, teach students, classroom instruction, providing instruction, instruction of students, teaching
    classes, taught classes, teach classes ! hospital, hospitals
  Classroom management | behavior management in class, student behavior management, manage classroom, student discipline,
    maintain students' discipline
  Lesson planning | lesson plans, lesson plan development, preparing lessons, creating lesson plans, lesson preparation,
    prepare lesson content
  Curriculum development | curriculum design, curriculum planning, course development, syllabus development, developing curriculum,
    develop curriculum, educational program development, course planning
  Differentiated instruction | individualized instruction, differentiation, small group instruction, scaffolding instruction,
    personalised learning
  Student assessment | assessing students, grading, grading papers, formative assessment, student evaluation, evaluating students,
    summative assessment, standardized testing, assess students ! earthworks, excavation, erosion, drainage, stormwater, bulldozer, dozer
  Special education | special needs education, special needs, students with disabilities, SEN, inclusive education,
    special educational needs
  Individualized education programs | IEP, IEPs, individual education plans, 504 plans, IEP development, individualized education plans
    < Special education
  Early childhood education | early childhood development, preschool education, early years education, early childhood, ECE,
    pre-K education, kindergarten instruction, Montessori, EYFS, early years foundation stage
  Child care | childcare, child supervision, infant care, toddler care, daycare, babysitting, caring for children, child minding,
    childminding, care for children, supervise children, after-school care, newborn baby care
  Child development | child psychology, developmental milestones, early intervention, cognitive development
  Tutoring | private tutoring, academic tutoring, one-on-one tutoring, math tutoring, homework help, peer tutoring,
    test preparation tutoring, tutor students
  ESL teaching | TESOL, TEFL, English as a second language, teaching English, ESOL, ELL, English language learners, ESL instruction,
    bilingual education, EFL teaching
  Literacy instruction | reading instruction, guided reading, phonics, reading intervention, teaching reading, reading
    comprehension, literacy skills, teaching literacy, literacy development, early literacy, emergent literacy, literacy
    coaching, literacy program, literacy programs
  Mathematics instruction | teaching mathematics, teaching math, math instruction, algebra teaching
  Science instruction | teaching science, teaching biology, teaching chemistry, STEM education, STEM teaching, teaching physics
  Music education | teaching music, music instruction, music lessons, piano lessons
  Art education | teaching art, art instruction, arts and crafts, crafts
  Physical education | PE teaching, teaching physical education, sports instruction
  Online teaching | distance learning, virtual teaching, remote teaching, online instruction, hybrid learning, blended learning,
    virtual learning
  Educational technology | instructional technology, smart board, SMART Boards, interactive whiteboards, classroom technology,
    Promethean board, ed tech
  Canvas | Canvas LMS, Canvas Instructure < Learning management systems ~ Google Classroom .5
    ? lms, learning, classroom, blackboard, moodle, schoology, brightspace, instructure, course, courses, students, teaching, instruction
  Google Classroom / Blackboard = Blackboard Learn, Moodle, Schoology, Brightspace, Seesaw, Kahoot,
    ClassDojo < Learning management systems
  PowerSchool | student information systems / Infinite Campus, Skyward, Ellucian Banner = Banner student system, Naviance
  Common Core | Common Core State Standards, state standards, Next Generation Science Standards, CCSS,
    International Baccalaureate, IB curriculum, Advanced Placement
  National Curriculum | UK national curriculum, English national curriculum < Curriculum development ~ Common Core .5
  Parent communication | parent-teacher conferences, parent conferences, communicating with parents, parental involvement,
    parent teacher meetings
  Student advising | academic advising, academic counseling, student counseling, college counseling, advising students, student guidance,
    academic advisement, assist students
  Admissions | college admissions, student admissions, enrollment management, student enrollment, student recruitment, enrolment
    ! auto, pension, pensions, benefits
  Financial aid | FAFSA, student loans, scholarships, Title IV, student financial aid
  Student affairs | residence life, student life, campus life, student activities, student services, residential life
  School administration | educational leadership, school leadership, education administration, academic administration, school management,
    educational administration, manage school
  Accreditation | academic accreditation, program accreditation
  Academic research | university research, scholarly research, postdoctoral research, thesis supervision, doctoral research
  Public speaking training | lecturing, delivering lectures, guest lecturing, university teaching, college teaching
  Adult education | adult learning, andragogy, GED instruction, adult literacy, workforce training
  Playground supervision | recess supervision, supervising students
  After-school programmes | after-school programs, after school programs, camp counseling, summer camps ~ Playground supervision .6
  School trips | field trips, class trips ~ Playground supervision .5
  Behaviour management | behavior management, behavior modification, positive behavior support, PBIS, positive reinforcement,
    behavioral management
  Potty training | diaper changing, diapering, toilet training, bottle feeding
  Storytelling for children | circle time, story time, read books, reading to children
  `,
);

const DESIGN = readConcepts(
  'tool',
  `
  Adobe Creative Suite | Adobe Creative Cloud, Adobe Suite, Creative Suite, Creative Cloud, Adobe CC, Adobe CS6, Adobe CS5, Adobe products
  Adobe Photoshop | Photoshop, Adobe PhotoShop CS, PS Photoshop < Adobe Creative Suite, Image editing
  Adobe Illustrator | Illustrator, Illustrator CS < Adobe Creative Suite, Vector graphics ~ CorelDRAW .6 ? adobe, photoshop, indesign,
    graphic, design, creative, after effects, dreamweaver, acrobat, corel, artist
  Adobe InDesign | InDesign, Adobe In Design < Adobe Creative Suite, Desktop publishing ~ QuarkXPress .6
  Adobe Lightroom | Lightroom, Adobe Camera Raw, Adobe Bridge / Capture One < Photo editing
  Adobe Premiere Pro | Premiere Pro, Adobe Premiere, Premiere < Video editing ~ Final Cut Pro .6, DaVinci Resolve .6 ? adobe, editing,
    video, avid, final cut, after effects, photoshop, davinci
  Adobe After Effects | After Effects, AfterEffects < Motion graphics
  Adobe XD | XD Adobe, XD < UI design ~ Figma .7, Sketch .7 ? figma, sketch, invision, axure, adobe, zeplin
  Adobe Animate | Adobe Flash Professional / Toon Boom = Toon Boom Harmony < 2D animation
  Adobe Audition | Adobe Soundbooth / Audacity < Audio editing
  Adobe Fireworks | Fireworks CS, Macromedia Fireworks < Image editing
  Figma | FigJam < UI design
  Sketch < UI design ? @design, figma, invision, zeplin, axure
  InVision | InVision Studio / Axure = Axure RP, Balsamiq, Framer, Zeplin, Marvel app, Principle app, Justinmind < UI design ? figma,
    sketch, axure, prototypes, ux, ui, wireframes
  Canva | Adobe Express, Visme < Graphic design
  CorelDRAW | Corel Draw, Corel, CorelDraw Graphics Suite < Vector graphics
  GIMP / Inkscape, Procreate, Affinity Designer < Image editing
  QuarkXPress | Quark, Quark Express / Adobe PageMaker = PageMaker < Desktop publishing
  Adobe FrameMaker | FrameMaker / MadCap Flare, RoboHelp = Adobe RoboHelp, SnagIt, oXygen XML, DITA, Help & Manual < Technical documentation
  Final Cut Pro | Final Cut, FCP, Final Cut Pro X, Apple Final Cut Pro / iMovie = Apple iMovie < Video editing
  Avid Media Composer | Avid, Media Composer < Video editing ? editing, video, final cut, premiere, film, footage, composer, pro tools
  DaVinci Resolve < Video editing ~ Colour grading .6
  Colour grading | color grading, colour correction, color correction < Video editing ! hair, balayage, highlights, salon
  Sony Vegas | Vegas Pro, Camtasia Studio, Movie Maker, OBS Studio < Video editing
  Pro Tools | Avid Pro Tools, ProTools < Audio editing
  Logic Pro | digital audio workstation / Ableton Live = Ableton, FL Studio, GarageBand, Cubase, Reaper DAW < Music production
  Autodesk Maya | Maya, Maya 3D < 3D animation ? 3d, animation, modeling, 3ds, zbrush, rigging, cinema, nuke, blender, autodesk
  Blender | Blender 3D < 3D animation ? 3d, maya, modeling, animation, rendering, unity, zbrush
  Cinema 4D | C4D, MAXON Cinema 4D < 3D animation
  ZBrush / Mudbox, Substance Painter = Substance Designer, Marvelous Designer < 3D modelling
  Nuke | The Foundry Nuke / Houdini = SideFX Houdini, Adobe Fusion compositing < Visual effects ? compositing, vfx, maya, houdini, visual,
    after effects, effects
  `,
);

const CREATIVE = readConcepts(
  'skill',
  `
  Graphic design | visual design, graphics design, graphic designing, communication design, print design, digital design work
  Layout design | page layout, layout, magazine layout, editorial design, page design
  Typography | typesetting, type design, lettering
  Logo design | brand identity design, corporate identity, visual identity, style guides design
  Packaging design | label design
  Illustration | digital illustration, sketching, hand drawing, concept art, character design, comic art, figure drawing,
    drawing and painting, freehand drawing
  Vector graphics | vector illustration, vector art
  Desktop publishing | DTP, desktop publishing software
  Infographics | infographic design
  Image editing | photo retouching, image retouching, photo manipulation, image manipulation
  Photo editing | photo post-processing
  Photography | digital photography, portrait photography, product photography, event photography, wedding photography,
    commercial photography, photojournalism, studio photography
  Cameras | DSLR, DSLR cameras, camera equipment, Canon EOS, Nikon DSLR, camera operation, operating cameras, camera work, operate a camera
  Lighting | studio lighting, stage lighting, lighting design theatre, lighting techniques ? studio, stage, camera, photography, film,
    theatre, theater, video, production, sound
  Videography | video shooting, filming, video recording, cinematography, shooting video
  Video editing | film editing, video post-production, editing video, post-production, post production, edit video, non-linear editing
  Video production | film production, television production, TV production, film-making, filmmaking, media production, producing videos,
    multimedia production
  Broadcasting | radio broadcasting, television broadcasting, live broadcasting, broadcast production, live streaming, broadcast equipment
  Script writing | scriptwriting, screenwriting, scripts for video, playwriting
  Motion graphics | motion design, animated graphics, kinetic typography
  2D animation | animation, traditional animation, character animation, frame-by-frame animation, animation software
  3D animation | computer animation, rigging characters, 3D character animation < 2D animation
  3D rendering | architectural visualization, rendering images, 3D visualization, photorealistic rendering, 3D renderings
  Visual effects | VFX, compositing, special effects, rotoscoping
  Storyboarding | storyboards, storyboard creation, mood boards
  Art direction | creative direction, artistic direction, creative strategy
  UX design | user experience design, UX, user experience, user-centered design, human-centered design, user centred design, UI/UX, UX/UI,
    UI/UX design, usability
  UI design | user interface design, interface design, UI, user interface, graphical user interface design, screen design ? ux, design,
    user, figma, interface, web, designer, frontend, css, sketch, mobile, wireframes
  User research | UX research, user interviews, card sorting, contextual inquiry, heuristic evaluation, user studies
  Wireframing | wireframes, mockups, wireframe, mock-ups, low-fidelity prototypes, high-fidelity mockups, user flows
  Interaction design | IxD, interactive prototypes, clickable prototypes, interactive design
  Information architecture | site maps, sitemaps, content architecture
  Design systems | component libraries, style guide development
  Personas | user personas, customer personas ? user, ux, research, customer, journey, marketing
  Web design | website design, web page design, landing page design, web layouts, web design software
  Industrial design | consumer product design, product styling, ergonomic design
  Product design | digital product design, product designs ~ Industrial design .8, UX design .6, UI design .6
  Fashion design | apparel design, clothing design, garment design, fashion illustration, costume design, fashion design
    skills, fashion industry, fashion designing
  Pattern making | patternmaking, draping, pattern cutting, garment construction, pattern grading
  Textile design | fabrics, textiles, fabric sourcing, print design textiles, textile materials
  Tech packs | technical packages, garment specifications, fit sessions
  Jewellery design | jewelry design, jewelry making, gemstones, imitation jewellery, gemology, watch repair, jewellery
  Fine arts | fine art, painting art, sculpture, ceramics, printmaking, oil painting, watercolor, pottery, art history, studio art
  Exhibition design | exhibit design, curating exhibitions, curating, museum exhibitions, exhibit installation, art handling
  Music production | music recording, beat making, mixing and mastering, audio production, music composition, songwriting,
    music production software
  Audio editing | sound editing, audio post-production, audio mixing, sound mixing, sound design, sound recording, audio engineering,
    live sound, sound engineering
  Musical instruments | playing musical instruments, music performance, play musical instruments > Piano = playing piano, Guitar, Violin,
    Drums, Singing = vocals
  Music theory | arranging music, music arrangement, conducting music, musical orchestration, music orchestration
  Acting | theatre performance, stage acting, performing arts, drama, improvisation acting, theater arts, voice acting
    ! leader, manager, supervisor, head, director, principal, up, no, zero, operating, patient, patients, ward, wards, hospital, surgical, surgery, scrub, nurse, anaesthetic, mobile, mobiles, imaging, film, radiographer, image
  Dance | choreography, dance instruction, jazz dance, contemporary dance, hip-hop dance > Ballet
  Stage management | set design, set construction, theatre production, stage production, props management
  Publishing | book publishing, print publishing, digital publishing, editorial management, magazine publishing
  Technical illustration | medical illustration, scientific illustration
  Translation | translating, language translation, document translation, translating documents, translate texts
  Interpreting | simultaneous interpretation, consecutive interpretation, medical interpretation, language interpretation
    ? language, translation, languages, spanish, interpreter, consecutive, simultaneous, bilingual
  Localisation | localization, subtitling, transcreation, CAT tools ? translation, language, languages, trados,
    content, software, subtitles > Trados = SDL Trados = Trados Studio = SDL Trados Studio = RWS Trados, memoQ, Wordfast, Phrase TMS = Memsource, MultiTerm = SDL MultiTerm,
    Translation memory = translation memories = TM tools
  Tattooing | body piercing
  `,
);

const FARM_AND_PERSONAL = readConcepts(
  'skill',
  `
  Farming | agriculture, agricultural production, crop farming, farm work, farm operations, agricultural operations, organic farming,
    farm management
  Crop production | crop management, crop cultivation, planting crops, harvesting, harvest crops, crop protection, crop rotation,
    cultivating plants
  Livestock management | livestock, cattle handling, animal farming, ranching, herd management, dairy farming, poultry farming, milking,
    feed livestock, calving, breeding livestock
  Agronomy | soil science, soil management, soil fertility, plant nutrition, crop science, agronomic research, precision agriculture
  Horticulture | greenhouse management, plant care, nursery production, plant propagation, floriculture, viticulture, plant cultivation
  Floral design | floristry, flower arranging, floral arranging, floral arrangements, flower arrangements, bouquet making
    ~ Horticulture .5
  Pesticide application | herbicide application, spraying crops, fertilizer application, pesticides, fertilizers
  Tractor operation | farm equipment operation, operating tractors, farm machinery, combine harvester, agricultural machinery, tractors
  Equestrian care | horse care, horsemanship, stable management, horse riding, grooming horses
  Aquaculture | fisheries, fish farming, fishing industry, fishing vessels
  Beekeeping | apiculture
  Logging | timber harvesting, felling trees ? timber, trees, chainsaw, forest, forestry, lumber, skidder
  Real estate | real estate industry, real estate market, property market, commercial real estate, residential real estate,
    property transactions
  Property management | property administration, residential property management, commercial property management, real estate management,
    rental property management, apartment management, property management software
  Leasing | apartment leasing, lease administration, lease agreements, leasing apartments, lease negotiation, tenant screening,
    lease management, commercial leasing
  Tenant relations | rent collection, collecting rent, resident relations, tenant management, evictions, resident retention, move-ins
  Fair Housing | Fair Housing Act, fair housing laws, LIHTC, HUD regulations, affordable housing, tax credit properties
  Section 8 housing | Section 8, Section 8 vouchers, Housing Choice Vouchers < Fair Housing
    ? hud, lihtc, voucher, vouchers, housing authority, affordable, tax credit, subsidized, leasing, apartment, apartments
    ! notice, notices, section 21, possession, tenancy, tenancies, eviction notices, landlord and tenant
  Possession notices | Section 8 and Section 21 notices, Section 8 and Section 21, Section 21 and Section 8, Section 8 and 21 notices,
    Section 8 notices, Section 8 notice, Section 21 notices, Section 21 notice, Section 21, notices seeking possession
  Yardi | Yardi Voyager / RealPage = OneSite, AppFolio, MRI Software, Entrata, Buildium, Rent Manager, RentCafe < Property management
  MLS | multiple listing service, real estate listings, property listings, Zillow ? real estate, listings, property, realtor, homes, buyers
  Property appraisal | real estate appraisal, property valuation, comparative market analysis, home appraisal, real estate valuation,
    property assessment
  Title examination | title search, title searches, deed preparation, title insurance
  Personal training | fitness training, fitness instruction, exercise instruction, one-on-one training, fitness coaching, training clients
  Exercise programming | workout planning, exercise prescription, exercise physiology, exercise science, workout programs,
    exercise programs, fitness programming
  Fitness assessment | body composition testing, fitness assessments, fitness testing
  Group fitness | group exercise, aerobics, Zumba, spinning classes, bootcamp classes, group fitness classes, water aerobics, indoor cycling
  Strength training | strength and conditioning, weight training, weightlifting, Olympic lifting, CrossFit, resistance training,
    strength conditioning
  Yoga | yoga instruction, vinyasa yoga, mindfulness / Pilates, Meditation, Tai chi
  Sports coaching | athletic coaching, coaching sports, coaching football, coaching basketball, team coaching in sports, coaching soccer,
    coach athletes, youth coaching
  Swimming | swim instruction, swimming lessons, water safety, swim lessons
  Martial arts > Karate, Boxing training, Jiu-jitsu, Taekwondo, Judo
  Sports management | athletic administration, sports administration, recreation management, sports programs, recreational activities,
    recreation programs
  Refereeing | officiating games, umpiring
  Hair styling | hairstyling, hair cutting, haircutting, haircuts, hairdressing, blow drying, hair design, hair care, style hair
  Hair colouring | hair coloring, hair color, hair highlights, foil highlights, lowlights, balayage, color correction hair
  Barbering | beard trimming, shaving
  Makeup application | makeup artistry, bridal makeup, cosmetics application, make-up artistry, special effects makeup, makeup
  Skin care | skincare, facials, chemical peels, microdermabrasion, esthetics, facial treatments, skin analysis, aesthetics treatments,
    skin treatments
  Nail care | manicures, pedicures, manicure, pedicure, acrylic nails, gel nails, nail art
  Hair removal | waxing, laser hair removal, threading eyebrows, eyelash extensions, body waxing, electrolysis, lash extensions
  Spa treatments | body treatments, aromatherapy, reflexology, hot stone massage, spa services
  Cosmetology | beauty services, beauty therapy, salon services, beauty treatments, salon management
  Embalming | funeral services, funeral arrangements, cremation, funeral directing
  Pastoral care | ministry, preaching, spiritual counseling, chaplaincy, worship leadership, sermon writing, church administration,
    religious education, spiritual care
  Personal shopping | wardrobe styling, fashion styling, image consulting
  `,
);

/** Logistics, hospitality, education, design, media, the arts, farming, property and personal services. */
export const SERVICE_AND_CREATIVE_CONCEPTS = [
  ...LOGISTICS,
  ...HOSPITALITY,
  ...EDUCATION,
  ...DESIGN,
  ...CREATIVE,
  ...FARM_AND_PERSONAL,
];
