/** Under which name a plan is kept that was chosen before there was an account. */
export const CHOSEN_PLAN_KEY = 'candor.chosen-plan';
