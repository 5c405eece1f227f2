import { readConcepts } from '../read-concepts';

const FOOD_AND_HOSPITALITY = readConcepts(
  'skill',
  `
  Deep frying | fryer station < Cooking
  Roasting meats < Cooking
  Sous vide < Cooking
  Sauce making | stocks and sauces < Cooking
  Pizza making | dough making < Cooking
  Sushi making < Cooking
  Breakfast cooking < Cooking
  Banquet cooking | batch cooking, large quantity cooking < Cooking
  Sandwich making < Cooking
  Barbecue < Cooking
  Vegan cooking | vegetarian cooking < Cooking
  Japanese cuisine < Cooking
  Recipe scaling | standardized recipes < Cooking
  Butchery in kitchens < Cooking
  Seafood preparation < Cooking
  Ice cream making | gelato < Cooking
  Chocolate work < Cooking
  Molecular gastronomy < Cooking
  School meals | institutional cooking, cafeteria cooking < Cooking
  Home cooking < Cooking
  Kitchen sanitation | kitchen cleaning < Kitchen management
  Kitchen equipment | commercial kitchen equipment, ovens and fryers < Kitchen management
  Kitchen inventory | food ordering, ordering food < Kitchen management
  Food waste reduction < Kitchen management
  Allergen management < Kitchen management
  Kitchen staff supervision < Kitchen management
  Health inspections | food hygiene regulations < Kitchen management
  Fine dining | rosette kitchen, AA rosette, AA rosettes, rosettes, Michelin star, Michelin-starred < Food service
  Table setting | setting tables < Food service
  Bussing tables | busing tables, clearing tables < Food service
  Beverage service | drinks service < Food service
  Menu knowledge | menu recommendations < Food service
  Buffet service | buffets < Food service
  Room service | in-room dining < Food service
  Tray carrying < Food service
  Suggestive selling in restaurants | upselling menu items < Food service
  Reservations management | table reservations < Food service
  Host stand < Food service
  Counter service < Food service
  Cash handling in restaurants < Food service
  Tip reporting < Food service
  Silver service < Food service
  Side work < Food service
  concession stand < Food service
  Beer knowledge | draft beer, craft beer < Bartending
  Responsible alcohol service < Bartending
  Bar inventory | liquor inventory < Bartending
  Bar setup | bar stocking < Bartending
  Cellar management < Bartending
  Tea service < Bartending
  Bell services | luggage assistance, valet parking < Hotel management
  Room inspection | guest room inspection < Hotel management
  Property management systems for hotels < Hotel management
  Vacation rentals | short-term rentals < Hotel management
  Hotel sales | group bookings, group sales < Hotel management
  Spa operations | spa management < Hotel management
  Resort operations < Hotel management
  Timeshare sales < Hotel management
  Campground operations < Hotel management
  Lost and found < Hotel management
  Airbnb hosting ~ Vacation rentals .5
  Conference management | conferences and exhibitions < Event planning
  Event budgeting < Event planning
  Audiovisual setup for events | AV setup < Event planning
  Banquet event orders | BEO < Event planning
  Virtual events | hybrid events < Event planning
  Festival management < Event planning
  Event registration < Event planning
  Fundraising events | galas < Event planning
  Meeting planning < Event planning
  Party planning < Event planning
  Airline ticketing | flight reservations, airline reservations < Travel arrangements
  Cruise sales < Travel arrangements
  Visa processing | visa applications, passport processing < Travel arrangements
  Corporate travel < Travel arrangements
  Destination knowledge | destination marketing < Travel arrangements
  Travel insurance < Travel arrangements
  Package holidays < Travel arrangements
  Sabre GDS ~ Sabre .5
  Card dealing | blackjack dealing, poker dealing, roulette < Casino gaming
  Slot machines < Casino gaming
  Casino cage < Casino gaming
  Surveillance in gaming < Casino gaming
  Lottery sales < Casino gaming
  bookmaking < Casino gaming
  House cleaning | residential cleaning < Cleaning
  Restroom cleaning | bathroom cleaning, cleaning bathrooms < Cleaning
  Trash removal | emptying trash < Cleaning
  Industrial cleaning < Cleaning
  Hospital cleaning | environmental services hospital < Cleaning
  Chemical cleaning agents | cleaning chemicals, cleaning products < Cleaning
  Graffiti removal < Cleaning
  Biohazard cleanup | crime scene cleanup < Cleaning
  Street cleaning < Cleaning
  Upholstery cleaning < Cleaning
  Crime scene cleaning < Cleaning
  EVS ~ Hospital cleaning .5
  `,
);

const RETAIL_AND_PERSONAL_SERVICE = readConcepts(
  'skill',
  `
  Price tagging | price changes < Store operations
  Fitting room service < Store operations
  Clienteling | personal styling < Store operations
  Stockroom management | stock room, backroom < Store operations
  Omnichannel retail | click and collect, buy online pick up in store < Store operations
  Grocery operations | grocery store, produce department < Store operations
  Deli counter | deli service, meat counter < Store operations
  Cash office | till reconciliation, balancing cash drawer < Store operations
  Mystery shopping < Store operations
  Retail analytics | sell-through < Store operations
  Fashion retail | apparel retail < Store operations
  Jewelry sales | watch sales < Store operations
  Furniture sales < Store operations
  Mobile phone sales | wireless sales < Store operations
  Cosmetics sales | beauty advising, makeup sales < Store operations
  Store layout < Store operations
  Sales floor | sales floor support < Store operations
  Customer checkout | self-checkout < Store operations
  Bagging groceries < Store operations
  Age verification < Store operations
  Gas station operation | fuel station < Store operations
  Pawn broking < Store operations
  Garden center sales < Store operations
  Bookselling < Store operations
  Layaway < Store operations
  Returns processing < Store operations
  Perming | chemical hair treatments, keratin treatments < Hair styling
  Hair extensions < Hair styling
  Braiding hair | braids < Hair styling
  Scalp treatments < Hair styling
  Bridal hair < Hair styling
  Hair washing | shampooing hair < Hair styling
  Manicures and pedicures < Cosmetology
  Tanning | spray tanning < Cosmetology
  Body wraps < Cosmetology
  Microblading | permanent makeup < Cosmetology
  Dermaplaning < Cosmetology
  Electrolysis hair removal < Cosmetology
  Meal preparation for children < Child care
  School pickup | school runs < Child care
  Child safety | childproofing < Child care
  Bedtime routines < Child care
  Arts and crafts with children < Child care
  Special needs childcare < Child care
  Play supervision | outdoor play < Child care
  Kennel cleaning < Animal care
  Animal feeding | feeding animals < Animal care
  Animal shelter operations | animal shelter < Animal care
  Zookeeping | zoo animal care < Animal care
  Aquarium maintenance | fish keeping < Animal care
  Animal control | stray animals < Animal care
  Farriery | horseshoeing < Animal care
  Pet sales < Animal care
  Burial services | cemetery operations, grave digging < Embalming
  Bereavement support < Embalming
  HIIT | high-intensity interval training < Personal training
  Functional training < Personal training
  kickboxing < Personal training
  flexibility training < Personal training
  Senior fitness < Personal training
  Prenatal fitness < Personal training
  Nutrition coaching | wellness coaching < Personal training
  Gym operations | gym management, membership sales < Personal training
  Swimming instruction | teaching swimming < Personal training
  Aqua aerobics < Personal training
  Cardio training | endurance training < Personal training
  Running coaching < Personal training
  Biomechanics < Personal training
  TRX < Personal training
  Soccer coaching | football coaching < Sports coaching
  Basketball coaching < Sports coaching
  Baseball coaching < Sports coaching
  Tennis instruction < Sports coaching
  Golf instruction < Sports coaching
  Track and field < Sports coaching
  Gymnastics coaching < Sports coaching
  Ice hockey < Sports coaching
  Volleyball coaching < Sports coaching
  Recruiting of athletes | scouting athletes < Sports coaching
  Skiing instruction | ski instruction < Sports coaching
  Outdoor recreation | canoeing < Sports coaching
  Recreation programming < Sports coaching
  Sports facility management < Sports coaching
  Adaptive sports < Sports coaching
  Cheerleading < Sports coaching
  Sailing | rowing < Sports coaching
  Wrestling coaching < Sports coaching
  Personal assistance | personal assistant duties, household management, estate management for households > Butler service,
    running errands, Household staff management, Wardrobe management, Shopping assistance = grocery shopping
  `,
);

const LAND_AND_ANIMALS = readConcepts(
  'skill',
  `
  Planting and harvesting | harvesting crops, fruit picking < Farming
  Greenhouse operations < Farming
  Hydroponics | vertical farming, aquaponics < Farming
  Weed control | weeding < Farming
  Plant pathology | plant diseases < Farming
  Seed production | plant breeding < Farming
  Grain handling | grain storage < Farming
  Orchard management | fruit growing, pomology < Farming
  Vegetable growing < Farming
  Vineyard management < Farming
  Haymaking | baling hay < Farming
  Agricultural extension < Farming
  Agricultural economics | agribusiness < Farming
  Cannabis cultivation < Farming
  Mushroom growing < Farming
  Cotton ginning < Farming
  Crop scouting | field scouting < Farming
  Rice growing | sugar cane < Farming
  GPS guidance farming | smart farming ~ Agronomy .5
  Livestock farming | raising livestock > Beef cattle = cattle ranching, Swine production = pig farming = hog production,
    Sheep farming = sheep shearing = lambing, Goat farming, Artificial insemination = animal breeding,
    Feed management = feed mixing = animal feed, Horse breeding, Biosecurity on farms, Animal health monitoring,
    Pasture management = grazing management, Manure management, Feedlot operations, Animal slaughter
  Hardscaping | hardscape installation < Horticulture
  Mulching < Horticulture
  Golf course maintenance | greenskeeping < Horticulture
  Plant identification | plant knowledge < Horticulture
  Interior plantscaping < Horticulture
  Landscape lighting < Horticulture
  Sod laying < Horticulture
  Leaf blowing | string trimmers < Horticulture
  Tree planting < Horticulture
  Garden maintenance < Horticulture
  Pond maintenance < Horticulture
  Turf equipment < Horticulture
  Native plants | xeriscaping < Horticulture
  Forest inventory < Forestry
  Reforestation < Forestry
  Forest machinery | harvesters and forwarders, skidders < Forestry
  Timber marking | timber sales < Forestry
  Forest ecology < Forestry
  Trail maintenance | trail building < Forestry
  Urban forestry < Forestry
  Environmental conservation | nature conservation, habitat restoration
    > Fisheries management = fisheries biology = fish surveys, Invasive species control = invasive species,
    Ecological surveys = field ecology, Park management = park ranger duties = national parks,
    Environmental education = nature interpretation = interpretive programs, Marine conservation, Watershed management,
    Endangered species = Endangered Species Act, Ornithology, Entomology, Herpetology, Radio telemetry tracking,
    Hunting and trapping
  Air quality monitoring | air quality, air permitting, Title V permits < Environmental science
  Stormwater permits < Environmental science
  Environmental monitoring < Environmental science
  Climate change | climate adaptation, climate risk < Environmental science
  Life cycle assessment | LCA, life cycle analysis < Environmental science ? environmental, sustainability, carbon, footprint,
    iso, impact, emissions, product
  Circular economy < Environmental science
  Waste audits < Environmental science
  Spill response < Environmental science
  Environmental health | environmental health inspections < Environmental science
  Oceanographic surveys < Environmental science
  Ecotoxicology < Environmental science
  NPDES ~ Stormwater permits .5
  GRI ~ Sustainability .5
  CSRD ~ Sustainability .5
  SPCC ~ Spill response .5
  Turf management | turf care, turfgrass management
  `,
);

/** Kitchens, hotels, travel, cleaning, shops, personal services, farms and nature. */
export const HOSPITALITY_RETAIL_LAND_CONCEPTS = [
  ...FOOD_AND_HOSPITALITY,
  ...RETAIL_AND_PERSONAL_SERVICE,
  ...LAND_AND_ANIMALS,
];
