// Sealed keys of certificates and of accounts with authorities: read and put back when the keys of the vault are turned.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import { accountContext, keyContext } from './certify.ts';

/** Both are found by a name, and are of no shop. */
type SealedKey = { readonly shop_id: bigint; readonly id: string; readonly sealed: Buffer };

type SealedKeys = {
  readonly after: (tx: Tx, row: SealedKey | undefined, limit: number) => Promise<SealedKey[]>;
  readonly put: (tx: Tx, row: SealedKey, sealed: Buffer) => Promise<void>;
  readonly contextOf: (row: SealedKey) => string;
};

const certificates = sql.rows('certificate-sealed')<{ sealed: Buffer }>`
  select 0::bigint as shop_id, host as id, key_sealed as sealed from domain_certificate
  where key_sealed is not null and host > :id order by host limit :limit`;
const putCertificate = sql.run('certificate-reseal')`
  update domain_certificate set key_sealed = :sealed where host = :id and key_sealed = :rowSealed`;
const accounts = sql.rows('authority-sealed')`
  select 0::bigint as shop_id, directory as id, key_sealed as sealed from domain_authority
  where directory > :id order by directory limit :limit`;
const putAccount = sql.run('authority-reseal')`
  update domain_authority set key_sealed = :sealed where directory = :id and key_sealed = :rowSealed`;

export const sealedKeys: readonly SealedKeys[] = [
  {
    after: async (tx, row, limit) =>
      (await certificates(tx, { id: row?.id ?? '', limit })).flatMap(({ sealed, ...rest }) =>
        sealed === null ? [] : [{ ...rest, shop_id: rest.shop_id ?? 0n, sealed }],
      ),
    put: (tx, row, sealed) => putCertificate(tx, { id: row.id, sealed, rowSealed: row.sealed }),
    contextOf: ({ id }) => keyContext(id),
  },
  {
    after: async (tx, row, limit) =>
      (await accounts(tx, { id: row?.id ?? '', limit })).map((one) => ({
        ...one,
        shop_id: one.shop_id ?? 0n,
      })),
    put: (tx, row, sealed) => putAccount(tx, { id: row.id, sealed, rowSealed: row.sealed }),
    contextOf: ({ id }) => accountContext(id),
  },
];
