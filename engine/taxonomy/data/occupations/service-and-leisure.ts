import { readFamilies } from '../read-families';

/** Further occupations of hospitality, beauty, leisure, online trade and publishing. */
export const SERVICE_AND_LEISURE_OCCUPATIONS = [
  ...readFamilies('hospitality', [
    {
      id: 'barista',
      name: 'Barista and coffee shop worker',
      group: 'restaurant_service',
      fields: `coffee service, coffee shops`,
      titles: `barista, coffee shop manager, coffee shop worker, barista trainer, cafe worker, cafe manager, shift supervisor
        cafe, coffee roaster, coffee bar attendant, head barista, cafe supervisor, juice bar attendant, tea
        specialist, ice cream server, cafe attendant, cafe assistant, coffee specialist, smoothie maker, lead barista,
        senior barista, coffee shop supervisor, café manager, head of coffee, roaster, green coffee buyer, coffee
        buyer, q grader, shift supervisor coffee, barista shift lead, coffee educator, barista supervisor, café
        assistant, tea barista, coffee cart attendant, barista team member`,
      vocabulary: `coffee, espresso, beverages, latte, customers, cash register, milk, drinks, pastries, steaming, cleaning,
        beans, brewing, orders, cafe, recipes, restocking, grinder, drive-thru, opening, closing, blended, sanitation, latte
        art, counter`,
    },
    {
      id: 'dishwasher_kitchen',
      name: 'Kitchen helper and dishwasher',
      group: 'kitchen',
      fields: `kitchen support, dishwashing, steward services`,
      titles: `dishwasher, kitchen helper, kitchen assistant, kitchen porter, kitchen staff, steward kitchen, prep cook, food
        prep worker, kitchen hand, utility worker kitchen, pot washer, kitchen worker, cafeteria worker, lunch lady, dietary
        aide, food service worker, dining room attendant, kitchen steward, dietary assistant, cafeteria assistant, school
        cook, dietary worker, food preparation worker, kitchen team member, nutrition services worker, food service aide`,
      vocabulary: `dishes, kitchen, cleaning, trays, pots, utensils, food prep, sanitize, trash, dishwasher, chopping,
        vegetables, floors, serving, portions, meals, cafeteria, stocking, mopping, deliveries, storage, hygiene, supplies,
        diets, residents, salads, line, peeling, steam table`,
    },
    {
      id: 'sommelier_beverage',
      name: 'Sommelier, brewer and beverage specialist',
      group: 'restaurant_service',
      fields: `wine service, brewing, winemaking, mixology, beverage management, viticulture`,
      titles: `sommelier, wine steward, brewer, head brewer, winemaker, mixologist, beverage manager, bar manager, distiller,
        cellar hand, wine consultant, brewmaster, cellarman, beverage director, assistant brewer, wine director, tasting room
        associate, vineyard manager, wine specialist, bar supervisor, nightclub manager, tasting room manager, brewery
        manager, cellar master, assistant winemaker, viticulturist, head bartender`,
      vocabulary: `wine, beer, brewing, tasting, bar, beverage, cellar, fermentation, spirits, cocktails, inventory, wine
        list, pairings, vineyard, barrels, kegs, staff, guests, hops, pouring, vintage, liquor, grapes, harvest, distillery,
        mixology, liquor costs, bottling, mash`,
    },
    {
      id: 'catering_banquet',
      name: 'Catering and banquet staff',
      group: 'events',
      fields: `catering, banquets, banquet service, catering management`,
      titles: `banquet server, catering manager, banquet manager, caterer, catering assistant, banquet captain,
        catering
        coordinator, catering sales manager, banquet supervisor, catering server, banquet chef,
        catering supervisor, catering
        director, conference services manager, banquet houseman, banquet setup,
        convention services manager, catering
        associate, catering attendant, banquet bartender,
        banquet coordinator, catering chef, event server, convention service
        manager, banquet steward,
        canteen assistant, school meals assistant`,
      vocabulary: `banquet, catering, events, weddings, buffet, menus, setup, guests, tables, linens, beo, function,
        receptions, serving, conferences, staff, plated, trays, clients, contracts, bar setup, room sets, parties, china,
        tastings, meetings, breakdown, corporate events`,
    },
    {
      id: 'dry_cleaner_laundry',
      name: 'Laundry and dry-cleaning worker',
      group: 'cleaning',
      fields: `laundry, dry cleaning, laundry operations`,
      titles: `laundry worker, laundry attendant, dry cleaner, presser, laundry supervisor, laundry aide, laundry manager,
        garment presser, launderer, laundry technician, linen attendant, dry cleaning presser, laundry assistant,
        linen room attendant, laundry operator, laundromat attendant, ironer, laundry machine operator, wardrobe
        attendant laundry, spotter dry cleaning, shirt presser, silk presser, hand presser, wool presser, laundry
        operative, dry cleaning manager, dry cleaning plant manager, dry cleaner owner, counter clerk dry cleaning,
        launderette attendant, washroom operator laundry`,
      vocabulary: `laundry, linens, washing, drying, folding, pressing, stains, garments, towels, sheets, ironing, dry
        cleaning, machines, detergents, sorting, uniforms, steam, spotting, bags, carts, tagging, clothing, washers, dryers,
        conveyor, alterations`,
    },
    {
      id: 'flight_tour_guide',
      name: 'Tour guide and recreation guide',
      group: 'travel',
      fields: `tour guiding, outdoor recreation, tourism services, adventure tourism`,
      titles: `tour guide, tour leader, tour manager, outdoor guide, park ranger, recreation guide, ski instructor, tour
        operator, travel guide, city guide, adventure guide, tour coordinator, lifeguard, swim instructor, river guide, surf
        instructor, tour director, outdoor educator, outdoor instructor, naturalist guide, swimming instructor, head
        lifeguard, pool manager, ski patrol, pool attendant, water safety instructor, aquatics director, aquatics supervisor,
        swim coach, fishing guide`,
      vocabulary: `tours, guests, visitors, tourists, itineraries, sightseeing, park, hiking, outdoor, history, groups,
        safety, commentary, lifeguard, swimming, pool, rescue, cpr, skiing, rafting, wilderness, nature, excursions, camp,
        first aid, equipment, patrols, water safety, swim lessons, trips`,
    },
    {
      id: 'hotel_revenue_manager',
      name: 'Hotel revenue and reservations manager',
      group: 'hotel',
      fields: `hotel revenue management, yield management, revenue management hotel`,
      titles: `revenue manager, hotel revenue manager, revenue manager hotel, director of revenue, director of revenue
        management, cluster revenue manager, area revenue manager, revenue analyst hotel, hotel revenue analyst, revenue
        management analyst, yield manager, revenue and reservations manager, reservations manager, reservations supervisor,
        reservations and revenue manager, revenue executive hotel, head of revenue, distribution manager hotel`,
      vocabulary: `revenue, pricing, rates, forecasting, forecast, occupancy, adr, revpar, ota, gds, rate parity, pickup,
        inventory, segmentation, channel manager, direct bookings, displacement, group business, str, comp set, budget, yield,
        ideas, duetto, opera, siteminder, reservations, availability, bar rates, demand`,
    },
    {
      id: 'casino_gaming',
      name: 'Casino and gaming worker',
      group: 'hotel',
      fields: `casino operations, gaming operations, casino gaming, table games`,
      titles: `casino dealer, croupier, table games dealer, slot attendant, casino host, pit boss, casino cashier, cage
        cashier, gaming supervisor, casino manager, surveillance operator casino, poker dealer, slot technician, gaming agent,
        floor supervisor casino, cage manager, count room attendant, slot supervisor, blackjack dealer, dual rate dealer,
        players club representative, betting clerk, keno runner`,
      vocabulary: `casino, gaming, table games, blackjack, poker, slots, dealer, chips, roulette, cage, players, jackpots,
        wagers, craps, baccarat, guests, payouts, pit, comps, markers, title 31, surveillance, bets, shuffling, cards, slot
        machines, fills, drop`,
    },
  ]),
  ...readFamilies('personal_service', [
    {
      id: 'spa_salon_manager',
      name: 'Salon and spa manager, esthetician and nail technician',
      group: 'beauty',
      fields: `esthetics, skin care, spa management, nail technology, makeup artistry, salon management, beauty therapy`,
      titles: `esthetician, aesthetician, nail technician, spa manager, salon manager, beauty therapist, makeup artist,
        skin
        care specialist, manicurist, spa attendant, licensed esthetician, beauty advisor, lash technician,
        waxing specialist, spa receptionist, beauty consultant, salon coordinator, spa director, tattoo artist,
        laser technician cosmetic, eyelash technician, beautician, cosmetic consultant, cosmetologist,
        medical esthetician, permanent makeup artist, salon receptionist, spa coordinator,
        laser hair removal technician, pedicurist, salon assistant, make up artist, beauty salon manager,
        wellness centre manager`,
      vocabulary: `facials, skin care, waxing, makeup, manicures, pedicures, nails, spa, clients, appointments, treatments,
        products, salon, microdermabrasion, lashes, retail sales, peels, brows, cosmetics, laser hair removal, sanitation,
        tinting, extractions, acrylic, upselling, booking, skin analysis, beauty, tattoos, bridal`,
    },
    {
      id: 'barber_stylist',
      name: 'Hairdresser and barber',
      group: 'beauty',
      fields: `barbering, hairdressing, hair styling, hair design`,
      titles: `barber, hair stylist, hairdresser, hairstylist, stylist hair, colorist hair, salon stylist,
        master barber, shampoo assistant, wig maker, hair colorist, hair designer, senior stylist,
        licensed cosmetologist, junior stylist, braider, hair braider, salon owner, licensed barber,
        apprentice hairdresser, hair extension specialist, colourist, hair colourist, colorist, hairdressing assistant`,
      vocabulary: `hair, haircuts, color, highlights, clients, salon, styling, shaving, beard, perms, blow dry, scissors,
        clippers, extensions, balayage, shampoo, consultations, retail products, foils, trims, barber, braids, chemical
        services, keratin, sanitize, appointments, relaxers, walk-ins`,
    },
    {
      id: 'sports_professional',
      name: 'Athlete, referee and sports administrator',
      group: 'fitness',
      fields: `sports administration, sports management, officiating, athletics administration, sports marketing`,
      titles: `athlete, professional athlete, referee, umpire, sports official, athletic director, sports manager,
        sports
        administrator, sports coordinator, golf professional, sports agent, sports scout,
        team manager sports, golf course
        manager, sports director, athletics director,
        sports information director, intramural supervisor, sports event
        coordinator, athletic coordinator,
        recreation manager, recreation supervisor, sports marketing manager, game day
        staff, golf shop manager,
        tennis director, league coordinator, golf instructor, tennis instructor, tennis pro, golf
        pro, jockey,
        racehorse jockey`,
      vocabulary: `sports, games, teams, athletes, tournaments, leagues, athletics, ncaa, officiating, golf, facilities,
        season, coaches, recruiting, competitions, players, tickets, sponsorships, matches, training, recreation, intramural,
        scheduling, tennis, championship, eligibility, rules, stadium, events`,
    },
  ]),
  ...readFamilies('care', [
    {
      id: 'fundraising_events_volunteer',
      name: 'Volunteer and membership coordinator',
      group: 'nonprofit',
      fields: `volunteer management, membership services, membership development, alumni relations, association management`,
      titles: `volunteer coordinator, volunteer manager, membership coordinator, membership manager, alumni relations manager,
        association manager, membership director, volunteer, alumni coordinator, member relations manager, chapter
        coordinator, membership specialist, volunteer services manager, donor services coordinator, member engagement manager,
        alumni relations coordinator, americorps member, vista member, peace corps volunteer, board member, membership
        representative, director of volunteers, membership services coordinator, alumni relations officer, annual giving
        manager, peace corps`,
      vocabulary: `volunteers, members, membership, alumni, recruitment, events, newsletters, donors, retention, renewals,
        outreach, chapters, orientation, engagement, fundraising, board, conferences, nonprofit, recognition, database,
        community, annual giving, raiser's edge, dues, reunion, volunteer hours`,
    },
  ]),
  ...readFamilies('marketing', [
    {
      id: 'ecommerce_manager',
      name: 'E-commerce and marketplace manager',
      group: 'digital_marketing',
      fields: `e-commerce management, online merchandising, marketplace management, online retailing`,
      titles: `e-commerce manager, ecommerce manager, e-commerce specialist, ecommerce specialist, marketplace manager, amazon
        specialist, e-commerce coordinator, online merchandiser, ecommerce coordinator, e-commerce director, amazon account
        manager, ecommerce executive, online store manager, ecommerce analyst, web merchandiser, digital merchandiser,
        ecommerce director, director of e-commerce, e-commerce associate, ecommerce merchandiser, e-commerce marketing
        manager, ebay specialist, shopify manager`,
      vocabulary: `e-commerce, amazon, shopify, listings, online store, conversion, product pages, seller central, magento,
        ppc, marketplaces, ebay, merchandising, website, google analytics, skus, cart, online sales, email campaigns,
        fulfillment, inventory, content, pricing, promotions, a/b testing, walmart, catalog, traffic, sales growth`,
    },
    {
      id: 'seo_ppc_specialist',
      name: 'SEO and paid search specialist',
      group: 'digital_marketing',
      fields: `search engine marketing, search engine optimisation, pay per click, paid media, sem, growth marketing`,
      titles: `ppc executive, paid social manager, paid social executive, senior ppc executive, seo specialist, seo analyst,
        ppc specialist, sem specialist, seo manager, paid search specialist, search engine optimization specialist,
        ppc manager, paid media specialist, seo executive, paid media manager, performance marketing manager, sem
        manager, search marketing manager, google ads specialist, seo consultant, growth marketer, sem analyst, growth
        manager, ppc analyst, seo strategist, paid search manager, link builder, growth hacker, paid search analyst,
        search engine marketing manager, paid social specialist, affiliate manager, affiliate marketing manager, web
        analyst, web analytics manager`,
      vocabulary: `seo, ppc, google ads, keywords, adwords, google analytics, backlinks, on-page, landing pages, ctr, cpc,
        search console, semrush, moz, ahrefs, bids, campaigns, conversion, bing, roas, meta tags, organic, remarketing, cpa,
        sem, quality score, display, ranking, link building, facebook ads, tag manager, affiliate`,
    },
    {
      id: 'email_crm_marketer',
      name: 'Email, CRM and marketing operations specialist',
      group: 'digital_marketing',
      fields: `email marketing, marketing automation, marketing operations, crm marketing, lifecycle marketing, demand
        generation, database marketing`,
      titles: `email marketing specialist, crm manager, crm marketing executive, email marketing manager, marketing
        automation specialist, marketing operations manager, crm marketing manager, demand generation manager,
        lifecycle marketing manager, hubspot specialist, marketing automation manager, marketing operations
        specialist, campaign manager marketing, email developer, crm executive, campaign specialist, direct marketing
        manager, marketing technologist, retention marketing manager, marketing campaign manager, database marketing
        manager, loyalty manager, marketo specialist, email campaign manager, demand generation specialist, lead
        generation specialist, crm coordinator, marketing operations coordinator, direct mail coordinator, campaign
        coordinator`,
      vocabulary: `email, campaigns, marketo, hubspot, segmentation, automation, lead nurturing, pardot, mailchimp, crm, lead
        scoring, open rates, eloqua, newsletters, a/b testing, subscribers, html email, leads, demand generation, salesforce,
        workflows, triggers, lists, landing pages, direct mail, loyalty, database, deliverability, drip, exacttarget,
        webinars`,
    },
    {
      id: 'brand_manager',
      name: 'Brand and product marketing manager',
      group: 'marketing',
      fields: `brand management, product marketing, brand marketing, trade marketing, consumer marketing, shopper marketing,
        channel marketing`,
      titles: `brand manager, product marketing manager, assistant brand manager, brand ambassador,
        brand marketing manager, brand strategist, trade marketing manager, shopper marketing manager,
        associate brand manager, brand specialist, product marketing specialist, category marketing manager,
        brand director, channel marketing manager, brand executive, brand coordinator, brand representative,
        consumer marketing manager, product marketing director, brand marketing
        specialist,
        field marketing representative, promotional model, brand activation manager, event marketing manager,
        product demonstrator, field marketing manager, promotions manager, experiential marketing manager,
        street team
        member, category manager fmcg, category executive, category development manager`,
      vocabulary: `brand, positioning, product launches, consumer insights, campaigns, packaging, market share, advertising,
        messaging, trade marketing, promotions, go-to-market, competitive analysis, nielsen, agencies, launch, innovation,
        creative briefs, product marketing, p&l, samples, brand awareness, demonstrations, sell-in, collateral, events,
        activation, sponsorship, point of sale`,
    },
    {
      id: 'proofreader_publisher',
      name: 'Editor and publishing professional',
      group: 'writing',
      fields: `publishing, copy editing, proofreading, editorial, book publishing, magazine publishing`,
      titles: `editor, proofreader, copy editor, managing editor, editorial assistant, publisher, acquisitions editor,
        production editor, editor in chief, publishing assistant, assistant editor, associate editor, literary agent,
        editorial manager, content editor, publications manager, editorial director, publications coordinator,
        editorial
        intern, web editor, senior editor, freelance editor, editorial coordinator, book editor,
        contributing editor, developmental editor, sub editor, copyeditor, publicity assistant, magazine editor,
        publications editor, desktop
        publisher, lexicographer, publishing executive, desk editor`,
      vocabulary: `editing, manuscripts, proofreading, copyediting, style guide, authors, publications, chicago manual, ap
        style, deadlines, articles, content, magazine, books, layout, fact-checking, indesign, writers, editorial calendar,
        newsletters, print, grammar, publishing, issues, production schedule, freelancers, rights, galleys, cms, headlines`,
    },
  ]),
  ...readFamilies('creative', [
    {
      id: 'broadcast_technician',
      name: 'Broadcast, stage and event technician',
      group: 'media_production',
      fields: `broadcast engineering, stage management, technical theatre, lighting design, live events production,
        stagecraft`,
      titles: `broadcast technician, stage manager, lighting technician, broadcast engineer, camera operator, stagehand,
        technical director theatre, event technician, production assistant, lighting designer, grip, projectionist,
        master
        control operator, scenic artist, set designer, production manager events, gaffer, prop master,
        set builder, stage
        technician, costume designer, boom operator, technical director broadcast,
        production coordinator, broadcast operator, assistant director film, assistant stage manager, props master,
        lighting director, videographer assistant, scenic
        carpenter, wardrobe supervisor, television director,
        control room operator tv, theatre technician, deputy stage manager, company stage manager, production stage manager, radio presenter, av engineer, av technician, stage technician`,
      vocabulary: `broadcast, stage, lighting, cameras, sets, live events, audio, rehearsals, production, cues, rigging,
        control room, switcher, props, scenery, crew, theater, load-in, costumes, studio, transmission, master control,
        strike, projectors, shows, television, microphones, teleprompter, call sheets, shoots`,
    },
  ]),
];
