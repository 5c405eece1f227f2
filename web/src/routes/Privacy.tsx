import { LEGAL_TITLE, LegalText } from '../features/legal/LegalText';
import { PageTitle } from '../shell/PageTitle';
import { Island } from '../ui/Island';

/** The privacy policy. */
export function Component() {
  return (
    <Island name="legal" props={{ name: 'privacy' }}>
      <LegalText name="privacy" heading={<PageTitle title={LEGAL_TITLE.privacy} />} />
    </Island>
  );
}
