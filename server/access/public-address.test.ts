import { describe, expect, test } from 'vitest';
import { AddressRefused, mayReach, pinAddresses } from './public-address';

const PUBLIC = [
  '8.8.8.8',
  '1.1.1.1',
  '93.184.216.34',
  '172.15.0.1',
  '172.32.0.1',
  '11.0.0.1',
  '2606:4700::1111',
  '2a00:1450::5',
  '223.255.255.254',
];

const INSIDE = [
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '192.168.255.255',
  '127.0.0.1',
  '127.1.2.3',
  '127.255.255.255',
  '100.64.0.1',
  '100.127.255.255',
  '::1',
  'fc00::1',
  'fd12:3456::1',
  'fdff::1',
];

const NEVER = [
  '0.0.0.0',
  '0.1.2.3',
  '255.255.255.255',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '169.254.0.1',
  '169.254.169.254',
  '168.63.129.16',
  '100.100.100.200',
  '192.0.0.192',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '::',
  'fe80::1',
  'fe80::1%eth0',
  'febf::1',
  'fec0::1',
  'ff02::1',
  'ff0e::1',
  'fd00:ec2::254',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:8.8.8.8',
  '::ffff:169.254.169.254',
  '::127.0.0.1',
  '::7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b::8.8.8.8',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2002:a00:1::1',
  '2001::1',
  '2001:db8::1',
  '100::1',
  '::ffff:0:127.0.0.1',
  '5f00::1',
  '4000::1',
  'fd00:0ec2:0:0:0:0:0:254',
  // Not addresses: parsers disagree about what they mean.
  '',
  'localhost',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '017700000001',
  '127.0.0.1.',
  '1.2.3',
  '1.2.3.4.5',
  '256.1.1.1',
  '[::1]',
  '127.0.0.1:80',
  ' 127.0.0.1',
  '127.0.0.1/8',
  '/var/run',
];

describe('an address supplied by somebody else', () => {
  test.each(PUBLIC)('on the internet is allowed: %s', (address) => {
    expect([mayReach(address, false), mayReach(address, true)]).toEqual([true, true]);
  });
  test.each(INSIDE)('inside a network is allowed if private networks are: %s', (address) => {
    expect([mayReach(address, false), mayReach(address, true)]).toEqual([false, true]);
  });
  test.each(NEVER)('is never allowed: %s', (address) => {
    expect([mayReach(address, false), mayReach(address, true)]).toEqual([false, false]);
  });
});

describe('a name', () => {
  const leading = (...addresses: string[]) => ({
    allowPrivate: false,
    resolve: async () => addresses.map((address) => ({ address, family: 4 })),
  });

  test('resolves to all of its addresses', async () => {
    const found = await pinAddresses('db.example.com', leading('8.8.8.8', '1.1.1.1'));
    expect(found.map(({ address }) => address)).toEqual(['8.8.8.8', '1.1.1.1']);
  });

  test('is refused if one of its addresses is private, or if it has none', async () => {
    const hiding = pinAddresses('db.example.com', leading('8.8.8.8', '10.0.0.1'));
    await expect(hiding).rejects.toBeInstanceOf(AddressRefused);
    await expect(pinAddresses('db.example.com', leading())).rejects.toBeInstanceOf(AddressRefused);
  });
});
