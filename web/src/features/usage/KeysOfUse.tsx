import type { ApiKeyAnalytics } from '@candor/domain/model/analytics';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { keysWords } from './usage-words';

/** How many API keys there are, and what they did in the days that are shown. */
export function KeysOfUse({ keys }: { keys: ApiKeyAnalytics }) {
  return (
    <p className="num wrap-anywhere">
      {keysWords(keys)}{' '}
      <Link
        to={paths.apiKeys}
        className="font-medium whitespace-nowrap text-accent-ink hover:underline pointer-coarse:py-3"
      >
        API keys
      </Link>
    </p>
  );
}
