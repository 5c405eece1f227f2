import { useConfig } from '../../session/use-config';

/** The address of whoever runs this installation, if one is configured. */
export function ContactAddress() {
  const address = useConfig()?.contact_email;
  if (!address) return null;
  return (
    <a
      href={`mailto:${address}`}
      className="inline-block wrap-anywhere underline-offset-3 hover:text-ink hover:underline pointer-coarse:py-2"
    >
      {address}
    </a>
  );
}
