/** Whether the rows of shops are kept apart on a server, for statements in a transaction and for those of their own. */
import { openDatabase, statement } from '#platform/db/database.ts';
import { acrossShops, inShop } from '#platform/db/scope.ts';
import { connectAsOwner } from '../replay/own-database.ts';

const shops = [7n, 8n, 9n];

// A table of shops that needs no other row.
const read = statement<{ shop_id: bigint }>(
  'conform-fence',
  'select shop_id from order_counter order by shop_id',
);

/** Faults, one line each: none where a shop sees its own rows and no others. */
export async function checkFence(host: string): Promise<string[]> {
  const owner = await connectAsOwner(host);
  const db = openDatabase({ host, database: 'stockless' }, (error) => console.error(error.message), 2);
  try {
    for (const shop of shops)
      await owner.query('insert into order_counter (shop_id) values ($1)', [String(shop)]);
    const faults: string[] = [];
    const compare = (way: string, rows: readonly { shop_id: bigint }[], wanted: readonly bigint[]): void => {
      const found = rows.map((row) => row.shop_id).join(', ');
      if (found !== wanted.join(', '))
        faults.push(`${way} sees rows of ${found || 'none'} instead of ${wanted.join(', ')}`);
    };
    for (const shop of shops) {
      await inShop(shop, async () => {
        compare(`shop ${shop} alone`, await db.direct.rows(read, []), [shop]);
        compare(`shop ${shop} in a transaction`, await db.transaction((tx) => tx.rows(read, [])), [shop]);
      });
    }
    await acrossShops('tools', async () =>
      compare('work on all shops', await db.direct.rows(read, []), shops),
    );
    return faults;
  } finally {
    await db.close();
    await owner.end();
  }
}
