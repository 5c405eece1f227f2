/** Has the page fetch these scripts at once, not only when other scripts ask for them. */
export function preloading(html: string, files: ReadonlySet<string>): string {
  const links = [...files]
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
  return html.replace('  </head>', () => `${links.join('')}  </head>`);
}

/** Scripts give way to what the page is drawn with before any of them runs: style and letters. */
export function behindThePage(html: string): string {
  return html.replace(
    /<(script type="module"|link rel="modulepreload")/g,
    '<$1 fetchpriority="low"',
  );
}
