import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name <what-changes>` in this folder writes the next migration from the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './db/schema.ts',
  out: './db/migrations',
});
