// Codes for the second step, as the tests type them.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { operatorLogin } from '#features/staff/contract.ts';
import { refuse } from '#domain/wire/errors.ts';
import { codeAt, codeToType, consoleToken, testSecretOf } from './door.ts';

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

test('a code that grew old between the two steps is followed by the next one', async () => {
  const person = { username: 'slow-hands', password: 'any' };
  const now = Date.parse('2026-01-05T12:00:29Z');
  const good = [0, 1, 2].map((step) => codeAt(testSecretOf(person.username), now + step * 30_000));
  const first = doorAt(now);
  const typed: string[] = [];
  const door = {
    async ask<I extends z.ZodMiniType, O extends z.ZodMiniType>(to: Endpoint<I, O>, ask: z.input<I>) {
      if (to.name === operatorLogin.name) return first.ask(to);
      // Two seconds later the oldest of the codes that were good is none any more.
      const { code } = z.parse(z.object({ code: z.string() }), ask);
      typed.push(code);
      if (!good.includes(code)) throw refuse('verificationCodeIncorrect', { reason: 'wrong', tries_left: 4 });
      return z.parse(to.output, { token: 'token', expires_at: new Date(now).toISOString() });
    },
  };
  await expect(consoleToken(door, person)).resolves.toBe('token');
  expect(typed).toHaveLength(2);
});
