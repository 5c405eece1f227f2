import { MessageCircleQuestion, Scale, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/class-names';
import { FileShelf, HiddenName, PriceTag } from './FeaturePictures';
import type { TierFloors } from './sample/weigh';

/** What the product does beyond a number: three pictures of it, three sentences. */
export function Features({ floors }: { floors: TierFloors }) {
  return (
    // Between phone and desktop widths each picture is next to its text: in two columns the third would have an empty
    // space next to it.
    <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-3 sm:max-md:gap-x-8">
      <Feature title="Blind by construction" picture={<HiddenName floors={floors} />}>
        Name, age, gender words and school prestige never move a score. Tested by swapping them.
      </Feature>
      <Feature title="What-if" picture={<PriceTag floors={floors} />}>
        Move a weight and watch the order change. Every requirement shows what it costs.
      </Feature>
      <Feature title="Could not read is not poor" picture={<FileShelf />}>
        Scans and broken files get their own shelf with the cause. They are not charged.
      </Feature>
      <Feature title="Gaps become questions" icon={MessageCircleQuestion}>
        What a resume does not show turns into a question for the phone call, or a step of a skills
        assessment that people take by a link.
      </Feature>
      <Feature title="A two-minute brief" icon={Share2}>
        The hiring manager opens a link and sees quotes, not a spreadsheet.
      </Feature>
      <Feature title="Same text, same score" icon={Scale}>
        The engine is deterministic. No language model sets or changes a number.
      </Feature>
    </ul>
  );
}

type FeatureProps = {
  title: string;
  picture?: ReactNode;
  icon?: typeof Scale;
  children: ReactNode;
};

function Feature({ title, picture, icon: Icon, children }: FeatureProps) {
  return (
    <li
      className={cx(
        picture !== undefined &&
          'sm:max-md:col-span-3 sm:max-md:grid sm:max-md:grid-cols-2 sm:max-md:gap-x-8',
      )}
    >
      {picture && (
        <div className="mb-5 sm:max-md:mb-0 flex h-28 flex-col justify-center gap-2.5 rounded-card border border-border bg-surface px-5 text-13">
          {picture}
        </div>
      )}
      {Icon && <Icon size={20} strokeWidth={1.75} className="mb-3 text-ink-2" aria-hidden />}
      <div className="sm:max-md:self-center">
        <h3 className="mb-1 text-16 font-strong">{title}</h3>
        <p className="text-14 text-ink-2">{children}</p>
      </div>
    </li>
  );
}
