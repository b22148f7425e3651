// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'proof-acts-all': { values: {  }; row: { acts: bigint }; open: never };
    'proof-acts-logged': { values: { shopId: bigint | number }; row: { acts: bigint }; open: never };
    'proof-append': { values: { size: bigint | number; at: Date; kinds: readonly (string | null)[]; names: readonly (string | null)[]; shops: readonly (bigint | number | null)[]; seqs: readonly (bigint | number | null)[]; bodies: readonly (Buffer | null)[]; levels: readonly (number | null)[]; nos: readonly (bigint | number | null)[]; hashes: readonly (Buffer | null)[] }; row: { size: bigint | null }; open: 'size' };
    'proof-bodies': { values: { from: bigint | number; until: bigint | number }; row: { body: Buffer }; open: never };
    'proof-book': { values: { shopId: bigint | number }; row: { currency: ColumnTypes['book.currency']; last_seq: bigint; head_hash: Buffer; v2_from: bigint }; open: never };
    'proof-checkpoint-save': { values: { size: bigint | number; root: Buffer; note: string; at: Date }; row: {  }; open: never };
    'proof-checkpoints': { values: { most: bigint | number; limit: bigint | number }; row: { size: bigint; root: Buffer; note: string; at: Date; names: string[] | null; lines: string[] | null }; open: 'names' | 'lines' };
    'proof-cosignature-save': { values: { size: bigint | number; name: string; line: string; at: Date }; row: {  }; open: never };
    'proof-cosigned': { values: { most: bigint | number; limit: bigint | number }; row: { size: bigint; names: string[] | null }; open: 'names' };
    'proof-cosigners': { values: { size: bigint | number }; row: { name: string; at: Date }; open: never };
    'proof-doc': { values: { hash: Buffer }; row: { type: string; body: Buffer }; open: never };
    'proof-doc-insert': { values: { hash: Buffer; name: string; ver: string; from: Date; type: string; body: Buffer; at: Date }; row: { name: string }; open: never };
    'proof-document-body': { values: { name: string; hash: Buffer }; row: { body: Buffer }; open: never };
    'proof-documents-newest': { values: {  }; row: { name: string; hash: Buffer; ver: string; from_at: Date; type: string; at: Date }; open: never };
    'proof-documents-of': { values: { name: string; limit: bigint | number }; row: { name: string; hash: Buffer; ver: string; from_at: Date; at: Date; idx: bigint | null }; open: never };
    'proof-documents-published': { values: { name: string; limit: bigint | number }; row: { hash: Buffer; ver: string; from_at: Date; at: Date; idx: bigint }; open: never };
    'proof-hashes': { values: { level: number; from: bigint | number; until: bigint | number }; row: { hash: Buffer }; open: never };
    'proof-head': { values: {  }; row: { size: bigint }; open: never };
    'proof-head-signed': { values: {  }; row: { size: bigint; at: Date }; open: never };
    'proof-leaves': { values: { from: bigint | number; until: bigint | number }; row: { hash: Buffer }; open: never };
    'proof-numbers': { values: { shopId: bigint | number; subjects: readonly (string | null)[] }; row: { subject: string; first: number | null; last: number | null }; open: 'first' | 'last' };
    'proof-pending': { values: { limit: bigint | number }; row: { shop_id: bigint; seq: bigint; at: Date; kind: 'change' | 'view'; act: string; actor: 'merchant' | 'operator' | 'supplier' | 'house'; person_id: string | null; subject: string; why: string; before: Json | null; after: Json | null; request_id: string; salt: Buffer }; open: never };
    'proof-pending-docs': { values: { limit: bigint | number }; row: { hash: Buffer; name: string; ver: string; from_at: Date; at: Date }; open: never };
    'proof-places': { values: { shopId: bigint | number; after: bigint | number; until: bigint | number }; row: { act_seq: bigint; idx: bigint; body: Buffer }; open: never };
    'proof-rows': { values: { shopId: bigint | number; after: bigint | number; limit: bigint | number }; row: { seq: bigint; kind: string; debit_kind: ColumnTypes['transfer.debit_kind']; debit_subject: string; credit_kind: ColumnTypes['transfer.credit_kind']; credit_subject: string; units: bigint; actor: string; document: string; once_key: string; at: Date }; open: never };
    'proof-seals': { values: { limit: bigint | number }; row: { no: number; currency: string; at: Date; shops: number; merchants: bigint; buyers: bigint; suppliers: bigint; acts: bigint; took_ms: number }; open: never };
    'proof-seals-newest': { values: {  }; row: { no: number; currency: string; at: Date; shops: number; merchants: bigint; buyers: bigint; suppliers: bigint; acts: bigint; took_ms: number }; open: never };
    'proof-tile-hashes': { values: { level: number; from: bigint | number; until: bigint | number }; row: { bytes: Buffer | null }; open: 'bytes' };
    'proof-tile-leaves': { values: { from: bigint | number; until: bigint | number }; row: { bytes: Buffer | null }; open: 'bytes' };
    'proof-waiting': { values: {  }; row: { acts: number | null; documents: number | null; oldest_at: Date | null }; open: 'acts' | 'documents' | 'oldest_at' };
    'proof-witness-save': { values: { name: string; size: bigint | number; at?: Date | null | undefined; failedAt?: Date | null | undefined; failure: string }; row: {  }; open: never };
    'proof-witnesses': { values: {  }; row: { name: string; size: bigint; at: Date | null; failed_at: Date | null; failure: string }; open: never };
    'seal-bytes': { values: { kinds: readonly (string | null)[]; levels: readonly (number | null)[]; pieces: readonly (bigint | number | null)[]; starts: readonly (bigint | number | null)[]; lengths: readonly (bigint | number | null)[]; no: bigint | number; currency: string }; row: { bytes: Buffer | null }; open: 'bytes' };
    'seal-claims': { values: { after: bigint | number; own: string; currency: string; limit: bigint | number; now: Date }; row: { last: bigint | null; bytes: Buffer | null }; open: 'last' | 'bytes' };
    'seal-currencies': { values: { own: string }; row: { currency: string | null; shops: number }; open: 'currency' };
    'seal-forget': { values: { before: bigint | number }; row: { seal_forget: Json | null }; open: 'seal_forget' };
    'seal-has-row': { values: { shopId: bigint | number; seq: bigint | number; hash: Buffer }; row: { seq: bigint }; open: never };
    'seal-insert': { values: { no: bigint | number; currency: string; at: Date; height: number; shops: bigint | number; root: Buffer; merchants: bigint | number; buyers: bigint | number; suppliers: bigint | number; acts: bigint | number; upto: bigint | number; idx: bigint | number; tookMs: bigint | number }; row: {  }; open: never };
    'seal-last': { values: {  }; row: { no: number | null }; open: 'no' };
    'seal-leaves': { values: { no: bigint | number; currency: string; piece: bigint | number }; row: { piece: number; bytes: Buffer }; open: never };
    'seal-lock': { values: {  }; row: { taken: boolean | null }; open: 'taken' };
    'seal-newest': { values: { currency: string; size: bigint | number }; row: { no: number; currency: string; height: number; root: Buffer; idx: bigint }; open: never };
    'seal-piece': { values: { no: bigint | number; currency: string; kind: 'claim' | 'node' | 'shop'; level: number; piece: bigint | number; firstShop?: bigint | number | null | undefined; bytes: Buffer }; row: {  }; open: never };
    'seal-refresh': { values: { after: bigint | number; limit: bigint | number }; row: { last: bigint | null }; open: 'last' };
    'seal-rewritten': { values: { shopId: bigint | number }; row: { seq: bigint | null }; open: never };
    'seal-shop-piece': { values: { no: bigint | number; currency: string; shopId: bigint | number }; row: { piece: number; bytes: Buffer }; open: never };
  }
}
