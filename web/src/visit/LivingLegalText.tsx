import { LEGAL_TITLE, type LegalName, LegalText } from '../features/legal/LegalText';

type LivingLegalTextProps = { name: LegalName; alone?: boolean };

/** A legal text on a finished page, with its own heading: there is no router that would name the page. */
export function LivingLegalText({ name, alone }: LivingLegalTextProps) {
  return (
    <LegalText
      name={name}
      alone={alone}
      heading={<h1 className="text-28 font-strong">{LEGAL_TITLE[name]}</h1>}
    />
  );
}
