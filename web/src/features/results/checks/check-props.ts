/** Props common to every check of a batch's scores. */
export type CheckProps = {
  batchId: string;
  nameOf: (id: string) => string;
  /** Opens a person next to the table. */
  onOpen: (id: string) => void;
};
