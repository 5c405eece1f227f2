import { EyeOff, FileX2, MessageCircleQuestion, Scale } from 'lucide-react';

const PROMISES = [
  {
    icon: EyeOff,
    title: 'Blind by construction',
    text: 'Name, age, gender words and school prestige never move a score.',
  },
  {
    icon: FileX2,
    title: 'Could not read is not poor',
    text: 'Scans and broken files stand on their own shelf with the cause. They are not charged.',
  },
  {
    icon: MessageCircleQuestion,
    title: 'Gaps become questions',
    text: 'What the resume does not show turns into a question for the phone call.',
  },
  {
    icon: Scale,
    title: 'Same text, same score',
    text: 'The engine is deterministic. No language model sets or changes a number.',
  },
] as const;

/** What holds for every score. */
export function Promises() {
  return (
    <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
      {PROMISES.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <Icon size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-2" aria-hidden />
          <div>
            <h3 className="text-16 font-strong">{title}</h3>
            <p className="mt-1 text-14 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
