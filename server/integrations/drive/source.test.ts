import { afterAll, beforeAll, beforeEach } from 'vitest';
import { connectTo } from '../../testing/drive/connect';
import { type SimulatedDrive, startDrive } from '../../testing/drive/simulator';
import { sourceSuite } from '../../testing/sources/source-suite';

const clock = { now: () => new Date('2026-03-02T09:00:00.000Z') };
const OWNER = { proofName: 'candor-abc123' };
let drive: SimulatedDrive;
beforeAll(async () => {
  drive = await startDrive({ clock });
});
afterAll(() => drive.close());
beforeEach(() => drive.mend());

function folderThatIsProven(): string {
  const folder = drive.world.folder('Nurses');
  drive.world.file(`${OWNER.proofName}.txt`, { parent: folder });
  return folder;
}

const open = (folder_id: string, signal = new AbortController().signal) =>
  connectTo(drive, { clock }).open({ folder_id }, OWNER, signal);

sourceSuite({
  isRemote: true,
  plant: async (planted) => {
    drive.setPageRows(5);
    const folder = folderThatIsProven();
    const ids = new Map(
      planted.map(({ name, text }) => [name, drive.world.file(name, { parent: folder, text })]),
    );
    return {
      open: (signal) => open(folder, signal),
      remove: async (name) => void drive.world.files.delete(ids.get(name) ?? ''),
      change: async (name, text) => drive.world.change(ids.get(name) ?? '', text),
      cut: (times) => drive.failNext('cut', { times }),
    };
  },
  plantMany: async (count) => {
    drive.setPageRows(1000);
    const folder = folderThatIsProven();
    drive.world.fill(folder, { count, make: (at) => ({ name: `${at}.txt`, size: 100 }) });
    return { open: (signal) => open(folder, signal) };
  },
});
