// A test app whose mail server is a function, and whose bounces come back over HTTP as those of a real one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { digestAddress, digestMessage, makeReturnPath } from '#platform/mail/return-path.ts';
import type { Email } from '#platform/ports/mail.ts';
import { openTestApp } from '#testing/test-app.ts';

const returns = {
  bounceAddress: 'bounce@house.example',
  hookSecret: 'a-secret-of-whoever-hands-bounces-over',
};

const answerShape = z.object({ data: z.object({ result: z.optional(z.string()), reason: z.unknown() }) });

export type MailRig = Awaited<ReturnType<typeof openMailRig>>;

/** Opens it. Close `app` in `afterAll`. */
export async function openMailRig() {
  let tries = 0;
  const sent: Email[] = [];
  let take: () => Promise<void> = () => Promise.resolve();
  const send = async (email: Email) => {
    tries += 1;
    await take();
    sent.push(email);
  };
  const app = await openTestApp({ mail: { send, returns } });
  const folder = mkdtempSync(path.join(tmpdir(), 'stockless-mail-'));

  async function post(payload: Buffer, headers: Record<string, string>) {
    const answer = await app.composed.app.inject({
      method: 'POST',
      url: '/api/hook/mail',
      headers: { 'content-type': 'message/rfc822', ...headers },
      payload,
    });
    const { result, reason } = z.parse(answerShape, answer.json()).data;
    return { status: answer.statusCode, result, reason };
  }
  return {
    app: {
      ...app,
      async close() {
        await app.close();
        for (const one of [folder, `${folder}-vault`]) rmSync(one, { recursive: true, force: true });
      },
    },
    /** For a second instance. */
    folder,
    hookSecret: returns.hookSecret,
    /** Emails that were taken, the oldest first. */
    sent,
    tried: () => tries,
    /** How the mail server answers from here on. */
    take(next: () => Promise<void>) {
      take = next;
    },
    /** Back to a mail server that takes everything. */
    begin() {
      take = () => Promise.resolve();
    },
    /** The return path of a message that is sent now. */
    pathOf(to: string, messageId: string): string {
      const { secret } = app.composed.env;
      const address = digestAddress(secret, to);
      const about = { address, message: digestMessage(messageId), sentAt: app.clock.now() };
      return makeReturnPath(returns.bounceAddress, secret, about);
    },
    post,
    /** Hands a message over with the secret. */
    report: (message: Buffer) => post(message, { authorization: `Bearer ${returns.hookSecret}` }),
  };
}
