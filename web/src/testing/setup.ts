// A test about the network alone runs without a browser, and needs none of what one lacks here.
import '@testing-library/jest-dom/vitest';

if (typeof window !== 'undefined') (await import('./complete-browser')).completeBrowser();
