import { LEGAL_TITLE, LegalText } from '../features/legal/LegalText';
import { PageTitle } from '../shell/PageTitle';
import { Island } from '../ui/Island';

/** The terms of service. */
export function Component() {
  return (
    <Island name="legal" props={{ name: 'terms' }}>
      <LegalText name="terms" heading={<PageTitle title={LEGAL_TITLE.terms} />} />
    </Island>
  );
}
