import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { lighterPackages } from './lighter-packages.ts';

const ROUTER = createRequire(import.meta.url)
  .resolve('react-router')
  .replace(/development([\\/])index\.m?js$/, 'production$1index.mjs');

const SCHEMAS = `
  import { z } from 'zod';
  const Person = z.object({ name: z.string().min(1, 'No name'), email: z.email('No address') });
  export const { success, data } = Person.safeParse({ name: 'Ada', email: 'ada@example.org', age: 36 });
  export const messages = Person.safeParse({ name: '', email: 'ada' }).error.issues.map(({ message }) => message);
`;

/** A module of this text with the packages that it imports, cut. */
async function built(text: string): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (source) => (source === 'virtual:entry' ? source : null),
    load: (id) => (id === 'virtual:entry' ? text : null),
  };
  const result = await build({
    root: path.resolve(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, lighterPackages()],
    build: {
      write: false,
      rolldownOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('The build has no output');
  return output.output[0].code;
}

test('a schema reads and refuses as before, without the parser that would be written as text', async () => {
  const code = await built(`${SCHEMAS} import '${ROUTER}';`);
  expect(code).not.toContain('newResult');
  const { success, data, messages } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  expect({ success, data, messages }).toEqual({
    success: true,
    data: { name: 'Ada', email: 'ada@example.org' },
    messages: ['No name', 'No address'],
  });
});

test('a package that does not look as expected fails the build', async () => {
  await expect(built(SCHEMAS)).rejects.toThrow(/react-router.* has nothing to cut/);
});
