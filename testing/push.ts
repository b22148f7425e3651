// Devices and mails of merchants in tests: what is sent is read back where it arrives.
import { password, type TestShop, type TestApp } from './test-app.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import type { NoticeCode } from '#domain/notifications/notices.ts';
import { confirmMail, pushSubscribe } from '#features/notifications/channels.contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { tell, type Told } from '#platform/db/events.sql.ts';
import { findInMailbox, listMailbox, type MailboxEmail } from '#platform/db/mailbox.sql.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { openPushDouble } from '#platform/push/push-double.ts';

export type PushApp = Awaited<ReturnType<typeof withPush>>;

/** A test app with a push service on this machine. Close it before the test app. */
export async function withPush(app: TestApp) {
  const { composed, clock } = app;
  const { env } = composed;
  const service = await openPushDouble(env.push.publicKey);
  const subject = '00000000-0000-7000-8000-000000000001';
  await setTimers(env.db.direct, 0n, [{ subject, kind: 'notice.watch', dueAt: clock.now() }]);

  /** Does what is due, and what that writes down to be sent, until nothing is. */
  async function settle(of = composed): Promise<void> {
    for (let round = 0; round < 5; round += 1) {
      await of.runner.runDue();
      await of.callsSettled();
    }
  }
  return {
    service,
    settle,
    async later(minutes: number) {
      clock.set(new Date(clock.now().getTime() + minutes * 60_000));
      await settle();
    },
    /** A browser of this merchant that lets itself be called. */
    async device(token: string, device = service.device()) {
      const { device: kept } = await app.ask(
        pushSubscribe,
        { ...device, name: 'Chrome, Android' },
        { token },
      );
      return { ...device, id: kept.id };
    },
    /** Gives the merchant a confirmed address. */
    async address(token: string, email: string) {
      await app.ask(perInfo, { patch: { email }, password }, { token });
      await app.ask(confirmMail, {}, { token });
      await settle();
      const [message] = await emailsTo(email);
      const code = /\d{6}/.exec(message?.subject ?? '')?.[0] ?? '';
      await app.ask(confirmMail, { code }, { token });
    },
    emailsTo,
    /** Something that concerns a shop, as any room tells it. */
    async tell(shop: TestShop, code: NoticeCode, facts: Told['facts'] = {}) {
      const at = clock.now();
      const id = env.random.id(at);
      const told = { id, code, onceKey: `test:${id}`, facts: { no: 'N-1', ticket: id, ...facts }, at };
      await env.db.transaction((tx) => tell(tx, shopIdOf(shop.shopId) ?? 0n, told));
    },
  };

  /** The newest first. */
  async function emailsTo(email: string): Promise<MailboxEmail[]> {
    const list = await listMailbox(env.db.direct, { to: email, limit: 200 });
    const found = await Promise.all(
      list.map(({ message_id: id }) => findInMailbox(env.db.direct, { messageId: id })),
    );
    return found.flatMap((one) => one ?? []);
  }
}
