// The calls of buyers and of the payment provider.
import { refuse } from '#domain/errors.ts';
import { formatUnits } from '#domain/money.ts';
import { readRoutedId } from '#domain/ids.ts';
import * as contract from '#features/checkout/contract.ts';
import { testPay, testPayment } from '#features/checkout/test-pay.contract.ts';
import type { Ground } from '#features/orders/server/public.ts';
import { keepOpen, type Act, type House } from '#platform/http/pipeline.ts';
import type { Endpoint } from '#domain/endpoint.ts';
import type { World } from '#platform/world.ts';
import * as buyer from './buyer.ts';
import { recordCapture } from './capture.ts';
import { browse, showGoods } from './catalogue.ts';
import { openCheckout, shopOfQuote } from './checkout.ts';
import { orderTokenOf, readOrderToken } from './links.ts';
import { quote } from './quote.ts';
import type { TestProvider } from './test-provider.ts';

/** The ground of a call that came by an order's link. */
export function groundOfLink<E extends Endpoint>(act: Act<E>, token: string): Ground {
  const { world, tx, now } = act;
  return { world, tx, now, shopId: readOrderToken(token, world.secret).shopId };
}

export function checkoutRoutes(house: House, casesOf: buyer.CasesOf): void {
  const direct = { direct: true };
  keepOpen(house, contract.storefrontGoods, (act) => browse(act, act.input), direct);
  keepOpen(house, contract.storefrontGood, (act) => showGoods(act, act.input), direct);
  // One insert decides, so no transaction is opened around it.
  keepOpen(house, contract.quoteCart, quote, direct);
  keepOpen(house, contract.checkout, openCheckout, { shopOf: shopOfQuote });
  keepOpen(house, contract.paymentResult, (act) => buyer.result(act, act.input), direct);
  const asked = <E extends Endpoint>(act: Act<E>, token: string): buyer.BuyerAsk => ({
    ...groundOfLink(act, token),
    call: act.call,
    casesOf,
  });
  keepOpen(
    house,
    contract.orderByLink,
    (act) =>
      buyer.readByLink(asked(act, act.input.token), readOrderToken(act.input.token, act.world.secret).id),
    direct,
  );
  const byLink = { shopOf: buyer.shopOfLink };
  keepOpen(
    house,
    contract.confirmReceipt,
    (act) => buyer.confirm(asked(act, act.input.token), act.input),
    byLink,
  );
  keepOpen(
    house,
    contract.cancelOrder,
    (act) => buyer.cancel(asked(act, act.input.token), act.input),
    byLink,
  );
  keepOpen(
    house,
    contract.paymentWebhook,
    async ({ world, input, call }) => {
      if (input.provider !== world.provider.name) throw refuse('recordNotFound', { reason: 'provider' });
      const message =
        call.raw === undefined ? undefined : world.provider.read(call.raw.body, call.raw.signature);
      if (message === undefined) throw refuse('invalidRequest', { reason: 'signature' });
      if (message.kind === 'ignored') return { received: true, effect: 'ignored' };
      return { received: true, effect: await recordCapture(world, message.capture) };
    },
    direct,
  );
}

/** The test provider's own calls. Kept only where the database is test data. */
export function testProviderRoutes(house: House, provider: TestProvider): void {
  const direct = { direct: true };
  keepOpen(
    house,
    testPay,
    async ({ world, input }) => {
      const opened =
        input.outcome === 'paid'
          ? await provider.pay(input.payment_id, input.webhook)
          : await provider.look(input.payment_id);
      return {
        state: input.outcome === 'paid' ? ('captured' as const) : ('declined' as const),
        amount: formatUnits(opened.units, opened.asset),
        currency: opened.asset,
        return_url: returnUrlOf(world, opened),
      };
    },
    direct,
  );
  keepOpen(
    house,
    testPayment,
    async ({ world, input }) => {
      const seen = await provider.look(input.payment_id);
      return {
        state: seen.isCaptured ? ('captured' as const) : ('open' as const),
        amount: formatUnits(seen.units, seen.asset),
        refunded: formatUnits(seen.refunded, seen.asset),
        currency: seen.asset,
        payee: seen.payee,
        return_url: returnUrlOf(world, seen),
      };
    },
    direct,
  );
}

/** Where the buyer goes back to: the page that says what became of the payment. */
function returnUrlOf(world: World, { paymentId, payee }: { paymentId: string; payee: string }): string {
  const routed = readRoutedId(paymentId);
  if (routed === undefined) throw refuse('recordNotFound', { reason: 'payment' });
  return `${world.baseUrl}/s/${payee}/payment/${orderTokenOf(routed.shopId, routed.id, world.secret)}`;
}
