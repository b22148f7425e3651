// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'files-count': { values: { shopId: bigint | number; day: Date | string; max: bigint | number }; row: { used: number }; open: never };
    'files-erase': { values: { at: Date; shopId: bigint | number; id: string }; row: { shop_id: bigint; id: string; kind: 'avatar' | 'logo' | 'banner' | 'goods' | 'comment' | 'proof' | 'case' | 'chat' | 'identity' | 'qualification' | 'video'; folder: string | null; name: string; mime: string; bytes: number; width: number | null; height: number | null; widths: number[]; sha256: Buffer; made_by: string; created_at: Date }; open: never };
    'files-find': { values: { shopId: bigint | number; id: string }; row: { shop_id: bigint; id: string; kind: 'avatar' | 'logo' | 'banner' | 'goods' | 'comment' | 'proof' | 'case' | 'chat' | 'identity' | 'qualification' | 'video'; folder: string | null; name: string; mime: string; bytes: number; width: number | null; height: number | null; widths: number[]; sha256: Buffer; made_by: string; created_at: Date }; open: never };
    'files-find-many': { values: { shopId: bigint | number; ids: readonly (string | null)[] }; row: { shop_id: bigint; id: string; kind: 'avatar' | 'logo' | 'banner' | 'goods' | 'comment' | 'proof' | 'case' | 'chat' | 'identity' | 'qualification' | 'video'; folder: string | null; name: string; mime: string; bytes: number; width: number | null; height: number | null; widths: number[]; sha256: Buffer; made_by: string; created_at: Date }; open: never };
    'files-insert': { values: { shop_id: bigint | number; id: string; kind: 'avatar' | 'logo' | 'banner' | 'goods' | 'comment' | 'proof' | 'case' | 'chat' | 'identity' | 'qualification' | 'video'; folder?: string | null | undefined; name: string; mime: string; bytes: bigint | number; width?: bigint | number | null | undefined; height?: bigint | number | null | undefined; widths: readonly (bigint | number | null)[]; sha256: Buffer; made_by: string; created_at: Date }; row: {  }; open: never };
    'files-private-of-all': { values: { shopId: bigint | number; id: string; limit: bigint | number }; row: { shop_id: bigint; id: string; kind: 'avatar' | 'logo' | 'banner' | 'goods' | 'comment' | 'proof' | 'case' | 'chat' | 'identity' | 'qualification' | 'video' }; open: never };
    'files-used': { values: { shopId: bigint | number; day: Date | string }; row: { used: number }; open: never };
  }
}
