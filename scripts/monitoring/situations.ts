/** What Prometheus scraped each minute, in promtool's notation, and what must be firing after so many minutes. */
export type Situation = {
  name: string;
  series: Readonly<Record<string, string>>;
  minutes: number;
  /** The alerts, each with the labels that it has beside its severity. No other may be firing. */
  firing: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

const CALM = {
  'up{job="candor",instance="web"}': '1x120',
  'up{job="candor",instance="worker"}': '1x120',
  'candor_database_up{instance="web"}': '1x120',
  'candor_database_up{instance="worker"}': '1x120',
  'candor_workers{instance="web"}': '8x120',
  'candor_queue_waiting_groups{instance="web"}': '20x120',
  'candor_queue_running_groups{instance="web"}': '8x120',
  'candor_queue_oldest_seconds{instance="web"}': '120x120',
  'candor_http_request_seconds_count{method="GET",status="200"}': '0+1000x120',
  'candor_http_request_seconds_count{method="GET",status="503"}': '0+5x120',
  'candor_http_request_seconds_bucket{method="GET",le="1"}': '0+1000x120',
  'candor_http_request_seconds_bucket{method="GET",le="2.5"}': '0+1005x120',
  'candor_http_request_seconds_bucket{method="GET",le="+Inf"}': '0+1005x120',
  'candor_candidate_outcomes_total{outcome="scored"}': '0+95x120',
  'candor_candidate_outcomes_total{outcome="unavailable"}': '0+5x120',
  'candor_document_read_seconds_count{outcome="ok"}': '0+95x120',
  'candor_mail_turned_away{instance="web"}': '0x120',
  'candor_mail_waiting{instance="web"}': '3x120',
  'candor_mail_oldest_seconds{instance="web"}': '60x120',
  'candor_mail_given_up{instance="web",fault="passing"}': '0x120',
} as const;

type Series = keyof typeof CALM;

const changed = (changes: Partial<Record<Series, string>>) => ({ ...CALM, ...changes });

const inAnHour = (name: string, changes: Partial<Record<Series, string>>, ...alerts: string[]) => ({
  name,
  series: changed(changes),
  minutes: 60,
  firing: Object.fromEntries(alerts.map((alert) => [alert, {}])),
});

/** One where nothing is wrong, and for each alert at least one in which it must fire. */
export const situations: readonly Situation[] = [
  inAnHour('a calm hour', {}),
  inAnHour('every worker is gone', { 'candor_workers{instance="web"}': '0x120' }, 'CandorNoWorker'),
  inAnHour('nothing to do and nobody to do it', {
    'candor_workers{instance="web"}': '0x120',
    'candor_queue_waiting_groups{instance="web"}': '0x120',
    'candor_queue_running_groups{instance="web"}': '0x120',
  }),
  inAnHour(
    'a batch that does not end',
    { 'candor_queue_oldest_seconds{instance="web"}': '0+60x120' },
    'CandorQueueOld',
  ),
  {
    ...inAnHour(
      'more work comes than goes',
      { 'candor_queue_waiting_groups{instance="web"}': '1100+10x120' },
      'CandorQueueGrowing',
    ),
    minutes: 90,
  },
  {
    ...inAnHour('a long queue that shrinks', {
      'candor_queue_waiting_groups{instance="web"}': '5000-10x120',
    }),
    minutes: 90,
  },
  {
    name: 'the database is away: calls fail, and there are no figures of queue and mail',
    series: {
      ...Object.fromEntries(
        Object.entries(CALM).filter(([one]) => !/^candor_(workers|queue|mail)/.test(one)),
      ),
      'candor_database_up{instance="web"}': '1x40 0x80',
      'candor_database_up{instance="worker"}': '1x40 0x80',
      'candor_http_request_seconds_count{method="GET",status="200"}': '0+1000x40 40000x80',
      'candor_http_request_seconds_count{method="GET",status="503"}': '0+5x40 200+1000x80',
    },
    minutes: 60,
    firing: { CandorDatabaseAway: {}, CandorErrors: {} },
  },
  inAnHour(
    'the pooler of the web processes is away',
    { 'candor_database_up{instance="web"}': '1x40 0x80' },
    'CandorDatabaseAway',
  ),
  inAnHour(
    'two calls in a hundred fail',
    { 'candor_http_request_seconds_count{method="GET",status="503"}': '0+20x120' },
    'CandorErrors',
  ),
  inAnHour(
    'two reads in a hundred are slow',
    { 'candor_http_request_seconds_bucket{method="GET",le="1"}': '0+985x120' },
    'CandorSlow',
  ),
  inAnHour(
    'a connected source does not answer',
    { 'candor_candidate_outcomes_total{outcome="unavailable"}': '0+20x120' },
    'CandorDocumentsFail',
  ),
  {
    name: 'the processes that read documents do not start',
    series: { ...CALM, 'candor_document_read_seconds_count{outcome="not_read"}': '0+1x120' },
    minutes: 60,
    firing: { CandorReaderAway: {} },
  },
  inAnHour(
    'the mail server rejects us, and mail waits',
    {
      'candor_mail_turned_away{instance="web"}': '1x120',
      'candor_mail_waiting{instance="web"}': '30x120',
      'candor_mail_oldest_seconds{instance="web"}': '3000+60x120',
    },
    'CandorMailTurnedAway',
    'CandorMailLate',
  ),
  {
    name: 'mails are given up, by the server and for wrong addresses',
    series: {
      ...CALM,
      'candor_mail_given_up{instance="web",fault="passing"}': '6x120',
      'candor_mail_given_up{instance="web",fault="address"}': '100x120',
    },
    minutes: 60,
    firing: { CandorMailGivenUp: { fault: 'passing' } },
  },
  {
    name: 'a process does not answer',
    series: changed({ 'up{job="candor",instance="worker"}': '0x120' }),
    minutes: 60,
    firing: { CandorAway: { job: 'candor', instance: 'worker' } },
  },
];
