/** One entry of the browser's storage: its name there, what it is for, and when it goes. */
export type StoredItem = { key: string; what: string; ends: string };

const UNTIL_CLEARED = 'It stays until you clear it.';

/** Everything that the application keeps in a browser. */
export const STORED_ITEMS: readonly StoredItem[] = [
  {
    key: 'candor.auth',
    what: 'your sign-in: a random token and your profile.',
    ends: 'It goes when you sign out and is worth nothing after 7 days.',
  },
  {
    key: 'candor.ats-arrival',
    what: 'after a link from your ATS that waits for you to sign in: its token, which works once and for five minutes.',
    ends: 'It goes when you have signed in or close the tab.',
  },
  {
    key: 'candor.google',
    what: 'while you are away at Google, to sign in or to show again who you are: which answer is yours, and where you were going.',
    ends: 'It goes when you come back or close the tab.',
  },
  {
    key: 'candor.chosen-plan',
    what: 'a plan that you chose before you signed up, and whether by month or year.',
    ends: 'It goes when you pay for it or put it away, and is worth nothing after a day.',
  },
  { key: 'candor.theme', what: 'whether you chose light or dark.', ends: UNTIL_CLEARED },
  { key: 'candor.motion', what: 'whether you want less to move.', ends: UNTIL_CLEARED },
  {
    key: 'draft',
    what: 'the batch that you are preparing, so that nothing is lost; access details are never part of it.',
    ends: 'It goes when you submit or discard it, or sign out.',
  },
  {
    key: 'candor.notifications',
    what: 'your last notices and which of them you have read.',
    ends: UNTIL_CLEARED,
  },
  {
    key: 'candor.browser-notices',
    what: 'whether you want to be told by your browser: in other tabs, and of support everywhere.',
    ends: UNTIL_CLEARED,
  },
  {
    key: 'candor.chat',
    what: 'while you chat with support: the ticket, its messages, up to where you have read, and whether your browser has asked about notices.',
    ends: 'It goes when the conversation ends or you sign out.',
  },
  {
    key: 'candor.reviewing',
    what: 'how you like to review: density, hidden names, evidence first.',
    ends: UNTIL_CLEARED,
  },
  {
    key: 'candor.compact-rows',
    what: 'whether you like rows close together.',
    ends: UNTIL_CLEARED,
  },
  {
    key: 'candor.pane-width',
    what: 'how wide you pulled the evidence beside the list.',
    ends: UNTIL_CLEARED,
  },
  {
    key: 'candor.requirements',
    what: 'how many requirements the jobs have that you opened last, so that their lists keep their place while they load.',
    ends: UNTIL_CLEARED,
  },
  { key: 'candor.keys', what: 'your keyboard shortcuts.', ends: UNTIL_CLEARED },
  {
    key: 'candor.guesses',
    what: 'with evidence first, what you thought before you saw a score.',
    ends: UNTIL_CLEARED,
  },
  {
    key: 'candor.second-looks',
    what: 'whom you looked at a second time.',
    ends: UNTIL_CLEARED,
  },
  {
    key: 'candor.first-steps',
    what: 'which first steps you have taken or put away.',
    ends: UNTIL_CLEARED,
  },
  {
    key: 'candor.profile-draft',
    what: 'what you changed in your profile and did not save yet.',
    ends: 'It goes when you save or discard it, sign out or close the tab.',
  },
  {
    key: 'candor.ticket-draft',
    what: 'what you wrote to support and did not send yet.',
    ends: 'It goes when you send or empty it, sign out or close the tab.',
  },
  {
    key: 'candor.assessment-draft',
    what: 'an assessment that you are writing and did not save yet.',
    ends: 'It goes when you save or discard it, sign out or close the tab.',
  },
  {
    key: 'candor.answer',
    what: 'while you take an assessment: answers that could not be saved yet, by the code of your invitation.',
    ends: 'It goes once they are saved or sent.',
  },
  {
    key: 'candor.integration',
    what: 'for integration partners: which system, job and assessment you opened last.',
    ends: 'It ends with the tab, and when you sign out.',
  },
  {
    key: 'candor.reloaded-at',
    what: 'when the page last loaded itself anew after an update, so that it does so once.',
    ends: 'It ends with the tab.',
  },
];
