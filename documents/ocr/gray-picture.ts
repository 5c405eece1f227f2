/** A picture of rows of gray values from 0 (black) to 255, the top row first. */
export type GrayPicture = {
  width: number;
  height: number;
  data: Uint8Array;
  /** Dots to an inch, as it stands on its page. */
  resolution: number;
};
