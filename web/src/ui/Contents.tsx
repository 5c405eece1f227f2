export type ContentsPart = { id: string; title: string };

/**
 * The sections of a long text: next to it if there is room, otherwise above. Belongs in the second column of a grid.
 */
export function Contents({ parts }: { parts: readonly ContentsPart[] }) {
  return (
    <nav
      aria-label="Contents"
      className="max-lg:mt-8 max-lg:border-y max-lg:border-border max-lg:py-4 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start print:hidden"
    >
      <p className="mb-2 text-12 font-medium text-ink-3">Contents</p>
      <ol className="grid gap-x-4 text-13 text-ink-2 max-lg:grid-cols-2">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block py-1 underline-offset-3 hover:text-ink hover:underline pointer-coarse:py-3"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
