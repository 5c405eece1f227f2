import { type FieldError, validationError } from '@candor/domain/errors';

/** Where the provider's page may send people back to: places of this product alone, whole or as a path. */
const OUTSIDE = 'Must be an address of this site';

/**
 * The addresses that people come back to, each whole.
 *
 * @throws AppError 400 that names every one that leads elsewhere: the provider's page must not become a way to other sites.
 */
export function returnAddresses<Name extends string>(
  publicUrl: string,
  wanted: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const home = new URL(publicUrl).origin;
  const errors: FieldError[] = [];
  const whole: Record<string, string> = {};
  for (const [field, address] of Object.entries<string>(wanted)) {
    const url = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : null;
    // By its text: the origin of `blob:` and its like is that of the address inside.
    if (!url?.href.startsWith(`${home}/`)) {
      errors.push({ field, message: OUTSIDE });
    }
    whole[field] = url?.href ?? '';
  }
  if (errors.length > 0) throw validationError(errors);
  return whole as Record<Name, string>;
}
