import { startServer } from '../../main';

const role = process.argv[2];
if (role !== 'all' && role !== 'web' && role !== 'worker') {
  throw new Error('Say which role this process has: all, web or worker.');
}
await startServer({ role });
