/** What every check of a batch's scores is told. */
export type CheckProps = {
  batchId: string;
  nameOf: (id: string) => string;
  /** Opens somebody beside the table. */
  onOpen: (id: string) => void;
};
