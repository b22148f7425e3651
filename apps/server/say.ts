// What a start tells the person at the terminal.
import { linkFirstOwner } from '#features/staff/server/public.ts';
import type { Env } from '#platform/env.ts';
import type { Composed } from './compose.ts';

export function say(line: string): void {
  process.stderr.write(`[stockless] ${line}\n`);
}

/** Every start of an instance whose commits a crash may lose says so. */
export function warnOfUnsafe(unsafe: readonly string[]): void {
  if (unsafe.length === 0) return;
  say('!'.repeat(72));
  say(`THROW-AWAY DATA: ${unsafe.join(', ')} off. A crash may lose acknowledged orders and money.`);
  say('!'.repeat(72));
}

type Told = { readonly env: Env; readonly composed: Composed; readonly signIns: readonly string[] };

/** Where everything is, how to sign in, and the link of the first owner while there is none. */
export async function tell({ env, composed: { env: environment }, signIns }: Told): Promise<void> {
  const { console: consoleUrl } = env.origins;
  // Counted from the start of the process, so that loading the program is part of it.
  const ready = `Ready in ${(performance.now() / 1000).toFixed(1)} s.`;
  say(environment.testData ? `${ready} Test data: no real money moves here.` : ready);
  say(`Merchant app   ${env.baseUrl}/`);
  say(`Console        ${consoleUrl}/console/`);
  say(`API            ${env.baseUrl}/docs`);
  if (env.mail !== undefined) say('Emails to buyers go to the mail server of SMTP_URL.');
  else if (environment.testData) say(`Mailbox        ${env.baseUrl}/mailbox (emails to buyers)`);
  for (const line of signIns) say(line);
  const first = await linkFirstOwner(environment, consoleUrl);
  if (first === undefined) return;
  say(`First owner    ${first.link}`);
  say(`               Opens once, until ${first.until.toISOString()}: whoever opens it runs this instance.`);
}
