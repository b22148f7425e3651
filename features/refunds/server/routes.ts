// Calls about refunds that merchants begin.
import { previewRefund, refundOrder } from '#features/refunds/contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { presentPreview, refundByShop } from './refund.ts';

export function refundRoutes(registry: Registry): void {
  handle(registry, previewRefund, (act) => presentPreview(act, act.input));
  handle(registry, refundOrder, ({ env, tx, now, input, shopId, session }) =>
    refundByShop({ env, tx, now, shopId, session }, input),
  );
}
