// The calls of buyers and of the payment provider.
import { refuse } from '#domain/wire/errors.ts';
import { formatUnits } from '#domain/money/money.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import * as contract from '#features/checkout/contract.ts';
import * as payContract from '#features/checkout/pay.contract.ts';
import { testPay, testPayment } from '#features/checkout/test-pay.contract.ts';
import type { Context } from '#features/orders/server/public.ts';
import { handle, type Act, type Registry } from '#platform/http/pipeline.ts';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import type { Environment } from '#platform/environment.ts';
import * as buyer from './buyer.ts';
import { beginOpening, listMethods, openCheckout, shopOfQuote } from './checkout.ts';
import { receiveWebhook } from './inbox.ts';
import { readOrderToken } from './links.ts';
import { lookUp } from './lookup.ts';
import * as pay from './pay.ts';
import { prepareCheckout } from './prepare.ts';
import { quote } from './quote.ts';
import { receiptRoutes } from './receipt.ts';
import { countQuote } from './senders.ts';
import type { TestProvider } from './providers/test/provider.ts';

/** The context of a call that came by an order's link. */
export function contextOfLink<E extends Endpoint>(act: Act<E>, token: string): Context {
  const { env, tx, now } = act;
  return { env, tx, now, shopId: readOrderToken(token, env.secret).shopId };
}

export function checkoutRoutes(registry: Registry, casesOf: buyer.CasesOf): void {
  const direct = { direct: true };
  // One insert decides, so no transaction is opened around it.
  handle(registry, contract.quoteCart, quote, { ...direct, prepare: countQuote });
  receiptRoutes(registry);
  handle(registry, contract.checkout, openCheckout, {
    shopOf: shopOfQuote,
    prepare: prepareCheckout,
    ahead: beginOpening,
  });
  handle(registry, payContract.paymentResult, (act) => pay.result(act, act.input), direct);
  handle(registry, payContract.openPayment, (act) => pay.open(act, act.input), direct);
  handle(registry, payContract.setRefundPlace, (act) => pay.setPlace(act, act.input), direct);
  handle(registry, payContract.quoteMethods, listMethods, { ...direct, shopOf: shopOfQuote });
  const asked = <E extends Endpoint>(act: Act<E>, token: string): buyer.BuyerRequest => ({
    ...contextOfLink(act, token),
    call: act.call,
    casesOf,
  });
  const byLink = { shopOf: buyer.shopOfLink };
  handle(
    registry,
    contract.orderByLink,
    (act) =>
      buyer.readByLink(asked(act, act.input.token), readOrderToken(act.input.token, act.env.secret).id),
    { ...direct, ...byLink },
  );
  handle(
    registry,
    contract.confirmReceipt,
    (act) => buyer.confirm(asked(act, act.input.token), act.input),
    byLink,
  );
  handle(
    registry,
    contract.extendReceipt,
    (act) => buyer.extend(asked(act, act.input.token), act.input),
    byLink,
  );
  handle(registry, contract.findOrder, ({ env, input, call }) => lookUp(env, input, call.ip), direct);
  handle(
    registry,
    contract.cancelOrder,
    (act) => buyer.cancel(asked(act, act.input.token), act.input),
    byLink,
  );
  handle(
    registry,
    contract.paymentWebhook,
    async ({ env, input, call }) => ({
      received: true,
      effect: await receiveWebhook(env, input, call),
    }),
    direct,
  );
}

/** The test provider's own calls. Kept only where the database is test data. */
export function testProviderRoutes(registry: Registry, provider: TestProvider): void {
  const direct = { direct: true };
  handle(
    registry,
    testPay,
    async ({ env, input }) => {
      const opened =
        input.outcome === 'paid'
          ? await provider.pay(input.payment_id, input.webhook)
          : await provider.lookUp(input.payment_id);
      return {
        state: input.outcome === 'paid' ? ('captured' as const) : ('declined' as const),
        amount: formatUnits(opened.units, opened.asset),
        currency: opened.asset,
        return_url: returnUrlOf(env, opened),
      };
    },
    direct,
  );
  handle(
    registry,
    testPayment,
    async ({ env, input }) => {
      const seen = await provider.lookUp(input.payment_id);
      return {
        state: seen.isCaptured ? ('captured' as const) : ('open' as const),
        amount: formatUnits(seen.units, seen.asset),
        refunded: formatUnits(seen.refunded, seen.asset),
        currency: seen.asset,
        payee: seen.payee,
        return_url: returnUrlOf(env, seen),
      };
    },
    direct,
  );
}

/** Where the buyer goes back to: the page that says what became of the payment. */
function returnUrlOf(env: Environment, { paymentId, payee }: { paymentId: string; payee: string }): string {
  const routed = readRoutedId(paymentId);
  if (routed === undefined) throw refuse('recordNotFound', { reason: 'payment' });
  return pay.returnUrlOf(env, routed, payee);
}
