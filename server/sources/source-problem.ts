import type { SourceError } from '@candor/documents';
import { ReadProblemCode } from '@candor/domain/model/batch';
import type { ItemProblem } from '../ports/candidate-source';

const KnownCode = ReadProblemCode.catch('wrong_content');

/** A table without its column, or an archive that is none, as one unreadable item among others. */
export function itemProblemOf({ code, message }: SourceError): ItemProblem {
  return { code: KnownCode.parse(code), message };
}
