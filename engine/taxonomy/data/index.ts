import type { Taxonomy } from '../types';
import { BUSINESS_CONCEPTS } from './concepts/business';
import { BUSINESS_FINANCE_LAW_CONCEPTS } from './concepts/business-finance-law';
import { CLINICAL_CARE_CONCEPTS } from './concepts/clinical-care';
import { CLOUD_AND_DATA_TECHNOLOGY_CONCEPTS } from './concepts/cloud-and-data-technology';
import { CONSTRUCTION_TRADES_CONCEPTS } from './concepts/construction-trades';
import { CREDENTIAL_CONCEPTS } from './concepts/credentials';
import { CREDENTIALS_BY_COUNTRY_CONCEPTS } from './concepts/credentials-by-country';
import { DATA_AND_BUSINESS_SOFTWARE_CONCEPTS } from './concepts/data-and-business-software';
import { DIAGNOSTICS_THERAPY_CONCEPTS } from './concepts/diagnostics-therapy';
import { EDUCATION_CULTURE_PUBLIC_CONCEPTS } from './concepts/education-culture-public';
import { EDUCATION_LANGUAGE_AND_SOFT_CONCEPTS } from './concepts/education-languages-and-soft-skills';
import { ENGINEERING_AND_TRADE_CONCEPTS } from './concepts/engineering-and-trades';
import { FINANCE_AND_LAW_CONCEPTS } from './concepts/finance-and-law';
import { FRAMEWORKS_AND_DATA_CONCEPTS } from './concepts/frameworks-and-data';
import { FURTHER_SOFTWARE_CONCEPTS } from './concepts/further-software';
import { FURTHER_CONCEPTS } from './concepts/further-subjects';
import { HEALTH_AND_SCIENCE_CONCEPTS } from './concepts/health-and-science';
import { HOSPITALITY_RETAIL_LAND_CONCEPTS } from './concepts/hospitality-retail-land';
import { INFRASTRUCTURE_CONCEPTS } from './concepts/infrastructure';
import { NATIONAL_PAPER_CONCEPTS } from './concepts/national-papers';
import { PLATFORMS_AND_SECURITY_CONCEPTS } from './concepts/platforms-and-security';
import { PRODUCTION_ENERGY_VEHICLES_CONCEPTS } from './concepts/production-energy-vehicles';
import { PROGRAMMING_CONCEPTS } from './concepts/programming';
import { RECENT_SOFTWARE_CONCEPTS } from './concepts/recent-software';
import { SCIENCE_AND_ENGINEERING_CONCEPTS } from './concepts/science-and-engineering';
import { SECTOR_SOFTWARE_CONCEPTS } from './concepts/sector-software';
import { SECTOR_SUBJECT_CONCEPTS } from './concepts/sector-subjects';
import { SECURITY_AND_HARDWARE_TECHNOLOGY_CONCEPTS } from './concepts/security-and-hardware-technology';
import { SERVICE_AND_CREATIVE_CONCEPTS } from './concepts/services-and-creative';
import { SOFT_SKILLS_AND_LANGUAGES_CONCEPTS } from './concepts/soft-skills-and-languages';
import { SOFTWARE_CRAFT_CONCEPTS } from './concepts/software-craft';
import { SPECIALIST_TOOL_CONCEPTS } from './concepts/specialist-tools';
import { TRADE_TERMS_CONCEPTS } from './concepts/trade-terms';
import { withImpliedByName } from './implied-by-name';
import { BUILT_SPECIALIST_OCCUPATIONS } from './occupations/built-specialists';
import { CONSTRUCTION_OCCUPATIONS, TRADE_OCCUPATIONS } from './occupations/construction';
import { DATA_OCCUPATIONS } from './occupations/data';
import { CARE_OCCUPATIONS, EDUCATION_OCCUPATIONS } from './occupations/education-and-care';
import { EDUCATION_AND_HERITAGE_OCCUPATIONS } from './occupations/education-and-heritage';
import { ENGINEERING_OCCUPATIONS } from './occupations/engineering';
import { ENGINEERING_SPECIALIST_OCCUPATIONS } from './occupations/engineering-specialists';
import { FINANCE_OCCUPATIONS } from './occupations/finance';
import { FINANCE_SPECIALIST_OCCUPATIONS } from './occupations/finance-specialists';
import { FURTHER_OCCUPATIONS } from './occupations/further-services';
import { HEALTH_OCCUPATIONS } from './occupations/health';
import { HEALTH_SPECIALIST_OCCUPATIONS } from './occupations/health-specialists';
import { HOSPITALITY_OCCUPATIONS } from './occupations/hospitality-and-food';
import { IT_OPERATIONS_OCCUPATIONS } from './occupations/it-operations';
import { IT_OPERATIONS_SPECIALIST_OCCUPATIONS } from './occupations/it-operations-specialists';
import {
  AGRICULTURE_OCCUPATIONS,
  PERSONAL_SERVICE_OCCUPATIONS,
  PROPERTY_OCCUPATIONS,
} from './occupations/land-property-and-personal';
import { LOGISTICS_OCCUPATIONS } from './occupations/logistics-and-transport';
import { LEGAL_OCCUPATIONS, MANAGEMENT_OCCUPATIONS } from './occupations/management-and-law';
import { MANUFACTURING_OCCUPATIONS } from './occupations/manufacturing-and-quality';
import {
  DESIGN_AND_MEDIA_OCCUPATIONS,
  MARKETING_OCCUPATIONS,
} from './occupations/marketing-and-media';
import { PEOPLE_AND_OFFICE_OCCUPATIONS } from './occupations/people-and-office';
import { PEOPLE_AND_PUBLIC_OCCUPATIONS } from './occupations/people-and-public-specialists';
import { PRODUCTION_SPECIALIST_OCCUPATIONS } from './occupations/production-specialists';
import { PUBLIC_OCCUPATIONS } from './occupations/public-and-protection';
import { SALES_OCCUPATIONS } from './occupations/sales-and-service';
import { SCIENCE_OCCUPATIONS } from './occupations/science';
import { SERVICE_AND_LEISURE_OCCUPATIONS } from './occupations/service-and-leisure';
import { SOFTWARE_OCCUPATIONS } from './occupations/software';
import { SOFTWARE_SPECIALIST_OCCUPATIONS } from './occupations/software-specialists';
import { TRANSPORT_LAND_AND_SCIENCE_OCCUPATIONS } from './occupations/transport-land-and-science';

/** Everything the engine knows about work: concepts with their names and occupation families. */
export const TAXONOMY: Taxonomy = {
  concepts: withImpliedByName([
    ...BUSINESS_CONCEPTS,
    ...CREDENTIAL_CONCEPTS,
    ...DATA_AND_BUSINESS_SOFTWARE_CONCEPTS,
    ...EDUCATION_LANGUAGE_AND_SOFT_CONCEPTS,
    ...ENGINEERING_AND_TRADE_CONCEPTS,
    ...FINANCE_AND_LAW_CONCEPTS,
    ...FURTHER_CONCEPTS,
    ...HEALTH_AND_SCIENCE_CONCEPTS,
    ...INFRASTRUCTURE_CONCEPTS,
    ...PROGRAMMING_CONCEPTS,
    ...SERVICE_AND_CREATIVE_CONCEPTS,
    ...CLINICAL_CARE_CONCEPTS,
    ...DIAGNOSTICS_THERAPY_CONCEPTS,
    ...CONSTRUCTION_TRADES_CONCEPTS,
    ...PRODUCTION_ENERGY_VEHICLES_CONCEPTS,
    ...HOSPITALITY_RETAIL_LAND_CONCEPTS,
    ...BUSINESS_FINANCE_LAW_CONCEPTS,
    ...PLATFORMS_AND_SECURITY_CONCEPTS,
    ...FRAMEWORKS_AND_DATA_CONCEPTS,
    ...SCIENCE_AND_ENGINEERING_CONCEPTS,
    ...EDUCATION_CULTURE_PUBLIC_CONCEPTS,
    ...CREDENTIALS_BY_COUNTRY_CONCEPTS,
    ...NATIONAL_PAPER_CONCEPTS,
    ...SECTOR_SOFTWARE_CONCEPTS,
    ...SECTOR_SUBJECT_CONCEPTS,
    ...SPECIALIST_TOOL_CONCEPTS,
    ...TRADE_TERMS_CONCEPTS,
    ...RECENT_SOFTWARE_CONCEPTS,
    ...SOFT_SKILLS_AND_LANGUAGES_CONCEPTS,
    ...FURTHER_SOFTWARE_CONCEPTS,
    ...SOFTWARE_CRAFT_CONCEPTS,
    ...CLOUD_AND_DATA_TECHNOLOGY_CONCEPTS,
    ...SECURITY_AND_HARDWARE_TECHNOLOGY_CONCEPTS,
  ]),
  families: [
    ...CONSTRUCTION_OCCUPATIONS,
    ...TRADE_OCCUPATIONS,
    ...DATA_OCCUPATIONS,
    ...EDUCATION_OCCUPATIONS,
    ...CARE_OCCUPATIONS,
    ...ENGINEERING_OCCUPATIONS,
    ...FINANCE_OCCUPATIONS,
    ...FURTHER_OCCUPATIONS,
    ...HEALTH_OCCUPATIONS,
    ...HOSPITALITY_OCCUPATIONS,
    ...IT_OPERATIONS_OCCUPATIONS,
    ...AGRICULTURE_OCCUPATIONS,
    ...PROPERTY_OCCUPATIONS,
    ...PERSONAL_SERVICE_OCCUPATIONS,
    ...LOGISTICS_OCCUPATIONS,
    ...MANAGEMENT_OCCUPATIONS,
    ...LEGAL_OCCUPATIONS,
    ...MANUFACTURING_OCCUPATIONS,
    ...MARKETING_OCCUPATIONS,
    ...DESIGN_AND_MEDIA_OCCUPATIONS,
    ...PEOPLE_AND_OFFICE_OCCUPATIONS,
    ...PUBLIC_OCCUPATIONS,
    ...SALES_OCCUPATIONS,
    ...SCIENCE_OCCUPATIONS,
    ...SOFTWARE_OCCUPATIONS,
    ...HEALTH_SPECIALIST_OCCUPATIONS,
    ...BUILT_SPECIALIST_OCCUPATIONS,
    ...SOFTWARE_SPECIALIST_OCCUPATIONS,
    ...IT_OPERATIONS_SPECIALIST_OCCUPATIONS,
    ...ENGINEERING_SPECIALIST_OCCUPATIONS,
    ...FINANCE_SPECIALIST_OCCUPATIONS,
    ...PEOPLE_AND_PUBLIC_OCCUPATIONS,
    ...EDUCATION_AND_HERITAGE_OCCUPATIONS,
    ...SERVICE_AND_LEISURE_OCCUPATIONS,
    ...PRODUCTION_SPECIALIST_OCCUPATIONS,
    ...TRANSPORT_LAND_AND_SCIENCE_OCCUPATIONS,
  ],
};
