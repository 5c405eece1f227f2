import { expect, test } from 'vitest';
import { returnAddresses } from './return-address';

const HOME = 'https://candor.example';

test.each([
  ['/billing?success=true', 'https://candor.example/billing?success=true'],
  [
    '/billing?session_id={CHECKOUT_SESSION_ID}',
    'https://candor.example/billing?session_id={CHECKOUT_SESSION_ID}',
  ],
  ['https://candor.example/pricing', 'https://candor.example/pricing'],
  ['billing', 'https://candor.example/billing'],
])('%s is a place of this site', (address, whole) => {
  expect(returnAddresses(HOME, { return_url: address })).toEqual({ return_url: whole });
});

test.each([
  'https://elsewhere.example/billing',
  'https://candor.example.evil.example/',
  'http://candor.example/billing',
  'https://candor.example:8443/',
  'https://candor.example@evil.example/',
  'https://somebody@candor.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  'blob:https://candor.example/billing',
])('%s is not', (address) => {
  expect(() => returnAddresses(HOME, { return_url: address })).toThrow('Must be an address');
});

test('every address that leads elsewhere is named', () => {
  const wanted = { success_url: 'https://a.example', cancel_url: 'https://b.example' };
  expect(() => returnAddresses(HOME, wanted)).toThrow(
    expect.objectContaining({
      details: expect.objectContaining({
        errors: [
          expect.objectContaining({ field: 'success_url' }),
          expect.objectContaining({ field: 'cancel_url' }),
        ],
      }),
    }),
  );
});
