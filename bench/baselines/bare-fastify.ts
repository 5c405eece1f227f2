import { fastify } from 'fastify';

// A process of its own, so that it shares no event loop with the client that measures it: serves one
// constant answer on the port given by the parent.
const app = fastify();
app.get('/', async () => ({ ok: true }));
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) });
