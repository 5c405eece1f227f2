import { listItems } from './read-families';

/** Words that settle what an ambiguous name means, by field, so that data files need not repeat them. */
const CONTEXT_SETS: Readonly<Record<string, readonly string[]>> = {
  '@code': listItems(`
    programming, programmer, developer, software, code, coding, framework, backend, frontend, api, apis, java, python,
    javascript, typescript, ruby, php, c++, c#, scala, kotlin, sql, html, css, git, linux, docker, aws, language, languages,
    library, microservices, compiler, scripting, web, app, application, applications`),
  '@data': listItems(`
    data, analytics, sql, python, hadoop, hdfs, etl, warehouse, big data, database, statistics, statistical, analysis, sas,
    spss, tableau, modeling, modelling, visualization, pipelines, kafka, scala, machine learning`),
  '@ops': listItems(`
    devops, linux, aws, azure, docker, kubernetes, jenkins, ansible, terraform, servers, automation, infrastructure, cloud,
    configuration, deployment, monitoring, git, ci/cd`),
  '@office': listItems(`
    microsoft, ms, office, word, excel, powerpoint, outlook, access, software, spreadsheets, spreadsheet, pivot, vlookup,
    macros, suite, computer, proficient, proficiency, visio, sharepoint`),
  '@design': listItems(`
    adobe, photoshop, illustrator, figma, design, designer, designs, prototypes, prototyping, wireframes, ui, ux, creative suite,
    graphics, animation, modeling, rendering, video, editing`),
  '@finance': listItems(`
    accounting, finance, financial, invoice, invoices, ledger, reconciliation, gl, erp, vendor, vendors, payments, budget,
    audit, tax, bank, banking, investment, investments`),
  '@erp': listItems(
    `sap, erp, module, modules, ecc, s/4hana, hana, abap, functional, fico, implementation, configuration`,
  ),
  '@clinical': listItems(`
    patient, patients, clinical, hospital, nurse, nursing, medical, care, clinic, therapy, treatment, health, certified`),
  '@factory': listItems(`
    manufacturing, production, process, kaizen, six sigma, improvement, quality, plant, waste, 5s, continuous, operations`),
  '@lab': listItems(`
    laboratory, lab, assay, assays, cell, cells, sample, samples, protein, chemistry, analysis, analytical, experiments`),
  '@certificate': listItems(`
    certified, certification, certifications, certificate, certificates, license, licensed, licence, credential, credentials,
    accredited, passed, exam, registered`),
  '@speech': listItems(`
    language, languages, fluent, native, bilingual, speak, speaks, spoken, speaking, proficient, conversational, translation,
    translator, interpreter, english, spanish, french, german`),
};

/** The words that an item of a context list represents: a set if it starts with '@', otherwise the item itself. */
export function contextWords(item: string): readonly string[] {
  if (!item.startsWith('@')) return [item];
  const words = CONTEXT_SETS[item];
  if (words === undefined) throw new Error(`Unknown context set ${item}`);
  return words;
}
