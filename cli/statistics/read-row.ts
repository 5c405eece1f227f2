import { occupationTitled, titleKey } from '@candor/engine';
import type { StatisticRow } from '@candor/server/features/insights/statistics/store';
import type { Column } from './columns';

type Cells = Readonly<Partial<Record<Column, string>>>;

/** A row, or all that is wrong with it. */
export type ReadRow = { row: StatisticRow } | { problems: string[] };

const LONGEST_NAME = 200;
const MOST_PEOPLE = 2_000_000_000;
const MOST_PAY = 999_999_999_999;
const MOST_GROWTH = 1000;

/** Parses the fields of one row, in column order. */
export function readRow(columns: readonly Column[], fields: readonly string[]): ReadRow {
  // A row that was cut short could end in half a number.
  if (fields.length !== columns.length) {
    return { problems: [`has ${fields.length} fields, and the header names ${columns.length}`] };
  }
  const cells: Cells = Object.fromEntries(
    columns.map((column, at) => [column, fields[at]?.trim() ?? '']),
  );
  const problems: string[] = [];
  const hold = <Value>(read: Value | Wrong): Value | null => {
    if (!(read instanceof Wrong)) return read;
    problems.push(read.why);
    return null;
  };
  const occupation = hold(nameIn(cells, 'occupation'));
  const region = hold(nameIn(cells, 'region'));
  const figures = {
    employed: hold(wholeNumberIn(cells, 'employed')),
    yearlyOpenings: hold(wholeNumberIn(cells, 'yearly_openings')),
    medianYearlyPay: hold(payIn(cells)),
    growthPercent: hold(growthIn(cells)),
  };
  const currency = hold(currencyIn(cells));
  const growthPeriod = hold(periodIn(cells));
  const key = hold(titleIn(cells));
  if (problems.length === 0 && Object.values(figures).every((figure) => figure === null)) {
    problems.push('has no figure');
  }
  if (problems.length > 0 || occupation === null || region === null) return { problems };
  return { row: { occupation, region, titleKey: key ?? '', ...figures, currency, growthPeriod } };
}

class Wrong {
  constructor(readonly why: string) {}
}

function nameIn(cells: Cells, column: Column): string | Wrong {
  const name = cells[column]?.replace(/\s+/g, ' ') ?? '';
  if (name === '') return new Wrong(`${column} is empty`);
  if (name.length > LONGEST_NAME)
    return new Wrong(`${column} is longer than ${LONGEST_NAME} characters`);
  return /\p{Cc}/u.test(name) ? new Wrong(`${column} has a control character`) : name;
}

function wholeNumberIn(cells: Cells, column: Column): number | null | Wrong {
  const text = cells[column];
  if (!text) return null;
  if (!/^\d{1,10}$/.test(text) || Number(text) > MOST_PEOPLE) {
    return new Wrong(`${column} is “${text}”: it must be a whole number such as 1250, or empty`);
  }
  return Number(text);
}

function payIn({ median_yearly_pay: text, currency }: Cells): number | null | Wrong {
  if (!text) return null;
  if (!/^\d{1,12}(?:\.\d{1,2})?$/.test(text) || Number(text) > MOST_PAY) {
    return new Wrong(
      `median_yearly_pay is “${text}”: it must be a number such as 61500 or 61500.50, or empty`,
    );
  }
  return currency ? Number(text) : new Wrong('median_yearly_pay needs a currency');
}

function currencyIn({ median_yearly_pay: pay, currency }: Cells): string | null | Wrong {
  if (!currency) return null;
  if (!Intl.supportedValuesOf('currency').includes(currency)) {
    return new Wrong(`currency is “${currency}”: it must be a code such as USD, GBP or EUR`);
  }
  return pay ? currency : new Wrong('currency stands beside no median_yearly_pay');
}

function growthIn({ growth_percent: text, growth_period: period }: Cells): number | null | Wrong {
  if (!text) return null;
  if (!/^-?\d{1,4}(?:\.\d{1,2})?$/.test(text) || Math.abs(Number(text)) > MOST_GROWTH) {
    return new Wrong(
      `growth_percent is “${text}”: it must be a number such as 4.5 or -3, or empty`,
    );
  }
  return period ? Number(text) : new Wrong('growth_percent needs a growth_period');
}

function periodIn({ growth_percent: growth, growth_period: text }: Cells): string | null | Wrong {
  if (!text) return null;
  const [, from, to] = /^(\d{4})-(\d{4})$/.exec(text) ?? [];
  if (!from || !to || from >= to) {
    return new Wrong(`growth_period is “${text}”: it must be two years such as 2024-2034`);
  }
  return growth ? text : new Wrong('growth_period stands beside no growth_percent');
}

/** By which title the map knows the occupation: the one that somebody wrote beside it, and otherwise its own. */
function titleIn({ occupation, working_title: title }: Cells): string | Wrong {
  if (title && occupationTitled(title) === null) {
    return new Wrong(
      `working_title is “${title}”, which is of no one occupation that Candor knows`,
    );
  }
  return titleKey(title || (occupation ?? ''));
}
