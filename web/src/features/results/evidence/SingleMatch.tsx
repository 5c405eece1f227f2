import type { MatchResponse } from '@candor/domain/model/match';
import type { Tier } from '@candor/domain/rules/tiers';
import { useMemo } from 'react';
import { Agreement, Guess } from '../evidence-first/Guess';
import { maskFor, maskMatch } from '../privacy/mask';
import { usePreferences } from '../view/preferences';
import { MatchReading } from './MatchReading';

/** What is read of a match: all that it says of its person, and the text that was scored. */
type ReadMatch = Pick<
  MatchResponse,
  'match_results' | 'document_text' | 'candidate_name' | 'email' | 'headline'
>;

type SingleMatchProps = {
  answer: ReadMatch;
  /** What stands over it in place of a name, where the page has named the person already. */
  title?: string;
  /** The file that was matched; null for a pasted text. */
  filename: string | null;
  /** What was said of it before its score was seen: null for nothing, undefined while nobody looked. */
  guess: Tier | null | undefined;
  onGuess: (guess: Tier | null) => void;
};

/** A match outside of a batch, read as the people of a batch are: with names hidden or the score covered, if so chosen. */
export function SingleMatch({ answer, title, filename, guess, onGuess }: SingleMatchProps) {
  const [{ hideNames, evidenceFirst }] = usePreferences();
  const shown = useMemo(
    () => (hideNames ? withoutPerson(answer) : withPerson(answer, filename)),
    [answer, filename, hideNames],
  );
  const covered = evidenceFirst && guess === undefined;
  const { tier } = answer.match_results;
  return (
    <MatchReading
      {...shown}
      {...(title && { name: title })}
      wanted={null}
      cover={covered ? (opened) => <Guess ready={opened} onGuess={onGuess} /> : undefined}
      note={guess && tier && <Agreement guess={guess} tier={tier} mayNote={false} />}
    />
  );
}

const NAMELESS = 'Candidate';

function withPerson(answer: ReadMatch, filename: string | null) {
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
}: ReadMatch) {
  const mask = maskFor([candidate_name, email]);
  return {
    name: NAMELESS,
    headline: headline && mask(headline),
    filename: null,
    result: maskMatch(match_results, mask),
    text: mask(document_text),
  };
}
