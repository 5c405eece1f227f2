/** A download of ESCO in small: the files and columns of the real one, every text invented. */
export const ESCO_DOWNLOAD: Readonly<Record<string, string>> = {
  'esco/skills_en.csv': `conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels,hiddenLabels,status,modifiedDate,scopeNote,definition,inScheme,description
KnowledgeSkillCompetence,http://data.example/skill/s1,knowledge,sector-specific,Java (computer programming),"Java language of coffee
Javanese brewing notation",,released,2024-01-01,,,scheme,"Brewing, in ""code"""
KnowledgeSkillCompetence,http://data.example/skill/s2,knowledge,sector-specific,lamp optics,"optics of lamps
lantern optics",,released,2024-01-01,,,scheme,Light and glass
KnowledgeSkillCompetence,http://data.example/skill/s3,skill/competence,sector-specific,trim lamp wicks,wick trimming,,released,2024-01-01,,,scheme,Cuts wicks
KnowledgeSkillCompetence,http://data.example/skill/s4,skill/competence,transversal,stay awake on night watch,,,released,2024-01-01,,,scheme,Stays awake
KnowledgeSkillCompetence,http://data.example/skill/s5,skill/competence,cross-sector,team,vision,,released,2024-01-01,,,scheme,An everyday word
KnowledgeSkillCompetence,http://data.example/skill/s6,skill/competence,transversal,write Lanternish,,,released,2024-01-01,,,scheme,A language
KnowledgeSkillCompetence,http://data.example/skill/s7,knowledge,sector-specific,burner lore,"wick trimming
blp",,released,2024-01-01,,,scheme,Taken and too short
`,
  'esco/languageSkillsCollection_en.csv': `conceptType,conceptUri,skillType,reuseLevel,preferredLabel,status,altLabels,description,broaderConceptUri,broaderConceptPT
KnowledgeSkillCompetence,http://data.example/skill/s6,skill/competence,transversal,write Lanternish,released,,Writes,http://data.example/skill/l,Lanternish
`,
  'esco/broaderRelationsSkillPillar_en.csv': `conceptType,conceptUri,conceptLabel,broaderType,broaderUri,broaderLabel
KnowledgeSkillCompetence,http://data.example/skill/s3,trim lamp wicks,KnowledgeSkillCompetence,http://data.example/skill/s2,lamp optics
KnowledgeSkillCompetence,http://data.example/skill/s2,lamp optics,KnowledgeSkillCompetence,http://data.example/skill/s3,trim lamp wicks
KnowledgeSkillCompetence,http://data.example/skill/s4,stay awake on night watch,SkillGroup,http://data.example/skill/g1,attitudes
`,
  'esco/occupationSkillRelations_en.csv': `occupationUri,relationType,skillType,skillUri
http://data.example/occupation/o1,essential,skill/competence,http://data.example/skill/s3
http://data.example/occupation/o2,optional,skill/competence,http://data.example/skill/s3
http://data.example/occupation/o1,essential,knowledge,http://data.example/skill/s2
`,
  'esco/occupations_en.csv': `conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,hiddenLabels,status,modifiedDate,regulatedProfessionNote,scopeNote,definition,inScheme,description,code
Occupation,http://data.example/occupation/o1,2512,bookkeeper,"lamp ledger keeper
keeper",,released,2024-01-01,,,,scheme,Keeps books,2512.1
`,
};

/** A download of the O*NET database in small, in the same way. */
export const ONET_DOWNLOAD: Readonly<Record<string, string>> = {
  'onet/Technology Skills.txt': `O*NET-SOC Code\tExample\tCommodity Code\tCommodity Title\tHot Technology\tIn Demand
11-1011.00\tMicrosoft Excel\t43232110\tSpreadsheet software\tY\tN
11-1011.00\tLampwright\t43232306\tData base user interface and query software\tN\tN
11-1011.00\tWickLedger Pro 6" edition\t43232306\tData base user interface and query software\tN\tN
13-2011.00\tLampwright\t43232306\tData base user interface and query software\tN\tN
`,
  'onet/Tools Used.txt': `O*NET-SOC Code\tExample\tCommodity Code\tCommodity Title
11-1011.00\tBrass wick trimmers\t27112100\tHolding and clamping tools
11-1011.00\tVision\t27112100\tHolding and clamping tools
`,
  'onet/Occupation Data.txt': `O*NET-SOC Code\tTitle\tDescription
29-1141.00\tRegistered Nurses\tCare for people.
99-0000.00\tLighthouse Keepers\tKeep lighthouses.
`,
  'onet/Alternate Titles.txt': `O*NET-SOC Code\tAlternate Title\tShort Title\tSource(s)
29-1141.00\tLamplit Ward Nurse\tn/a\t10
29-1141.00\tRegistered Nurse (RN)\tRN\t04,09
99-0000.00\tBeacon Attendant\tn/a\t09
`,
};
