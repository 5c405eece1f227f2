import { describe, expect, test } from 'vitest';
import { compileJob, findSkills, match, readJob } from '../index';
import { blankMarkup } from './markup';

const words = (text: string): string => blankMarkup(text).replace(/\s+/g, ' ').trim();

describe('blankMarkup', () => {
  test.each([
    ['<ul><li>Java</li><li class="x">SQL</li></ul>', 'Java SQL'],
    ['R&amp;D &nbsp;&ndash; caf&eacute;', 'R& D - cafe'],
    ['&lt;b&gt;Docker&lt;/b&gt;', 'Docker'],
    ['<style>p { color: red }</style>Grill<!-- hidden -->', 'Grill'],
    ['&#8226; Forklift', '• Forklift'],
  ])('%j reads as %j', (text, plain) => {
    expect(words(text)).toBe(plain);
  });

  test.each([
    '<3 years, C<->Java',
    'a < b > c',
    'List<String> in Java',
    'R&D; AT&T;',
    '<style without an end',
  ])('what is no tag and no code stays: %j', (text) => {
    expect(blankMarkup(text)).toBe(text);
  });

  test('every offset keeps its meaning', () => {
    const text = '<p>Works &amp; tests in <b>Java</b>, daily</p>';
    expect(blankMarkup(text)).toHaveLength(text.length);
    expect(findSkills(text).map(({ start, end }) => text.slice(start, end))).toContain('Java');
  });
});

describe('leftovers of a web page', () => {
  const job = `<h1>Warehouse Worker</h1><div class="body"><p>Load trucks &amp; count stock.</p>
<ul><li>Forklift licence required</li></ul><a href="https://careers.larkdepot.example/apply?ref=home">Apply at larkdepot.com</a>`;

  test('are not requirements of a job', () => {
    const texts = readJob(job).requirements.map((line) => line.text);
    expect(texts.join(' ')).not.toMatch(/href|div|class|amp|https|larkdepot|[<>]/i);
    expect(texts).toContain('Forklift certification');
  });

  test('are not evidence', () => {
    const text = 'Div class li href amp https com body\nLoaded trucks at Fernhill.';
    const { requirements } = match(compileJob(job), { text }, { year: 2026, month: 5 });
    const quotes = requirements.flatMap((line) => line.evidence.map(({ quote }) => quote));
    expect(quotes.join(' ')).not.toMatch(/href|https/i);
  });
});
