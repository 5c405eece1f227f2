/** A day as letters name it, such as 2 March 2027, in UTC. */
export function dayOf(moment: Date): string {
  return moment.toLocaleDateString('en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  });
}
