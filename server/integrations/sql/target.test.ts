import { describe, expect, test } from 'vitest';
import { SourceRefused } from '../../ports/connector';
import { parseTarget } from './target';

describe('a connection string', () => {
  test('says where the database is, and who signs in', () => {
    expect(
      parseTarget(' postgresql://ann:p%40ss%3Aw@db.example.com:6432/hiring?sslmode=require '),
    ).toEqual({
      engine: 'postgres',
      product: 'PostgreSQL',
      host: 'db.example.com',
      port: 6432,
      user: 'ann',
      password: 'p@ss:w',
      database: 'hiring',
      tls: 'require',
      channelBinding: 'disable',
    });
    expect(parseTarget('mariadb://ann@db/hiring')).toMatchObject({
      engine: 'mysql',
      product: 'MariaDB',
      port: 3306,
      password: '',
      tls: 'verify-full',
    });
  });

  test('may demand channel binding of PostgreSQL, as the strings of hosted ones do', () => {
    const neon = 'postgresql://ann:x@ep-cool.neon.tech/hr?sslmode=require&channel_binding=require';
    expect(parseTarget(neon)).toMatchObject({ tls: 'require', channelBinding: 'require' });
    expect(parseTarget('postgres://ann:x@db/hr?channel_binding=prefer')).toMatchObject({
      tls: 'verify-full',
      channelBinding: 'prefer',
    });
  });

  test.each([
    ['2130706433', '127.0.0.1'],
    ['0x7f.1', '127.0.0.1'],
    ['0177.0.0.1', '127.0.0.1'],
    ['127.1', '127.0.0.1'],
    ['[::FFFF:127.0.0.1]', '::ffff:7f00:1'],
    ['LOCALHOST.', 'localhost'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['１２７.0.0.1', '127.0.0.1'],
  ])('writes a host in one way: %s', (written, host) => {
    expect(parseTarget(`postgres://ann:x@${written}/hiring`).host).toBe(host);
  });

  test.each([
    'postgres://ann:canary@db/hiring?host=127.0.0.1',
    'postgres://ann:canary@db/hiring?hostaddr=127.0.0.1',
    'postgres://ann:canary@db/hiring?sslmode=require&sslrootcert=/etc/passwd',
    'postgres://ann:canary@db/hiring?options=-c%20x%3D1',
    'postgres://ann:canary@db/hiring?service=x',
    'postgres://ann:canary@db/hiring?passfile=/etc/passwd',
    'postgres://ann:canary@db/hiring?sslmode=prefer',
    'postgres://ann:canary@db/hiring?sslmode=require&sslmode=disable',
    'postgres://ann:canary@db/hiring?channel_binding=canary',
    'postgres://ann:canary@db/hiring?channel_binding=require&channel_binding=disable',
    'postgres://ann:canary@db/hiring?channel_binding=require&sslmode=disable',
    'mysql://ann:canary@db/hiring?channel_binding=require',
    'postgres://ann:canary@db/hiring?canary#x',
    'mysql://ann:canary@db/hiring?socketPath=/var/run/mysqld.sock',
    'mysql://ann:canary@db/hiring?ssl={"rejectUnauthorized":false}',
    'postgres://ann:canary@db1,db2/hiring',
    'postgres://ann:canary@db1:1,db2:2/hiring',
    'postgres://ann:canary@%2Fvar%2Frun/hiring',
    'postgres://ann:canary@127%2E0.0.1/hiring',
    'postgres://ann:canary@/hiring',
    'postgres:///hiring',
    'postgres://ann:canary@db/',
    'postgres://ann:canary@db',
    'postgres://:canary@db/hiring',
    'postgres://ann:can@ry@db/hiring',
    'postgres://ann:canary@db:0/hiring',
    'postgres://ann:canary@db:99999/hiring',
    'postgres://ann:canary@db:5432:5433/hiring',
    'postgres://ann:canary%zz@db/hiring',
    'postgres://ann:canary%00@db/hiring',
    'postgres://ann:canary@db\\@evil/hiring',
    'postgres://ann:canary@db/hiring/../x',
    'postgres:ann:canary@db/hiring',
    'file:///etc/passwd',
    'http://ann:canary@db/hiring',
    'jdbc:postgresql://db/hiring?password=canary',
    'host=db user=ann password=canary',
    '/var/run/postgresql',
    '',
    `postgres://ann:canary@db/${'x'.repeat(3000)}`,
  ])('is refused without a word of it: %s', (text) => {
    let refused: unknown;
    try {
      parseTarget(text);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(SourceRefused);
    expect(refused).toMatchObject({ field: 'connection_string' });
    expect(String(refused)).not.toMatch(/canary|can@ry|\bann\b/);
  });
});
