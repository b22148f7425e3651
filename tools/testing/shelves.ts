// A test app whose goods have facts and pictures, with the files that machines read of its shops.
import { createHash } from 'node:crypto';
import { openTestApp, type TestShop } from '#testing/test-app.ts';
import { importGoods, listGoods } from '#features/goods/contract.ts';
import { addToShowcase } from '#features/showcase/contract.ts';
import { shopFileRoutes } from '#features/storefront/server/feeds/shop-files.ts';

export const origin = 'https://shops.example';

type Row = Readonly<Record<string, string>> & { readonly code: string };

const first = {
  description: 'About it.',
  category: 'things',
  supplier: 'SUP-1',
  cost: '5.00',
  stock: '7',
  weight_grams: '350',
  maker: 'Kiln Works, Row 5',
  eu_person: 'Kiln Works, Row 5',
};
const header =
  'code,title,description,category,supplier,cost,suggested_price,stock,weight_grams,picture,maker,warnings,' +
  'pictures,family,options,brand,gtin,heading,origin,eu_person,title.ja,options.ja,warnings.ja';
const columns = header.split(',');

/** A picture of one colour, another for every code. */
function sheetOf(code: string): Buffer {
  const colour = createHash('sha256').update(code).digest('hex').slice(0, 6);
  const sheet = `<rect width="800" height="800" fill="#${colour}"/>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">${sheet}</svg>`);
}

export async function openShelves() {
  const app = await openTestApp();
  shopFileRoutes(app.composed.app, app.composed.env, { ask: app.composed.ask, publicUrl: origin });
  const { ask, app: fastify, env } = app.composed;

  /** Enters these goods and sells them in the shop for 12.00; the ids in their order. */
  async function sell(shop: TestShop, rows: readonly Row[]): Promise<string[]> {
    const full = rows.map((row): Record<string, string> => {
      const pictures = { picture: `goods/${row.code}.svg`, title: `Thing ${row.code}` };
      return { ...first, ...pictures, ...row };
    });
    const drawn = full.filter(({ picture }) => picture !== '');
    await Promise.all(drawn.map(({ picture = '', code = '' }) => env.files.write(picture, sheetOf(code))));
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const lines = [
      columns.join(','),
      ...full.map((row) => columns.map((name) => quoted(row[name] ?? '')).join(',')),
    ];
    async function* file() {
      yield lines.join('\n');
    }
    const report = await ask(importGoods, {}, { token: await app.operator(), stream: file() });
    if (report.refused > 0) throw new Error(JSON.stringify(report.errors));
    const token = await app.merchant(shop);
    const ids = await Promise.all(
      rows.map(async ({ code }) => {
        const { list } = await ask(listGoods, { q: code, page_size: 100 }, { token });
        return list.find((one) => one.code === code)?.id ?? '';
      }),
    );
    for (let from = 0; from < ids.length; from += 100) {
      const items = ids
        .slice(from, from + 100)
        .map((id) => ({ goods_id: id, sale_price: '12.00', listed: true }));
      await ask(addToShowcase, { items }, { token });
    }
    return ids;
  }
  return {
    ...app,
    sell,
    get: (url: string, headers: Record<string, string> = {}) => fastify.inject({ url, headers }),
  };
}

export type Shelves = Awaited<ReturnType<typeof openShelves>>;
