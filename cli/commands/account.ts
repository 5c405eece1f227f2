import { AskedMoment } from '@candor/domain/model/scalars';
import { PlanType } from '@candor/domain/rules/plans';
import type { Contract } from '@candor/server/access/contract';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { CommandError } from '../command-error';
import { say } from '../output/write-text';
import type { Terminal } from '../terminal';

/** The plan's own limit by its name: the parser of options takes null for nothing given. */
type Limit = number | 'plan';

type Options = {
  plan?: PlanType;
  billing?: 'monthly' | 'yearly';
  candidates?: Limit;
  keys?: Limit;
  batch?: Limit;
  credits?: number;
  partner?: 'yes' | 'no';
  trialEnd?: Date;
  staff?: 'yes' | 'no';
  suspended?: 'yes' | 'no';
  endSessions?: true;
  resetSecondFactor?: true;
};

/** Adds `candor account`: shows what an account may do, and sets what was agreed with its owner. */
export function addAccount(program: Command, terminal: Terminal): void {
  program
    .command('account')
    .description('show what an account may do, or set what was agreed with its owner')
    .argument('<e-mail>', 'address of the account')
    .addOption(new Option('--plan <plan>', 'another plan, at once').choices(PlanType.options))
    .addOption(
      new Option('--billing <rhythm>', 'with --plan: how long its period is').choices([
        'monthly',
        'yearly',
      ]),
    )
    .option('--candidates <n>', "candidates per period; 'plan' for the plan's own", limit)
    .option('--keys <n>', "API keys; 'plan' for the plan's own", limit)
    .option('--batch <n>', "candidates in one batch; 'plan' for the plan's own", limit)
    .option('--credits <n>', 'invitation credits that are left', wholeNumber)
    .addOption(new Option('--partner <yes or no>', 'integration partner').choices(['yes', 'no']))
    .option('--trial-end <day>', 'last moment of the trial, such as 2026-12-01', moment)
    .addOption(
      new Option('--staff <yes or no>', 'support staff, who may open /staff').choices([
        'yes',
        'no',
      ]),
    )
    .addOption(
      new Option(
        '--suspended <yes or no>',
        'closed: its owner may still pay, export and leave',
      ).choices(['yes', 'no']),
    )
    .option('--end-sessions', 'signed out everywhere, at once')
    .option(
      '--reset-second-factor',
      'two-step sign-in off, for an owner who lost app and recovery codes',
    )
    .addHelpText(
      'after',
      "\nOn enterprise the plan's own limits are no cap. Every change stands in the account's audit log.",
    )
    .action(async (email: string, options: Options) => {
      const { readConfig } = await import('@candor/server/config');
      const { ContractError } = await import('@candor/server/access/contract');
      const { endSessionsOf } = await import('../account/end-sessions');
      const { resetFactorOf } = await import('../account/reset-second-factor');
      const { showAccount } = await import('../account/show-account');
      const { withCurrentDatabase } = await import('../database/with-current-database');
      if (options.billing && !options.plan) throw new CommandError('--billing needs --plan');
      try {
        const shown = await withCurrentDatabase(readConfig(terminal.env), async ({ db }) => {
          const reset = options.resetSecondFactor && (await resetFactorOf(db, email, new Date()));
          if (reset) await say(terminal.output, reset);
          const ended = options.endSessions && (await endSessionsOf(db, email, new Date()));
          if (ended) await say(terminal.output, ended);
          return showAccount(db, email, contractOf(options), new Date());
        });
        if (shown === null)
          throw new CommandError(`There is no account with the address ${email}.`);
        await say(terminal.output, shown);
      } catch (error) {
        if (error instanceof ContractError) throw new CommandError(error.message);
        throw error;
      }
    });
}

function contractOf({
  plan,
  billing,
  candidates,
  keys,
  batch,
  credits,
  partner,
  trialEnd,
  staff,
  suspended,
}: Options) {
  const agreed = (limit: Limit) => (limit === 'plan' ? null : limit);
  const contract: Contract = {
    ...(plan && { plan }),
    ...(billing && { billing }),
    ...(candidates !== undefined && { candidates: agreed(candidates) }),
    ...(keys !== undefined && { keys: agreed(keys) }),
    ...(batch !== undefined && { batch: agreed(batch) }),
    ...(credits !== undefined && { invitationCredits: credits }),
    ...(partner && { partner: partner === 'yes' }),
    ...(trialEnd && { trialEndsAt: trialEnd }),
    ...(staff && { staff: staff === 'yes' }),
    ...(suspended && { suspended: suspended === 'yes' }),
  };
  return contract;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

function limit(text: string): Limit {
  return text === 'plan' ? text : wholeNumber(text);
}

function moment(text: string): Date {
  const asked = AskedMoment.safeParse(text);
  if (!asked.success) throw new InvalidArgumentError('It must be a day such as 2026-12-01.');
  return new Date(asked.data);
}
