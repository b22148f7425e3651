// Calls of deposits.
import { depositKinds } from '#domain/deposits/deposit.ts';
import type { EndpointOf, GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import { formatUnits, parseUnits } from '#domain/money/money.ts';
import { payoutChannels } from '#domain/payouts/payout.ts';
import { prepareFiles } from '#features/files/server/public.ts';
import * as keys from '#features/deposits/keys.contract.ts';
import * as review from '#features/deposits/review.contract.ts';
import * as contract from '#features/deposits/contract.ts';
import { handleList } from '#platform/http/listing.ts';
import {
  handle,
  type Handler,
  type Registry,
  type HandlerOptions,
  type Call,
} from '#platform/http/pipeline.ts';
import type { Environment } from '#platform/environment.ts';
import { saveAlarm } from './chain/addresses.sql.ts';
import { cancelDeposit, quoteDeposit, submitDeposit, type OwnDeposit } from './request.ts';
import { depositList, waitingList } from './review-list.sql.ts';
import { decideOne } from './review.ts';
import { presentChannels, type DepositParts } from './terms.ts';
import { presentDeposit, presentList, presentOne } from './view.ts';
import { presentDepositFile, presentDeposits } from './waiting.ts';
import { findDeposit } from './deposit.sql.ts';

export function depositRoutes(registry: Registry, parts: DepositParts): void {
  handleOwn(registry, parts);
  handle(registry, keys.depositKeys, ({ env }) => Promise.resolve(presentKeys(env)), { direct: true });
  handleList(registry, review.waitingDeposits, { sql: waitingList, present: presentDeposits });
  handleList(registry, review.allDeposits, { sql: depositList, present: presentDeposits });
  handle(registry, review.depositFile, async ({ env, tx, now, session, input, audit }) => {
    const shown = await presentDepositFile({ env, tx, now, session, parts }, input.id);
    const shopId = readRoutedId(input.id)?.shopId;
    audit({ ...(shopId === undefined ? {} : { shopId }), subject: shown.no });
    return shown;
  });
  handle(registry, review.decideDeposit, async ({ tx, env, personId, roles, input, now, audit }) => {
    const operatorId = personId;
    const routed = readRoutedId(input.id);
    if (routed === undefined) throw refuse('recordNotFound', { reason: 'deposit' });
    const { shopId, id } = routed;
    const before = (await findDeposit(tx, { shopId, id }))?.state ?? null;
    const isFinance = roles.includes('finance');
    const done = await decideOne({ env, tx, shopId, now, parts, operatorId, isFinance }, id, input);
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

function handleOwn(registry: Registry, parts: DepositParts): void {
  const own = makeOwn(registry, parts);
  own(contract.payChannels, (context, _input, { language }) => presentChannels(context, language));
  own(
    contract.channelPay,
    async (context, input, { files }) => {
      const row =
        input.step === 'quote'
          ? await quoteDeposit(context, input)
          : await submitDeposit(context, input, files ?? []);
      return presentDeposit(context, row);
    },
    { prepare: ({ call }) => prepareFiles(call.files, 'proof') },
  );
  own(contract.cancelDeposit, async (context, { id }) =>
    presentDeposit(context, await cancelDeposit(context, id)),
  );
  own(contract.listDeposits, presentList);
  own(contract.depositDetail, (context, { id }) => presentOne(context, id));
  own(keys.reportAddress, reportWrong);
  if (registry.env.testData) own(contract.testDeposit, sendTestMoney);
}

/** The keys that are in use, and no others: a phone remembers the first one it saw. */
function presentKeys({ deposits }: Environment): GivenOf<typeof keys.depositKeys> {
  return {
    list: depositKinds.flatMap((kind) => {
      const own = deposits.own(payoutChannels[kind]);
      if (own === undefined) return [];
      return { channel_id: kind, network: own.chain, contract: own.contract, xpub: own.xpub };
    }),
  };
}

/** A phone has found another address than it was shown: somebody has to look at this instance. */
async function reportWrong(
  { tx, shopId, env, now }: OwnDeposit,
  { id, shown, derived, xpub }: InputOf<typeof keys.reportAddress>,
): Promise<GivenOf<typeof keys.reportAddress>> {
  if ((await findDeposit(tx, { shopId, id })) === undefined)
    throw refuse('recordNotFound', { reason: 'deposit' });
  if (await saveAlarm(tx, shopId, { depositId: id, shown, derived, xpub, now }))
    env.log.error(
      { deposit: id, shown, derived },
      'a phone derives another deposit address than it was shown',
    );
  return { kept: true };
}

/** Somebody sends test money: the chain has it from here, and everything after that is as it is for real money. */
async function sendTestMoney(
  { tx, shopId, env }: OwnDeposit,
  { id, amount }: InputOf<typeof contract.testDeposit>,
): Promise<GivenOf<typeof contract.testDeposit>> {
  const row = await findDeposit(tx, { shopId, id });
  if (row === undefined) throw refuse('recordNotFound', { reason: 'deposit' });
  const { send } = env.deposits;
  if (!row.is_test || send === undefined) throw refuse('invalidOperation', { reason: 'not_test' });
  const units = amount === undefined ? row.pay_units : parseUnits(amount, row.asset);
  if (units === undefined || units === 0n)
    throw refuse('invalidParameter', { field: 'amount', reason: 'scale' });
  const hash = await send(payoutChannels[row.channel], row.place, { asset: row.asset, units });
  const written = row.channel === 'bank' ? null : row.channel === 'ETC/USDT' ? `0x${hash}` : hash;
  return { hash: written, amount: formatUnits(units, row.asset), asset: row.asset };
}

type OwnAct<E extends EndpointOf<'merchant'>> = (
  context: OwnDeposit,
  input: InputOf<E>,
  call: Call,
) => ReturnType<Handler<E>>;

/** Keeps calls on the signed-in merchant's own shop. */
function makeOwn(registry: Registry, parts: DepositParts) {
  return function own<E extends EndpointOf<'merchant'>>(
    endpoint: E,
    act: OwnAct<E>,
    keeping?: HandlerOptions<E>,
  ): void {
    handle(
      registry,
      endpoint,
      ({ tx, env, input, shopId, personId, now, call }) =>
        act({ env, tx, shopId, personId, now, parts }, input, call),
      keeping,
    );
  };
}
