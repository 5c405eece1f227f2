export { DISCLAIMER } from '@candor/domain/rules/disclaimer';
