import { SAMPLE_PEOPLE } from './read-sample';
import { type TierFloors, weigh } from './weigh';

/** Part of the API's response for the first person of the sample, as JSON text. */
export function sampleAnswer(floors: TierFloors, requirement: string): string {
  const [person] = SAMPLE_PEOPLE;
  const at = person?.lines.findIndex((line) => line.text === requirement) ?? -1;
  const line = person?.lines[at];
  const proof = line?.evidence[0];
  if (!person || !line || !proof) return '';
  const { total, tier, parts } = weigh(person.lines, floors);
  const { points, opened } = parts[at] ?? { points: 0, opened: 0 };
  const own = points - opened;
  const quote = person.text.slice(proof.start, proof.end);
  return `{ "match_score": { "overall_score": ${total} },
  "match_results": { "tier": "${tier}", "requirements": [
    { "id": "${line.id}", "text": "${line.text}",
      "verdict": "${line.verdict}", "points": ${own.toFixed(1)}, "opened_points": ${opened.toFixed(1)},
      "evidence": [{ "start": ${proof.start}, "end": ${proof.end},
        "quote": "${quote.slice(0, 44)}…" }] }, … ] } }`;
}
