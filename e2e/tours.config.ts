import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** The tours alone: every screen at further widths. */
export default defineConfig({ ...journeys, grepInvert: [], grep: /@tour/ });
