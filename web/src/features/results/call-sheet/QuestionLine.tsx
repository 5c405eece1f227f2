type QuestionLineProps = {
  /** The requirement that it asks about; empty for none. */
  label: string;
  name: string;
  text: string;
  onChange: (text: string) => void;
};

/** Characters per line of the sheet, for browsers that do not size a field to its content. */
const LETTERS = 80;

/** One question that can be reworded, as high as it needs. */
export function QuestionLine({ label, name, text, onChange }: QuestionLineProps) {
  return (
    <li className="flex gap-1">
      <span className="num w-7 shrink-0 py-1 text-12 leading-5 text-ink-3">{label}</span>
      <textarea
        aria-label={name}
        value={text}
        maxLength={500}
        rows={Math.max(1, Math.ceil(text.length / LETTERS))}
        // A question is one line of the copied list.
        onChange={(event) => onChange(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
        className="min-h-7 min-w-0 flex-1 resize-none rounded-chip border border-border-strong bg-transparent px-2 py-1 text-13 [field-sizing:content] pointer-coarse:min-h-11 pointer-coarse:text-16"
      />
    </li>
  );
}
