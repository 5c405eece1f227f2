import { parseArgs } from 'node:util';
import type { Campaign, CampaignGround } from './campaign-ground';
import { KINDS } from './kinds';

/** How much of a campaign is asked for. */
type Extent = Pick<CampaignGround, 'runs' | 'rounds' | 'firstSeed' | 'from'>;

/** The campaign that was asked for, or what can be asked for instead. */
type Asked = { campaign: Campaign; extent: Extent } | { usage: string; exitCode: 0 | 2 };

const OPTIONS = {
  kind: { type: 'string', default: 'both' },
  runs: { type: 'string', default: '10' },
  rounds: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  from: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Understands the words behind `npm run chaos --`. Whatever it does not understand is answered with the reason and the usage. */
export function askedCampaign(words: string[]): Asked {
  try {
    const { values } = parseArgs({ args: words, options: OPTIONS });
    if (values.help) return { usage: usage(), exitCode: 0 };
    const kind = Object.hasOwn(KINDS, values.kind) ? KINDS[values.kind] : undefined;
    if (kind === undefined) return refused(`There is no kind '${values.kind}'.`);
    const [runs, rounds, firstSeed] = [
      wholeNumber('runs', values.runs),
      wholeNumber('rounds', values.rounds),
      wholeNumber('seed', values.seed),
    ];
    return { campaign: kind.campaign, extent: { runs, rounds, firstSeed, from: values.from } };
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

/** @throws a RangeError: a campaign of no runs would hold without having tried anything. */
function wholeNumber(option: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new RangeError(`--${option} takes a number from 1.`);
  return Number(text);
}

function refused(reason: string): Asked {
  return { usage: `${reason}\n\n${usage()}`, exitCode: 2 };
}

function usage(): string {
  const rows = Object.entries(KINDS).map(([name, { options, does }]) => {
    return `  --kind ${`${name} ${options}`.padEnd(34)}${does}`;
  });
  return ['npm run chaos -- --kind <kind> [--runs n] [--rounds n] [--seed n]', '', ...rows].join(
    '\n',
  );
}
