import { CircleAlert } from 'lucide-react';

/** What is asked, and whether it is required. */
export function Prompt({ text, required, several }: PromptProps) {
  return (
    <>
      <span className="whitespace-pre-line wrap-anywhere">{text}</span>{' '}
      <span className="text-13 font-normal whitespace-nowrap text-ink-3">
        {several && 'choose any that fit, '}
        {required ? 'required' : 'optional'}
      </span>
    </>
  );
}

type PromptProps = { text: string; required: boolean; several?: boolean };

/** The error of an answer, at the task itself. */
export function TaskError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className="mt-2 flex items-start gap-1.5 text-13 text-danger">
      <CircleAlert size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden />
      {text}
    </p>
  );
}
