import type { LegalDocument } from './legal-document';
import { STORED_ITEMS } from './stored-items';

/** The cookie policy. */
export function cookiesOf(): LegalDocument {
  return {
    title: 'Cookie policy',
    updated: '2026-11-28',
    intro:
      'Candor sets no cookies. It keeps a few things in your browser’s own storage, all of them needed for what you asked it to do. That is why there is no banner to click away.',
    sections: [
      {
        id: 'stored',
        title: 'What is kept in your browser',
        summary: `${STORED_ITEMS.length} entries, each for one purpose.`,
        blocks: [
          STORED_ITEMS.map(({ key, what, ends }) => ({ name: key, text: `${what} ${ends}` })),
        ],
      },
      {
        id: 'others',
        title: 'Nothing from others',
        summary: 'No tracking, no advertising, no files from elsewhere.',
        blocks: [
          'No page loads fonts, scripts, pictures or counters from another company. Nothing follows you from here to another site.',
        ],
      },
      {
        id: 'remove',
        title: 'How to remove it',
        summary: 'Sign out, or clear this site’s data in your browser.',
        blocks: [
          'Signing out removes your sign-in; when each of the others goes is said beside it. All of them go at once when you clear the data of this site in the settings of your browser. The service works on without them and starts with its defaults.',
        ],
      },
    ],
  };
}
