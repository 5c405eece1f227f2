import { expect, test } from 'vitest';
import { sectionInSight } from './section-in-sight';

const place = (id: 'profile' | 'activity' | 'delete', top: number) => ({ id, top });
const window = { height: 900, atStart: false, atEnd: false };

test('the last section that begins in the upper two fifths is the current one', () => {
  const places = [place('profile', -600), place('activity', 350), place('delete', 800)];
  expect(sectionInSight(places, window)).toBe('activity');
});

test('at the top of the page it is the first, however low it begins', () => {
  expect(sectionInSight([place('profile', 300), place('delete', 700)], window)).toBe('profile');
});

test('before anything is scrolled it is the first, also where a high window shows the second one early', () => {
  const places = [place('profile', 140), place('activity', 370)];
  expect(sectionInSight(places, { ...window, height: 1080, atStart: true })).toBe('profile');
});

test('at the end of the page it is the last, which may be too short to get there', () => {
  const places = [place('activity', 100), place('delete', 700)];
  expect(sectionInSight(places, { ...window, atEnd: true })).toBe('delete');
});
