export type SectionId = keyof typeof SECTIONS;

/** The sections of the settings, in their order. The id is the anchor in the address. */
export const SECTIONS = {
  profile: 'Profile',
  access: 'Security',
  appearance: 'Appearance',
  notifications: 'Notifications',
  usage: 'Usage and plan',
  integrations: 'Integrations',
  data: 'Your data',
  people: 'Erase a person',
  activity: 'Activity',
  delete: 'Delete account',
} as const;
