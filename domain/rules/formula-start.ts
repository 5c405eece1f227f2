/**
 * Leading characters that spreadsheets take for a formula or a command, in half and full width (＝＋－＠). A preceding
 * apostrophe makes them show the cell as text.
 */
export const FORMULA_START = /^[=+\-@\t\r\n\0\uff1d\uff0b\uff0d\uff20]/;
