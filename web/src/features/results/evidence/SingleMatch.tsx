import type { MatchResponse } from '@candor/domain/model/match';
import { useMemo } from 'react';
import { maskFor, maskMatch } from '../privacy/mask';
import { usePreferences } from '../view/preferences';
import { MatchReading } from './MatchReading';

type SingleMatchProps = {
  answer: MatchResponse;
  /** The file that was matched; null for a pasted text. */
  filename: string | null;
};

/** A match outside of a batch, read as the people of a batch are: by their name, or with names hidden. */
export function SingleMatch({ answer, filename }: SingleMatchProps) {
  const [{ hideNames }] = usePreferences();
  const shown = useMemo(
    () => (hideNames ? withoutPerson(answer) : withPerson(answer, filename)),
    [answer, filename, hideNames],
  );
  return <MatchReading {...shown} wanted={null} />;
}

const NAMELESS = 'Candidate';

function withPerson(answer: MatchResponse, filename: string | null) {
  return {
    name: answer.candidate_name?.trim() || filename || NAMELESS,
    headline: answer.headline,
    filename,
    result: answer.match_results,
    text: answer.document_text,
  };
}

function withoutPerson({
  candidate_name,
  email,
  headline,
  match_results,
  document_text,
}: MatchResponse) {
  const mask = maskFor([candidate_name, email]);
  return {
    name: NAMELESS,
    headline: headline && mask(headline),
    filename: null,
    result: maskMatch(match_results, mask),
    text: mask(document_text),
  };
}
