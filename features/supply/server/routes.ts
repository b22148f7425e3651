// Calls of suppliers and of people who look after them.
import { pictureOf } from '#domain/wire/picture.ts';
import { formatUnits } from '#domain/money/money.ts';
import { prepareFiles } from '#features/files/server/public.ts';
import { listOwn } from '#features/goods/server/public.ts';
import { costHistory } from '#features/goods/cost.contract.ts';
import * as contract from '#features/supply/contract.ts';
import * as payables from '#features/supply/payables.contract.ts';
import * as suppliers from '#features/supply/suppliers.contract.ts';
import { handleList } from '#platform/http/listing.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { claimRoutes } from './claim-routes.ts';
import * as contracts from './contracts.ts';
import { openChanges, readHistory } from './costs.sql.ts';
import { readFeedFile } from './feed-file.ts';
import { takeFeed } from './feed.ts';
import * as payments from './payments.ts';
import { printStatement, readStatement } from './statement.ts';
import { supplierList } from './suppliers.sql.ts';

export type SupplyParts = {
  /** The platform's own accounts, from which suppliers are paid by file. */
  readonly accounts: readonly payments.PayingAccount[];
};

const direct = { direct: true };

export function supplyTermsRoutes(registry: Registry, parts: SupplyParts): void {
  handleFeed(registry);
  handleSuppliers(registry);
  handlePayables(registry, parts);
  claimRoutes(registry, { prepare: ({ call }) => prepareFiles(call.files, 'case') });
}

function handleFeed(registry: Registry): void {
  handle(
    registry,
    contract.apiStock,
    ({ env, supplierId, personId, input }) => {
      const lines = input.rows.map((row, index) => ({ line: index + 1, code: row.code, row }));
      return takeFeed({ env, supplierId, personId, isPreview: input.preview }, lines);
    },
    direct,
  );
  handle(
    registry,
    contract.stockFile,
    ({ env, supplierId, personId, input }) => {
      const ask = { env, supplierId, personId };
      return takeFeed({ ...ask, isPreview: input.preview }, readFeedFile(input.csv));
    },
    direct,
  );
  handle(
    registry,
    contract.ownGoods,
    async ({ tx, env, supplierId, input: { q, page } }) => {
      const size = 50;
      const part = { q, limit: size + 1, offset: (page - 1) * size };
      const rows = await listOwn(tx, supplierId, part);
      const ids = rows.map(({ id }) => id);
      const open = new Map((await openChanges(tx, { goodsIds: ids })).map((one) => [one.goods_id, one]));
      const { currency } = env.policy;
      const list = rows.slice(0, size).map((row) => {
        const change = open.get(row.id);
        return {
          id: row.id,
          code: row.code,
          title: row.title,
          image: pictureOf(row.picture, row.title),
          stock: Number(row.on_hand),
          reserved: Number(row.reserved),
          cost: formatUnits(row.cost_units, currency),
          announced:
            change === undefined
              ? null
              : { from: change.from_at.toISOString(), cost: formatUnits(change.new_units, currency) },
        };
      });
      return { list, currency, page, has_more: rows.length > size };
    },
    direct,
  );
  handle(
    registry,
    costHistory,
    async ({ tx, env, input }) => {
      const { currency } = env.policy;
      const rows = await readHistory(tx, { goodsId: input.goods_id });
      const list = rows.map((row) => ({
        id: row.id,
        from_cost: formatUnits(row.old_units, currency),
        to_cost: formatUnits(row.new_units, currency),
        announced_at: row.announced_at.toISOString(),
        from: row.from_at.toISOString(),
        state: row.state,
      }));
      return { list, currency };
    },
    direct,
  );
}

function handleSuppliers(registry: Registry): void {
  handleList(registry, suppliers.supplierBoard, {
    sql: supplierList,
    present: (rows, context) => contracts.presentBoard(context, rows),
  });
  handle(registry, suppliers.readSupplier, (act) => contracts.showSupplier(act, act.input.id), direct);
  handle(registry, suppliers.setContract, (act) => contracts.makeContract(act, act.input));
  handle(registry, suppliers.proposeAccount, (act) => contracts.propose(act, act.input));
  handle(registry, suppliers.decideAccount, (act) => contracts.decide(act, act.input));
}

function handlePayables(registry: Registry, { accounts }: SupplyParts): void {
  handle(
    registry,
    payables.payables,
    (act) => readStatement({ ...act, personId: undefined }, { ...act.input, id: act.supplierId }),
    direct,
  );
  handle(
    registry,
    payables.payablesPaper,
    (act) => {
      const period = { ...act.input, id: act.supplierId };
      return printStatement({ ...act, personId: undefined }, period, act.input.format);
    },
    direct,
  );
  handle(registry, payables.supplierPayables, (act) => readStatement(act, act.input), direct);
  handle(registry, payables.supplierPaper, (act) => printStatement(act, act.input, act.input.format), direct);
  handle(registry, payables.makeSupplierPayment, (act) => payments.make(act, act.input));
  handle(registry, payables.moveSupplierPayment, (act) => payments.move(act, act.input));
  handle(registry, payables.supplierPaymentFile, (act) => payments.fileOf(act, act.input.id, accounts));
}
