// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'checkout-expire': { values: { shopId: bigint | number; ids: readonly (string | null)[]; now: Date }; row: { id: string; lines: ColumnTypes['quote.lines'] }; open: never };
    'checkout-extend': { values: { expiresAt: Date; shopId: bigint | number; id: string; now: Date }; row: { id: string }; open: never };
    'checkout-state': { values: { shopId: bigint | number; id: string }; row: { state: 'open' | 'paid' | 'expired'; currency: string; total_units: bigint; expires_at: Date; lang: string; email: string; provider: string; method: ColumnTypes['payment.method']; provider_ref: string; former_refs: string[]; instructions: Json | null; refund_to: string; captured_units: bigint; charged_units: bigint | null; charged_asset: string | null }; open: 'charged_units' | 'charged_asset' };
    'checkout-still-open': { values: { shopId: bigint | number; ids: readonly (string | null)[]; now: Date }; row: { id: string }; open: never };
    'guard-count': { values: { now: Date; allowed: bigint | number; shopId: bigint | number; since: Date }; row: {  }; open: never };
    'guard-used': { values: { shopId: bigint | number; day: Date | string }; row: { used: number }; open: never };
    'guard-verified': { values: { shopId: bigint | number }; row: { is_verified: boolean }; open: never };
    'order-by-number': { values: { shopId: bigint | number; number: bigint | number }; row: { id: string; email: string; handle: string }; open: never };
    'order-taxes': { values: { shopId: bigint | number; orderId: string }; row: { tax_lines: Json }; open: never };
    'payment-event-done': { values: { now: Date; provider: string; eventId: string }; row: {  }; open: never };
    'payment-event-enter': { values: { provider: string; eventId: string; kind: string; paymentId: string; ref: string; event: string; body: string; signature: string; now: Date }; row: { done: boolean }; open: never };
    'payment-event-waiting': { values: { before: Date }; row: { provider: string; event_id: string; payment_id: string; ref: string }; open: never };
    'quote-purge': { values: { before: Date; limit: bigint | number }; row: { looked: number | null }; open: 'looked' };
    'stray-add': { values: { provider: string; eventId: string; body: string; reason: string; now: Date; factsKey: string }; row: { event_id: string }; open: never };
  }
}
