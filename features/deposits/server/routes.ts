// Calls of deposits.
import { depositKinds } from '#domain/deposit.ts';
import type { Endpoint, GivenOf, InputOf } from '#domain/endpoint.ts';
import { refuse } from '#domain/errors.ts';
import { readRoutedId } from '#domain/ids.ts';
import { formatUnits, parseUnits } from '#domain/money.ts';
import { payoutChannels } from '#domain/payout.ts';
import { prepareFiles } from '#features/files/server/public.ts';
import * as keys from '#features/deposits/keys.contract.ts';
import * as review from '#features/deposits/review.contract.ts';
import * as contract from '#features/deposits/contract.ts';
import { keepList } from '#platform/http/listing.ts';
import { keep, keepOpen, type Handler, type House, type Keeping } from '#platform/http/pipeline.ts';
import type { World } from '#platform/world.ts';
import { keepAlarm } from './chain/addresses.sql.ts';
import { cancelDeposit, quoteDeposit, submitDeposit, type OwnDeposit } from './request.ts';
import { depositList, waitingList } from './review-list.sql.ts';
import { decideOne } from './review.ts';
import { presentChannels, type DepositParts } from './terms.ts';
import { presentDeposit, presentList, presentOne } from './view.ts';
import { presentDepositFile, presentDeposits } from './waiting.ts';
import { findDeposit } from './deposit.sql.ts';

export function depositRoutes(house: House, parts: DepositParts): void {
  keepOwn(house, parts);
  keepOpen(house, keys.depositKeys, ({ world }) => Promise.resolve(presentKeys(world)), { direct: true });
  keepList(house, review.waitingDeposits, { sql: waitingList, present: presentDeposits });
  keepList(house, review.allDeposits, { sql: depositList, present: presentDeposits });
  keep(house, review.depositFile, async ({ world, tx, now, session, input, audit }) => {
    const shown = await presentDepositFile({ world, tx, now, session, parts }, input.id);
    const shopId = readRoutedId(input.id)?.shopId;
    audit({ ...(shopId === undefined ? {} : { shopId }), subject: shown.no });
    return shown;
  });
  keep(house, review.decideDeposit, async ({ tx, world, session, input, now, audit }) => {
    const operatorId = session.personId;
    const routed = readRoutedId(input.id);
    if (routed === undefined) throw refuse('recordNotFound', { reason: 'deposit' });
    const { shopId, id } = routed;
    const before = (await findDeposit(tx, shopId, id))?.state ?? null;
    const isFinance = session.roles.includes('finance');
    const done = await decideOne({ world, tx, shopId, now, parts, operatorId, isFinance }, id, input);
    const { act, amount = null, reference = null, reason_code: reason = null, line_id: line = null } = input;
    audit({
      shopId,
      subject: id,
      ...(input.text === undefined ? {} : { why: input.text }),
      before: { state: before },
      after: { ...done, act, amount, reference, reason, line },
    });
    return done;
  });
}

function keepOwn(house: House, parts: DepositParts): void {
  const own = makeOwn(house, parts);
  own(contract.payChannels, (ground, _input, { language }) => presentChannels(ground, language));
  own(
    contract.channelPay,
    async (ground, input, { files }) => {
      const row =
        input.step === 'quote'
          ? await quoteDeposit(ground, input)
          : await submitDeposit(ground, input, files ?? []);
      return presentDeposit(ground, row);
    },
    { prepare: ({ call }) => prepareFiles(call.files, 'proof') },
  );
  own(contract.cancelDeposit, async (ground, { id }) =>
    presentDeposit(ground, await cancelDeposit(ground, id)),
  );
  own(contract.listDeposits, presentList);
  own(contract.depositDetail, (ground, { id }) => presentOne(ground, id));
  own(keys.reportAddress, reportWrong);
  if (house.world.testData) own(contract.testDeposit, sendTestMoney);
}

/** The keys that are in use, and no others: a phone remembers the first one it saw. */
function presentKeys({ deposits }: World): GivenOf<typeof keys.depositKeys> {
  return {
    list: depositKinds.flatMap((kind) => {
      const own = deposits.own(payoutChannels[kind]);
      if (own === undefined) return [];
      return { channel_id: kind, network: own.chain, contract: own.contract, xpub: own.xpub };
    }),
  };
}

/** A phone has found another address than it was shown: somebody has to look at this house. */
async function reportWrong(
  { tx, shopId, world, now }: OwnDeposit,
  { id, shown, derived, xpub }: InputOf<typeof keys.reportAddress>,
): Promise<GivenOf<typeof keys.reportAddress>> {
  if ((await findDeposit(tx, shopId, id)) === undefined)
    throw refuse('recordNotFound', { reason: 'deposit' });
  if (await keepAlarm(tx, shopId, { depositId: id, shown, derived, xpub, now }))
    world.log.error(
      { deposit: id, shown, derived },
      'a phone derives another deposit address than it was shown',
    );
  return { kept: true };
}

/** Somebody sends test money: the chain has it from here, and everything after that is as it is for real money. */
async function sendTestMoney(
  { tx, shopId, world }: OwnDeposit,
  { id, amount }: InputOf<typeof contract.testDeposit>,
): Promise<GivenOf<typeof contract.testDeposit>> {
  const row = await findDeposit(tx, shopId, id);
  if (row === undefined) throw refuse('recordNotFound', { reason: 'deposit' });
  const { send } = world.deposits;
  if (!row.is_test || send === undefined) throw refuse('invalidOperation', { reason: 'not_test' });
  const units = amount === undefined ? row.pay_units : parseUnits(amount, row.asset);
  if (units === undefined || units === 0n)
    throw refuse('invalidParameter', { field: 'amount', reason: 'scale' });
  const hash = await send(payoutChannels[row.channel], row.place, { asset: row.asset, units });
  const written = row.channel === 'bank' ? null : row.channel === 'ETC/USDT' ? `0x${hash}` : hash;
  return { hash: written, amount: formatUnits(units, row.asset), asset: row.asset };
}

type OwnAct<E extends Endpoint> = (
  ground: OwnDeposit,
  input: InputOf<E>,
  call: Parameters<Handler<E>>[0]['call'],
) => ReturnType<Handler<E>>;

/** Keeps calls on the signed-in merchant's own shop. */
function makeOwn(house: House, parts: DepositParts) {
  return function own<E extends Endpoint>(endpoint: E, act: OwnAct<E>, keeping: Keeping<E> = {}): void {
    keep(
      house,
      endpoint,
      async ({ tx, world, input, session, now, call }) => {
        const { shopId, personId } = session;
        if (shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
        return act({ world, tx, shopId, personId, now, parts }, input, call);
      },
      keeping,
    );
  };
}
