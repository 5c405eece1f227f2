import { readCandidateFile } from '../read-candidate-file';

/** What reading a file waits for. */
let until = Promise.resolve();

/** Stands for the thread that reads files: it reads them in place. */
export const readInWorker = (file: File) => until.then(() => readCandidateFile(file));

/** Files are not read until the returned function is called. */
export function holdReading(): () => void {
  let letGo = () => {};
  until = new Promise((done) => {
    letGo = done;
  });
  return letGo;
}

/** Files are read as soon as they are chosen. */
export function readAtOnce(): void {
  until = Promise.resolve();
}
