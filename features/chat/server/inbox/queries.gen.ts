// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'inbox-assign-chat': { values: { to?: string | null | undefined; by: string; at: Date; shopId: bigint | number; id: string }; row: {  }; open: never };
    'inbox-list': { values: { shopId: bigint | number; state?: string | null | undefined; mine?: string | null | undefined; id?: string | null | undefined; isSearched: boolean; number?: bigint | number | null | undefined; text?: string | null | undefined; name?: string | null | undefined; most: bigint | number; limit: bigint | number; offset: bigint | number; me: string; language: string }; row: { all_unread: number | null; open: number | null; mine: number | null; kind: string; id: string | null; state: string | null; at: Date | null; order_number: number | null; goods_id: string | null; name: string | null; unread: number | null; said_by: string | null; parts: Json | null; body: string | null; assignee: string | null; assignee_name: string | null; assigned_by: string | null; assigned_at: Date | null; title: string | null }; open: 'all_unread' | 'open' | 'mine' | 'id' | 'state' | 'at' | 'order_number' | 'goods_id' | 'name' | 'unread' | 'said_by' | 'parts' | 'body' | 'assignee' | 'assignee_name' | 'assigned_by' | 'assigned_at' | 'title' };
    'inbox-lock-chat': { values: { shopId: bigint | number; id: string }; row: { id: string; kind: 'service' | 'order'; shop_id: bigint; assignee: string | null; assigned_at: Date | null }; open: never };
    'inbox-people': { values: { shopId: bigint | number }; row: { id: string; name: string | null; is_owner: boolean | null }; open: 'name' | 'is_owner' };
    'inbox-person': { values: { shopId: bigint | number; id: string }; row: { name: string | null }; open: 'name' };
  }
}
