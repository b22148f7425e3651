// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'brand-logo-insert': { values: { hash: string; bytes: Buffer; by: string; at: Date }; row: {  }; open: never };
    'brand-logo-read': { values: { hash: string }; row: { bytes: Buffer }; open: never };
    'configuration-insert': { values: { kind: 'languages' | 'carriers' | 'steps' | 'channels' | 'look' | 'legal'; after: bigint | number; body: string; why: string; by: string; at: Date; confirmedBy?: string | null | undefined }; row: { version: number }; open: never };
    'configuration-newest': { values: {  }; row: { kind: 'languages' | 'carriers' | 'steps' | 'channels' | 'look' | 'legal'; version: number; body: Json }; open: never };
    'configuration-page': { values: { kind: 'languages' | 'carriers' | 'steps' | 'channels' | 'look' | 'legal'; limit: bigint | number; offset: bigint | number }; row: { kind: 'languages' | 'carriers' | 'steps' | 'channels' | 'look' | 'legal'; version: number; body: Json; why: string; maker: string | null; made_at: Date; confirmer: string | null }; open: 'maker' | 'confirmer' };
    'configuration-speakers': { values: {  }; row: { lang: string; count: number }; open: never };
    'legal-decide': { values: { state: 'proposed' | 'confirmed' | 'declined'; by: string; at: Date; id: string }; row: { id: string }; open: never };
    'legal-find': { values: { id: string }; row: { id: string; version: number; body: ColumnTypes['legal_proposal.body']; why: string; made_by: string; maker: string | null; made_at: Date; state: 'proposed' | 'confirmed' | 'declined' }; open: 'maker' };
    'legal-insert': { values: { id: string; version: bigint | number; body: string; why: string; by: string; at: Date }; row: { id: string }; open: never };
    'legal-waiting': { values: {  }; row: { id: string; version: number; body: ColumnTypes['legal_proposal.body']; why: string; made_by: string; maker: string | null; made_at: Date; state: 'proposed' | 'confirmed' | 'declined' }; open: 'maker' };
  }
}
