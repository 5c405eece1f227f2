import { readFamilies } from '../read-families';

/** Marketing, communications and writing. */
export const MARKETING_OCCUPATIONS = readFamilies('marketing', [
  {
    id: 'marketing_manager',
    name: 'Marketing manager',
    group: 'marketing',
    fields: `marketing, brand management, product marketing, marketing management, marketing and communications, field
      marketing, brand marketing, partner marketing`,
    titles: `marketing manager, marketing specialist, marketing coordinator, marketing director, marketing executive, brand
      manager, marketing assistant, marketing associate, product marketing manager, director of marketing, marketing
      consultant, cmo, chief marketing officer, vp of marketing, vp marketing, assistant brand manager, trade marketing
      manager, marketing officer, field marketing manager, integrated marketing manager, brand strategist, marketing intern,
      head of marketing, marketing lead, marketing communications manager, regional marketing manager, brand executive,
      marketing representative, brand director, promotions manager, campaign manager, product marketing specialist, senior
      marketing manager, shopper marketing manager, marketing administrator, growth marketing manager, marketing project
      manager, partner marketing manager, marketing professional, marketing rep, marketing trainee, marketing and
      communications intern`,
    vocabulary: `marketing, campaigns, campaign, brand, branding, advertising, promotions, market research, collateral, trade shows,
      strategy, social media, creative, product launches, email marketing, content, events, media, budget, agencies, positioning,
      marketing plan, digital, promotional, target audience, seo, brochures, website, marketing strategy, roi, brand awareness, direct mail,
      segmentation, consumer, sponsorships, go-to-market, crm, lead generation, press releases`,
  },
  {
    id: 'digital_marketing',
    name: 'Digital marketing specialist',
    group: 'marketing',
    fields: `digital marketing, online marketing, internet marketing, search engine optimization, seo, email marketing,
      performance marketing, search marketing`,
    titles: `digital marketing specialist, digital marketing manager, seo specialist, digital marketing executive,
        seo
      analyst, seo executive, ppc specialist, paid media specialist, email marketing specialist,
        digital marketing
      coordinator, seo manager, digital strategist, performance marketing manager,
        sem specialist, online marketing manager, e-commerce manager, digital marketer, email marketing manager,
        growth hacker, marketing automation specialist, digital
      marketing analyst, internet marketing specialist,
        ecommerce specialist, paid search specialist, ecommerce coordinator, digital marketing consultant,
        web marketing manager, digital marketing, seo consultant, affiliate marketing manager,
        search engine optimization specialist, demand generation manager, ecommerce manager, digital campaign manager,
        ppc
      manager, acquisition manager, search engine marketer, digital marketing strategist,
        digital marketing intern, digital
      marketing associate, growth marketer, marketing technologist,
        ecommerce marketing manager, digital marketing trainee, content marketing manager, head of growth,
        digital content executive, growth manager, web analyst, digital content manager`,
    vocabulary: `seo, sem, google analytics, adwords, google ads, ppc, email marketing, social media, keywords, campaigns, digital,
      facebook ads, content, website, landing pages, conversion, traffic, organic, backlinks, wordpress, mailchimp, ctr, roi, hubspot,
      keyword research, analytics, link building, paid search, remarketing, display, a/b testing, e-commerce, google search console,
      semrush, newsletters, blogs, lead generation, on-page, click-through, impressions, moz, affiliate`,
  },
  {
    id: 'social_media_manager',
    name: 'Social media manager',
    group: 'marketing',
    fields: `social media, social media marketing, community management`,
    titles: `social media manager, social network manager, social media specialist, social media coordinator, community manager, content creator,
      social media marketing manager, social media strategist, social media executive, social media assistant, influencer
      manager, social media analyst, social media marketing specialist, influencer marketing manager, digital community
      manager, youtuber, social media intern, social media director, content producer, social media marketer, digital content
      creator, blogger`,
    vocabulary: `social media, facebook, instagram, twitter, content, followers, engagement, posts, linkedin, tiktok, youtube, hootsuite,
      community, hashtags, influencers, blog, content calendar, campaigns, pinterest, canva, analytics, videos, reels, brand voice,
      paid social, sprout social, buffer, photography, insights, audience, scheduling, comments`,
  },
  {
    id: 'market_researcher',
    name: 'Market research analyst',
    group: 'marketing',
    fields: `market research, marketing research, consumer insights, consumer research`,
    titles: `market research analyst, market analyst, marketing analyst, market researcher, consumer insights manager,
        marketing research manager, research executive, insight analyst, consumer insights analyst,
        market intelligence analyst, competitive intelligence analyst, survey researcher, customer insights manager,
        research analyst marketing, market research manager, marketing analytics manager, field interviewer,
        market research associate, category analyst, insight program manager, research manager, insights manager,
        mystery shopper, insight manager`,
    vocabulary: `market research, surveys, focus groups, data analysis, questionnaires, spss, consumer, qualitative, quantitative,
      insights, trends, competitors, nielsen, segmentation, interviews, competitive analysis, reports, brand tracking, syndicated data,
      sampling, market size, panel, forecasting, excel, primary research, secondary research, conjoint, customer satisfaction,
      presentations, market share`,
  },
  {
    id: 'advertising_media_buyer',
    name: 'Advertising and media planner',
    group: 'marketing',
    fields: `advertising, media buying, media planning, advertising operations, digital advertising`,
    titles: `media planner, media buyer, advertising manager, advertising account executive, media director,
        advertising coordinator, media supervisor, ad operations specialist, advertising specialist, media coordinator,
        programmatic trader, media strategist, account planner, account director, account supervisor,
        advertising director, ad operations manager, media analyst, traffic coordinator, advertising assistant,
        programmatic specialist, advertising executive, media manager, account executive advertising,
        traffic manager advertising, digital media planner, digital media buyer, advertising representative,
        media specialist, advertising traffic manager, agency account manager, agency traffic manager,
        traffic manager agency, advertising account manager, ad traffic manager`,
    vocabulary: `media, media plans, advertising, campaigns, ad, impressions, buys, programmatic, dsp, print, radio, television, clients,
      agency, vendors, cpm, audience, rfps, doubleclick, out of home, media buying, creative, flight, insertion orders, digital, ratings,
      nielsen, reach, frequency, budgets, trafficking, comscore, publishers, sponsorship`,
  },
  {
    id: 'communications_pr',
    name: 'Communications and public relations specialist',
    group: 'communications',
    fields: `public relations, communications, corporate communications, media relations, public affairs, external affairs,
      internal communications`,
    titles: `communications specialist, public relations specialist, communications manager, pr manager,
        communications
      director, media relations manager, public information officer, communications coordinator,
        publicist, press secretary, corporate communications manager, public affairs officer,
        community relations manager, communications officer, director
      of communications, public relations manager,
        communications consultant, public relations coordinator, internal
      communications manager,
        communications associate, public relations director, press officer, pr executive,
        communications
      assistant, external affairs manager, public affairs manager, public relations,
        corporate communications, communications
      executive, public relations assistant, public relations officer,
        spokesperson, media relations specialist, pr account
      executive, communications advisor,
        head of communications, communications analyst, speechwriter, pr consultant,
        marketing and communications manager, public affairs specialist, director of public relations,
        communications intern, communication assistant, public relations intern, pr intern, pr account manager,
        pr account executive, engagement officer, lobbyist, stakeholder engagement officer, pr account director`,
    vocabulary: `communications, public relations, media, press releases, press, newsletter, newsletters, writing, editing, content,
      publications, social media, events, speeches, journalists, website, editorial, outreach, messaging, spokesperson, stories,
      media relations, media coverage, internal communications, press conferences, talking points, crisis communications, ap style,
      annual report, intranet, fact sheets, interviews, pitches, pr, strategic communications, brochures, community, publicity`,
  },
  {
    id: 'journalist',
    name: 'Journalist and editor',
    group: 'writing',
    fields: `journalism, broadcast journalism, news reporting, broadcasting`,
    titles: `journalist, reporter, editor, news editor, correspondent, managing editor, editor in chief, staff writer,
        news
      reporter, copy editor, sub editor, news producer, columnist, assistant editor, associate editor,
        editorial assistant, freelance writer, newscaster, news anchor, tv reporter, sports writer, features writer,
        freelance journalist, broadcast
      journalist, editorial intern, radio host, commissioning editor,
        publishing associate, production editor, book editor, news writer, editorial director, contributing editor,
        magazine editor, multimedia journalist, web editor, editorial
      manager, investigative reporter,
        journalism intern, news intern, intern reporter, radio presenter, newsreader, tv presenter`,
    vocabulary: `stories, news, reporting, interviews, newspaper, articles, editing, journalism, newsroom, writing, deadlines, headlines,
      editorial, magazine, broadcast, breaking news, copy, fact checking, features, publication, ap style, sources, photography, columns,
      anchor, proofreading, radio, manuscripts, coverage, print, beat, layout, scripts, live shots, freelance, publishing`,
  },
  {
    id: 'writer',
    name: 'Writer and copywriter',
    group: 'writing',
    fields: `content writing, copywriting, creative writing, editing, publishing, content marketing, editorial`,
    titles: `writer, copywriter, content writer, author, proofreader, content editor, content strategist, content manager, web
      writer, content marketer, content specialist, creative writer, content developer, content marketing manager, ghostwriter, seo writer,
      scriptwriter, screenwriter, content marketing specialist, senior copywriter, ux writer, content coordinator, article
      writer, blog writer, content director, content executive, freelance copywriter, medical writer, science writer,
      novelist, digital copywriter, content creator writer, playwright, editorial writer, content associate, web content
      writer, content writing intern`,
    vocabulary: `writing, editing, proofreading, content, articles, copy, blog, blogs, style guide, web content, seo, publications,
      scripts, copywriting, headlines, newsletters, tone of voice, research, keywords, ghostwriting, press releases, product descriptions,
      website, creative, taglines, wordpress, manuscripts, white papers, case studies, editorial calendar, storytelling, email campaigns,
      social media, fiction`,
  },
  {
    id: 'technical_writer',
    name: 'Technical writer',
    group: 'writing',
    fields: `technical writing, technical documentation, documentation`,
    titles: `technical writer, documentation specialist, technical editor, technical author, documentation manager, information developer,
      technical communicator, senior technical writer, documentation writer, documentation coordinator, technical documentation specialist,
      api writer, documentation engineer, technical publications manager, knowledge manager, procedure writer, instructional writer,
      drafting and documentation coordinator, regulatory writer, technical illustrator`,
    vocabulary: `documentation, technical writing, user guides, manuals, framemaker, online help, robohelp, release notes, dita, xml,
      madcap flare, style guide, sme, user manuals, editing, procedures, sops, subject matter experts, installation guides, sharepoint,
      confluence, screenshots, visio, api documentation, templates, knowledge base, single sourcing, publications, illustrations, snagit`,
  },
  {
    id: 'translator',
    name: 'Translator and interpreter',
    group: 'languages',
    fields: `translation, interpreting, interpretation, localization`,
    titles: `translator, localization project manager, localisation project manager, localisation manager, interpreter,
      spanish interpreter, medical interpreter, language specialist, linguist, localization specialist, sign language
      interpreter, translation project manager, translation project coordinator, localization project coordinator,
      localization coordinator, localization program manager, translation manager, translation coordinator, localization vendor manager,
      language project manager, court interpreter, bilingual interpreter, conference interpreter,
      localization manager, freelance translator, asl interpreter, interpreter and translator, subtitler, transcriber,
      language analyst, bilingual translator, cultural mediator, japanese translator, chinese translator, language
      consultant`,
    vocabulary: `translation, translated, interpreting, languages, bilingual, interpreted, simultaneous, consecutive, localization, trados,
      proofreading, subtitles, english, spanish, french, german, arabic, mandarin, documents, native, cat tools, glossaries, terminology,
      cultural, transcription, linguistic, legal documents, source text, memoq, fluency`,
  },
]);

/** Design, media production and the arts. */
export const DESIGN_AND_MEDIA_OCCUPATIONS = readFamilies('creative', [
  {
    id: 'graphic_designer',
    name: 'Graphic designer',
    group: 'visual_design',
    fields: `graphic design, visual design, visual communication, art direction, creative services, graphic arts, print
      design`,
    titles: `graphic designer, art director, creative director, visual designer, designer, production artist,
        illustrator, multimedia designer, interactive designer, graphic artist, senior graphic designer, brand designer,
        creative designer, graphic design intern, freelance graphic designer, multimedia artist, layout artist,
        communication designer, creative
      lead, graphic design, print designer, packaging designer,
        senior designer, desktop publisher, creative manager, presentation designer, presentation specialist,
        graphics specialist, junior designer, marketing designer, digital
      designer, web and graphic designer,
        graphic/web designer, design director, prepress technician, graphics designer, creative artist,
        junior graphic designer, graphic design trainee, graphics executive, artworker, creative artworker,
        exhibition designer`,
    vocabulary: `photoshop, illustrator, indesign, adobe, design, creative suite, graphics, graphic, logos, brochures, layout, typography,
      branding, web, posters, creative, illustration, print, visual, packaging, flyers, banners, logo, advertisements, coreldraw, layouts,
      business cards, brand identity, infographics, magazine, color, mockups, photo editing, dreamweaver, signage, typesetting, prepress,
      concepts, catalogs, quarkxpress, html, marketing materials`,
  },
  {
    id: 'ux_designer',
    name: 'UX and UI designer',
    group: 'visual_design',
    fields: `ux design, user experience, user interface design, interaction design, ui design, ux research, product design`,
    titles: `ux designer, ui designer, ui/ux designer, user experience designer, product designer, interaction designer,
      ux/ui designer, user interface designer, ux architect, information architect, ux consultant, ux lead, senior ux
      designer, web ui designer, service designer, ux manager, mobile app designer, ux engineer, experience designer,
      design lead ux, usability specialist, head of design, human factors engineer`,
    vocabulary: `wireframes, user research, prototypes, figma, sketch, usability testing, personas, user flows, ux, ui, axure, interaction,
      invision, user experience, user interface, mockups, information architecture, adobe xd, journey maps, design system, prototyping,
      usability, user-centered, responsive, card sorting, accessibility, heuristic evaluation, style guides, high-fidelity, mobile,
      user testing, design thinking, html, css, storyboards, zeplin, product`,
  },
  {
    id: 'animator',
    name: 'Animator and 3D artist',
    group: 'media_production',
    fields: `animation, visual effects, motion graphics, 3d modeling, motion design`,
    titles: `animator, 3d artist, motion graphics designer, 3d animator, motion designer, 2d animator, vfx artist, 3d modeler,
      visual effects artist, compositor, character artist, cg artist, 3d generalist, motion graphics artist, storyboard artist,
      environment artist, concept artist, texture artist, rigging artist, lighting artist, 3d visualizer, game artist, technical artist,
        lighting td, fx td, character td`,
    vocabulary: `animation, maya, 3d, after effects, modeling, texturing, rigging, rendering, 3ds max, zbrush, motion graphics,
      compositing, nuke, cinema 4d, storyboards, visual effects, lighting, characters, blender, keyframe, photoshop, vfx, unreal,
      substance painter, 2d, shading, v-ray, rotoscoping, toon boom, houdini, concept art`,
  },
  {
    id: 'video_producer',
    name: 'Video producer and editor',
    group: 'media_production',
    fields: `video production, film production, video editing, television production, film making, filmmaking, post
      production`,
    titles: `video editor, videographer, producer, film editor, camera operator, cinematographer, film maker,
        filmmaker, video producer, broadcast technician, production assistant, director of photography,
        associate producer, executive producer, cameraman, assistant editor video, production coordinator film,
        film director, tv producer, multimedia producer, broadcast engineer, production manager film,
        post production supervisor, line producer, video production specialist, assistant director, gaffer,
        television director, creative producer, multimedia specialist, script supervisor, production designer,
        editor video, location manager, casting director, media producer, digital video editor, post producer,
        video specialist, technical director, tv production coordinator, radio producer`,
    vocabulary: `video, camera, editing, final cut, premiere, film, footage, production, shooting, lighting, broadcast, after effects,
      avid, scripts, videos, commercials, post-production, documentary, television, filming, color correction, davinci resolve, live, audio,
      storyboards, set, dslr, casting, crew, studio, directed, produced, shoots, youtube, location scouting, cameras, call sheets`,
  },
  {
    id: 'photographer',
    name: 'Photographer',
    group: 'media_production',
    fields: `photography, photo editing`,
    titles: `photographer, freelance photographer, studio photographer, portrait photographer, photo editor, wedding
      photographer, photojournalist, photography assistant, product photographer, event photographer, retoucher, photo
      retoucher, commercial photographer, photo lab technician, digital imaging specialist, photography teacher, photo
      specialist, staff photographer, in-house photographer, fashion photographer, real estate photographer, family
      photographer, newborn photographer, food photographer, commercial photography director, lead photographer,
      photography director, director of photography stills, e-commerce photographer, ecommerce photographer, school
      photographer, sports photographer, press photographer, photo assistant, digital tech photography, aerial
      photographer, drone photographer, architectural photographer, lifestyle photographer, photography studio
      manager, photo studio manager, photo stylist, head of photography, medical photographer, clinical photographer,
      still life photographer, cruise ship photographer`,
    vocabulary: `photography, photos, photographs, camera, lightroom, photoshop, lighting, studio, portraits, weddings, retouching, shoots,
      dslr, images, canon, nikon, events, photo editing, clients, prints, capture one, portfolio, lenses, composition, sessions,
      color correction, product photography, image editing, backdrops`,
  },
  {
    id: 'audio_engineer',
    name: 'Audio engineer',
    group: 'media_production',
    fields: `audio engineering, sound engineering, music production, sound design`,
    titles: `audio engineer, sound engineer, music producer, sound technician, audio technician, sound designer, recording
        engineer, mixing engineer, dj, disc jockey, live sound engineer, radio producer, av technician, audio visual
        technician, broadcast audio engineer, podcast producer, boom operator, av engineer, event technician, foh
        engineer, foh sound engineer, front of house engineer, front of house sound engineer, monitor engineer, live
        sound technician, sound mixer, production sound mixer, broadcast sound engineer, audio systems engineer, sound
        system engineer, pa technician, head of sound, sound supervisor, sound operator, rf technician, studio
        engineer, dubbing mixer, re-recording mixer, mastering engineer, freelance sound engineer,
        foley artist, foley mixer, foley editor`,
    vocabulary: `audio, sound, pro tools, mixing, recording, microphones, music, studio, logic pro, ableton, live sound,
        mastering, consoles, speakers, pa systems, stage, lighting, av, projectors, events, setup, radio, editing,
        signal flow, equipment, cables, rigging, broadcast, podcasts, midi, foh, monitors, digico, dante, d&b,
        l-acoustics, wireless, system tuning, line check, stage plots, touring`,
  },
  {
    id: 'performer',
    name: 'Performing artist',
    group: 'arts',
    fields: `acting, music, dance, theater, theatre, performing arts`,
    titles: `artist, musician, actor, actress, dancer, performer, choreographer, singer, music director, composer,
        vocalist, drama teacher, theatre director, stage manager, dance instructor, pianist, comedian,
        voice over artist, entertainer, guitarist, conductor, music instructor, stage actor, theater technician,
        costume designer, set designer, voice actor, dance teacher, music teacher private, worship leader, magician,
        violinist, radio presenter, fashion model`,
    vocabulary: `performance, performances, music, theatre, theater, dance, concerts, rehearsals, acting, choreography, singing, stage,
      audition, productions, piano, band, orchestra, choir, guitar, ballet, musical, costumes, ensemble, audience, repertoire, play,
      touring, improvisation, voice, role, props, festivals`,
  },
  {
    id: 'fine_artist_curator',
    name: 'Visual artist and museum professional',
    group: 'arts',
    fields: `fine arts, visual arts, museum studies, curation, art education`,
    titles: `landscape painter, portrait painter, oil painter, watercolor painter, watercolour painter, artist painter, curator, fine artist, museum assistant, gallery assistant, painter artist, sculptor, art instructor, gallery manager,
      museum curator, gallery director, archivist, conservator, exhibition designer, museum educator, artist in residence,
      museum technician, collections manager, art handler, exhibit designer, gallery attendant, ceramic artist, museum director,
      art consultant, muralist, registrar museum, tattoo artist, artistic director, arts administrator, gallery curator`,
    vocabulary: `art, exhibitions, gallery, museum, paintings, painting, drawing, sculpture, exhibits, artists, collections, curated,
      artwork, ceramics, installation, archives, studio, murals, conservation, fine art, acrylic, printmaking, catalog, art history,
      exhibition, visitors, portfolio, docents, accession, watercolor, commissions`,
  },
  {
    id: 'fashion_designer',
    name: 'Fashion and apparel designer',
    group: 'fashion',
    fields: `fashion design, apparel design, fashion, textile design, apparel, fashion merchandising`,
    titles: `fashion designer, apparel designer, textile designer, pattern maker, fashion stylist, stylist, technical designer,
      fashion consultant, seamstress, tailor, garment technologist, fashion merchandiser, production merchandiser, apparel merchandiser,
      jewelry designer, jewellery designer, accessories designer, sewing machine operator, fashion coordinator, dressmaker,
      footwear designer, knitwear designer, pattern cutter, fabric technologist, wardrobe stylist, apparel production manager,
      costume maker, assistant fashion designer, fashion illustrator, textile technologist, sewer, upholsterer, leather worker, jeweler`,
    vocabulary: `fashion, apparel, garment, garments, fabric, fabrics, textile, trend, sewing, collections, patterns, samples, tech packs,
      fittings, draping, trims, sketches, design, alterations, embroidery, knits, wovens, styling, prints, illustrator, mood boards,
      stitching, buyers, denim, grading, colorways, costing, showroom, wardrobe, runway, knitwear, dyeing, jewelry`,
  },
  {
    id: 'interior_designer',
    name: 'Interior designer',
    group: 'built_design',
    fields: `interior design, interior decoration`,
    titles: `interior designer, interior decorator, interior architect, kitchen designer, set decorator, space planner, home stager,
      kitchen and bath designer, junior interior designer, design consultant interior, interior design consultant, furniture designer,
      interior design assistant, showroom designer, lighting designer, commercial interior designer, exhibition stand designer`,
    vocabulary: `interior design, interiors, furniture, space planning, autocad, finishes, fabrics, sketchup, residential, floor plans,
      materials, color schemes, lighting, renderings, mood boards, ff&e, revit, furnishings, clients, drawings, 3ds max, elevations,
      flooring, upholstery, kitchen, cabinetry, samples, site visits, decor, vendors, hospitality, mock-ups`,
  },
  {
    id: 'industrial_designer',
    name: 'Industrial designer',
    group: 'product_design',
    fields: `industrial design, product styling`,
    titles: `industrial designer, product designer industrial, design engineer consumer products, concept designer, toy
      designer, industrial design engineer, product design engineer, packaging engineer, model maker, automotive
      designer, prototype designer, packaging development engineer, surface modeler, product development designer,
      consumer product designer, furniture designer, senior industrial designer, cmf designer, concept designer
      product, physical product designer, design engineer industrial, packaging structural designer, exhibit designer,
      transportation designer, footwear designer industrial, jewelry designer industrial, lighting designer product`,
    vocabulary: `industrial design, prototypes, solidworks, rhino, sketching, 3d printing, ergonomics, product design, concepts, keyshot,
      cad, rendering, materials, consumer products, packaging, injection molding, models, manufacturing, user needs, ideation, form,
      prototyping, alias, foam models, patents, product development, mockups`,
  },
]);
