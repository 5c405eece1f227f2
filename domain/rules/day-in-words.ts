/** A day as letters name it, such as 2 March 2027, in UTC: whoever reads it may be anywhere. */
export function dayInWords(moment: Date): string {
  return moment.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
