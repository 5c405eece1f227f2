/** Copies a text to the clipboard. Rejects if the browser does not allow it, as on a page without https. */
export async function copyText(text: string): Promise<void> {
  // The type says that it always exists; on an insecure page it does not.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) throw new Error('This page may not use the clipboard');
  await clipboard.writeText(text);
}
