import { findInWords } from './matching';

/** A text with the part that was searched for in bold. */
export function Marked({ text, query }: { text: string; query: string }) {
  const wanted = query.trim();
  const at = wanted === '' ? -1 : findInWords(text, wanted);
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <b className="font-strong">{text.slice(at, at + wanted.length)}</b>
      {text.slice(at + wanted.length)}
    </>
  );
}
