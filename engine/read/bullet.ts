/** The character that begins a list item. */
export const BULLET = /^[\s>]*[-*•·▪●◦❖✔►‣➢★■□–]/;
