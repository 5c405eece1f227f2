import { setTimeout as sleep } from 'node:timers/promises';
import { openSocket } from '@candor/server/testing/open-socket';

export type SocketFlood = {
  /** Ends it. Answers how many frames were sent, and how often the window was hung up on. */
  stop(): Promise<{ frames: number; hangUps: number }>;
};

/** A thousand frames a second. */
const FRAMES = 50;
const EVERY_MS = 50;

/** Sends a thousand frames a second into the chat of a ticket, by a new window whenever the last one was hung up on. */
export function floodSocket(
  address: string,
  whose: { token: string; ticketId: string },
): SocketFlood {
  let isOver = false;
  let frames = 0;
  let hangUps = -1;
  const flood = async (): Promise<void> => {
    while (!isOver) {
      hangUps += 1;
      const socket = openSocket(address, whose);
      let isEnded = false;
      const ended = socket.ended.then(() => {
        isEnded = true;
      });
      await Promise.race([socket.until(({ type }) => type === 'connected'), ended]);
      while (!isOver && !isEnded) {
        for (let frame = 0; frame < FRAMES; frame += 1) socket.say('{"type":"ping"}');
        frames += FRAMES;
        await sleep(EVERY_MS);
      }
      socket.leave();
      await ended;
    }
  };
  const running = flood();
  // Whoever stops it hears of the failure; until then nobody waits for it.
  running.catch(() => {});
  return {
    stop: async () => {
      isOver = true;
      await running;
      return { frames, hangUps };
    },
  };
}
