/** 64 bits of a text as 16 hexadecimal digits: two FNV-1a sums with different starts. For telling versions apart, not for secrets. */
export function fingerprint(text: string): string {
  return sumFrom(0x811c9dc5, text) + sumFrom(0x9747b28c, text);
}

function sumFrom(start: number, text: string): string {
  let sum = start;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}
