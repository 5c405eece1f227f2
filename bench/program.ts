import { spawn } from 'node:child_process';

/** Tells whether a program is installed, by asking it for its version. */
export async function programExists(program: string, versionFlag: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, [versionFlag], { stdio: 'ignore' });
    child.on('error', () => resolve(false));
    child.on('exit', () => resolve(true));
  });
}
