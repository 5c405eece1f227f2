import type { MatchResponse } from '@candor/domain/model/match';
import type { Tier } from '@candor/domain/rules/tiers';
import { useMemo } from 'react';
import { Agreement, Guess } from '../evidence-first/Guess';
import { maskFor, maskMatch } from '../privacy/mask';
import { usePreferences } from '../view/preferences';
import { MatchReading } from './MatchReading';

/** The parts of a match that are displayed: everything it says about its person, and the text that was scored. */
type ReadMatch = Pick<
  MatchResponse,
  'match_results' | 'document_text' | 'candidate_name' | 'email' | 'headline'
>;

type SingleMatchProps = {
  answer: ReadMatch;
  /** Replaces the name in the heading, if the page has already named the person. */
  title?: string;
  /** The matched file; null for pasted text. */
  filename: string | null;
  /** The judgement made before its score was seen: null for none, undefined while nobody has looked. */
  guess: Tier | null | undefined;
  onGuess: (guess: Tier | null) => void;
};

/**
 * A match outside a batch, displayed like the people of a batch: with names hidden or the score covered, if so
 * chosen.
 */
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
