/** As many as a badge has room for. */
const MOST = 9;

/** How many are unread, as it stands on the button: `9`, and `9+` for more. */
export function badgeText(unread: number): string {
  return unread > MOST ? `${MOST}+` : String(unread);
}
