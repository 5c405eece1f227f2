/** A page that was scanned without its text: nothing can be read, so nothing is scored and nobody is called poor. */
export const SCAN = { filename: '8-scanned-page.pdf' };
