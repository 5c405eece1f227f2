/** Building a formatter takes milliseconds that the first view would wait for, so each is built on first use. */
function onFirstUse<Built>(build: () => Built): () => Built {
  let built: Built | null = null;
  return () => {
    built ??= build();
    return built;
  };
}

const whole = onFirstUse(() => new Intl.NumberFormat());
const oneDecimal = onFirstUse(
  () => new Intl.NumberFormat(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const day = onFirstUse(
  () => new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' }),
);
const dayOfYear = onFirstUse(
  () => new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' }),
);
const moment = onFirstUse(
  () =>
    new Intl.DateTimeFormat(undefined, {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    }),
);
const momentOfYear = onFirstUse(
  () =>
    new Intl.DateTimeFormat(undefined, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
);
const clock = onFirstUse(
  () => new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' }),
);

/** A count with the reader's separators. */
export function formatCount(value: number): string {
  return whole().format(value);
}

/**
 * Builds what formats counts, the first formatter of a page and so the slowest. Called while nothing else is to be done, a
 * view that arrives later has it.
 */
export function warmCounts(): void {
  whole();
}

/** A mean with one decimal, even if it is zero: `72.0`, so that a column of them lines up. */
export function formatMean(value: number): string {
  return oneDecimal().format(value);
}

/** `1 row`, `24 rows`. The plural adds an s unless it is given. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/**
 * An amount in whole minor units with its currency code: `USD 49`, `USD 49.50`. The currency defines how many minor
 * units make one.
 */
export function formatMoney(minorUnits: number, currency: string): string {
  const amount = amountOf(minorUnits, currency);
  return moneyWith(currency, Number.isInteger(amount) ? { minimumFractionDigits: 0 } : {}).format(
    amount,
  );
}

/** An amount with every digit of its currency, `USD 49.00`, so that a column of them lines up. */
export function formatLedgerMoney(minorUnits: number, currency: string): string {
  return moneyWith(currency).format(amountOf(minorUnits, currency));
}

function moneyWith(currency: string, digits: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const code = { style: 'currency', currencyDisplay: 'code', currency } as const;
  return new Intl.NumberFormat(undefined, { ...code, ...digits });
}

function amountOf(minorUnits: number, currency: string): number {
  const { maximumFractionDigits: digits } = moneyWith(currency).resolvedOptions();
  return minorUnits / 10 ** (digits ?? 0);
}

/** A day in the reader's time zone; with the year only if it is not the current one. */
export function formatDay(iso: string, now = new Date()): string {
  const date = new Date(iso);
  return date.getFullYear() === now.getFullYear() ? day().format(date) : dayOfYear().format(date);
}

/** A calendar day, `2026-03-02`: the same one in every time zone. */
export function formatDate(day: string): string {
  return formatDay(`${day}T12:00:00`);
}

/** A day with its year in the reader's time zone, for records kept for years. */
export function formatWholeDay(iso: string): string {
  return dayOfYear().format(new Date(iso));
}

/** A day with its time in the reader's time zone; with the year only if it is not the current one. */
export function formatMoment(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const format = date.getFullYear() === now.getFullYear() ? moment() : momentOfYear();
  return format.format(date);
}

/** A day with its year and time in the reader's time zone, for records kept for years. */
export function formatWholeMoment(iso: string): string {
  return momentOfYear().format(new Date(iso));
}

/** A moment shown after another one: on the same day only its time. */
export function formatLaterMoment(iso: string, earlier: string): string {
  const [date, before] = [new Date(iso), new Date(earlier)];
  return date.toDateString() === before.toDateString() ? clock().format(date) : formatMoment(iso);
}

/** The time of day. */
export function formatClock(date: Date): string {
  return clock().format(date);
}

/** A readable byte size, in units of 1024: `640 B`, `12 KB`, `4.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}

/** `a`, `a and b`, `a, b and c`; semicolons if an item contains a comma. */
export function sentenceList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  const comma = items.some((item) => item.includes(',')) ? '; ' : ', ';
  return `${items.slice(0, -1).join(comma)} and ${items.at(-1)}`;
}

/** Remaining minutes of work as words, never seconds. */
export function formatRemaining(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes <= 1 ? 'about 1 min' : `about ${minutes} min`;
}
