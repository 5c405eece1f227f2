import type { Invoice } from '@candor/domain/model/billing';
import { ExternalLink } from 'lucide-react';
import { ErrorNote } from '../../session/ErrorNote';
import { ShowMore } from '../../session/ShowMore';
import { Awaited } from '../../ui/Awaited';
import { buttonClass } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { formatLedgerMoney, formatWholeDay } from '../../ui/format';
import { Skeleton } from '../../ui/Skeleton';
import { Cell, Head, Table } from '../../ui/Table';
import { Tag, type Tone } from '../../ui/Tag';
import { useInvoices } from './use-billing';

const STATUS: Record<Invoice['status'], { word: string; tone: Tone }> = {
  draft: { word: 'In preparation', tone: 'plain' },
  open: { word: 'To pay', tone: 'warning' },
  paid: { word: 'Paid', tone: 'success' },
  uncollectible: { word: 'Not collected', tone: 'danger' },
  void: { word: 'Void', tone: 'plain' },
};

/** What was charged, newest first. */
export function Invoices() {
  const { items: invoices, error, again, more } = useInvoices();
  return (
    <Card aria-labelledby="invoices-title" className="px-4 py-5 sm:px-6">
      <h2 id="invoices-title" className="text-16 font-strong">
        Invoices
      </h2>
      <Awaited
        pending={!invoices && !error}
        standIn={<Skeleton atOnce className="mt-4 h-24 w-full rounded-control" />}
      >
        {error && (
          <ErrorNote
            title="Your invoices could not be loaded."
            error={error}
            onRetry={again}
            className="mt-3"
          />
        )}
        {invoices?.length === 0 && (
          <p className="mt-1 text-13 text-ink-2">
            No invoices yet. The first one comes with the first payment.
          </p>
        )}
        {invoices && invoices.length > 0 && (
          <>
            <InvoiceTable invoices={invoices} />
            <div className="mt-3 empty:hidden">
              <ShowMore more={more} label="Show earlier invoices" end="These are all invoices." />
            </div>
          </>
        )}
      </Awaited>
    </Card>
  );
}

function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <Table caption="Invoices, newest first" className="mt-2">
      <thead>
        <tr>
          <Head className="pl-0">Date</Head>
          <Head>Status</Head>
          <Head end>Amount</Head>
          <Head end className="w-10 pr-0 sm:w-24">
            <span className="sr-only">Invoice</span>
          </Head>
        </tr>
      </thead>
      <tbody className="[&>tr:last-child>td]:border-b-0">
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
    </Table>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { word, tone } = STATUS[invoice.status];
  const day = formatWholeDay(invoice.created_at);
  return (
    <tr>
      <Cell className="pl-0 whitespace-nowrap">{day}</Cell>
      <Cell>
        <Tag tone={tone}>{word}</Tag>
      </Cell>
      <Cell end className="whitespace-nowrap">
        {formatLedgerMoney(invoice.amount, invoice.currency)}
      </Cell>
      <Cell end className="pr-0">
        {invoice.url && (
          <a
            href={invoice.url}
            target="_blank"
            rel="noreferrer"
            aria-label={`Open the invoice of ${day} in a new tab`}
            className={buttonClass({ size: 'sm', variant: 'quiet' })}
          >
            <span className="max-sm:hidden">Open</span>
            <ExternalLink size={14} strokeWidth={1.75} aria-hidden />
          </a>
        )}
      </Cell>
    </tr>
  );
}
