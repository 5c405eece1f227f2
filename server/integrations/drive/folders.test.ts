import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CandidateSource, SourceItem } from '../../ports/candidate-source';
import { connectTo } from '../../testing/drive/connect';
import { type SimulatedDrive, startDrive } from '../../testing/drive/simulator';
import { ACCOUNT } from '../../testing/drive/tokens';

const clock = { now: () => new Date('2026-03-02T09:00:00.000Z') };
const OWNER = { proofName: 'candor-abc123' };
const NATIVE = 'application/vnd.google-apps';
let drive: SimulatedDrive;
beforeAll(async () => {
  drive = await startDrive({ clock });
});
afterAll(() => drive.close());
let folder: string;
beforeEach(() => {
  drive.mend();
  drive.setPageRows(2);
  folder = drive.world.folder('Nurses 2026');
});

const prove = (parent = folder) => drive.world.file(`${OWNER.proofName}.txt`, { parent });
const put = (name: string, text = `Of ${name}`, parent = folder) =>
  drive.world.file(name, { parent, text });
const open = (folder_id = folder, signal = new AbortController().signal) =>
  connectTo(drive, { clock }).open({ folder_id }, OWNER, signal);

async function itemsOf(source: CandidateSource): Promise<SourceItem[]> {
  const found: SourceItem[] = [];
  for await (const item of source.items()) found.push(item);
  return found;
}
const items = async () => itemsOf(await open());
const namesOf = async (source: CandidateSource) =>
  (await itemsOf(source)).map(({ filename }) => filename);
/** The contents of the folder, by name; for unreadable ones, the cause. */
async function listing(): Promise<string[]> {
  return (await items()).map((item) =>
    item.kind === 'unreadable' ? `${item.filename}: ${item.problem.code}` : `${item.filename}`,
  );
}
async function messageOf(name: string): Promise<string> {
  const found = (await items()).find(({ filename }) => filename === name);
  if (found?.kind !== 'unreadable') throw new Error(`${name} can be read.`);
  return found.problem.message;
}

test('a folder is known by its name, and who reads by an address', async () => {
  prove();
  expect((await open()).label).toBe('Nurses 2026');
  expect(connectTo(drive, { clock }).identity).toBe(ACCOUNT);
});

test('a folder without the proof is refused, and so is one that has it only further down', async () => {
  const refusal = {
    name: 'SourceRefused',
    field: 'folder_id',
    message:
      'This folder does not show yet that it is yours: put an empty file named candor-abc123.txt into it and try again.',
  };
  await expect(open()).rejects.toMatchObject(refusal);
  prove(drive.world.folder('Inside', { parent: folder }));
  drive.world.folder(OWNER.proofName, { parent: folder });
  put('candor-abc1234.txt');
  await expect(open()).rejects.toMatchObject(refusal);
});

test.each([
  ['a text', (parent: string) => drive.world.file('candor-abc123.txt', { parent })],
  ['a Google Doc', (parent: string) => drive.world.doc('candor-abc123', { parent })],
  [
    'a file that the search does not know yet',
    (parent: string) => drive.world.file('candor-abc123.pdf', { parent, isIndexed: false }),
  ],
])('%s proves whose folder it is and is no candidate', async (_name, make) => {
  put('ada.txt');
  make(folder);
  expect(await listing()).toEqual(['ada.txt']);
});

test('a folder that is not there, not shared, no folder or in the trash is refused in words', async () => {
  const refused = (message: RegExp) => ({
    field: 'folder_id',
    message: expect.stringMatching(message),
  });
  const missing = `This folder was not found. Share it with ${ACCOUNT} as Viewer and check its ID.`;
  await expect(open('1'.repeat(30))).rejects.toMatchObject({
    field: 'folder_id',
    message: missing,
  });
  drive.world.get(folder).isShared = false;
  await expect(open()).rejects.toMatchObject({ message: missing });
  drive.world.get(folder).isShared = true;
  await expect(open(put('ada.pdf'))).rejects.toMatchObject(refused(/of a file, not of a folder/));
  drive.world.get(folder).isTrashed = true;
  await expect(open()).rejects.toMatchObject(refused(/in the trash/));
});

test('subfolders are read, too, and equal names are two people', async () => {
  prove();
  put('ada.txt');
  put('ada.txt', 'Another Ada');
  const inner = drive.world.folder('Team A/B', { parent: folder });
  put('ada.txt', 'A third one', inner);
  put('Ünal “Ö” 1/2.txt', 'A fourth', drive.world.folder('תיקייה', { parent: inner }));
  expect(await listing()).toEqual([
    'ada.txt',
    'ada.txt',
    'Team A/B/ada.txt',
    'Team A/B/תיקייה/Ünal “Ö” 1/2.txt',
  ]);
});

test('a slash in a name hides nothing that follows it, and a name that begins with a dot does', async () => {
  prove();
  put('Ada, C#/.NET.txt');
  drive.world.doc('Bob, F#/.NET', { parent: folder });
  put('jo.txt', 'Jo', drive.world.folder('C#/.NET', { parent: folder }));
  put('max.txt', 'Max', drive.world.folder('.old', { parent: folder }));
  expect(await listing()).toEqual([
    'Ada, C#/.NET.txt',
    'Bob, F#/.NET.docx',
    'C#/.NET/jo.txt',
    '.old/max.txt: unsupported_type',
  ]);
});

test('Google Docs come as DOCX, tables as their rows, and a missing ending comes from the type', async () => {
  prove();
  drive.world.doc('Bob CV', { parent: folder, text: 'Bob is a nurse.' });
  drive.world.file('Eve CV', { parent: folder, mimeType: 'application/pdf', text: '%PDF' });
  put('people.csv', 'candidate_name,candidate_text\nAda,Ada is a nurse.\nJo,\n');
  const found = await items();
  expect(found).toMatchObject([
    { kind: 'document', filename: 'Bob CV.docx' },
    { kind: 'document', filename: 'Eve CV.pdf' },
    { kind: 'text', filename: 'people.csv', candidateName: 'Ada', text: 'Ada is a nurse.' },
    { kind: 'unreadable', problem: { code: 'empty' } },
  ]);
  const [bob] = found;
  const bytes = bob?.kind === 'document' ? await (await open()).read(bob.entry) : null;
  expect(Buffer.from(bytes as Uint8Array).toString('latin1', 0, 2)).toBe('PK');
});

test('files that are not candidates are reported with the cause', async () => {
  prove();
  drive.world.file('Plan', { parent: folder, mimeType: `${NATIVE}.spreadsheet` });
  drive.world.file('Sites', { parent: folder, mimeType: `${NATIVE}.site` });
  drive.world.file('locked.pdf', { parent: folder, canDownload: false });
  drive.world.file('huge.pdf', { parent: folder, saidSize: 10 * 1024 * 1024 + 1 });
  put('nothing.txt', '');
  put('photo.png');
  put('.hidden.txt');
  drive.world.file('gone.txt', { parent: folder, isTrashed: true });
  expect(await listing()).toEqual([
    'Plan: unsupported_type',
    'Sites: unsupported_type',
    'locked.pdf: no_access',
    'huge.pdf: too_large',
    'nothing.txt: empty',
    'photo.png: unsupported_type',
    '.hidden.txt: unsupported_type',
  ]);
  expect(await messageOf('Plan')).toMatch(
    /^This is a Google Sheet, which is not read; save it as PDF/,
  );
});

test('a shared drive is read, whose files belong to nobody in particular', async () => {
  const shared = drive.world.folder('Team', { driveId: 'drive-1', owner: null });
  folder = shared;
  prove();
  const ada = put('ada.txt');
  drive.world.shortcut('again', ada, { parent: drive.world.folder('Inside', { parent: shared }) });
  expect(await listing()).toEqual(['ada.txt']);
});

test('shortcuts lead to files and folders, and nobody is listed twice because of them', async () => {
  prove();
  const elsewhere = drive.world.folder('Elsewhere');
  const ada = put('ada.txt', 'Ada', elsewhere);
  const team = drive.world.folder('Team');
  put('bob.txt', 'Bob', team);
  drive.world.shortcut('loop', folder, { parent: team });
  drive.world.shortcut('Ada, short', ada, { parent: folder });
  drive.world.shortcut('Ada, again', ada, { parent: folder });
  drive.world.shortcut('The team', team, { parent: folder });
  expect(await listing()).toEqual(['ada.txt', 'The team/bob.txt']);
});

test("a shortcut to something closed, in the trash or somebody else's leads nowhere", async () => {
  prove();
  const closed = drive.world.file('secret.txt', { parent: null, isShared: false });
  const trashed = drive.world.file('old.txt', { isShared: true, isTrashed: true });
  const theirs = drive.world.folder('Theirs', { owner: 'owner-2' });
  const theirFile = drive.world.file('cv.txt', { parent: theirs, text: 'Not yours' });
  for (const target of [closed, trashed, theirFile, theirs]) {
    drive.world.shortcut(`to ${drive.world.get(target).name}`, target, { parent: folder });
  }
  expect(await listing()).toEqual([
    'to secret.txt: no_access',
    'to old.txt: gone',
    'to cv.txt: no_access',
    'to Theirs: no_access',
  ]);
  expect(await messageOf('to secret.txt')).toContain(ACCOUNT);
  // Its owner shows that it belongs to the same account.
  prove(theirs);
  expect(await listing()).toContain('to Theirs/cv.txt');
});

test("a shortcut to somebody else's folder that closes while it is looked at takes nobody else with it", async () => {
  prove();
  const theirs = drive.world.folder('Theirs', { owner: 'owner-2' });
  drive.world.shortcut('to Theirs', theirs, { parent: folder });
  put('ada.txt');
  drive.failNext({ status: 404, reason: 'notFound' }, { at: new RegExp(`q=.*${theirs}`) });
  expect(await listing()).toEqual(['to Theirs: no_access', 'ada.txt']);
});

test('folders in folders in folders end somewhere', async () => {
  prove();
  let inner = folder;
  for (let depth = 1; depth <= 22; depth += 1) {
    inner = drive.world.folder(`${depth}`, { parent: inner });
    put('cv.txt', `At ${depth}`, inner);
  }
  const found = await listing();
  expect(found.filter((name) => name.endsWith('cv.txt'))).toHaveLength(20);
  expect(found.at(-1)).toMatch(/^1\/2\/.*\/21: unsupported_type$/);
});

test('names of thousands of letters are shown by their end, and do not add up without limit', async () => {
  prove();
  put(`${'n'.repeat(30_000)}.txt`);
  const [one] = await items();
  expect(one?.filename).toMatch(/^…n{250}\.txt$/);
  const below = drive.world.folder('m'.repeat(5_000), { parent: folder });
  put('b.txt', 'Of b', below);
  const deep = (await items()).find(({ kind }) => kind === 'unreadable');
  expect(deep).toMatchObject({ filename: `…${'m'.repeat(254)}` });
  expect(await namesOf(await open())).toHaveLength(2);
});

test('an empty page with a token is not the end', async () => {
  prove();
  for (const name of ['a.txt', 'b.txt', 'c.txt', 'd.txt', 'e.txt']) put(name);
  const source = await open();
  drive.sendEmptyPages(3);
  expect(await namesOf(source)).toEqual(['a.txt', 'b.txt', 'c.txt', 'd.txt', 'e.txt']);
});

test('an expired page token restarts the list, and nobody is listed twice', async () => {
  prove();
  for (const name of ['a.txt', 'b.txt', 'c.txt', 'd.txt']) put(name);
  const names: (string | null)[] = [];
  for await (const { filename } of (await open()).items()) {
    names.push(filename);
    if (names.length === 2) drive.forgetPages();
  }
  expect(names).toEqual(['a.txt', 'b.txt', 'c.txt', 'd.txt']);
});

test('a list that does not end stops with an error', async () => {
  prove();
  for (const name of ['a.txt', 'b.txt', 'c.txt', 'd.txt']) put(name);
  const away = { name: 'SourceAway', message: expect.stringContaining('to its end') };
  drive.repeatTokens();
  await expect(listing()).rejects.toMatchObject(away);
  drive.mend();
  const source = await open();
  drive.sendEmptyPages(Number.POSITIVE_INFINITY);
  await expect(namesOf(source)).rejects.toMatchObject(away);
  drive.mend();
  const another = await open();
  drive.failNext({ status: 400, reason: 'invalid' }, { at: /pageToken/, times: 9 });
  await expect(namesOf(another)).rejects.toMatchObject(away);
});
