import agriculture from './agriculture.json';
import animalCare from './animal-care.json';
import arts from './arts.json';
import aviation from './aviation.json';
import bankCompliance from './bank-compliance.json';
import carPainting from './car-painting.json';
import commercialBroking from './commercial-broking.json';
import construction from './construction.json';
import creditControl from './credit-control.json';
import customerService from './customer-service.json';
import customsCompliance from './customs-compliance.json';
import dairyFarming from './dairy-farming.json';
import data from './data.json';
import dentalCare from './dental-care.json';
import design from './design.json';
import earlyYears from './early-years.json';
import education from './education.json';
import elderlyCare from './elderly-care.json';
import executiveAssistance from './executive-assistance.json';
import eyeCare from './eye-care.json';
import fireService from './fire-service.json';
import fitness from './fitness.json';
import floristry from './floristry.json';
import freightForwarding from './freight-forwarding.json';
import gardening from './gardening.json';
import hearingCare from './hearing-care.json';
import hotelRevenue from './hotel-revenue.json';
import housekeeping from './housekeeping.json';
import humanResources from './human-resources.json';
import imaging from './imaging.json';
import insurance from './insurance.json';
import intensiveCare from './intensive-care.json';
import itOperations from './it-operations.json';
import kitchen from './kitchen.json';
import landSurveying from './land-surveying.json';
import legal from './legal.json';
import liftService from './lift-service.json';
import logistics from './logistics.json';
import manufacturing from './manufacturing.json';
import marketing from './marketing.json';
import mechanicalEngineering from './mechanical-engineering.json';
import media from './media.json';
import medicalCoding from './medical-coding.json';
import mortgageUnderwriting from './mortgage-underwriting.json';
import payroll from './payroll.json';
import pricing from './pricing.json';
import product from './product.json';
import publicLibrary from './public-library.json';
import publicSector from './public-sector.json';
import quantitySurveying from './quantity-surveying.json';
import refrigeration from './refrigeration.json';
import retail from './retail.json';
import sales from './sales.json';
import schoolCounselling from './school-counselling.json';
import science from './science.json';
import security from './security.json';
import socialHousing from './social-housing.json';
import stageManagement from './stage-management.json';
import sterileQuality from './sterile-quality.json';
import tax from './tax.json';
import utilities from './utilities.json';
import wastewater from './wastewater.json';
import welding from './welding.json';

/** A job, five people from the best match to the poorest, and why a recruiter would order them so. Texts are lists of lines. */
type WrittenStory = {
  readonly name: string;
  readonly why: string;
  readonly job: readonly string[];
  readonly people: readonly { readonly name: string; readonly resume: readonly string[] }[];
};

export type Story = {
  readonly name: string;
  readonly why: string;
  readonly job: string;
  readonly people: readonly { readonly name: string; readonly text: string }[];
};

/** A story for each group of occupations. All names and texts are invented. */
export const STORIES: readonly Story[] = [
  agriculture,
  animalCare,
  arts,
  aviation,
  construction,
  creditControl,
  customerService,
  dairyFarming,
  data,
  design,
  education,
  fitness,
  humanResources,
  intensiveCare,
  itOperations,
  kitchen,
  legal,
  logistics,
  manufacturing,
  marketing,
  mechanicalEngineering,
  media,
  product,
  publicSector,
  retail,
  sales,
  science,
  security,
  socialHousing,
  sterileQuality,
  bankCompliance,
  dentalCare,
  eyeCare,
  fireService,
  imaging,
  insurance,
  quantitySurveying,
  tax,
  hearingCare,
  liftService,
  floristry,
  utilities,
  freightForwarding,
  elderlyCare,
  executiveAssistance,
  mortgageUnderwriting,
  refrigeration,
  gardening,
  carPainting,
  publicLibrary,
  landSurveying,
  medicalCoding,
  wastewater,
  welding,
  payroll,
  housekeeping,
  earlyYears,
  customsCompliance,
  hotelRevenue,
  schoolCounselling,
  commercialBroking,
  stageManagement,
  pricing,
].map(({ name, why, job, people }: WrittenStory) => ({
  name,
  why,
  job: job.join('\n'),
  people: people.map((person) => ({ name: person.name, text: person.resume.join('\n') })),
}));
