// `npm run dev`: the server from its sources and Vite with hot reload in front of it.
import { spawn } from 'node:child_process';

const server = spawn('npx', ['tsx', 'watch', 'cli/candor.ts', 'serve'], { stdio: 'inherit' });
const web = spawn('npx', ['vite'], { cwd: 'web', stdio: 'inherit' });

function stop(code) {
  server.kill('SIGTERM');
  web.kill('SIGTERM');
  process.exitCode = code ?? 0;
}
server.on('exit', stop);
web.on('exit', stop);
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
