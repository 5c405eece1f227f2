/**
 * What spreadsheets take for a formula or a command when a cell begins with it, in half and in full width (＝＋－＠). An
 * apostrophe before it makes them show the cell as text.
 */
export const FORMULA_START = /^[=+\-@\t\r\n\0\uff1d\uff0b\uff0d\uff20]/;
