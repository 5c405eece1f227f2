import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const UPDATE_MS = 120_000;

/** The keys that every Debian has of those who sign its lists, unstable's among them. */
const KEYS = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** Options by which `apt-get` knows the packages of this machine's release: none, unless the machine never asked for them. */
export async function releaseOptions(folder: string): Promise<string[]> {
  if (await mirrorOf([])) return [];
  const options = optionsFrom(await ownPlaces(path.join(folder, 'release')));
  await run('apt-get', [...options, 'update'], { timeout: UPDATE_MS });
  return options;
}

/**
 * Options by which `apt-get` keeps to Debian unstable and to nothing of this machine: neither its releases nor what is
 * installed. The lists come from where this machine has its own, and are signed.
 */
export async function unstableOptions(folder: string): Promise<string[]> {
  const mirror = await mirrorOf(await releaseOptions(folder));
  if (!mirror) throw new Error('this machine has no lists of Debian');
  const own = path.join(folder, 'unstable');
  const places = await ownPlaces(own);
  const sources = path.join(own, 'sources.list');
  const installed = path.join(own, 'installed');
  await writeFile(sources, `deb [signed-by=${KEYS}] ${mirror} sid main\n`);
  await writeFile(installed, '');
  const options = optionsFrom({
    ...places,
    'Dir::State': own,
    'Dir::State::status': installed,
    'Dir::Etc::SourceList': sources,
    'Dir::Etc::SourceParts': '/dev/null',
    'Dir::Etc::Preferences': '/dev/null',
    'Dir::Etc::PreferencesParts': '/dev/null',
    // Otherwise a list that could not be had is only a warning.
    'APT::Update::Error-Mode': 'any',
  });
  await run('apt-get', [...options, 'update'], { timeout: UPDATE_MS });
  return options;
}

async function ownPlaces(folder: string): Promise<Record<string, string>> {
  const lists = path.join(folder, 'lists');
  const cache = path.join(folder, 'cache');
  await mkdir(path.join(lists, 'partial'), { recursive: true });
  await mkdir(path.join(cache, 'archives', 'partial'), { recursive: true });
  return { 'Dir::State::Lists': lists, 'Dir::Cache': cache, 'Acquire::Languages': 'none' };
}

function optionsFrom(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
}

/** Where the lists of Debian come from that were fetched with these options. */
async function mirrorOf(options: readonly string[]): Promise<string | undefined> {
  const ofDebian = ['Created-By: Packages', 'Label: Debian', 'Component: main'];
  const question = ['indextargets', '--format', '$(REPO_URI)', ...ofDebian];
  const { stdout } = await run('apt-get', [...options, ...question]);
  return stdout.split('\n').find((line) => line !== '');
}
