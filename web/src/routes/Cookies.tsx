import { LEGAL_TITLE, LegalText } from '../features/legal/LegalText';
import { PageTitle } from '../shell/PageTitle';
import { Island } from '../ui/Island';

/** The cookie policy. */
export function Component() {
  return (
    <Island name="legal" props={{ name: 'cookies' }}>
      <LegalText name="cookies" heading={<PageTitle title={LEGAL_TITLE.cookies} />} />
    </Island>
  );
}
