// Devices and mails of merchants in tests: what is sent is read back where it arrives.
import { password, type TestShop, type TestTown } from './test-app.ts';
import { shopIdOf } from '#domain/ids.ts';
import type { NoticeCode } from '#domain/notices.ts';
import { confirmMail, pushSubscribe } from '#features/notifications/channels.contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { tell } from '#platform/db/events.sql.ts';
import { findInMailbox, listMailbox, type MailboxLetter } from '#platform/db/mailbox.sql.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { openPushDouble } from '#platform/push/push-double.ts';

export type PushTown = Awaited<ReturnType<typeof withPush>>;

/** A town with a push service on this machine. Close it before the town. */
export async function withPush(town: TestTown) {
  const { composed, clock } = town;
  const { world } = composed;
  const service = await openPushDouble(world.push.publicKey);
  const subject = '00000000-0000-7000-8000-000000000001';
  await setTimers(world.db.direct, 0n, [{ subject, kind: 'notice.watch', dueAt: clock.now() }]);

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
      const { device: kept } = await town.ask(
        pushSubscribe,
        { ...device, name: 'Chrome, Android' },
        { token },
      );
      return { ...device, id: kept.id };
    },
    /** Gives the merchant a confirmed address. */
    async address(token: string, email: string) {
      await town.ask(perInfo, { patch: { email }, password }, { token });
      await town.ask(confirmMail, {}, { token });
      await settle();
      const [letter] = await lettersTo(email);
      const code = /\d{6}/.exec(letter?.subject ?? '')?.[0] ?? '';
      await town.ask(confirmMail, { code }, { token });
    },
    lettersTo,
    /** Something that concerns a shop, as any room tells it. */
    async tell(shop: TestShop, code: NoticeCode, facts: Record<string, string> = {}) {
      const at = clock.now();
      const id = world.random.id(at);
      const told = { id, code, onceKey: `test:${id}`, facts: { no: 'N-1', ticket: id, ...facts }, at };
      await world.db.transaction((tx) => tell(tx, shopIdOf(shop.shopId) ?? 0n, told));
    },
  };

  /** The newest first. */
  async function lettersTo(email: string): Promise<MailboxLetter[]> {
    const list = await listMailbox(world.db.direct, email, 200);
    const found = await Promise.all(list.map(({ message_id: id }) => findInMailbox(world.db.direct, id)));
    return found.flatMap((one) => one ?? []);
  }
}
