import { describe, expect, test } from 'vitest';
import { clausesOf } from './clauses';

const parts = (folded: string): (string | null)[][] =>
  clausesOf(folded).map(({ start, end, importance }) => [
    folded.slice(start, end).trim(),
    importance,
  ]);

describe('clausesOf', () => {
  test('the wish of an item ends with it', () => {
    expect(parts('five years of milling, mastercam a plus, hs diploma or ged')).toEqual([
      ['five years of milling,', 'must'],
      ['mastercam a plus,', 'nice'],
      ['hs diploma or ged', 'must'],
    ]);
  });

  test('bare names before a wish share it', () => {
    expect(parts('java, kotlin, scala preferred')).toEqual([
      ['java, kotlin, scala preferred', 'nice'],
    ]);
  });

  test.each([
    'directing loads when required',
    'document in the register within required timelines',
    'serve at the counter as needed',
  ])('%j demands nothing by itself', (sentence) => {
    expect(parts(sentence)).toEqual([[sentence, null]]);
  });

  test.each([
    'mrics will be an added advantage',
    'costx added advantage',
    'a forklift ticket will be looked upon favourably',
  ])('%j wishes', (sentence) => {
    expect(parts(sentence)).toEqual([[sentence, 'nice']]);
  });

  test.each([
    ['you will need java and ideally kafka', 'you will need java and', 'ideally kafka'],
    ['java required, kafka preferred', 'java required,', 'kafka preferred'],
    ['3 years of java, preferably with spring', '3 years of java,', 'preferably with spring'],
    ['fluent english (c1), german b1 is a plus', 'fluent english (c1),', 'german b1 is a plus'],
    [
      'three years of office work, word, notary public a plus',
      'three years of office work, word,',
      'notary public a plus',
    ],
    [
      "bachelor's degree in accounting, cpa preferred",
      "bachelor's degree in accounting,",
      'cpa preferred',
    ],
    [
      '3 years in treasury, excel, german desirable',
      '3 years in treasury, excel,',
      'german desirable',
    ],
    ['two years in a ward (icu preferred)', 'two years in a ward', '(icu preferred)'],
  ])('%j asks first and then wishes', (sentence, must, nice) => {
    expect(parts(sentence)).toEqual([
      [must, 'must'],
      [nice, 'nice'],
    ]);
  });

  test.each([
    'no english required',
    'no is required english',
    'english non required',
    'the english no is required',
  ])('%j asks for nothing', (sentence) => {
    expect(clausesOf(sentence).every(({ waived }) => waived)).toBe(true);
  });

  test.each([
    [
      'one year of geriatric care, driving licence, no is required english',
      'no is required english',
    ],
    ['java and kafka, english not required', 'english not required'],
    ['java and kafka, no english needed', 'no english needed'],
  ])('%j asks for all but its last item', (sentence, unasked) => {
    expect(
      clausesOf(sentence).map(({ start, end, importance, waived }) => [
        sentence.slice(start, end),
        importance,
        waived,
      ]),
    ).toEqual([
      [sentence.slice(0, -unasked.length), 'must', false],
      [unasked, expect.anything(), true],
    ]);
  });

  test('preferred but not required is a wish', () => {
    const [wish, ...rest] = clausesOf('python preferred but not required');
    expect(rest).toEqual([]);
    expect(wish).toMatchObject({ importance: 'nice', waived: false });
  });

  test.each(['english is required', 'is required english', 'no smoking, java required'])(
    '%j asks for something',
    (sentence) => {
      expect(clausesOf(sentence).some(({ waived }) => !waived)).toBe(true);
    },
  );

  test('a word in brackets applies only to the item before it', () => {
    expect(parts('java (must), kubernetes (nice to have), kafka (plus), docker')).toEqual([
      ['java (must),', 'must'],
      ['kubernetes (nice to have),', 'nice'],
      ['kafka (plus),', 'nice'],
      ['docker', null],
    ]);
  });

  test('a wish may come before the demand', () => {
    expect(parts('ideally you know rust and you must have python')).toEqual([
      ['ideally you know rust', 'nice'],
      ['and you must have python', 'must'],
    ]);
  });

  test.each([
    ['docker and kubernetes are a plus', 'nice'],
    ['experience in retail preferred but not required', 'nice'],
    ['docker is nice to have', 'nice'],
    // As French and Spanish are translated to English.
    ['english non required', 'nice'],
    ['no is required english', 'nice'],
    ['experience with docker, kubernetes is a plus', 'nice'],
    ['docker, podman and kubernetes are a plus', 'nice'],
    ['nice if you have docker', 'nice'],
    ['kubernetes (nice to have)', 'nice'],
    ['docker, ideally', 'nice'],
    ['python is not required but helpful', 'nice'],
    ['a valid licence is required', 'must'],
    ['you will have a degree in town planning', 'must'],
    ['you will have the opportunity to gain experience', null],
    ['we cook from scratch', null],
  ])('%j is of one kind', (sentence, importance) => {
    expect(parts(sentence)).toEqual([[sentence, importance]]);
  });

  test.each([
    'no prior experience with kafka necessary',
    "you don't need to know go",
    'we do not require a degree',
    'experience with salesforce is not needed',
  ])('%j asks for nothing', (sentence) => {
    expect(clausesOf(sentence).map(({ waived }) => waived)).toEqual([true]);
  });

  test('a waiver ends where something is asked for', () => {
    const sentence = 'no prior experience with kafka necessary but spark is required';
    const waived = clausesOf(sentence).filter((clause) => clause.waived);
    expect(waived.map(({ start, end }) => sentence.slice(start, end).trim())).toEqual([
      'no prior experience with kafka necessary',
    ]);
  });

  test.each(['no kafka experience, but java required', 'must not need close supervision'])(
    '%j waives nothing that it asks for',
    (sentence) => {
      expect(clausesOf(sentence).some(({ waived }) => waived)).toBe(false);
    },
  );
});
