/** The embedded database cannot run here. The message says what the operator can do. */
export class EmbeddedUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmbeddedUnavailable';
  }
}
