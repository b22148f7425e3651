// What keeps an instance of its kind from starting: settings that are missing or dangerous, and files that they name.
// It looks and changes nothing, so that `npm run doctor` may ask on a machine that is serving.
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { mainnets } from '#platform/chains/config.ts';
import { checkEnv, type Env } from '#platform/env.ts';
import { paypalPayeeMissing } from '#features/checkout/server/providers/paypal/client.ts';
import { readCarriers } from '#features/shipping/server/carriers/config.ts';
import type { Carrier } from '#platform/ports/carriers.ts';
import type { InstanceKind, SettingFault } from '#platform/settings.ts';
import { noPayments, readPaymentConfig, type PaymentConfig } from './payments.ts';
import { readSecrets, secretsFile, secretsSetting } from './secrets.ts';

export type Checked = {
  readonly env: Env;
  /** What a new database becomes. */
  readonly kind: InstanceKind;
  readonly payments: PaymentConfig;
  readonly carriers: readonly Carrier[];
  /** Everything at once; empty where a start may go on. */
  readonly faults: readonly SettingFault[];
};

type Says = (setting: string, says: string) => void;

/**
 * Looks at the whole configuration of a start.
 *
 * @param userId Who runs this process; 0 is root. Undefined where the system has no such numbers.
 */
export function checkInstance(
  variables: Readonly<Record<string, string | undefined>>,
  userId = process.getuid?.(),
): Checked {
  const { env, faults: first } = checkEnv(variables);
  const faults = [...first];
  const isNamed = new Set(faults.map(({ setting }) => setting));
  // A setting that cannot be read is named for that, and not once more for being missing.
  const says: Says = (setting, text) => {
    if (!isNamed.has(setting)) faults.push({ setting, says: text });
  };
  const kind = env.instance ?? 'test';
  const payments = paymentsOf(env, says);
  const carriers = carriersOf(env, says);
  checkDatabase(env, says);
  checkFiles(env, says);
  if (kind === 'real') {
    checkRealSettings(env, says);
    checkRealPartners(env, { payments, carriers }, says);
    if (userId === 0 && !env.isRootAllowed)
      says('RUN_AS_ROOT', 'must be yes to run as root: better, give the server a user of its own');
  } else {
    checkTestPartners(payments, says);
  }
  return { env, kind, payments, carriers, faults };
}

function paymentsOf({ paymentsFile }: Env, says: Says): PaymentConfig {
  if (paymentsFile === undefined) return noPayments;
  const read = readPaymentConfig(paymentsFile);
  if ('usdt' in read) return read;
  for (const fault of read) says('PAYMENTS_FILE', fault);
  return noPayments;
}

function carriersOf({ carriersFile }: Env, says: Says): readonly Carrier[] {
  try {
    return readCarriers(carriersFile);
  } catch (error) {
    says('CARRIERS_FILE', error instanceof Error ? error.message : String(error));
    return [];
  }
}

function checkDatabase({ databaseUrl, migrateUrl }: Env, says: Says): void {
  if (migrateUrl !== undefined && databaseUrl === undefined)
    says(
      'MIGRATE_DATABASE_URL',
      'needs DATABASE_URL beside it: the packaged PostgreSQL has logins of its own',
    );
}

function checkFiles(env: Env, says: Says): void {
  const { logo } = env.brand;
  if (logo !== undefined && !existsSync(logo)) says('BRAND_LOGO', `must name a file; there is no ${logo}`);
  try {
    readSecrets(env);
  } catch (error) {
    says(secretsSetting(env), error instanceof Error ? error.message : String(error));
  }
}

/** What a real instance must be told, because every default is that of a demonstration. */
function checkRealSettings(
  { given, origins, baseUrl, brand, mail, vaultKeys, ...env }: Env,
  says: Says,
): void {
  const addresses = {
    BASE_URL: baseUrl,
    APP_ORIGIN: origins.app,
    SHOP_ORIGIN: origins.shop,
    CONSOLE_ORIGIN: origins.console,
    FILES_ORIGIN: origins.files,
  };
  if (!given.has('BASE_URL')) says('BASE_URL', 'must be given: an origin that begins with https://');
  for (const [name, address] of Object.entries(addresses)) {
    if (given.has(name) && !address.startsWith('https://')) says(name, 'must begin with https://');
  }
  if (!given.has('LEGAL_NAME')) says('LEGAL_NAME', 'must be given: it says who runs this instance');
  else if (brand.legalName === demoLegalName) says('LEGAL_NAME', 'must not be that of the demonstration');
  if (!given.has('LEGAL_COUNTRY')) says('LEGAL_COUNTRY', 'must be given: it says whose law applies');
  if (!given.has('SMTP_URL')) says('SMTP_URL', 'must be given: buyers get their receipts and links by email');
  if (mail === undefined && !given.has('MAIL_FROM'))
    says('MAIL_FROM', 'must be given: it says who emails are from');
  if (vaultKeys.length === 0)
    says(
      'VAULT_KEYS',
      'must be given: `npm run vault -- new ID` makes a key; keep a copy away from this machine',
    );
  if (env.isUnsafeAllowed) says('UNSAFE_DATABASE', 'must not be yes where real money moves');
  const secrets = secretsFile(env);
  if (isOpenToOthers(secrets)) says(secretsSetting(env), `must keep ${secrets} from others: chmod 600`);
}

const demoLegalName = 'Stockless Demo Ltd';

type Partners = { readonly payments: PaymentConfig; readonly carriers: readonly Carrier[] };

function checkRealPartners({ given, ...env }: Env, { payments, carriers }: Partners, says: Says): void {
  const { card, paypal, mollie, usdt, deposits, payouts, bank } = payments;
  if (!given.has('PAYMENTS_FILE')) says('PAYMENTS_FILE', 'must be given: it names at least one way to pay');
  else if (isOpenToOthers(env.paymentsFile))
    says('PAYMENTS_FILE', 'must be kept from others, because it holds keys: chmod 600');
  if (
    // A file that cannot be read was named for that.
    payments !== noPayments &&
    card === undefined &&
    paypal === undefined &&
    mollie === undefined &&
    usdt.length === 0 &&
    (bank?.accounts.length ?? 0) === 0
  )
    says('PAYMENTS_FILE', 'must name at least one way to pay: card, paypal, mollie, usdt or bank');
  if (card !== undefined && !isLiveKey(card.secretKey))
    says('PAYMENTS_FILE', 'card.secretKey must be a live key');
  if (card !== undefined && card.webhookSecrets.length === 0)
    says('PAYMENTS_FILE', 'card.webhookSecrets must have at least one');
  if (card?.apiUrl !== undefined && !card.apiUrl.startsWith('https://'))
    says('PAYMENTS_FILE', 'card.apiUrl must begin with https://');
  if (paypal !== undefined && paypal.environment !== 'live')
    says('PAYMENTS_FILE', 'paypal.environment must be live');
  if (paypal?.environment === 'live' && paypal.merchantId === undefined)
    says('PAYMENTS_FILE', paypalPayeeMissing);
  if (paypal?.apiUrl !== undefined && !paypal.apiUrl.startsWith('https://'))
    says('PAYMENTS_FILE', 'paypal.apiUrl must begin with https://');
  if (mollie !== undefined && !isLiveKey(mollie.apiKey))
    says('PAYMENTS_FILE', 'mollie.apiKey must be a live key');
  if (mollie?.apiUrl !== undefined && !mollie.apiUrl.startsWith('https://'))
    says('PAYMENTS_FILE', 'mollie.apiUrl must begin with https://');
  for (const [name, list] of Object.entries({ usdt, deposits, payouts })) {
    for (const one of list)
      if (!isMainNetwork(one))
        says('PAYMENTS_FILE', `${name} on ${one.network} must be on its main network: leave chainId out`);
  }
  if (!given.has('CARRIERS_FILE'))
    says('CARRIERS_FILE', 'must be given: without a carrier nothing can be sent');
  else if (carriers.length === 0) says('CARRIERS_FILE', 'must name at least one carrier');
  else if (isOpenToOthers(env.carriersFile))
    says('CARRIERS_FILE', 'must be kept from others, because it holds secrets: chmod 600');
}

/** Where everything else is a double, nobody's real money may come in. */
function checkTestPartners(
  { card, paypal, mollie, usdt, deposits, payouts }: PaymentConfig,
  says: Says,
): void {
  const why = 'this is a test instance, and only INSTANCE=real on a new database takes real money';
  if (card !== undefined && isLiveKey(card.secretKey))
    says('PAYMENTS_FILE', `card.secretKey must not be a live key: ${why}`);
  if (paypal?.environment === 'live') says('PAYMENTS_FILE', `paypal.environment must be sandbox: ${why}`);
  if (mollie !== undefined && isLiveKey(mollie.apiKey))
    says('PAYMENTS_FILE', `mollie.apiKey must not be a live key: ${why}`);
  for (const [name, list] of Object.entries({ usdt, deposits, payouts })) {
    for (const one of list)
      if (isMainNetwork(one))
        says('PAYMENTS_FILE', `${name} on ${one.network} must name the chainId of a test network: ${why}`);
  }
}

function isLiveKey(key: string): boolean {
  return /^(?:(?:sk|rk)_)?live_/.test(key);
}

type OnChain = { readonly network: keyof typeof mainnets; readonly chainId?: number | undefined };

function isMainNetwork({ network, chainId }: OnChain): boolean {
  return (chainId ?? mainnets[network]) === mainnets[network];
}

/** True for a file that its group or everybody may read; where there is no such thing, nobody can tell. */
function isOpenToOthers(file: string | undefined): boolean {
  if (file === undefined || path.sep === '\\') return false;
  const facts = statSync(file, { throwIfNoEntry: false });
  return facts !== undefined && (facts.mode & 0o077) !== 0;
}
