import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The keys that every Debian has of those who sign its lists, unstable's among them. */
const KEYS = '/usr/share/keyrings/debian-archive-keyring.gpg';

/**
 * Reads what Debian unstable has into `folder`, and answers the options by which `apt-get` keeps to that and to nothing of this
 * machine: neither its releases nor what is installed. The lists come from where this machine has its own, and are signed.
 */
export async function fromUnstable(folder: string): Promise<string[]> {
  const mirror = await mirrorOfThisMachine();
  const own = path.join(folder, 'apt');
  await mkdir(path.join(own, 'lists', 'partial'), { recursive: true });
  await mkdir(path.join(own, 'cache', 'archives', 'partial'), { recursive: true });
  await writeFile(path.join(own, 'installed'), '');
  await writeFile(path.join(own, 'sources.list'), `deb [signed-by=${KEYS}] ${mirror} sid main\n`);
  const options = Object.entries({
    'Dir::State': own,
    'Dir::State::Lists': path.join(own, 'lists'),
    'Dir::State::status': path.join(own, 'installed'),
    'Dir::Cache': path.join(own, 'cache'),
    'Dir::Etc::SourceList': path.join(own, 'sources.list'),
    'Dir::Etc::SourceParts': '/dev/null',
    'Dir::Etc::Preferences': '/dev/null',
    'Dir::Etc::PreferencesParts': '/dev/null',
    'Acquire::Languages': 'none',
    // Otherwise a list that could not be had is only a warning.
    'APT::Update::Error-Mode': 'any',
  }).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  await run('apt-get', [...options, 'update'], { timeout: 60_000 });
  return options;
}

async function mirrorOfThisMachine(): Promise<string> {
  const debian = ['Created-By: Packages', 'Label: Debian', 'Component: main'];
  const { stdout } = await run('apt-get', ['indextargets', '--format', '$(REPO_URI)', ...debian]);
  const [mirror] = stdout.split('\n');
  if (!mirror) throw new Error('this machine has no lists of Debian: apt-get update');
  return mirror;
}
