/** What somebody has who saw part of a secret, or heard it read aloud: none of it may open what the secret opens. */
export function misspellingsOf(secret: string): string[] {
  const otherCase = secret.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  const all = [
    secret.slice(0, -1),
    secret.slice(1),
    secret.slice(0, Math.ceil(secret.length / 2)),
    secret.toLowerCase(),
    secret.toUpperCase(),
    otherCase,
    `${secret}A`,
    `${secret}=`,
    `${secret}%00`,
    ` ${secret}`,
    `${secret} `,
  ];
  return all.filter((one) => one !== secret);
}
