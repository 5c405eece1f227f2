import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/**
 * What a browser complains about while a journey runs: errors on the console, breaches of the content security policy
 * among them, and errors that nobody caught.
 */
export class Complaints {
  private readonly heard: string[] = [];
  private readonly expected: RegExp[] = [];

  constructor(private readonly context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() === 'error') this.heard.push(wordsOf(message));
    });
    context.on('weberror', (error) => this.heard.push(`uncaught ${error.error().message}`));
  }

  /** A refused try to run code made of text throws, and whoever tried may keep that quiet; the event tells it. */
  async hearRefusedCode(): Promise<void> {
    await this.context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        // biome-ignore lint/suspicious/noConsole: the console is where complaints are heard
        console.error(`refused by ${effectiveDirective}: ${blockedURI}`);
      });
    });
  }

  /** A journey that provokes refusals names them: the browser reports each as `<status> <path>`. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  /** What was heard and not expected. */
  unexpected(): string[] {
    return this.heard.filter((words) => !this.expected.some((pattern) => pattern.test(words)));
  }
}

/** The browser words each refused call as an error of its own; the path tells which one it was. */
function wordsOf(message: ConsoleMessage): string {
  const status = /^Failed to load resource: .* status of (\d+)/.exec(message.text())?.[1];
  const { url } = message.location();
  return status && URL.canParse(url) ? `${status} ${new URL(url).pathname}` : message.text();
}
