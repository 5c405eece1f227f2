/** Puts a text on the clipboard. Rejects where the browser does not allow it, as on a page without https. */
export async function copyText(text: string): Promise<void> {
  // The type says that it is always there; on an insecure page it is not.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) throw new Error('This page may not use the clipboard');
  await clipboard.writeText(text);
}
