import { LEGAL_TITLE, LegalText } from '../features/legal/LegalText';
import { PageTitle } from '../shell/PageTitle';
import { Island } from '../ui/Island';

/** The privacy policy inside another application: nothing around it. */
export function Component() {
  return (
    <main id="main">
      <Island name="legal" props={{ name: 'privacy', alone: true }}>
        <LegalText name="privacy" alone heading={<PageTitle title={LEGAL_TITLE.privacy} />} />
      </Island>
    </main>
  );
}
