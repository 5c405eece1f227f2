/** What a page would call if it ran any of the words below; `hearWords` listens for it. */
const CALL = 'ranWords()';

/** Ways out of the place in the page where words of a stranger stand. */
const OUT = ['', '">', "'>", '</script>', '</textarea>', '</title>', '-->', '*/;'];

/** Ways to run something once one is out. */
const RUN = [
  `<script>${CALL}</script>`,
  `<img src=x onerror=${CALL}>`,
  `<svg onload=${CALL}>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<details open ontoggle=${CALL}>`,
  `<input autofocus onfocus=${CALL}>`,
  `<a href="javascript:${CALL}">open</a>`,
  `{{constructor.constructor('${CALL}')()}}`,
];

/** Sixty-four texts that would each run somewhere if a page took them for anything but text. */
export const HOSTILE_WORDS: readonly string[] = OUT.flatMap((out) => RUN.map((run) => out + run));
