// Emails of requests without a session: a mail server that is away or slow holds up nothing else, and a log names nobody.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { limits } from '#domain/limits.ts';
import { answerContact, listContacts, sendContact } from '#features/help/contact.contract.ts';
import { makeLog } from '#platform/log.ts';
import { MailRefused, type Email } from '#platform/ports/mail.ts';

let app: TestApp;
let tried: Email[] = [];
/** The mail server of the moment. */
let take: (message: Email) => Promise<void> = async () => undefined;
beforeAll(async () => {
  const send = (message: Email) => {
    tried.push(message);
    return take(message);
  };
  app = await openTestApp({ mail: { send } });
});
afterAll(() => app.close());
beforeEach(() => {
  tried = [];
  take = async () => undefined;
});

let place = 0;
const later = (minutes: number) => app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000));
const run = () => app.composed.runner.runDue();

async function write(): Promise<{ number: string; email: string }> {
  const email = `lost-${randomUUID().slice(0, 8)}@shop.example`;
  const ip = `198.51.${(place += 1)}.7`;
  const asked = { topic: 'sign_in', email, content: 'I cannot sign in any more.' } as const;
  const { number } = await app.ask(sendContact, asked, { ip, onceKey: randomUUID() });
  return { number, email };
}

async function listed(number: string) {
  const [row] = (await app.ask(listContacts, { q: number }, { token: await app.operator() })).list;
  if (row === undefined) throw new Error('no such request');
  return row;
}

async function answer(number: string, text: string): Promise<void> {
  const { id } = await listed(number);
  await app.ask(answerContact, { id, answer: text }, { token: await app.operator() });
}

const many = limits.emailsAtOnce * 3;

test('a mail server that is away is asked by a few emails at a time, side by side, and then left alone', async () => {
  await Promise.all(Array.from({ length: many }, write));
  let [open, most] = [0, 0];
  const { promise: areAllOpen, resolve: allOpen } = Promise.withResolvers<void>();
  take = async () => {
    most = Math.max(most, (open += 1));
    if (open === limits.emailsAtOnce) allOpen();
    await Promise.race([areAllOpen, new Promise((resolve) => setTimeout(resolve, 2_000))]);
    // Long enough for one more to be seen, if there were one.
    await new Promise((resolve) => setTimeout(resolve, 20));
    open -= 1;
    throw new Error('connect ECONNREFUSED');
  };
  await run();
  expect(tried).toHaveLength(limits.emailsAtOnce);
  expect(most).toBe(limits.emailsAtOnce);
  // Back again: all have theirs, each once.
  take = async () => undefined;
  tried = [];
  later(2);
  await run();
  expect(new Set(tried.map(({ to }) => to)).size).toBe(many);
  expect(tried).toHaveLength(many);
});

test('a slow mail server gets no email that another process could send by then', async () => {
  await Promise.all(Array.from({ length: many }, write));
  const begun: number[] = [];
  let [from, hasElse] = [app.clock.now(), 0];
  take = async () => {
    begun.push((app.clock.now().getTime() - from.getTime()) / 60_000);
    // Every turn lasts two of the lease's minutes.
    if (begun.length % limits.emailsAtOnce === 0) later(2);
    // What waits for the rest of the batch is due for everybody.
    if (begun.length === 2 * limits.emailsAtOnce) {
      [from, hasElse] = [app.clock.now(), begun.length];
    }
  };
  await run();
  expect(hasElse).toBe(2 * limits.emailsAtOnce);
  expect(Math.max(...begun)).toBeLessThan(limits.emailLeaseMinutes / 2);
  expect(tried).toHaveLength(many);
  expect(new Set(tried.map(({ messageId }) => messageId)).size).toBe(many);
});

test.each(['sent', 'refused'])(
  'an answer that corrects one that is just %s is sent as well',
  async (fate) => {
    const { number, email } = await write();
    await run();
    await answer(number, 'Use the red button.');
    tried = [];
    take = async () => {
      take = async () => undefined;
      await answer(number, 'The green button, sorry.');
      if (fate === 'refused') throw new MailRefused('not now', 550);
    };
    await run();
    expect(tried.map(({ to }) => to)).toEqual([email, email]);
    expect(tried[0]?.text).toContain('Use the red button.');
    expect(tried[1]?.text).toContain('The green button, sorry.');
    expect(new Set(tried.map(({ messageId }) => messageId)).size).toBe(2);
    expect(await listed(number)).toMatchObject({ is_mail_lost: false });
    later(limits.emailLeaseMinutes + 1);
    await run();
    expect(tried).toHaveLength(2);
  },
);

test('the log says why an email was lost, and not whose it is', async () => {
  const lines: string[] = [];
  const log = makeLog('error', { write: (line: string) => void lines.push(line) });
  const { env } = app.composed;
  const spy = vi.spyOn(env.log, 'error').mockImplementation((...said: unknown[]) => {
    const [fields, text] = said;
    log.error(fields, String(text));
  });
  try {
    const { number, email } = await write();
    take = async () => {
      throw new MailRefused(`550 5.1.1 <${email}>: Recipient address rejected`, 550);
    };
    await run();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(number);
    expect(lines[0]).toContain('"failure":"refused 550"');
    expect(lines[0]).not.toContain('@');
    expect(await listed(number)).toMatchObject({ is_mail_lost: true });
  } finally {
    spy.mockRestore();
  }
});
