/** The sign that opens an item of a list. */
export const BULLET = /^[\s>]*[-*•·▪●◦❖✔►‣➢★■□–]/;
