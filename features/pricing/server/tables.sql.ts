// Versions of the tables behind prices.
import { statement, type Tx } from '#platform/db/database.ts';

export type TableRow = {
  key: string;
  version: number | null;
  value: string | null;
  source: string;
  imported_at: Date;
  importer: string | null;
};

const shipping = statement<TableRow>(
  'tables-shipping',
  `select p.name as key, t.version, null::text as value, t.source, t.imported_at, o.name as importer
   from ship_table t join supplier p on p.id = t.supplier_id left join operator o on o.id = t.imported_by
   order by t.imported_at desc, p.name, t.version desc limit 200`,
);
const taxes = statement<TableRow>(
  'tables-taxes',
  `select t.country as key, t.version,
     (select count(*)::text from tax_rule r where r.country = t.country and r.version = t.version) as value,
     coalesce((select r.source from tax_rule r where r.country = t.country and r.version = t.version order by r.n limit 1), '')
       as source, t.imported_at, o.name as importer
   from tax_table t left join operator o on o.id = t.imported_by
   order by t.imported_at desc, t.country, t.version desc limit 200`,
);
const rates = statement<TableRow>(
  'tables-rates',
  `select r.from_currency || '/' || r.to_currency as key, null::int as version, r.rate as value, r.source, r.at as imported_at,
     o.name as importer
   from fx_rate r left join operator o on o.id = r.imported_by order by r.at desc, key limit 200`,
);

const statements = { shipping, taxes, rates };

export function listTables(tx: Tx, kind: keyof typeof statements): Promise<TableRow[]> {
  return tx.rows(statements[kind], []);
}
