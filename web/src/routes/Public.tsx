import { MarketingLayout } from '../shell/MarketingLayout';

/** The frame of the public pages. */
export function Component() {
  return <MarketingLayout />;
}
