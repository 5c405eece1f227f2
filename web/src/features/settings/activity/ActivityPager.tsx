import type { Page } from '@candor/domain/model/page';
import { SkipPager } from '../../../ui/SkipPager';

type ActivityPagerProps = {
  page: Page;
  /** Entries on this page. */
  shown: number;
  onSkip: (skip: number) => void;
};

/** The way through the activity, page by page. */
export function ActivityPager(props: ActivityPagerProps) {
  return <SkipPager label="Pages of the activity" {...props} />;
}
