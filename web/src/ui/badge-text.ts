/** The largest number that fits a badge. */
const MOST = 9;

/** The unread count as shown on the button: `9`, and `9+` for more. */
export function badgeText(unread: number): string {
  return unread > MOST ? `${MOST}+` : String(unread);
}
