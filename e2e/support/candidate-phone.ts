import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Complaints } from './complaints';
import { productUrl } from './places';
import { ADDRESS_HEADER, newVisitor } from './visitor';

/** A phone with what its browser complains about. */
export type CandidatePhone = { page: Page; context: BrowserContext; complaints: Complaints };

/** The phone of somebody who has no account here. */
export async function candidatePhone(browser: Browser): Promise<CandidatePhone> {
  const context = await browser.newContext({
    baseURL: productUrl(),
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    acceptDownloads: true,
    extraHTTPHeaders: { [ADDRESS_HEADER]: newVisitor().address },
  });
  const complaints = new Complaints(context);
  await complaints.hearRefusedCode();
  return { page: await context.newPage(), context, complaints };
}
