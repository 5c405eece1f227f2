/** Version of the product, as health answers and the API document tell it. */
export const VERSION = '0.1.0';
