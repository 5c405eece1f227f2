import { LEGAL_TITLE, LegalText } from '../features/legal/LegalText';
import { PageTitle } from '../shell/PageTitle';
import { Island } from '../ui/Island';

/** The terms of service inside another application: nothing around them. */
export function Component() {
  return (
    <main id="main">
      <Island name="legal" props={{ name: 'terms', alone: true }}>
        <LegalText name="terms" alone heading={<PageTitle title={LEGAL_TITLE.terms} />} />
      </Island>
    </main>
  );
}
