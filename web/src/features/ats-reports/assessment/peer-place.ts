import { countWord } from '../../../ui/number-words';

/** A score's position among those of its job. */
export type PeerPlace = {
  /** From 1; equal scores share one. */
  place: number;
  /** Others with the same score. */
  tied: number;
  /** Everybody with a score, this one included. */
  of: number;
};

/** The place of a score among the others of its job. */
export function placeAmong(score: number, peers: readonly number[]): PeerPlace {
  return {
    place: 1 + peers.filter((other) => other > score).length,
    tied: peers.filter((other) => other === score).length,
    of: peers.length + 1,
  };
}

const ORDINALS = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
  'Twelfth',
];

/** The place, as the title of its picture: `Third of 12`, and who shares it. */
export function placeSentence({ place, tied, of }: PeerPlace): string {
  if (of === 1) return 'The only one with a score so far';
  const where = `${ordinal(place)} of ${of}`;
  if (tied === 0) return where;
  return `${where}, shared with ${tied === 1 ? 'one other' : `${countWord(tied)} others`}`;
}

/** How the others spread, as a sentence; null without any. */
export function peersSentence(peers: readonly number[]): string | null {
  if (peers.length === 0) return null;
  const [low, high] = [Math.min(...peers), Math.max(...peers)];
  const others = peers.length === 1 ? 'The other one has' : 'The others have';
  return low === high ? `${others} ${low}.` : `${others} ${low} to ${high}.`;
}

function ordinal(place: number): string {
  return ORDINALS[place - 1] ?? `Place ${place}`;
}
