/** One sale over HTTP: a supplier's goods, a merchant's shop, and a buyer who pays with the test provider. */
import { randomUUID } from 'node:crypto';
import { csvLine } from '#domain/text/csv.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { addSupplier, addTypes, importGoods, listCatalogue } from '#features/goods/contract.ts';
import { addInvitations, inviteCode } from '#features/invitation/contract.ts';
import { listOrders } from '#features/orders/contract.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { addToShowcase } from '#features/showcase/contract.ts';
import { joinByLink } from '#testing/door.ts';
import { consolePerson, merchant, type Credentials, type Person } from '../replay/acts/people.ts';
import { addressOf, openClient, type Client } from '../replay/client.ts';

const goodsCode = 'CUP';
const supplier = {
  code: 'SUPPLIER',
  name: 'Supplier',
  country: 'GB',
  ship_fee: '0.00',
  dispatch_days: 1,
  days_p50: 3,
  days_p90: 6,
  username: 'supplier',
} as const;

export type Shop = {
  readonly operator: Person;
  readonly owner: Person;
  /** Sells one piece to a buyer with this address. */
  sell(email: string): Promise<void>;
  close(): void;
};

/**
 * Opens a shop with one kind of goods on an empty instance of test data.
 *
 * @param isEnding True once the server was told to end: nothing is tried again then.
 */
export async function openSale(
  base: string,
  credentials: Credentials,
  isEnding: () => boolean = () => false,
): Promise<Shop> {
  const client = openClient(base, isEnding);
  let buyers = 0;
  const operator = consolePerson(client, credentials);
  const goodsId = await addGoods(client, operator, credentials.password);
  const owner = await openShop(client, operator, credentials.password);
  await owner.ask(addToShowcase, { items: [{ goods_id: goodsId, sale_price: '2.00' }] });
  const { info } = await owner.ask(me, {});
  return {
    operator,
    owner,
    sell: (email) => {
      buyers += 1;
      return buy(client, { handle: info.shop.handle, goodsId, email, from: addressOf(buyers) });
    },
    close: () => client.close(),
  };
}

/**
 * Sells one piece.
 *
 * @returns How many paid orders the merchant sees: one where all is well.
 */
export async function makeSale(base: string, credentials: Credentials): Promise<number> {
  const shop = await openSale(base, credentials);
  try {
    await shop.sell('buyer@example.org');
    return (await shop.owner.ask(listOrders, {})).list.length;
  } finally {
    shop.close();
  }
}

async function addGoods(client: Client, operator: Person, password: string): Promise<string> {
  const { link } = await operator.ask(addSupplier, supplier);
  await joinByLink(client, link, `${password}-supplier`);
  await operator.ask(addTypes, { list: [{ code: 'cups', name: 'Cups' }] });
  const head = [
    'code',
    'title',
    'description',
    'category',
    'supplier',
    'cost',
    'suggested_price',
    'stock',
    'weight_grams',
    'picture',
    'maker',
    'warnings',
  ];
  const row = [goodsCode, 'Cup', '', 'cups', supplier.code, '1.00', '2.00', '10000', '', '', '', ''];
  const chunks = [csvLine(head), csvLine(row)];
  await operator.ask(importGoods, {}, { body: () => ({ chunks, type: 'text/csv' }) });
  const { list } = await operator.ask(listCatalogue, { type_id: 'cups' });
  const found = list.find(({ code }) => code === goodsCode);
  if (found === undefined) throw new Error('the catalogue does not show the imported goods');
  return found.id;
}

async function openShop(client: Client, operator: Person, password: string): Promise<Person> {
  const made = await operator.ask(addInvitations, { count: 1 });
  const { invite_ticket } = await client.ask(inviteCode, { code: made.list[0]?.code ?? '' });
  const owner = { username: 'merchant', password: `${password}-merchant` };
  const { token } = await client.ask(login, {
    ...owner,
    confirm_password: owner.password,
    register: true,
    tz: 'UTC',
    invite_ticket,
    shop_name: 'Cup shop',
  });
  return merchant(client, owner, token);
}

type Purchase = {
  readonly handle: string;
  readonly goodsId: string;
  readonly email: string;
  readonly from: string;
};

async function buy(client: Client, { handle, goodsId, email, from }: Purchase): Promise<void> {
  const lines = [{ goods_id: goodsId, qty: 1 }];
  const { quote_id } = await client.ask(quoteCart, { handle, lines, country: 'GB' }, { from });
  const buyer = {
    name: 'Buyer',
    email,
    address: '1 High Street',
    city: 'London',
    postcode: 'E1 1AA',
    country: 'GB',
    note: '',
  };
  const { payment } = await client.ask(
    checkout,
    { quote_id, buyer, terms: true },
    { onceKey: randomUUID(), from },
  );
  await client.ask(testPay, { payment_id: payment.id });
}
