import type { DocumentLanguage } from '@candor/domain/model/match';
import { isSupported, LANGUAGE_NAMES, type LanguageCode } from './languages';

/** A language as named in results. */
export function documentLanguage(code: LanguageCode): DocumentLanguage {
  return { code, name: LANGUAGE_NAMES[code], supported: isSupported(code) };
}
