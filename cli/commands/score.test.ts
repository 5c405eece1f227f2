import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { jsonLines, runCandor, startCandor, toJsonLines } from '../testing/run-candor';
import { runHere } from '../testing/run-here';
import { JOB, STRONG, WEAK } from '../testing/samples';

const candidates = [
  { id: 'weak', text: WEAK },
  { id: 'strong', text: STRONG },
];
const AS_OF = ['--as-of', '2026-01'];

test('every candidate of a line gets a whole score from 0 to 100, in the order of the line', async () => {
  const { output, code } = await runCandor(['score', ...AS_OF], {
    input: toJsonLines([{ id: 'q1', job: JOB, candidates }]),
  });
  expect(code).toBe(0);
  const score = expect.toSatisfy((v) => Number.isInteger(v) && v >= 0 && v <= 100);
  expect(jsonLines(output)).toEqual([
    {
      id: 'q1',
      scores: [
        { id: 'weak', score },
        { id: 'strong', score },
      ],
    },
  ]);
});

test('a lone candidate is answered with the score it has among others', async () => {
  const { output } = await runHere(['score', ...AS_OF], {
    input: toJsonLines([
      { id: 1, job: JOB, candidate: STRONG },
      { id: 2, job: JOB, candidates },
    ]),
  });
  const [alone, many] = jsonLines(output) as [{ score: number }, { scores: { score: number }[] }];
  expect(alone).toEqual({ id: 1, score: many.scores[1]?.score });
});

test('a line that cannot be answered gives its id and the cause, and the stream goes on', async () => {
  const { output, code } = await runHere(['score', ...AS_OF], {
    input: [
      'no json',
      '[1]',
      '',
      '{"job":"x","candidate":"y"}',
      '{"id":"a","candidate":"y"}',
      '{"id":"b","job":"x"}',
      '{"id":"c","job":"x","candidates":[{"id":"1"}]}',
      '{"id":"d","job":"x","candidates":[],"candidate":"y"}',
      JSON.stringify({ id: 'last', job: JOB, candidate: STRONG }),
    ].join('\n'),
  });
  expect(code).toBe(0);
  const error = expect.any(String);
  expect(jsonLines(output)).toEqual([
    { id: null, error },
    { id: null, error },
    { id: null, error },
    { id: null, error },
    { id: 'a', error },
    { id: 'b', error },
    { id: 'c', error },
    { id: 'd', error },
    { id: 'last', score: expect.any(Number) },
  ]);
});

test('with --explain every quote is in the text where the answer says', async () => {
  const { output } = await runHere(['score', '--explain', ...AS_OF], {
    input: toJsonLines([{ id: 'q', job: JOB, candidate: STRONG }]),
  });
  const [answer] = jsonLines(output) as [
    {
      score: number;
      match_results: {
        overall_score: number;
        requirements: { evidence: { start: number; end: number; quote: string }[] }[];
      };
    },
  ];
  expect(answer.match_results.overall_score).toBe(answer.score);
  const evidence = answer.match_results.requirements.flatMap((one) => one.evidence);
  expect(evidence).not.toHaveLength(0);
  expect(evidence.map(({ start, end }) => STRONG.slice(start, end))).toEqual(
    evidence.map(({ quote }) => quote),
  );
});

test('a text with nothing to score has no score rather than 0', async () => {
  const { output } = await runHere(['score'], {
    input: toJsonLines([{ id: 'q', job: JOB, candidate: '...' }]),
  });
  expect(jsonLines(output)).toEqual([{ id: 'q', score: null }]);
});

test('a line is answered before the next one is sent', async () => {
  const child = startCandor(['score', ...AS_OF]);
  onTestFinished(() => void child.kill());
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  for (const id of ['first', 'second']) {
    child.stdin.write(toJsonLines([{ id, job: JOB, candidate: STRONG }]));
    const { value } = await answers.next();
    expect(JSON.parse(String(value))).toMatchObject({ id });
  }
});

test('it ends silently if the reader of its output has gone', async () => {
  const child = startCandor(['score', ...AS_OF]);
  onTestFinished(() => void child.kill());
  let messages = '';
  child.stderr.on('data', (bytes: Buffer) => {
    messages += bytes.toString();
  });
  child.stdin.on('error', () => undefined);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  child.stdout.once('data', () => child.stdout.destroy());
  const line = toJsonLines([{ id: 'q', job: JOB, candidate: STRONG }]);
  const feed = setInterval(() => child.stdin.write(line), 5);
  const code = await ended;
  clearInterval(feed);
  expect({ code, messages }).toEqual({ code: 0, messages: '' });
});

test('a month that is none is refused with a word on how it must look', async () => {
  const { code, output, messages } = await runHere(['score', '--as-of', '2026']);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(messages).toContain('2026-03');
});
