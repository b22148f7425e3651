// Which shop, and with which key: read from the environment, because arguments of a command are seen by everybody on a machine.

export type ShopPlace = { readonly base: string; readonly key: string };

/** Where an assistant's tools read; or, in a sentence, what is wrong. */
export function readPlace(env: Readonly<Record<string, string | undefined>>): ShopPlace | string {
  const { STOCKLESS_URL: base = '', STOCKLESS_KEY: key = '' } = env;
  if (!URL.canParse(base))
    return 'STOCKLESS_URL must be the address of your app, such as https://shop.example';
  const { protocol, hostname } = new URL(base);
  const isHere = hostname === '127.0.0.1' || hostname === 'localhost';
  if (protocol !== 'https:' && !(protocol === 'http:' && isHere)) {
    return 'STOCKLESS_URL must begin with https://: a key is never sent in the clear';
  }
  if (!key.startsWith('shop_live_')) {
    return 'STOCKLESS_KEY must be a key of your shop (shop_live_…), made under Settings, Developers';
  }
  return { base, key };
}
