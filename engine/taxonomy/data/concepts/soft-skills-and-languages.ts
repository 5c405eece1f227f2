import { readConcepts } from '../read-concepts';

const SOFT_SKILLS_FURTHER = readConcepts(
  'soft_skill',
  `
  Nonverbal communication | body language < Communication
  Communicating with stakeholders < Communication
  Communicating with clients < Communication
  Telephone manner | telephone communication < Communication
  Explaining complex ideas | simplifying information < Communication
  Leading by example < Leadership
  Developing others | developing employees < Leadership
  Managing remote teams < Leadership
  Vision setting < Leadership
  Inspiring others < Leadership
  Empowering others < Leadership
  Servant leadership < Leadership
  Line management | managing people < Leadership
  Supporting colleagues | helping colleagues < Teamwork
  Reliability in teams < Teamwork
  Sharing knowledge < Teamwork
  Partnership working | building partnerships < Teamwork
  Multidisciplinary working < Teamwork
  Root cause thinking < Problem solving
  Lateral thinking | thinking outside the box < Problem solving
  Systems thinking | holistic thinking < Problem solving
  Quick thinking | think on your feet < Problem solving
  Conceptual thinking < Problem solving
  Self-management | self-organization > Goal orientation, staying focused, Self-reflection,
    Handling ambiguity = dealing with ambiguity = comfort with ambiguity, drive for success, Open-mindedness = open minded,
    Work-life balance
  Respectfulness | respect for others < Emotional intelligence
  Sense of humor | friendliness < Emotional intelligence
  Social skills | sociable < Emotional intelligence
  acceptance of diversity < Emotional intelligence
  Politeness | courteous < Emotional intelligence
  Helpfulness < Emotional intelligence
  `,
);

const LANGUAGES_FURTHER = readConcepts(
  'spoken_language',
  `
  Yiddish ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Cebuano ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Hakka | Hakka Chinese ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation,
    conversational
  Shanghainese | Wu Chinese ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation,
    conversational
  Kinyarwanda ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Lingala ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Twi | Akan ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Wolof ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Xhosa ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Tibetan ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Uyghur ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Kyrgyz ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Tajik ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Turkmen ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Luxembourgish ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation,
    conversational
  Frisian ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Faroese ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Breton ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Galician ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Assyrian ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Aramaic ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Sanskrit ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Maori ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Samoan ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Tongan ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Hawaiian ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Quechua ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Guarani ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Navajo ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Cherokee ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Chamorro ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Ilocano ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Konkani ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Assamese ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Odia | Oriya ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Sindhi ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Bhojpuri ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Esperanto ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Sesotho ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Setswana ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Chichewa ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Bemba ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Oromo ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  Karen language ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation,
    conversational
  Marshallese ? language, languages, fluent, native, bilingual, speak, speaks, spoken, interpreter, translation, conversational
  `,
);

/** Soft skills in the many words that people use, and further languages. */
export const SOFT_SKILLS_AND_LANGUAGES_CONCEPTS = [...SOFT_SKILLS_FURTHER, ...LANGUAGES_FURTHER];
