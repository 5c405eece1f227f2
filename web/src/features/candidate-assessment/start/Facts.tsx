import type { CandidateAssessment } from '@candor/domain/model/candidate-assessment';
import { BookOpen, FileText, type LucideIcon, ShieldCheck, UsersRound } from 'lucide-react';

type Notice = CandidateAssessment['notice'];
type Fact = { part: keyof Notice; title: string; icon: LucideIcon };

const FACTS: readonly Fact[] = [
  { part: 'asked', title: 'What is asked', icon: BookOpen },
  { part: 'seen_by', title: 'Who sees it', icon: UsersRound },
  { part: 'used_for', title: 'How it is used', icon: FileText },
  { part: 'rights', title: 'Your rights', icon: ShieldCheck },
];

/** What candidates are told before they agree. */
export function Facts({ notice }: { notice: Notice }) {
  return (
    <ul className="mt-5 border-t border-border">
      {FACTS.map(({ part, title, icon: Icon }) => (
        <li key={part} className="flex gap-3.5 border-b border-border py-3 last:border-b-0">
          <Icon size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-2" aria-hidden />
          <div className="min-w-0">
            <h2 className="font-medium">{title}</h2>
            <p className="text-balance text-ink-2 wrap-anywhere">{notice[part]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
