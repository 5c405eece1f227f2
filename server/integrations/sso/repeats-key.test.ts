import { expect, test } from 'vitest';
import { repeatsKey } from './repeats-key';

test.each([
  ['{}', false],
  ['{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}', false],
  ['{"a":"b","b":"a"}', false],
  ['{"a":"\\"a\\":","b":":"}', false],
  ['{"a":1,"a":1}', true],
  ['{"a":1,"b":[{"c":{}}],"a" : 2}', true],
  ['{"b":[{"x":1,"x":2}]}', true],
  ['{"iss":1,"\\u0069ss":2}', true],
])('%s: %s', (json, repeats) => {
  expect(repeatsKey(json)).toBe(repeats);
});
