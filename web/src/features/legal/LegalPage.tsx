import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Contents } from '../../ui/Contents';
import { PageLink } from '../../ui/PageLink';
import { WholeTerms } from '../../ui/WholeTerms';
import type { Block, LegalDocument, Paragraph, Point } from './legal-document';

type LegalPageProps = {
  document: LegalDocument;
  heading: ReactNode;
  /** What the operator has not configured yet, in the names of the settings. */
  missing?: readonly string[];
};

/** A legal text: a short summary next to every section, a table of contents, and a print version. */
export function LegalPage({ document, heading, missing = [] }: LegalPageProps) {
  const { updated, intro, sections } = document;
  return (
    <article className="mx-auto grid max-w-public gap-x-16 px-4 pt-12 pb-24 sm:px-6 lg:grid-cols-[minmax(0,68ch)_1fr] lg:grid-rows-[auto_1fr] print:block print:p-0">
      <div className="min-w-0 max-w-[68ch]">
        {heading}
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-13 text-ink-3">
          <span>
            Last changed <time dateTime={updated}>{wholeDate(updated)}</time>
          </span>
          <Button
            size="sm"
            icon={Printer}
            data-print
            onClick={() => window.print()}
            className="print:hidden"
          >
            Print
          </Button>
        </p>
        {missing.length > 0 && (
          <Banner tone="warning" className="mt-5 print:hidden">
            The operator of this installation is not named yet. Set {missing.join(', ')}.
          </Banner>
        )}
        <p className="mt-6 text-16 text-ink-2">{intro}</p>
      </div>
      <Contents parts={sections} />
      <div className="min-w-0 max-w-[68ch]">
        {sections.map((section, index) => (
          <section key={section.id} id={section.id} className="scroll-mt-20 pt-9">
            <h2 className="text-20 font-strong">
              <span className="num text-ink-3">{index + 1}.</span> {section.title}
            </h2>
            <p className="mt-2 border-l-2 border-accent pl-3 text-14 font-medium">
              <WholeTerms>{section.summary}</WholeTerms>
            </p>
            {section.blocks.map((block) => (
              <LegalBlock key={keyOf(block)} block={block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

/** A date with its year, whatever year it is read in. */
function wholeDate(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
}

function LegalBlock({ block }: { block: Block }) {
  if (isParagraph(block))
    return (
      <p className="mt-3 text-15 text-ink-2">
        <LegalParagraph paragraph={block} />
      </p>
    );
  return (
    <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5 text-15 text-ink-2 marker:text-ink-3">
      {block.map((point) => (
        <li key={nameOf(point)}>
          <LegalPoint point={point} />
        </li>
      ))}
    </ul>
  );
}

function LegalParagraph({ paragraph }: { paragraph: Paragraph }) {
  if (typeof paragraph === 'string') return <WholeTerms>{paragraph}</WholeTerms>;
  const { text, link } = paragraph;
  const start = text.lastIndexOf(link.words);
  return (
    <>
      <WholeTerms>{text.slice(0, start)}</WholeTerms>
      <PageLink href={link.href} className="underline underline-offset-3 hover:text-ink">
        {link.words}
      </PageLink>
      <WholeTerms>{text.slice(start + link.words.length)}</WholeTerms>
    </>
  );
}

function LegalPoint({ point }: { point: Point }) {
  if (typeof point === 'string') return <WholeTerms>{point}</WholeTerms>;
  return (
    <>
      <code className="font-mono text-13 wrap-anywhere text-ink">{point.name}</code>:{' '}
      <WholeTerms>{point.text}</WholeTerms>
    </>
  );
}

const nameOf = (point: Point) => (typeof point === 'string' ? point : point.name);
const isParagraph = (block: Block): block is Paragraph =>
  typeof block === 'string' || 'link' in block;

function keyOf(block: Block): string | undefined {
  if (isParagraph(block)) return typeof block === 'string' ? block : block.text;
  return block[0] && nameOf(block[0]);
}
