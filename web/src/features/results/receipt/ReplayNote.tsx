import { ErrorNote } from '../../../session/ErrorNote';
import { changeWords, reasonSentences, replaySentence } from './replay-words';
import type { useReplay } from './use-replay';

/** The progress of a replay and its outcome. */
export function ReplayNote({ replay }: { replay: ReturnType<typeof useReplay> }) {
  const { data, error, isPending, mutate } = replay;
  return (
    <div className="mb-3 text-13 empty:hidden">
      {error && !isPending && <ErrorNote error={error} onRetry={() => mutate()} />}
      {/* Always there, so that inserted content is announced. */}
      <div role="status" className="empty:hidden">
        {isPending && <p className="text-ink-3">Scoring the stored text once more</p>}
        {data && !isPending && (
          <>
            <p className="font-medium">{replaySentence(data)}</p>
            {reasonSentences(data).map((sentence) => (
              <p key={sentence} className="text-ink-2">
                {sentence}
              </p>
            ))}
            {data.outcome === 'differs' && (
              <p className="text-ink-2">The stored score stays as it is.</p>
            )}
          </>
        )}
      </div>
      {data && !isPending && data.changed.length > 0 && (
        <ul aria-label="What changed" className="mt-1 list-disc pl-5 text-ink-2">
          {data.changed.map((line) => (
            <li key={`${line.requirement_id} ${line.text}`} className="num wrap-anywhere">
              {line.text}: {changeWords(line)}
            </li>
          ))}
        </ul>
      )}
      {data?.replayed.text_sha256 && !isPending && (
        <p className="num mt-1 text-12 wrap-anywhere text-ink-3">
          SHA-256 of the text: {data.replayed.text_sha256}
        </p>
      )}
    </div>
  );
}
