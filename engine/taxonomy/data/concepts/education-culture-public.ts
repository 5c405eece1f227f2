import { readConcepts } from '../read-concepts';

const TEACHING_SUBJECTS = readConcepts(
  'skill',
  `
  Higher education teaching < Teaching
  Mathematics teaching < Teaching
  Science teaching < Teaching
  Language teaching | foreign language teaching, teaching languages < Teaching
  History teaching | social studies teaching < Teaching
  Gifted education < Teaching
  Montessori method < Teaching
  Computer science teaching | teaching programming < Teaching
  Test preparation < Teaching
  Project-based learning | inquiry-based learning, cooperative learning < Teaching
  Response to intervention < Teaching
  Student motivation | student engagement < Teaching
  Sheltered instruction < Teaching
  Academic coaching | study skills < Teaching
  Teacher training | teacher professional development, mentoring teachers < Teaching
  Child development knowledge < Teaching
  Assistive technology in schools < Teaching
  Homeschooling < Teaching
  Library instruction < Teaching
  Substitute teaching | supply teaching < Teaching
  Drama teaching < Teaching
  Learning support | teaching assistance, classroom assistance < Teaching
  Sign language instruction < Teaching
  Toilet training in class < Teaching
  Educational assessment | educational measurement, rubric design < Teaching
  School transport supervision < Teaching
  Registrar operations | student records < Teaching
  Financial aid administration < Teaching
  Alumni relations < Teaching
  Accreditation of schools < Teaching
  International student services | study abroad < Teaching
  Academic research supervision < Teaching
  Academic integrity < Teaching
  Coaching teachers | instructional coaching < Teaching
  Education policy < Teaching
  After-school tutoring < Teaching
  Workshop teaching < Teaching
  ESL ~ ESL teaching .5
  EFL ~ ESL teaching .5
  TEFL teaching ~ ESL teaching .5
  D2L Brightspace ~ Learning management systems .5
  Waldorf education ~ Montessori method .5
  Reggio Emilia ~ Montessori method .5
  SAT prep | ACT prep ~ Test preparation .5
  RTI ~ Response to intervention .5
  MTSS ~ Response to intervention .5
  SIOP ~ Sheltered instruction .5
  Quizlet ~ Kahoot .5
  Nearpod ~ Kahoot .5
  Padlet ~ Kahoot .5
  Edmodo ~ Kahoot .5
  Archival description | finding aids < Library services
  Digital preservation | digital archives, digitization < Library services
  Information literacy | bibliographic instruction < Library services
  Library systems < Library services
  Metadata standards < Library services
  Book repair | conservation of books < Library services
  Shelving books < Library services
  Story hours < Library services
  Special collections | rare books < Library services
  Reader advisory < Library services
  Thesaurus development | taxonomy management < Library services
  Research data management < Library services
  Koha ~ Library systems .5
  Sierra ILS ~ Library systems .5
  Library of Congress classification ~ Library services .5
  Dublin Core ~ Metadata standards .5
  PECS | Picture Exchange Communication System
  Makaton | Makaton signing
  Key Stage 1 | KS1
  Key Stage 2 | KS2
  Key Stage 3 | KS3
  Key Stage 4 | KS4
  Key Stage 5 | KS5
  Forest school | forest school leader
  Restorative practice | restorative justice, restorative approaches
  Team Teach | Team Teach training, positive handling
  SEND provision | SEND code of practice, SEND pupils, special educational needs and disabilities
  `,
);

const PUBLIC_AND_PROTECTION = readConcepts(
  'skill',
  `
  foot patrol | vehicle patrol < Law enforcement
  Traffic enforcement | traffic stops, crash investigation < Law enforcement
  Report writing for police | incident report writing < Law enforcement
  covert surveillance | surveillance monitoring < Law enforcement
  Interrogation | interviewing witnesses, suspect interviews < Law enforcement
  Community policing < Law enforcement
  Forensic science | forensics < Law enforcement
  K-9 handling | police dogs < Law enforcement
  Narcotics investigation < Law enforcement
  Cybercrime investigation < Law enforcement
  Juvenile investigations < Law enforcement
  Court testimony | testifying in court, expert witness < Law enforcement
  Search and seizure | search warrants < Law enforcement
  Border control | customs inspection, immigration enforcement < Law enforcement
  Crowd control operations | riot control < Law enforcement
  Hostage negotiation < Law enforcement
  Bloodstain pattern analysis < Law enforcement
  Digital evidence < Law enforcement
  Polygraph examination < Law enforcement
  Background investigations | personnel investigations < Law enforcement
  Private investigation < Law enforcement
  Missing persons < Law enforcement
  Parking enforcement < Law enforcement
  Emergency driving | pursuit driving < Law enforcement
  Radar operation | breathalyzer < Law enforcement
  CCTV monitoring
  Inmate counts | inmate searches, cell searches < Corrections
  Prisoner transport | inmate transport < Corrections
  Contraband control < Corrections
  Juvenile detention work < Corrections
  Alarm monitoring | alarm response < Security operations
  Executive protection | close protection, bodyguarding < Security operations
  Security screening | bag checks, X-ray screening < Security operations
  Loss prevention investigations < Security operations
  Visitor logs | visitor badges < Security operations
  Armed security < Security operations
  Cash in transit | armored transport < Security operations
  Security systems | security cameras < Security operations
  daily activity reports < Security operations
  Conflict de-escalation < Security operations
  Control room monitoring in security < Security operations
  Key holding < Security operations
  Workplace violence prevention < Security operations
  Fire investigation | arson investigation < Firefighting
  Fire apparatus operation | pump operations, fire engine driving < Firefighting
  SCBA | breathing apparatus < Firefighting
  Ventilation tactics < Firefighting
  Incident command | incident command system < Firefighting
  Aircraft rescue firefighting < Firefighting
  Community risk reduction < Firefighting
  Hydrant testing < Firefighting
  NIMS ~ Incident command .5
  Emergency dispatch | 911 dispatch, emergency call handling, computer-aided dispatch < Crisis management
  Shelter management < Crisis management
  Continuity of operations < Crisis management
  Hazard mitigation < Crisis management
  Emergency exercises | tabletop exercises < Crisis management
  Civil protection | civil defence < Crisis management
  Evacuation planning < Crisis management
  Emergency shelters < Crisis management
  Pandemic planning < Crisis management
  Military intelligence | reconnaissance < Military operations
  Mission planning < Military operations
  Weapons maintenance | small arms < Military operations
  Artillery | infantry, armor operations < Military operations
  Naval operations | submarine operations < Military operations
  Military communications | tactical radios, radio operations < Military operations
  Military police < Military operations
  Military training instruction | drill instruction < Military operations
  Explosive ordnance | mine clearance < Military operations
  Special operations < Military operations
  Peacekeeping < Military operations
  Cryptologic analysis | signals intelligence < Military operations
  Land navigation < Military operations
  Airborne operations | parachuting < Military operations
  Field medicine | combat medicine < Military operations
  CBRN defense | CBRN < Military operations
  Public budgeting | government budgeting, municipal budgeting < Public administration
  Citizen services | public service delivery < Public administration
  Elections administration | election administration < Public administration
  Permits and licensing | license issuing < Public administration
  Economic development programs < Public administration
  Public health administration < Public administration
  Public procurement rules < Public administration
  Census work < Public administration
  Regulatory enforcement | code enforcement, inspections enforcement < Public administration
  Benefits eligibility | eligibility determination, public assistance programs < Public administration
  Tax collection | revenue collection < Public administration
  Customs administration < Public administration
  Public engagement | public hearings, town halls < Public administration
  E-government < Public administration
  Open data < Public administration
  Smart cities < Public administration
  Urban regeneration < Public administration
  Parliamentary procedure < Public administration
  Freedom of information < Public administration
  Immigration services < Public administration
  Veterans services < Public administration
  Public transportation planning | transit planning < Public administration
  Social security administration < Public administration
  Constituent services | casework for constituents < Public administration
  Records retention < Public administration
  Translation for government < Public administration
  Vital records < Public administration
  NGO management ~ International development .5
  Robert's Rules ~ Parliamentary procedure .5
  Nonprofit management | charity management, not-for-profit management, NGO operations > Grant writing for nonprofits,
    Program development = program design, Board development, Monitoring and evaluation, Awareness campaigns = awareness raising,
    Food bank operations = food pantry, Missionary work, Youth ministry, Social enterprise
  M&E frameworks | MEL frameworks, MEL framework ~ Monitoring and evaluation .5
  Accident prevention | accident investigation at work < Occupational health and safety
  Risk assessments at work | COSHH assessments < Occupational health and safety
  Manual handling | lifting techniques, safe lifting < Occupational health and safety
  Behavior-based safety < Occupational health and safety
  Electrical safety at work < Occupational health and safety
  Hearing conservation < Occupational health and safety
  Process safety at work < Occupational health and safety
  Radiation protection work < Occupational health and safety
  Safety management systems < Occupational health and safety
  Ladder safety < Occupational health and safety
  Machine safety inspections < Occupational health and safety
  Heat stress prevention < Occupational health and safety
  Return to work programs < Occupational health and safety
  Violence prevention < Occupational health and safety
  Emergency eyewash < Occupational health and safety
  `,
);

const MEDIA_AND_ARTS = readConcepts(
  'skill',
  `
  Color theory < Graphic design
  Packaging graphics < Graphic design
  Poster design < Graphic design
  Icon design < Graphic design
  Infographic storytelling < Graphic design
  Environmental graphics | wayfinding < Graphic design
  T-shirt design < Graphic design
  Environmental branding < Graphic design
  Calligraphy < Graphic design
  Digital painting < Graphic design
  Comics | cartooning < Graphic design
  Prepress preparation < Graphic design
  Stationery design < Graphic design
  Prototyping of interfaces < UX design
  Service design < UX design
  Human-computer interaction | HCI < UX design
  UX writing | microcopy < UX design
  Accessibility design | inclusive design < UX design
  Voice user interfaces < UX design
  Eye tracking < UX design
  Design sprints < UX design
  Mobile UX < UX design
  Conversion-centred design < UX design
  Sketch app ~ Figma .5
  ProtoPie ~ Framer .5
  3D design > Arnold renderer = RenderMan, Motion capture, Product visualization, Stop motion, Lighting and shading,
    Previsualization, Cel animation
  AR development ~ Virtual reality .5
  Aerial photography | drone photography < Photography
  Darkroom | film development, photo printing < Photography
  Food photography < Photography
  Fashion photography < Photography
  Photo archiving < Photography
  Sports photography < Photography
  Medical photography < Photography
  School photography < Photography
  film directing | theatre directing < Video production
  line producing < Video production
  Film lighting | gaffer < Video production
  Casting of actors < Video production
  Location scouting < Video production
  Documentary production < Video production
  Closed captioning < Video production
  Production coordination | call sheets < Video production
  Studio cameras | vision mixing < Video production
  Teleprompter < Video production
  Film distribution < Video production
  Green screen < Video production
  YouTube production < Video production
  Corporate video < Video production
  Animation production < Video production
  Continuity supervision < Video production
  Radio production | radio presenting < Video production
  Podcasting | podcast production < Music production
  Voice-over | narration < Music production
  Acoustic treatment < Music production
  DJing < Music production
  Field recording < Music production
  MIDI < Music production
  Sound reinforcement < Music production
  Boom operating < Music production
  Rigging for stage | fly systems < Music production
  QLab < Music production
  Studio recording < Music production
  DJ ~ DJing .5
  Jazz performance | improvisation in music < Musical instruments
  Brass instruments | trumpet, saxophone < Musical instruments
  Woodwind instruments | flute, clarinet < Musical instruments
  Church music | organ playing < Musical instruments
  Instrument repair | piano tuning < Musical instruments
  Music notation | Finale notation < Musical instruments
  Band directing | ensemble directing < Musical instruments
  Music history | musicology < Musical instruments
  Accompaniment < Musical instruments
  Sibelius ~ Music notation .5
  Improvisation theatre < Acting
  Stagecraft | stage carpentry < Acting
  Theatre management < Acting
  Stand-up comedy < Acting
  Puppetry < Acting
  Circus arts | acrobatics < Acting
  Voice training | diction < Acting
  Audition preparation < Acting
  Modeling for fashion < Acting
  Hosting events | master of ceremonies < Acting
  Magic performance < Acting
  Stunts | stage combat < Acting
  Dramaturgy < Acting
  Visual arts | art making > Ceramic arts, Art curation = curatorial work, Museum work = museum operations = museum studies,
    Art conservation = art restoration = conservation of objects, Gallery management = art gallery, Textile arts = fiber arts,
    mixed media, Mural painting, Art sales = art auctions, Framing pictures = picture framing,
    Collections registration = registrar of collections, Docent work = museum education, Life drawing, Provenance research
  Technical documentation writing | user manuals, user guides < Writing skills
  Ghostwriting < Writing skills
  Grant proposal writing < Writing skills
  Editorial planning | editorial calendar < Writing skills
  Fact checking < Writing skills
  Headline writing < Writing skills
  Medical writing for publications < Writing skills
  Sign language interpreting < Writing skills
  Sports writing | sports journalism < Writing skills
  Subtitling translation < Writing skills
  Terminology management < Writing skills
  Content management < Writing skills
  Press interviews < Writing skills
  Newsroom operations | newsroom systems < Writing skills
  Photo captions < Writing skills
  Academic editing < Writing skills
  Copyright clearance < Writing skills
  Song lyrics < Writing skills
  Literary criticism < Writing skills
  Food writing < Writing skills
  Script coverage < Writing skills
  Draping fabrics | fashion draping < Fashion design
  Trend forecasting | fashion trends < Fashion design
  Garment fitting < Fashion design
  CLO 3D < Fashion design
  Accessories design < Fashion design
  Footwear design < Fashion design
  Garment technology < Fashion design
  Fashion show production < Fashion design
  Millinery < Fashion design
  Gerber AccuMark ~ CLO 3D .5
  Lectra ~ CLO 3D .5
  Furniture selection < Interior design
  Space planning interiors < Interior design
  Color schemes < Interior design
  Material selection | finishes selection < Interior design
  Window treatments | curtains and blinds < Interior design
  Kitchen design | bathroom design, kitchen and bath design < Interior design
  Lighting selection < Interior design
  Exhibition stand design < Interior design
  20-20 Design < Interior design
  Retail store design < Interior design
  Feng shui < Interior design
  Furniture design < Interior design
  Product sketching < Industrial design
  Concept development < Industrial design
  Model prototyping < Industrial design
  Toy design < Industrial design
  Automotive design | vehicle styling < Industrial design
  Design research < Industrial design
  Color material finish < Industrial design
  `,
);

/** Teaching, libraries, protection, administration, safety, design, media and the arts. */
export const EDUCATION_CULTURE_PUBLIC_CONCEPTS = [
  ...TEACHING_SUBJECTS,
  ...PUBLIC_AND_PROTECTION,
  ...MEDIA_AND_ARTS,
];
