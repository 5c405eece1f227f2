/** Version of the product, as reported by health and the API document. */
export const VERSION = '0.1.0';
