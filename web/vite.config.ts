import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const API = process.env.CANDOR_API ?? 'http://127.0.0.1:3000';

/**
 * sonner writes its styles into the page when it is loaded, which a strict content security policy refuses. They are
 * imported as a file instead (see ui/toast.tsx), so the call is taken out.
 */
function withoutInjectedStyles(): Plugin {
  return {
    name: 'without-injected-styles',
    transform(code, id) {
      if (!/sonner[\\/]dist[\\/]index\.mjs/.test(id)) return null;
      return { code: code.replace(/^__insertCSS\(".*"\);$/m, ''), map: null };
    },
  };
}

/** Asks for the text font together with the page, so that the first words are drawn in it. */
function preloadTextFont(): Plugin {
  return {
    name: 'preload-text-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((name) =>
          /inter-latin-wght.*\.woff2$/.test(name),
        );
        if (!font) return [];
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `/${font}`,
          crossorigin: '',
        };
        return [{ tag: 'link', attrs, injectTo: 'head' as const }];
      },
    },
  };
}

export default defineConfig(({ command }) => {
  // A build started by a test or a tool inherits its NODE_ENV, and would ship the development copy of React.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [react(), tailwindcss(), withoutInjectedStyles(), preloadTextFont()],
    build: { outDir: 'dist', target: 'es2023', sourcemap: false },
    server: { proxy: { '/api': API, '/health': API } },
    test: {
      name: 'web',
      environment: 'jsdom',
      testTimeout: 30_000,
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['src/testing/setup.ts'],
      css: false,
    },
  };
});
