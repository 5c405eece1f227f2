import type { Page } from '@playwright/test';

/** Gives a page a device that keeps passkeys and unlocks itself: what a fingerprint would do (Chrome DevTools Protocol, WebAuthn). */
export async function plugInDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
