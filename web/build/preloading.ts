/** Has the page fetch these scripts at once, not only when other scripts ask for them. */
export function preloading(html: string, files: ReadonlySet<string>): string {
  const links = [...files]
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
  return html.replace('  </head>', () => `${links.join('')}  </head>`);
}
