import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { keepRequirementCount } from '../session/requirement-counts';
import { aUser } from '../testing/samples';

const SCRIPT = readFileSync(path.join(import.meta.dirname, '../../public/first-reads.js'), 'utf8');

type View = { param: string; forPartners?: true; frame: string };

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
  delete document.documentElement.dataset.frame;
  delete window.candorFirstReads;
});

/** Runs the script in a page with these views, for somebody who is signed in. */
function arrive(user: Parameters<typeof aUser>[0], views: readonly View[]) {
  const auth = { token: 'token-1', user: aUser(user) };
  window.localStorage.setItem('candor.auth', JSON.stringify(auth));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  const known = views.map((view) => ({ ...view, scripts: [], reads: ['/api/v1/auth/me'] }));
  const script = document.createElement('script');
  script.dataset.views = JSON.stringify(known);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  runInThisContext(`{${SCRIPT}}`);
  return {
    frame: document.documentElement.dataset.frame ?? null,
    asked: [...(window.candorFirstReads?.answers.keys() ?? [])],
  };
}

const ASKED = ['/api/v1/auth/me'];
const ANYBODY: View = { param: '', frame: '' };
const PARTNERS: View = { param: '', forPartners: true, frame: 'partner' };

test('a page shows its frame and asks ahead', () => {
  expect(arrive({}, [ANYBODY])).toEqual({ frame: '', asked: ASKED });
});

test('what stands in for a list is as wide as that list was the last time', () => {
  const { style } = document.documentElement;
  onTestFinished(() => {
    style.removeProperty('--requirements');
    window.history.replaceState(null, '', '/');
  });
  keepRequirementCount(window.localStorage, 'user-0001', 'batch-0001', 9);
  const views: View[] = [{ param: 'batchId', frame: 'batchId' }];
  window.history.replaceState(null, '', '/analytics?batchId=batch-0002');
  arrive({}, views);
  expect(style.getPropertyValue('--requirements')).toBe('');
  window.history.replaceState(null, '', '/analytics?batchId=batch-0001');
  expect(arrive({}, views).frame).toBe('batchId');
  expect(style.getPropertyValue('--requirements')).toBe('9');
});

test('for partners, whose navigation differs, data is prefetched and no other frame shown', () => {
  const arrived = arrive({ is_integration_partner: true }, [ANYBODY]);
  expect(arrived).toEqual({ frame: null, asked: ASKED });
});

test('where a page was drawn for partners, they see it so and others theirs', () => {
  const views = [PARTNERS, ANYBODY];
  expect(arrive({ is_integration_partner: true }, views).frame).toBe('partner');
  expect(arrive({}, views).frame).toBe('');
});

test('a page for partners only shows and prefetches nothing for anybody else', () => {
  expect(arrive({}, [PARTNERS])).toEqual({ frame: null, asked: [] });
});
