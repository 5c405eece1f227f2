import type { DocumentLanguage } from '@candor/domain/model/match';
import { LANGUAGE_NAMES, READ_LANGUAGES } from './languages';

/** Says in one sentence that a text is in an unsupported language, and which ones are supported. */
export function unreadLanguage(what: string, { name }: Pick<DocumentLanguage, 'name'>): string {
  const names = READ_LANGUAGES.map((code) => LANGUAGE_NAMES[code]);
  const last = names.at(-1) ?? '';
  return `${what} is in ${name}, which cannot be scored yet. English, ${names.slice(0, -1).join(', ')} and ${last} are read.`;
}
