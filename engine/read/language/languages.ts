/** A language that a text can be in, by its ISO 639-1 code. */
export type LanguageCode = keyof typeof LANGUAGE_NAMES;

/** The languages that are distinguished, by the name that a recruiter reads. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  nl: 'Dutch',
  it: 'Italian',
  pt: 'Portuguese',
  ca: 'Catalan',
  pl: 'Polish',
  cs: 'Czech',
  sv: 'Swedish',
  da: 'Danish',
  no: 'Norwegian',
  fi: 'Finnish',
  hu: 'Hungarian',
  ro: 'Romanian',
  tr: 'Turkish',
  ru: 'Russian',
  uk: 'Ukrainian',
  el: 'Greek',
  he: 'Hebrew',
  ar: 'Arabic',
  hi: 'Hindi',
  th: 'Thai',
  ko: 'Korean',
  ja: 'Japanese',
  zh: 'Chinese',
} as const;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly LanguageCode[];

/** The languages besides English that the engine reads. */
export const READ_LANGUAGES = ['de', 'fr', 'es', 'nl'] as const;
export type ReadLanguage = (typeof READ_LANGUAGES)[number];

/** True for a language besides English that the engine reads. */
export function isReadLanguage(code: LanguageCode): code is ReadLanguage {
  return (READ_LANGUAGES as readonly LanguageCode[]).includes(code);
}

/** True for English and the other languages that the engine reads. */
export function isSupported(code: LanguageCode): boolean {
  return code === 'en' || isReadLanguage(code);
}
