import type { Command } from 'commander';
import { CommandError } from '../command-error';
import { say } from '../output/write-text';
import type { Desk } from '../support/desk';
import type { Terminal } from '../terminal';

/** Adds `candor support`: lists, reads, answers and closes tickets without the web application. */
export function addSupport(program: Command, terminal: Terminal): void {
  const support = program.command('support').description('tickets of people who need help');
  support
    .command('list')
    .description('open tickets, those that wait for an answer first')
    .option('--closed', 'the closed ones instead')
    .action(async ({ closed }: { closed?: true }) => {
      const { listTickets } = await import('../support/list-tickets');
      await tell(terminal, (desk) => listTickets(desk, closed ? 'closed' : 'active'));
    });
  ticketCommand(support, 'read', 'who asks, and what was said').action(async (ticket: string) => {
    const { readTicket } = await import('../support/read-ticket');
    await tell(terminal, (desk) => readTicket(desk, ticket));
  });
  ticketCommand(support, 'answer', 'answer a ticket: in its chat, or by e-mail where it has none')
    .argument('[words...]', 'the answer; without it, it is read from standard input')
    .action(async (ticket: string, words: readonly string[]) => {
      const { answerFromDesk } = await import('../support/answer-ticket');
      const { text } = await import('node:stream/consumers');
      const answer = words.length > 0 ? words.join(' ') : await text(terminal.input);
      await tell(terminal, (desk) => answerFromDesk(desk, ticket, answer));
    });
  ticketCommand(support, 'close', 'end a conversation').action(async (ticket: string) => {
    const { closeFromDesk } = await import('../support/close-ticket');
    await tell(terminal, (desk) => closeFromDesk(desk, ticket));
  });
}

function ticketCommand(support: Command, name: string, description: string): Command {
  return support
    .command(name)
    .description(description)
    .argument('<ticket>', 'its id, or the last 8 characters that people see of it');
}

/** Does one thing on the current database and prints what came of it. */
async function tell(terminal: Terminal, work: (desk: Desk) => Promise<string>): Promise<void> {
  const { readConfig } = await import('@candor/server/config');
  const { AppError } = await import('@candor/domain/errors');
  const { withCurrentDatabase } = await import('../database/with-current-database');
  try {
    const clock = { now: () => new Date() };
    await say(
      terminal.output,
      await withCurrentDatabase(readConfig(terminal.env), ({ db }) => work({ db, clock })),
    );
  } catch (error) {
    if (error instanceof AppError) throw new CommandError(error.message);
    throw error;
  }
}
