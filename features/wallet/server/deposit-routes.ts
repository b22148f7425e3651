// Calls of deposits.
import type { Endpoint, GivenOf, InputOf } from '#domain/endpoint.ts';
import { refuse } from '#domain/errors.ts';
import { readRoutedId } from '#domain/ids.ts';
import { formatUnits, parseUnits } from '#domain/money.ts';
import { payoutChannels } from '#domain/payout.ts';
import { prepareFiles } from '#features/files/server/public.ts';
import * as contract from '#features/wallet/deposit.contract.ts';
import { keep, type Handler, type House, type Keeping } from '#platform/http/pipeline.ts';
import { cancelDeposit, quoteDeposit, submitDeposit, type OwnDeposit } from './deposit-ask.ts';
import { decideOne } from './deposit-review.ts';
import { presentChannels, type DepositParts } from './deposit-terms.ts';
import { presentDeposit, presentList, presentOne, presentWaiting } from './deposit-view.ts';
import { findDeposit } from './deposit.sql.ts';

export function depositRoutes(house: House, parts: DepositParts): void {
  keepOwn(house, parts);
  keep(
    house,
    contract.waitingDeposits,
    ({ tx, input, session, now }) => presentWaiting(tx, input, { operatorId: session.personId, now }),
    { direct: true },
  );
  keep(house, contract.decideDeposit, async ({ tx, world, session, input, now }) => {
    const operatorId = session.personId;
    const routed = readRoutedId(input.id);
    if (routed === undefined) throw refuse('recordNotFound', { reason: 'deposit' });
    return decideOne({ world, tx, shopId: routed.shopId, now, parts, operatorId }, routed.id, input);
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
  own(contract.testDeposit, sendTestMoney);
}

/** Somebody sends test money: the chain has it from here, and everything after that is as it is for real money. */
async function sendTestMoney(
  { tx, shopId, world }: OwnDeposit,
  { id, amount }: InputOf<typeof contract.testDeposit>,
): Promise<GivenOf<typeof contract.testDeposit>> {
  const row = await findDeposit(tx, shopId, id);
  if (row === undefined) throw refuse('recordNotFound', { reason: 'deposit' });
  const { send } = world.deposits;
  if (!world.testData || !row.is_test || send === undefined)
    throw refuse('invalidOperation', { reason: 'not_test' });
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
