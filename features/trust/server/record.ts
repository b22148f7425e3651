// The public record as anybody reads it.
import { limits } from '#domain/limits.ts';
import { formatUnits, isAsset } from '#domain/money/money.ts';
import { reserveShape, type ReserveDocument } from '#domain/record/reserve.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { announcedNames } from '#features/proof/console.contract.ts';
import { readDocumentBody, readDocuments, readFigures } from '#features/proof/server/public.ts';
import type { announcedDocuments, publicRecord } from '#features/trust/record.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { acrossShops } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';

type Shown = GivenOf<typeof publicRecord>;

type Published = Pick<Shown, 'documents' | 'reserve'>;

/** Documents change only as the record grows: whoever asks meanwhile is given the same. */
export function makeRecord(): (env: Environment, tx: Tx) => Promise<Shown> {
  let known: { readonly size: number; readonly published: Published } | undefined;
  return (env, tx) =>
    acrossShops('trust', async () => {
      const figures = await readFigures(env, tx);
      if (known?.size !== figures.size) {
        known = { size: figures.size, published: await readPublished(tx) };
      }
      return present(env, figures, known.published);
    });
}

async function readPublished(tx: Tx): Promise<Published> {
  const documents = await readDocuments(tx, limits.documentsShown);
  const newest = documents.find(({ name }) => name === 'reserve');
  return { documents, reserve: await readReserve(tx, newest) };
}

type Figures = Awaited<ReturnType<typeof readFigures>>;

function present(env: Environment, { size, acts, head, seals }: Figures, published: Published): Shown {
  const { log } = env.recordKeys;
  return {
    origin: log.name,
    vkey: log.vkey,
    url: `${env.baseUrl}/log`,
    size,
    acts: String(acts),
    head: head ?? null,
    owed: seals.map(({ no, at, currency, shops, merchants, buyers, suppliers }) => ({
      no,
      at,
      currency,
      shops,
      merchants: amountOf(merchants, currency),
      buyers: amountOf(buyers, currency),
      suppliers: amountOf(suppliers, currency),
    })),
    ...published,
    command: `npx stockless-verify ${env.baseUrl}`,
  };
}

const amountOf = (units: bigint, currency: string): string =>
  isAsset(currency) ? formatUnits(units, currency) : String(units);

/** As it was put on record. */
async function readReserve(
  tx: Tx,
  row: { readonly sha256: string } | undefined,
): Promise<{ readonly sha256: string; readonly document: ReserveDocument } | null> {
  if (row === undefined) return null;
  const { sha256 } = row;
  const body = await readDocumentBody(tx, { name: 'reserve', sha256 });
  const document = reserveShape.parse(JSON.parse(body.toString('utf8')));
  return { sha256, document };
}

/** The newest of each kind that holds now, and each that is announced. */
export async function presentAnnounced(
  env: Environment,
  tx: Tx,
): Promise<GivenOf<typeof announcedDocuments>> {
  const now = env.clock.now();
  const all = await readDocuments(tx, limits.documentsShown, announcedNames);
  const list = announcedNames.flatMap((name) => {
    const own = all.filter((one) => one.name === name);
    const coming = own.filter(({ from }) => new Date(from) > now);
    const held = own.find((one) => !coming.includes(one));
    return [
      ...(held === undefined ? [] : [{ ...held, is_coming: false }]),
      ...coming.map((one) => ({ ...one, is_coming: true })),
    ];
  });
  return { list };
}
