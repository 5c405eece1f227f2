import { each, type HostileFile } from './hostile-file';

const LARGEST = 9_900_000;
const HEAD = 'candidate_text,email\n';

/** Tables that no program writes. */
export function hostileTables(): HostileFile[] {
  return [
    ...each(
      [
        '"\n',
        '"',
        '""',
        '"a\n',
        ' "a,b x"c\n',
        '"a,"b\n',
        '"a\r',
        '"\r\n',
        'a"b\n',
        '" "" \n',
        '","\n',
        '"a"b"\n',
        ' "\n',
      ],
      'a table of quotation marks',
      'people.csv',
      (mark) => filled(HEAD, mark),
    ).map(plain),
    ...each(
      [
        '\0',
        'a\0\n',
        '\r',
        'a\r',
        '\n',
        ',',
        ',\n',
        ';',
        '\t',
        '|\n',
        ' ',
        ' ,',
        '\ufeff',
        '\u2028',
      ],
      'a table of one run',
      'people.csv',
      (run) => filled(HEAD, run),
    ).map(plain),
    ...each(
      ['\0', '\r', '\n', ',', ' ', '"', '\ufeff', 'sep=;\n', 'a', ',"b', ' "', '" '],
      'a table without a head, of one run',
      'people.csv',
      (run) => filled('', run),
    ).map(plain),
    ...each([1_000, 100_000, 1_000_000], 'a table of so many columns', 'people.csv', (count) =>
      Buffer.from(
        `${Array.from({ length: count }, (_, n) => `c${n}`).join(',')},candidate_text\n${','.repeat(count)}Welder\n`,
      ),
    ),
    ...each(
      [1_000, 100_000, 1_000_000],
      'a table whose rows have so many columns',
      'people.csv',
      (count) =>
        Buffer.from(
          `${HEAD}${`${','.repeat(count)}Welder\n`.repeat(Math.ceil(LARGEST / (count + 7)))}`,
        ),
    ),
    ...each([2, 4, 9.9], 'a table with one text of so many megabytes', 'people.csv', (megabytes) =>
      Buffer.from(`${HEAD}"${'word '.repeat(megabytes * 200_000)}",a\nWelder,b\n`),
    ),
    ...each(
      [2, 4, 9.9],
      'a table with one text of so many megabytes, unquoted',
      'people.csv',
      (megabytes) => Buffer.from(`${HEAD}${'word '.repeat(megabytes * 200_000)},a\nWelder,b\n`),
    ),
    ...each(
      [2, 4, 9.9],
      'a table with one text of so many megabytes that never ends',
      'people.csv',
      (megabytes) => Buffer.from(`${HEAD}"${'word '.repeat(megabytes * 200_000)}`),
    ),
    ...each(['utf16le', 'latin1', 'utf8'] as const, 'a table in', 'people.csv', (encoding) =>
      Buffer.from(`${HEAD}Caf\u00e9 manager,x\n`.repeat(50_000), encoding),
    ),
    ...each(['utf16le', 'utf8'] as const, 'a table with a mark in', 'people.csv', (encoding) =>
      Buffer.from(`\ufeff${HEAD}Caf\u00e9 manager,x\n`, encoding),
    ),
    {
      name: 'a table in UTF-16, the larger byte first',
      filename: 'people.csv',
      make: () => Buffer.from(`\ufeff${HEAD}Caf\u00e9,x\n`, 'utf16le').swap16(),
    },
    {
      name: 'a table in UTF-16 with an odd byte',
      filename: 'people.csv',
      make: () =>
        Buffer.concat([Buffer.from(`\ufeff${HEAD}Caf\u00e9,x\n`, 'utf16le'), Buffer.from([0xd8])]),
    },
    ...each(
      ['\\', ']', '^', '"', ' ', 'd'],
      'a table that states the delimiter',
      'people.csv',
      (sign) => Buffer.from(`sep=${sign}\ncandidate_text${sign}email\nWelder${sign}x\n`),
    ),
    ...each(
      ['PK\x03\x04', '%PDF-1.7', '\xd0\xcf\x11\xe0', '\x1f\x8b', '{\\rtf1', '<html>', '[{"a":1}]'],
      'a table that is something else',
      'people.csv',
      (mark) => Buffer.concat([Buffer.from(mark, 'latin1'), Buffer.alloc(100_000, 0x41)]),
    ).map(plain),
    ...each(
      [
        'candidate_text,candidate_text',
        '__proto__,candidate_text',
        '"candidate_text',
        'CANDIDATE_TEXT',
        'email',
        '=candidate_text',
      ],
      'a table with the head',
      'people.csv',
      (head) => Buffer.from(`${head}\nWelder,Joiner\n`),
    ).map(plain),
  ];
}

function filled(head: string, run: string): Buffer {
  return Buffer.from(
    `${head}${run.repeat(Math.floor((LARGEST - head.length) / Buffer.byteLength(run)))}`,
  );
}

/** Names are printed as they would be written in source. */
function plain(file: HostileFile): HostileFile {
  return { ...file, name: JSON.stringify(file.name) };
}
