// A buyer's own page, signed in, for the tests that look at all pages.
import type { MinePage, OwnPage, ShownWish } from './page-mine.shapes.ts';
import { address, goodsId, otherId, shop } from './page.samples.ts';

const wish: ShownWish = {
  goods_id: goodsId,
  title: 'Enamel kettle',
  image: { url: '/files/kettle.webp', alt: 'Enamel kettle' },
  price: '11.00',
  seen: '12.00',
  currency: 'USD',
  available: 4,
};

const { name, address: street, city, state, postcode, country } = address;

const own: OwnPage = {
  email: 'anna@shop.example',
  wishes: [wish],
  orders: [
    {
      number: '9GX2K-104',
      token: 'token_of_the_order_000',
      title: 'Enamel kettle',
      pieces: 3,
      status: 'shipped',
      paid_at: '2026-03-02T09:00:00.000Z',
      total: '27.00',
      currency: 'USD',
    },
  ],
  addresses: [{ id: otherId, name, address: street, city, state, postcode, country }],
  sessions: 2,
  ends_at: '2026-04-01T09:00:00.000Z',
  deleted_at: '2027-03-02T09:00:00.000Z',
};

const gone: ShownWish = { ...wish, goods_id: otherId, title: null, image: null, price: null, available: 0 };

export const minePage: MinePage = {
  kind: 'mine',
  shop,
  notices: [],
  undo: otherId,
  wishes: [wish, gone],
  view: 'in',
  own,
};
