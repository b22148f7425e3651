import { expect, test } from 'vitest';
import { placeCountry } from './place-country.ts';

test.each([
  ['Leeds, GB', 'GB', 'GB'],
  ['Leeds, United Kingdom', 'GB', 'GB'],
  ['London (UK)', 'GB', 'GB'],
  ['Shenzhen, China', 'GB', 'CN'],
  ['Shenzhen, CN', 'GB', 'CN'],
  ['GB', 'GB', 'GB'],
  // Towns, regions and what cannot be told apart say nothing.
  ['Leeds', 'GB', undefined],
  ['San Francisco, CA', 'US', undefined],
  ['Halifax, NS', 'GB', undefined],
  ['Front door', 'GB', undefined],
  ['', 'GB', undefined],
])('a carrier’s "%s" on the way to %s is in %s', (place, expected, country) => {
  expect(placeCountry(place, expected)).toBe(country);
});
