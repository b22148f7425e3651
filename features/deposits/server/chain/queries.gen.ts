// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'deposit-account-give': { values: { shopId: bigint | number; personId: string; now: Date }; row: { number: number }; open: never };
    'deposit-account-of': { values: { shopId: bigint | number }; row: { number: number; person_id: string }; open: never };
    'deposit-address-coming': { values: { chain: 'ethereum' | 'tron'; address: string; shopId: bigint | number }; row: { newer_units: bigint; newer_blocks: number | null }; open: never };
    'deposit-address-hot': { values: { chain: string; contract: string; now: Date; limit: bigint | number }; row: { address: string; seen_block: bigint }; open: never };
    'deposit-address-newer': { values: { units: bigint | number; blocks?: bigint | number | null | undefined; chain: 'ethereum' | 'tron'; address: string }; row: {  }; open: never };
    'deposit-address-open': { values: { chain: string; address: string; number: bigint | number; shopId: bigint | number; contract: string; now: Date; hotUntil: Date }; row: {  }; open: never };
    'deposit-address-receiving': { values: { chain: string; contract: string; limit: bigint | number }; row: { address: string }; open: never };
    'deposit-claim-due': { values: { channel: 'ETC/USDT' | 'TRX/USDT' | 'bank'; before: Date; limit: bigint | number }; row: { shop_id: bigint; id: string; hash: string; address: string | null }; open: 'address' };
    'deposit-claim-keep': { values: { fact: 'found' | 'waiting' | 'failed' | 'wrong_token' | 'wrong_receiver' | 'wrong_network' | 'unknown'; now: Date; shop_id: bigint | number; id: string; hash: string }; row: {  }; open: never };
    'deposit-disputed': { values: { shopId: bigint | number; depositId: string }; row: { deposit_id: string; hash: string | null; log_index: number; verdict: 'agree' | 'behind' | 'missing' | 'differs' | 'gone'; waits_since: Date; source: ColumnTypes['deposit_sight.source']; sender: string; address: string; units: bigint; block: bigint; block_hash: string | null; at: Date; is_there: boolean }; open: 'hash' | 'block_hash' };
    'deposit-node-head': { values: { chain: string; source: number; block: bigint | number; now: Date }; row: {  }; open: never };
    'deposit-reading-due': { values: { chain: string; source: number; contract: string; now: Date; until: bigint | number; limit: bigint | number }; row: { address: string; seen_block: bigint; hot_until: Date }; open: never };
    'deposit-reading-read': { values: { block: bigint | number; isWhole: boolean; now: Date; warmSince: Date; coldNext: Date; chain: string; source: number; addresses: readonly (string | null)[] }; row: {  }; open: never };
    'deposit-sight': { values: { chain: string; source: number; now: Date; hashes: readonly (string | null)[]; indices: readonly (bigint | number | null)[]; froms: readonly (string | null)[]; addresses: readonly (string | null)[]; units: readonly (bigint | number | null)[]; blocks: readonly (bigint | number | null)[]; transfers: readonly (string | null)[]; ats: readonly (Date | null)[] }; row: {  }; open: never };
    'deposit-sight-retract': { values: { now: Date; chain: string; hash: string; logIndex: bigint | number; source: number }; row: {  }; open: never };
    'deposit-sights': { values: { chain: string; hash: string; logIndex: bigint | number }; row: { source: ColumnTypes['deposit_sight.source']; sender: string; address: string; units: bigint; block: bigint; block_hash: string | null; at: Date; is_there: boolean }; open: 'block_hash' };
    'deposit-transfer-appear': { values: { chain: string; now: Date; hashes: readonly (string | null)[]; indices: readonly (bigint | number | null)[]; addresses: readonly (string | null)[] }; row: {  }; open: never };
    'deposit-transfer-judged': { values: { verdict: 'agree' | 'behind' | 'missing' | 'differs' | 'gone'; now: Date; lookAt: Date; depositId?: string | null | undefined; chain: string; hash: string; logIndex: bigint | number }; row: {  }; open: never };
    'deposit-transfer-lock': { values: { chain: string; hash: string; logIndex: bigint | number }; row: { address: string }; open: never };
    'deposit-transfer-open': { values: { chain: string; now: Date; limit: bigint | number }; row: { hash: string | null; log_index: number; address: string; shop_id: bigint; verdict: 'agree' | 'behind' | 'missing' | 'differs' | 'gone'; deposit_id: string | null; read_first: bigint; read_second: bigint }; open: 'hash' };
  }
}
