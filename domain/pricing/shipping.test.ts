import { expect, test } from 'vitest';
import { nearestOffer, pickChoice, shipChoices, type ShipLane, type ShipOffer } from './shipping.ts';

const offer = (service: ShipOffer['service'], feeUnits: bigint, days = 5): ShipOffer => ({
  service,
  feeUnits,
  daysP50: days,
  daysP90: days + 2,
});
const lane = (supplierId: string, dispatchDays: number, ...offers: ShipOffer[]): ShipLane => ({
  supplierId,
  dispatchDays,
  offers,
});

test('a supplier without the service sends by its nearest one, of two the cheaper', () => {
  const both = [offer('economy', 500n), offer('express', 400n)];
  expect(nearestOffer(both, 'economy').service).toBe('economy');
  expect(nearestOffer(both, 'standard').service).toBe('express');
  expect(nearestOffer([offer('economy', 400n), offer('express', 400n)], 'standard').service).toBe('economy');
  expect(() => nearestOffer([], 'standard')).toThrow(RangeError);
});

test('a cart may choose what any of its suppliers has, and pays each by its own', () => {
  const lanes = [
    lane('a', 1, offer('standard', 300n, 4)),
    lane('b', 2, offer('economy', 200n, 9), offer('express', 900n, 2)),
  ];
  const choices = shipChoices(lanes);
  expect(
    choices.map(({ service, feeUnits, daysP50, daysP90 }) => [service, feeUnits, daysP50, daysP90]),
  ).toEqual([
    // The second has no standard: economy and express are equally near, and economy is cheaper. For the whole cart
    // economy is then the same, and is offered once.
    ['standard', 500n, 11, 13],
    ['express', 1200n, 5, 7],
  ]);
  expect(pickChoice(choices, 'express').service).toBe('express');
  expect(pickChoice(choices, undefined).service).toBe('standard');
});

test('a way that costs more and arrives no earlier is not offered', () => {
  const of = (...offers: ShipOffer[]) => shipChoices([lane('a', 1, ...offers)]).map(({ service }) => service);
  const economy = offer('economy', 500n, 9);
  expect(of(economy, offer('standard', 810n, 9))).toEqual(['economy']);
  expect(of(economy, offer('standard', 810n, 9), offer('express', 1500n, 3))).toEqual(['economy', 'express']);
  // Cheaper and earlier: nothing speaks for the other two.
  expect(of(economy, offer('standard', 400n, 6), offer('express', 400n, 6))).toEqual(['express']);
  expect(of(economy, offer('standard', 810n, 8))).toEqual(['economy', 'standard']);
  const dominated = shipChoices([lane('a', 1, economy, offer('standard', 810n, 9))]);
  expect(pickChoice(dominated, 'standard').service).toBe('economy');
});

test('a wish that nobody fulfils is the cheapest', () => {
  const choices = shipChoices([lane('a', 1, offer('standard', 300n))]);
  expect(pickChoice(choices, 'express').service).toBe('standard');
});
