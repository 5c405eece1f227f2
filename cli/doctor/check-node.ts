import type { Finding } from './check';

const OLDEST = { major: 20, minor: 19 };

/** Node.js 20.19 or newer runs this. `version` is as in `process.versions.node`. */
export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const fits = major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
  const found = `Node.js ${version}`;
  if (fits) return { status: 'ok', subject: 'Runtime', found };
  return {
    status: 'fail',
    subject: 'Runtime',
    found,
    fix: `Install Node.js ${OLDEST.major}.${OLDEST.minor} or newer.`,
  };
}
