// What the room of people asks of mail: the confirmed address, and a link that replaces a forgotten password.
import type { AccountMail } from '#features/people/server/public.ts';
import { merchantOf } from '#features/people/server/public.ts';
import { unreadOf } from './box.ts';
import { lockBox } from './notices.sql.ts';
import { confirmedAddress, wakeSender } from './outbox.ts';
import { insertDeliveries } from './outbox.sql.ts';
import { askForCode } from './reach.ts';
import { findReach } from './reach.sql.ts';

const prefix = 'reset';

const accountMail: AccountMail = {
  async confirmed(tx, { shopId, personId }, now) {
    const reach = await findReach(tx, { shopId });
    if (reach === undefined || reach.person_id !== personId) return undefined;
    const person = await merchantOf(tx, shopId, personId);
    // The address that is kept for the shop is its owner's.
    return person?.role === 'owner' ? confirmedAddress(reach, person, now) : undefined;
  },
  async sendReset(env, { shopId }, until) {
    const now = env.clock.now();
    const id = env.random.id(now);
    const mail = {
      id,
      // The end of the link stands in the key, so that a repeat is the same link.
      onceKey: `${prefix}:${id}:${until.getTime()}`,
      what: 'reset',
      n: null,
      way: 'email',
      deviceId: null,
      isUrgent: true,
      nextAt: now,
    } as const;
    await env.db.transaction(async (tx) => {
      await lockBox(tx, shopId);
      await insertDeliveries(tx, shopId, [mail], now);
      await wakeSender(tx, shopId);
    });
  },
};

/** Until when the link of a delivery works; undefined for another delivery. */
export function resetUntil(onceKey: string): Date | undefined {
  const [what, , until] = onceKey.split(':');
  return what === prefix && until !== undefined ? new Date(Number(until)) : undefined;
}

/** What other rooms are told of a merchant's notices, and have sent to them. */
export const toMerchants = { mail: accountMail, askForCode, unreadOf } as const;
