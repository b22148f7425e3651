// What the database has of everything that a history can ask for, read with the owner's rights.
import type { Client } from 'pg';
import { amountOf } from '#tools/replay/opening.ts';
import { keyStart, type Effect } from './check.ts';
import { hashText } from './records.ts';

type Row = { of: string; facts: string };
type Reading = {
  readonly kind: Effect['kind'];
  readonly text: string;
  /** From what the column says to what an answer says. */
  readonly facts?: (text: string) => string;
};

const pounds = (units: string): string => amountOf(BigInt(units));

const readings: readonly Reading[] = [
  {
    kind: 'checkout',
    text: 'select id::text as of, total_units::text as facts from checkout',
    facts: pounds,
  },
  {
    // By its payment: an order beside the right one has another id and number, and was paid by the same money.
    kind: 'pay',
    text: `select p.checkout_id::text as of, o.total_units::text as facts
      from shop_order o join payment p on p.shop_id = o.shop_id and p.id = o.payment_id`,
    facts: pounds,
  },
  {
    kind: 'cancel',
    text: 'select order_id::text as of, units::text as facts from refund where case_id is null',
    facts: pounds,
  },
  ...(['confirm', 'ship', 'deliver', 'receive'] as const).map((kind) => ({
    kind,
    text: `select order_id::text as of, '${kind === 'confirm' ? 'true' : ''}' as facts
      from order_event where move = '${kind}'`,
  })),
  {
    kind: 'label',
    text: 'select order_id::text as of, tracking as facts from parcel where tracking is not null',
  },
  { kind: 'return', text: 'select order_id::text as of, id::text as facts from return_case' },
  {
    kind: 'inspect',
    text: 'select case_id::text as of, units::text as facts from refund where case_id is not null',
    facts: pounds,
  },
  {
    kind: 'withdraw',
    text: "select shop_id || ':' || note as of, id || ' ' || units as facts from withdrawal",
    facts: (text) => {
      const [id = '', units = '0'] = text.split(' ');
      return `${id} ${pounds(units)}`;
    },
  },
  {
    kind: 'chat',
    text: `select shop_id || ':' || (parts -> 0 ->> 'text') as of, seq::text as facts
      from chat_message where by_side = 'merchant'`,
  },
  {
    kind: 'join',
    text: `select i.code as of, m.username as facts from merchant m join invitation i on i.id = m.invitation_id
      where m.username like 'joiner-%'`,
  },
  {
    kind: 'answer',
    text: `select key as of, answer as facts from idempotency where key like '${keyStart}%' and answer is not null`,
    facts: hashText,
  },
];

export async function readEffects(owner: Client): Promise<Effect[]> {
  const effects: Effect[] = [];
  for (const { kind, text, facts = (given: string) => given } of readings) {
    const { rows } = await owner.query<Row>(text);
    for (const row of rows) effects.push({ kind, of: row.of, facts: facts(row.facts) });
  }
  return effects;
}
