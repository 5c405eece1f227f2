/**
 * Leading characters that spreadsheets take for a formula or a command, in half and full width (＝＋－＠). A preceding
 * apostrophe makes them show the cell as text.
 */
export const FORMULA_START = /^[=+\-@\t\r\n\0\uff1d\uff0b\uff0d\uff20]/;

/**
 * The same after a sign that ends a cell or a line for a program that is set to other separators than a comma, such as
 * Excel in much of Europe, for which the rest would be a cell of its own.
 */
export const FORMULA_INSIDE = /([;\t\r\n])(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
