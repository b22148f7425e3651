// What a buyer chose of where to send and what to pay in, as a cookie for all shops of this site.
import { isAsset } from '#domain/money/money.ts';
import { shipServices, type ShipService } from '#domain/pricing/shipping.ts';
import { readCookie, setCookie } from '#features/storefront/server/cookies.ts';

const cookieName = 'deliver';
const cookieDays = 180;

/** What the buyer chose themselves; undefined where they left it to us. */
export type Delivery = {
  readonly country: string | undefined;
  readonly currency: string | undefined;
  readonly service: ShipService | undefined;
};

/** Reads the choice out of the `Cookie` header; whatever is not exactly ours was not chosen. */
export function readDelivery(header: string | undefined): Delivery {
  const [country = '', currency = '', service = ''] = (readCookie(header, cookieName) ?? '').split('.');
  return {
    country: /^[A-Z]{2}$/.test(country) ? country : undefined,
    currency: isAsset(currency) ? currency : undefined,
    service: serviceOf(service),
  };
}

/** The `Set-Cookie` header that keeps a choice. */
export function writeDelivery({ country, currency, service }: Delivery, isSecure: boolean): string {
  const value = [country ?? '', currency ?? '', service ?? ''].join('.');
  return setCookie(cookieName, value, { days: cookieDays, isSecure });
}

export function serviceOf(text: string | null): ShipService | undefined {
  return shipServices.find((service) => service === text);
}
