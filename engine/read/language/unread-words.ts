import { foldText } from '../fold';
import { LANGUAGE_NAMES, type LanguageCode } from './languages';

/**
 * What short resumes are made of in languages that are not read: what people are, where they work and what they do there. Each word
 * belongs to one of these languages, or to neighbours that are told apart by the others, and to none that is read. A resume of
 * three lines has hardly any little word by which its language could be told.
 */
const WORDS: Partial<Record<LanguageCode, string>> = {
  it: `cuoco cuoca ragioniere ragioniera infermiere infermiera autista commesso commessa cameriere cameriera insegnante impiegato impiegata
    magazziniere muratore idraulico elettricista meccanico segretaria avvocato ingegnere ristorante ospedale cucina contabilità bilancio
    assistenza pazienti consegne vendite patente scuola magazzino fatturazione stipendi oggi preparazione piatti cantiere pulizie
    ufficio acquisti professionale`,
  pt: `cozinheiro cozinheira enfermeiro enfermeira contabilista motorista vendedora professora empregado empregada pedreiro canalizador
    eletricista mecânico secretária advogado engenheiro cozinha preparação gestão faturação salários doentes cuidados armazém vendas
    escola loja entregas pratos limpeza atendimento contabilidade operário`,
  ca: `cuiner cuinera infermera cambrer cambrera botiguera mestra fuster lampista preparació plats comandes cuina
    factures vendes botiga magatzem atenció malalts neteja`,
  pl: `kucharz kucharka księgowa księgowy pielęgniarka pielęgniarz kierowca sprzedawca sprzedawczyni kelner kelnerka nauczyciel nauczycielka murarz
    hydraulik elektryk mechanik sekretarka prawnik inżynier restauracja przygotowanie dań zamówienia rozliczenia faktury
    pacjentów opieka sprzedaż obsługa klienta magazyn magazynier sprzątanie szkoła krajowy płace biuro ciężarówki kuchni`,
  cs: `kuchař kuchařka účetní zdravotní sestra řidič prodavač prodavačka číšník servírka učitel učitelka zedník instalatér elektrikář
    sekretářka právník inženýr restaurace příprava jídel objednávky fakturace mzdy pacienti péče prodej zákazníci sklad skladník úklid
    škola nemocnice`,
  sv: `kock sjuksköterska undersköterska bokförare redovisningsekonom lastbilschaufför chaufför säljare servitör servitris lärare förskollärare
    snickare rörmokare sekreterare ingenjör restaurang sjukhus sjukhuset matlagning beställningar vård
    körkort landet försäljning kunder kassa lagerarbetare städning skola bokföring löner nu`,
  da: `sygeplejerske bogholder chauffør sælger tjener lærer pædagog tømrer murer blikkenslager sekretær ingeniør madlavning bestillinger
    patienter pleje kørekort kunder rengøring bogføring løn køkken sygehus siden`,
  no: `kokk sykepleier hjelpepleier regnskapsfører sjåfør selger servitør lærer barnehagelærer snekker rørlegger sekretær ingeniør matlaging
    bestillinger pasienter pleie førerkort kunder renhold bokføring lønn kjøkken sykehus sykehuset salg siden`,
  fi: `kokki sairaanhoitaja lähihoitaja kirjanpitäjä kuljettaja kuorma-autonkuljettaja myyjä tarjoilija opettaja lastentarhanopettaja kirvesmies
    putkimies sähköasentaja mekaanikko sihteeri asianajaja insinööri ravintola ruoanlaitto tilaukset potilaiden hoito myynti asiakkaat
    asiakaspalvelu varasto siivous koulu laskutus palkat lähtien keskussairaala sairaala keittiö`,
  hu: `szakács könyvelő ápoló ápolónő sofőr gépkocsivezető eladó pincér pincérnő tanár tanító óvónő kőműves vízvezeték-szerelő villanyszerelő
    szerelő titkárnő ügyvéd mérnök étterem ételek elkészítése rendelések számlázás bérszámfejtés betegek ápolása értékesítés ügyfelek raktár
    raktáros takarítás iskola kórház konyha óta`,
  ro: `bucătar bucătăreasă contabil contabilă asistentă medicală șofer vânzător vânzătoare ospătar chelner profesoară învățătoare zidar
    instalator secretară inginer prepararea mâncării comenzi facturare salarii pacienți îngrijirea vânzări
    clienți depozit curățenie școală spital bucătărie`,
  tr: `aşçı hemşire muhasebeci şoför satış danışmanı garson öğretmen duvarcı tesisatçı elektrikçi tamirci sekreter avukat mühendis restoran
    yemek hazırlama mutfak yönetimi fatura bordro işlemleri hastanesi hasta bakımı ilaç müşteri hizmetleri depo temizlik okul günümüz`,
};

/** The languages that a folded word of a resume speaks for; undefined for nearly all words. */
export const LANGUAGES_OF_WORD: ReadonlyMap<string, readonly LanguageCode[]> = wordsOf(
  Object.entries(WORDS),
);

function wordsOf(entries: readonly (readonly [string, string])[]): Map<string, LanguageCode[]> {
  const languages = new Map<string, LanguageCode[]>();
  for (const [code, words] of entries) {
    if (!isCode(code)) continue;
    for (const word of foldText(words).text.split(/\s+/)) {
      const known = languages.get(word);
      if (known === undefined) languages.set(word, [code]);
      else known.push(code);
    }
  }
  return languages;
}

function isCode(code: string): code is LanguageCode {
  return Object.hasOwn(LANGUAGE_NAMES, code);
}
