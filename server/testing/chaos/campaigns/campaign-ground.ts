import type { DatabaseServer } from '../database-server';

/** What a campaign works on, and how much of it is asked for. */
export type CampaignGround = {
  server: DatabaseServer;
  /** A folder of its own, which is removed at the end. */
  folder: string;
  runs: number;
  rounds: number;
  /** Run number n uses this plus n, so that a failing one can be repeated alone. */
  firstSeed: number;
  /** Where an older version is built. */
  from: string | undefined;
  tell(line: string): void;
};

/** Puts real processes through one kind of fault, again and again, and answers how much did not hold. */
export type Campaign = (ground: CampaignGround) => Promise<number>;
