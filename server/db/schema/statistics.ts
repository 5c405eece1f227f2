import { date, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './accounts';

/** A public table of occupations that the operator loaded. It belongs to no account, and every account is told of it. */
export const statisticSources = pgTable('statistic_sources', {
  name: text('name').primaryKey(),
  /** The day that its figures are of, as the operator gave it. */
  asOf: date('as_of', { mode: 'string' }).notNull(),
  licence: text('licence'),
  loadedAt: moment('loaded_at').notNull(),
});

/** What a source says about an occupation in a region. */
export const occupationStatistics = pgTable(
  'occupation_statistics',
  {
    source: text('source')
      .notNull()
      .references(() => statisticSources.name, { onDelete: 'cascade' }),
    /** As the source calls the occupation. */
    occupation: text('occupation').notNull(),
    region: text('region').notNull(),
    /** The key of the working title by which the engine's map knows it. */
    titleKey: text('title_key').notNull(),
    employed: integer('employed'),
    yearlyOpenings: integer('yearly_openings'),
    /** In whole units of the currency, with its parts. */
    medianYearlyPay: numeric('median_yearly_pay', { precision: 14, scale: 2, mode: 'number' }),
    currency: text('currency'),
    growthPercent: numeric('growth_percent', { precision: 6, scale: 2, mode: 'number' }),
    /** The years that the growth is over, such as `2024-2034`. */
    growthPeriod: text('growth_period'),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.occupation, t.region] }),
    index('occupation_statistics_title').on(t.titleKey),
  ],
);
