// Delivery prices, taxes and exchange rates of the demonstration world, imported by the calls that operators use.
import { readFileSync } from 'node:fs';
import { importRates, importShipping, importTaxes } from '#features/pricing/contract.ts';
import type { Composed } from '#apps/server/compose.ts';

/** What a dollar is worth in the demonstration: near to what it was late in 2025, and no rate to trade by. */
const perDollar: Readonly<Record<string, string>> = {
  EUR: '0.8612',
  GBP: '0.7584',
  JPY: '154.31',
  KRW: '1451.2',
  AUD: '1.5307',
  CHF: '0.8031',
  CZK: '20.87',
  DKK: '6.4310',
  HKD: '7.7745',
  HUF: '331.40',
  NOK: '10.124',
  NZD: '1.7652',
  PLN: '3.6480',
  RON: '4.3790',
  SEK: '9.4720',
  SGD: '1.3021',
};

/** The price lists and tax rules; imported again, they change nothing. Their amounts are in dollars. */
export async function enterTables({ ask, env }: Composed, token: string): Promise<void> {
  if (env.policy.currency !== 'USD') return;
  const reports = [
    await ask(importShipping, {}, { token, stream: fileOf(tableText('shipping')) }),
    await ask(importTaxes, {}, { token, stream: fileOf(tableText('taxes')) }),
  ];
  const errors = reports.flatMap((report) => report.errors);
  if (errors.length > 0)
    throw new Error(`the demonstration tables are refused: ${JSON.stringify(errors[0])}`);
}

/** Rates of this moment: nobody is charged by one that is older than a day. */
export async function enterRates({ ask, env }: Composed, token: string): Promise<void> {
  const { currency } = env.policy;
  if (currency !== 'USD') return;
  const at = env.clock.now().toISOString();
  const rows = Object.entries(perDollar).map(
    ([to, rate]) => `${currency},${to},${rate},Sample rate of the demonstration,${at}`,
  );
  await ask(importRates, {}, { token, stream: fileOf(['from,to,rate,source,at', ...rows].join('\n')) });
}

function tableText(name: string): string {
  return readFileSync(new URL(`./tables/${name}.csv`, import.meta.url), 'utf8');
}

async function* fileOf(text: string) {
  yield Buffer.from(text);
}
