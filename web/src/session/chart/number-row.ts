/** A line of the table behind a picture. Counts come as numbers: the table writes them as its reader does, a file as they are. */
export type NumberRow = {
  id: string;
  name: string;
  value: string | number;
  /** Further columns. */
  more?: readonly (string | number)[];
};
