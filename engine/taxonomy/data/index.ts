import type { Taxonomy } from '../types';
import { BUSINESS_CONCEPTS } from './concepts/business';
import { CREDENTIAL_CONCEPTS } from './concepts/credentials';
import { DATA_AND_BUSINESS_SOFTWARE_CONCEPTS } from './concepts/data-and-business-software';
import { EDUCATION_LANGUAGE_AND_SOFT_CONCEPTS } from './concepts/education-languages-and-soft-skills';
import { ENGINEERING_AND_TRADE_CONCEPTS } from './concepts/engineering-and-trades';
import { FINANCE_AND_LAW_CONCEPTS } from './concepts/finance-and-law';
import { FURTHER_CONCEPTS } from './concepts/further-subjects';
import { HEALTH_AND_SCIENCE_CONCEPTS } from './concepts/health-and-science';
import { INFRASTRUCTURE_CONCEPTS } from './concepts/infrastructure';
import { PROGRAMMING_CONCEPTS } from './concepts/programming';
import { SERVICE_AND_CREATIVE_CONCEPTS } from './concepts/services-and-creative';
import { CONSTRUCTION_OCCUPATIONS, TRADE_OCCUPATIONS } from './occupations/construction';
import { DATA_OCCUPATIONS } from './occupations/data';
import { CARE_OCCUPATIONS, EDUCATION_OCCUPATIONS } from './occupations/education-and-care';
import { ENGINEERING_OCCUPATIONS } from './occupations/engineering';
import { FINANCE_OCCUPATIONS } from './occupations/finance';
import { FURTHER_OCCUPATIONS } from './occupations/further-services';
import { HEALTH_OCCUPATIONS } from './occupations/health';
import { HOSPITALITY_OCCUPATIONS } from './occupations/hospitality-and-food';
import { IT_OPERATIONS_OCCUPATIONS } from './occupations/it-operations';
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
import { PUBLIC_OCCUPATIONS } from './occupations/public-and-protection';
import { SALES_OCCUPATIONS } from './occupations/sales-and-service';
import { SCIENCE_OCCUPATIONS } from './occupations/science';
import { SOFTWARE_OCCUPATIONS } from './occupations/software';

/** Everything the engine knows about work: concepts with their names and occupation families. */
export const TAXONOMY: Taxonomy = {
  concepts: [
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
  ],
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
  ],
};
