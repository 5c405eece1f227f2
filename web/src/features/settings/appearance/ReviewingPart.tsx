import { paths } from '../../../paths';
import { PageLink } from '../../../ui/PageLink';
import { Switch } from '../../../ui/Switch';

export type Reviewing = { evidenceFirst: boolean; hideNames: boolean };

type ReviewingPartProps = {
  reviewing: Reviewing;
  onChange: (change: Partial<Reviewing>) => void;
};

/** What is hidden from a reader until they have read, with a link to the words that also count. */
export function ReviewingPart({ reviewing, onChange }: ReviewingPartProps) {
  return (
    <div className="flex flex-col gap-4">
      <Switch
        label="Evidence first"
        hint="A score stays covered until the evidence behind it was opened."
        checked={reviewing.evidenceFirst}
        onChange={(evidenceFirst) => onChange({ evidenceFirst })}
      />
      <Switch
        label="Hide names"
        hint="People are numbered, and names and contacts are taken out of what they wrote."
        checked={reviewing.hideNames}
        onChange={(hideNames) => onChange({ hideNames })}
      />
      <p className="text-13 text-ink-3">
        Words that only your company uses can be taught, for the whole account:{' '}
        <PageLink
          href={paths.ownTerms}
          className="font-medium whitespace-nowrap text-accent-ink hover:underline pointer-coarse:py-3"
        >
          Own terms
        </PageLink>
      </p>
    </div>
  );
}
