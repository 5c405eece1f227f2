import type { Random } from '@candor/domain/rules/random-from';
import { pick, pickSome } from './pick';
import { TRADES } from './trades';

/** A job posting that was never anybody's, its title on the first line. */
export function writePosting(random: Random): string {
  const trade = pick(random, TRADES);
  const [first, second, third, fourth, fifth, sixth] = pickSome(random, trade.skills, 6);
  return `${pick(random, trade.titles)}

We are looking for a colleague who takes over from the first week and grows with the team.

Requirements
- At least 3 years of experience as ${pick(random, trade.titles)}
- Strong knowledge of ${first} and ${second}
- Daily work with ${third}
- Experience with ${fourth} or ${fifth}
- ${pick(random, trade.degrees)} or similar

Nice to have
- ${sixth}
- Spanish

What we offer
A friendly team, flexible hours and 28 days of holiday.
`;
}
