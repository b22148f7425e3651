// Codes for the second step, as the tests type them.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { codeAt, codeToType, testSecretOf } from './door.ts';

const weekMs = 7 * 24 * 3_600_000;

/** An instance whose clock stands at a moment: it asks everybody for the second step. */
function doorAt(now: number) {
  const expires = new Date(now + limits.consoleTicketMs).toISOString();
  const answer = { next: 'factor', ticket: 'ticket', factors: ['totp'], expires_at: expires };
  return {
    ask: <I extends z.ZodMiniType, O extends z.ZodMiniType>({
      output,
    }: Endpoint<I, O>): Promise<z.output<O>> => Promise.resolve(z.parse(output, answer)),
  };
}

test('an instance behind the clock of another one has codes at once', async () => {
  const person = { username: 'two-clocks', password: 'any' };
  const secret = testSecretOf(person.username);
  const now = Date.parse('2026-01-05T12:00:00Z');
  const ahead = await codeToType(doorAt(now + 3 * weekMs), person);
  expect([0, 1, 2].map((step) => codeAt(secret, now + 3 * weekMs + (step - 1) * 30_000))).toContain(ahead);
  const behind = await codeToType(doorAt(now), person);
  expect([0, 1, 2].map((step) => codeAt(secret, now + (step - 1) * 30_000))).toContain(behind);
});

test('two doors of one instance never give the same code', async () => {
  const person = { username: 'two-doors', password: 'any' };
  const now = Date.parse('2026-01-05T12:00:00Z');
  const codes = [];
  for (let door = 0; door < 3; door += 1) codes.push(await codeToType(doorAt(now), person));
  expect(new Set(codes).size).toBe(3);
});
