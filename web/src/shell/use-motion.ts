import { useState } from 'react';
import { chooseMotion, type Motion, readMotion } from '../session/motion';

/** How much moves in this browser and how to choose otherwise. */
export function useMotion(): [motion: Motion, choose: (motion: Motion) => void] {
  const [motion, setMotion] = useState(() => readMotion(window.localStorage));
  const choose = (next: Motion) => {
    chooseMotion(window.localStorage, document.documentElement, next);
    setMotion(next);
  };
  return [motion, choose];
}
