import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export type Revision = { root: string; close(): Promise<void> };

/**
 * A revision of this repository in a folder of its own, with the packages that are installed here and its own workspaces.
 * Throws when there is no such revision.
 */
export async function openRevision(name: string): Promise<Revision> {
  const parent = await mkdtemp(path.join(tmpdir(), 'candor-revision-'));
  const root = path.join(parent, 'candor');
  git('worktree', 'add', '--detach', '--quiet', root, name);
  const close = async () => {
    git('worktree', 'remove', '--force', root);
    await rm(parent, { recursive: true, force: true });
  };
  try {
    for (const workspace of ['.', ...(await workspacesOf(root))])
      await linkPackages(root, workspace);
    await linkWorkspaces(root);
    return { root, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function workspacesOf(root: string): Promise<string[]> {
  const linked = await readdir(path.join(ROOT, 'node_modules/@candor'));
  const present = await readdir(root);
  return linked.filter((name) => present.includes(name));
}

/** Each package by a link of its own: what a tool writes beside them stays apart from what is written here. */
async function linkPackages(root: string, workspace: string): Promise<void> {
  const from = path.join(ROOT, workspace, 'node_modules');
  const to = path.join(root, workspace, 'node_modules');
  const packages = await readdir(from).catch(() => []);
  await mkdir(to, { recursive: true });
  for (const name of packages) {
    if (name === '@candor' || name.startsWith('.')) continue;
    await symlink(path.join(from, name), path.join(to, name));
  }
}

async function linkWorkspaces(root: string): Promise<void> {
  const scope = path.join(root, 'node_modules/@candor');
  await mkdir(scope);
  for (const name of await workspacesOf(root)) {
    await symlink(path.join(root, name), path.join(scope, name));
  }
}
