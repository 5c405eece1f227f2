import type { Browser, Page } from '@playwright/test';

/** The themes, in the order in which their pictures are taken. */
export const SCHEMES = ['light', 'dark'] as const;

/** The windows from a phone to a wide screen; the picture of a desk comes first. */
export const SIZES = [
  { width: 1440, height: 900, deviceScaleFactor: 1, touch: false },
  { width: 360, height: 780, deviceScaleFactor: 2, touch: true },
  { width: 768, height: 1024, deviceScaleFactor: 1, touch: true },
  { width: 1920, height: 1080, deviceScaleFactor: 1, touch: false },
];

/** One kind of screen in one theme. */
export type Look = { size: (typeof SIZES)[number]; scheme: (typeof SCHEMES)[number] };

/** Every kind of screen in both themes; the picture of a desk by daylight comes first. */
export const LOOKS: readonly Look[] = SIZES.flatMap((size) =>
  SCHEMES.map((scheme) => ({ size, scheme })),
);

/** An empty page that looks like this. Whoever opens it closes its context. */
export async function newPage(browser: Browser, url: string, look: Look): Promise<Page> {
  const { deviceScaleFactor, touch, ...viewport } = look.size;
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    deviceScaleFactor,
    isMobile: touch,
    hasTouch: touch,
    colorScheme: look.scheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  return context.newPage();
}
