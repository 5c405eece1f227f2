const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu;

/** Words and numbers that keep their order inside right-to-left text. */
const KEPT_RUN =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}][^\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]*[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}+#%]/gu;

const CLUSTER = /\P{M}\p{M}*/gu;

/** Whether a line reads from right to left: most of its letters do. */
export function isRightToLeft(text: string): boolean {
  const right = text.match(RIGHT_TO_LEFT)?.length ?? 0;
  return right > 0 && right >= (text.match(LEFT_TO_RIGHT)?.length ?? 0);
}

/**
 * Text in reading order, from text in left-to-right page order. A page contains glyphs and no reading order, so
 * right-to-left text is reversed, and embedded left-to-right text is reversed back. This is the inverse of the
 * display order of UAX 9 for text without nesting.
 */
export function toReadingOrder(text: string): string {
  if (!isRightToLeft(text)) return text;
  return reversed(text.replace(KEPT_RUN, reversed));
}

function reversed(text: string): string {
  return (text.match(CLUSTER) ?? []).reverse().join('');
}
