// Tickets: "this code was good a moment ago", signed, and kept by nobody.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { limits, minuteMs } from '#domain/limits.ts';
import type { Environment } from '#platform/environment.ts';

export type Ticket = { readonly text: string; readonly expiresAt: Date };

/** Makes a ticket for a code: good for `limits.inviteTicketMinutes`, as often as one likes. */
export function makeTicket(env: Pick<Environment, 'secret' | 'clock'>, code: string): Ticket {
  const expiresAt = new Date(env.clock.now().getTime() + limits.inviteTicketMinutes * minuteMs);
  const body = `${code}.${expiresAt.getTime()}`;
  return { text: `${body}.${mac(env.secret, body).toString('base64url')}`, expiresAt };
}

/** The code that a ticket stands for, or why it is worth nothing. */
export function readTicket(
  env: Pick<Environment, 'secret' | 'clock'>,
  text: string,
): { readonly code: string } | 'unknown' | 'expired' {
  const [, code, endMs, signature] = /^([2-9A-HJ-NP-Z]{16})\.(\d{1,15})\.([\w-]{43})$/.exec(text) ?? [];
  if (code === undefined || endMs === undefined || signature === undefined) return 'unknown';
  const given = Buffer.from(signature, 'base64url');
  const made = mac(env.secret, `${code}.${endMs}`);
  if (given.length !== made.length || !timingSafeEqual(given, made)) return 'unknown';
  return Number(endMs) <= env.clock.now().getTime() ? 'expired' : { code };
}

function mac(secret: string, body: string): Buffer {
  return createHmac('sha256', secret).update(`invite-ticket.${body}`).digest();
}
