import { backUp } from './back-up';
import type { Campaign } from './campaign-ground';
import { disturb } from './disturb';
import { failOperations } from './fail-operations';
import { fillDisks } from './fill-disks';
import { purge } from './purge';
import { share } from './share';
import { spend } from './spend';
import { upgrade } from './upgrade';
import { workOff } from './work-off';

/** A campaign, the options with which it is usually run, and what it does. */
type Kind = { options: string; does: string; campaign: Campaign };

/** Every campaign by the name that `--kind` takes. */
export const KINDS: Readonly<Record<string, Kind>> = {
  worker: {
    options: '--runs 30',
    does: 'kills one of two workers',
    campaign: disturb('worker'),
  },
  server: { options: '--runs 30', does: 'kills the only process', campaign: disturb('server') },
  both: {
    options: '--runs 30',
    does: 'kills a worker, then the only process',
    campaign: disturb('worker', 'server'),
  },
  freeze: {
    options: '--runs 10',
    does: 'lets a worker stand still until others took its work',
    campaign: disturb('freeze'),
  },
  stop: {
    options: '--runs 17',
    does: 'asks workers to stop in the middle of their work, three in a run',
    campaign: disturb('stop'),
  },
  clock: {
    options: '--runs 10',
    does: 'sets the clock of workers an hour forward or back, and right again',
    campaign: disturb('clock'),
  },
  database: {
    options: '--runs 5',
    does: 'stops the database for ten seconds',
    campaign: disturb('database'),
  },
  postmaster: {
    options: '--runs 10',
    does: 'kills the database',
    campaign: disturb('postmaster'),
  },
  promote: {
    options: '--runs 20',
    does: 'kills the database, and its replica takes its place',
    campaign: disturb('promote'),
  },
  pooler: {
    options: '--runs 5',
    does: 'kills workers while pages go through PgBouncer, where one is installed',
    campaign: disturb('pooler'),
  },
  quota: {
    options: '--rounds 1000',
    does: 'accounts spend their quota in many calls at once',
    campaign: spend,
  },
  backup: {
    options: '--rounds 20',
    does: 'a backup amid running batches, finished elsewhere by a worker of its own',
    campaign: backUp,
  },
  disk: {
    options: '--runs 10',
    does: 'fills the disk under everything for fifteen seconds, where one may be mounted',
    campaign: fillDisks,
  },
  files: {
    options: '--rounds 200',
    does: 'lets the first file operation fail, then the second, and so on',
    campaign: failOperations,
  },
  upgrade: {
    options: '--from <folder> --runs 3',
    does: 'the older Candor that is built there, joined by this one in the middle of its work',
    campaign: upgrade,
  },
  backlog: {
    options: '',
    does: "100,000 documents wait while somebody's transaction stands idle",
    campaign: workOff,
  },
  retention: {
    options: '',
    does: '100,000 candidates whose time has passed go while somebody reads',
    campaign: purge,
  },
  fair: {
    options: '--runs 1',
    does: 'small batches of one account beside twenty large ones of another',
    campaign: share,
  },
};
