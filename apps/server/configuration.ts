// What the configuration asks of the platform, and the brand as it has been set in the console.
import { countries } from '#domain/geo/countries.ts';
import type { Logger } from 'pino';
import { loadSettings, type ConfigurationParts } from '#features/configuration/server/public.ts';
import { countTexts } from '#features/goods/server/text-counts.sql.ts';
import { scales } from '#domain/money/money.ts';
import { chargedIn } from '#domain/payments/payment-methods.ts';
import type { Database } from '#platform/db/database.ts';
import { liveSettings, type InstanceSettings, type LiveSettings } from '#platform/ports/settings.ts';
import type { Brand, Environment } from '#platform/environment.ts';

export const configurationParts: ConfigurationParts = { countTexts, waysToPay };

/** Countries where each way takes twenty of the instance's money: which it takes for an order, it is asked each time. */
function waysToPay({ payments, policy }: Environment) {
  return payments.map((provider) => {
    const { name, method } = provider;
    const asset = chargedIn(method, policy.currency);
    const units = 20n * 10n ** BigInt(scales[asset]);
    return {
      name,
      method,
      countries: countries.filter((country) => provider.takes({ asset, units, country })),
    };
  });
}

/** What is read of the database about once a second. */
export function openSettings(db: Database, log: Logger): LiveSettings {
  return liveSettings(
    () => loadSettings(db.direct),
    (error) => log.warn({ reason: String(error) }, 'settings stay as they were read last'),
  );
}

/** What the environment says, and over it what owners have set. */
export function brandOf(given: Brand, { look, legal }: InstanceSettings): Brand {
  return {
    ...given,
    ...(legal === undefined ? {} : { name: legal.name, legalName: legal.legal_name, country: legal.country }),
    ...(look.color === null ? {} : { color: look.color }),
    ...(look.logo === null ? {} : { logo: undefined, logoHash: look.logo }),
    ...(look.support === null ? {} : { support: look.support }),
  };
}
