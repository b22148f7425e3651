// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'goodwill-day-count': { values: { day: Date | string; whose: string; units: bigint | number; cap: bigint | number }; row: { units: bigint }; open: never };
    'goodwill-day-read': { values: { day: Date | string; whose: string }; row: { units: bigint }; open: never };
    'goodwill-end': { values: { state: 'proposed' | 'confirmed' | 'dropped'; by: string; at: Date; id: string }; row: { id: string }; open: never };
    'goodwill-insert': { values: { id: string; kind: 'fund' | 'give'; shop_id?: bigint | number | null | undefined; currency: ColumnTypes['goodwill.currency']; units: bigint | number; reason: string; document: string; line_id?: string | null | undefined; inviter?: string | null | undefined; maker: string; made_at: Date; as_promo: boolean }; row: {  }; open: never };
    'goodwill-line': { values: { id: string }; row: { units: bigint; currency: ColumnTypes['bank_line.currency'] }; open: never };
    'goodwill-lock': { values: { id: string }; row: { id: string; kind: 'fund' | 'give'; shop_id: bigint | null; currency: ColumnTypes['goodwill.currency']; units: bigint; reason: string; document: string; as_promo: boolean; state: 'proposed' | 'confirmed' | 'dropped'; inviter: string | null; maker: string; made_at: Date; ended_at: Date | null }; open: never };
    'goodwill-page': { values: { limit: bigint | number; offset: bigint | number }; row: { id: string; kind: 'fund' | 'give'; shop_id: bigint; currency: ColumnTypes['goodwill.currency']; units: bigint; reason: string; document: string; as_promo: boolean; state: 'proposed' | 'confirmed' | 'dropped'; inviter: string | null; maker: string; made_at: Date; ended_at: Date | null; handle: string | null; name: string | null; maker_name: string | null; checker_name: string | null }; open: 'handle' | 'name' | 'maker_name' | 'checker_name' };
    'goodwill-shop': { values: { handle: string }; row: { shop_id: bigint; currency: ColumnTypes['shop.currency']; inviter: string | null }; open: 'inviter' };
    'recon-bank-accounts': { values: {  }; row: { account: string; currency: ColumnTypes['bank_account.currency']; actual: bigint; expected: bigint | null; unmatched: bigint }; open: 'expected' };
    'recon-book-unproved': { values: { shopId: bigint | number }; row: { place: string | null; subject: string | null; units: bigint | null }; open: 'place' | 'subject' | 'units' };
    'recon-books-turns': { values: { minutes: readonly (bigint | number | null)[] }; row: { shop_id: bigint; minute: number | null }; open: 'minute' };
    'recon-duplicates-unreturned': { values: { late: Date }; row: { place: string | null; subject: string | null; units: bigint }; open: 'place' | 'subject' };
    'recon-evidence-orphans': { values: { late: Date }; row: { place: string | null; subject: string | null; units: bigint }; open: 'place' | 'subject' };
    'recon-explanation-end': { values: { state: 'proposed' | 'confirmed' | 'dropped'; by: string; at: Date; id: string }; row: {  }; open: never };
    'recon-explanation-insert': { values: { id: string; itemId: string; units: bigint | number; document: string; note: string; by: string; at: Date }; row: {  }; open: never };
    'recon-explanation-open': { values: { itemId: string }; row: { id: string; maker: string; units: bigint }; open: never };
    'recon-fact-insert': { values: { runId: string; place: string; asset: ColumnTypes['recon_fact.asset']; expected_units: bigint | number; actual_units?: bigint | number | null | undefined; transit_units: bigint | number; unmatched_units: bigint | number; difference: bigint | number; at: Date }; row: {  }; open: never };
    'recon-fact-latest': { values: { since: Date }; row: { place: string; asset: ColumnTypes['recon_fact.asset']; expected_units: bigint; actual_units: bigint | null; transit_units: bigint; unmatched_units: bigint; difference: bigint; at: Date }; open: never };
    'recon-feed-first': { values: { provider: string }; row: { at: Date | null }; open: 'at' };
    'recon-feed-keep': { values: { provider: string; until: Date }; row: {  }; open: never };
    'recon-feed-read': { values: { provider: string }; row: { whole_until: Date }; open: never };
    'recon-incident-close': { values: { at: Date; id: string }; row: {  }; open: never };
    'recon-incident-insert': { values: { id: string; reason: string; at: Date }; row: {  }; open: never };
    'recon-incident-join': { values: { id: string; itemIds: readonly (string | null)[] }; row: {  }; open: never };
    'recon-incident-list': { values: { limit: bigint | number }; row: { id: string; state: 'open' | 'closed'; reason: string; opened_at: Date; closed_at: Date | null }; open: never };
    'recon-incident-open': { values: {  }; row: { id: string; state: 'open' | 'closed'; reason: string; opened_at: Date; closed_at: Date | null }; open: never };
    'recon-item-explained': { values: { explanationId: string; itemId: string }; row: {  }; open: never };
    'recon-item-gone': { values: { at: Date; ids: readonly (string | null)[] }; row: {  }; open: never };
    'recon-item-insert': { values: { id: string; place: string; kind: 'balance' | 'statement' | 'order' | 'books' | 'evidence' | 'capture' | 'differs' | 'missing_outside' | 'missing_inside'; subject: string; asset: ColumnTypes['recon_item.asset']; units: bigint | number; at: Date }; row: {  }; open: never };
    'recon-item-lock': { values: { id: string }; row: { id: string; state: 'open' | 'explained' | 'gone'; units: bigint }; open: never };
    'recon-item-seen': { values: { at: Date; units: bigint | number; id: string }; row: {  }; open: never };
    'recon-item-standing': { values: {  }; row: { id: string; place: string; kind: 'balance' | 'statement' | 'order' | 'books' | 'evidence' | 'capture' | 'differs' | 'missing_outside' | 'missing_inside'; subject: string; asset: ColumnTypes['recon_item.asset']; units: bigint; state: 'open' | 'explained' | 'gone'; first_seen_at: Date; last_seen_at: Date; incident_id: string | null }; open: never };
    'recon-line-insert': { values: { provider: string; now: Date; ids: readonly (string | null)[]; kinds: readonly (string | null)[]; refs: readonly (string | null)[]; assets: readonly (string | null)[]; units: readonly (bigint | number | null)[]; ats: readonly (Date | null)[] }; row: {  }; open: never };
    'recon-nodes-read': { values: { chain: string }; row: { at: Date | null }; open: 'at' };
    'recon-run-books-until': { values: {  }; row: { until: Date | null }; open: 'until' };
    'recon-run-insert': { values: { id: string; at: Date; places: bigint | number; differences: bigint | number; silent: bigint | number; booksUntil: Date }; row: {  }; open: never };
    'recon-run-list': { values: { limit: bigint | number }; row: { id: string; at: Date; places: number; differences: number; silent: number }; open: never };
    'recon-seal-insert': { values: { place: string; asset: ColumnTypes['recon_seal.asset']; until: Date; expected_units: bigint | number; actual_units: bigint | number; at: Date }; row: {  }; open: never };
    'recon-seal-newest': { values: { place: string }; row: { asset: ColumnTypes['recon_seal.asset']; until: Date; expected_units: bigint; actual_units: bigint }; open: never };
    'recon-source-asked': { values: { now: Date; silent: readonly (string | null)[]; names: readonly (string | null)[] }; row: {  }; open: never };
    'recon-source-silent': { values: { since: Date }; row: { name: string; answered_at: Date | null; first_at: Date }; open: never };
    'recon-suspense': { values: { limit: bigint | number }; row: { id: string; account: string; booked_on: string; currency: ColumnTypes['bank_line.currency']; units: bigint | null; other_name: string; text: string }; open: 'units' };
    'recon-unmatched-captures': { values: {  }; row: { place: string | null; subject: string | null; units: bigint; asset: string | null }; open: 'place' | 'subject' | 'asset' };
  }
}
