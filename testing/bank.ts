// An instance with two bank accounts and two people of the console who look after them; payments are opened by the adapter.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { RequestOf, OutputOf } from '#domain/wire/endpoint.ts';
import { routedIdOf } from '#domain/wire/ids.ts';
import { addHours } from '#domain/time.ts';
import { limits } from '#domain/limits.ts';
import type { OperatorRole } from '#domain/rights.ts';
import { consoleToken } from './door.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { operatorsRoutes } from '#features/staff/server/routes.ts';
import { makeAuthenticate } from '#features/people/server/public.ts';
import * as contract from '#features/bank/contract.ts';
import { decideBankStatement } from '#features/bank/release.contract.ts';
import { makeBankProvider } from '#features/checkout/server/providers/bank/provider.ts';
import type { BankConfig } from '#features/bank/server/public.ts';
import { bankRoutes } from '#features/bank/server/routes.ts';
import { hasTimer } from '#platform/jobs/timers.sql.ts';
import type { OpenPayment } from '#platform/ports/payments.ts';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';

export const testBank: BankConfig = {
  accounts: [
    {
      currency: 'EUR',
      holder: 'Stockless Ltd',
      bank: 'First Bank',
      account: 'DE89370400440532013000',
      bic: 'COBADEFFXXX',
    },
    { currency: 'USD', holder: 'Stockless Ltd', bank: 'Other Bank', account: '123456789', bic: '' },
  ],
};
export const refundTimer = 'refund.send';
/** A shop of no test app: payments are the bank's business whoever they are for. */
const shopId = 77n;

/** One line of a statement, as a bank writes it in CAMT.053. */
export type Booked = {
  readonly amount: string;
  readonly text?: string;
  readonly side?: 'CRDT' | 'DBIT';
  readonly ref?: string;
  readonly name?: string;
  readonly iban?: string;
  readonly day?: string;
  readonly isReversal?: boolean;
};

let refs = 0;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A statement of the account in EUR. */
export function camtOf(lines: readonly Booked[]): Buffer {
  const entries = lines.map((line) => {
    refs += 1;
    const { side = 'CRDT', day = '2026-03-02', iban = 'DE02120300000000202051', name = 'Anna Berger' } = line;
    const party = side === 'CRDT' ? 'Dbtr' : 'Cdtr';
    const account = iban === '' ? '' : `<${party}Acct><Id><IBAN>${iban}</IBAN></Id></${party}Acct>`;
    return (
      `<Ntry><Amt Ccy="EUR">${line.amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>` +
      `${line.isReversal === true ? '<RvslInd>true</RvslInd>' : ''}<Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt>` +
      `<AcctSvcrRef>${line.ref ?? `R${refs}`}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><${party}><Nm>${escaped(name)}</Nm>` +
      `</${party}>${account}</RltdPties><RmtInf><Ustrd>${escaped(line.text ?? '')}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
    );
  });
  return Buffer.from(
    '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id>' +
      `<IBAN>DE89370400440532013000</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`,
  );
}

type Hints = Partial<
  Pick<RequestOf<typeof contract.importBankStatement>, 'account' | 'date_order' | 'decimal'>
>;

export async function openBank() {
  const test = await openTestPipeline({
    authenticate: makeAuthenticate,
    open: (pipeline) => {
      operatorsRoutes(pipeline);
      bankRoutes(pipeline, { accounts: testBank.accounts, refundTimer });
    },
  });
  const { env, clock } = test;
  const provider = makeBankProvider(env, testBank);
  const person = async (role: OperatorRole) => {
    const username = `${role}-${randomUUID().slice(0, 8)}`;
    const password = 'right-horse-battery-7';
    await makeOperator(env, { username, password, name: `Person ${username.slice(-4)}`, roles: [role] });
    return async () => consoleToken(test, { username, password });
  };
  const [first, second] = [await person('finance'), await person('finance')];
  const tokens = { first: await first(), second: await second() };
  return {
    ...test,
    provider,
    person,
    token: (who: Who) => tokens[who],
    /** Sessions end while a test's clock runs. */
    async pass(hours: number) {
      clock.set(addHours(clock.now(), hours));
      Object.assign(tokens, { first: await first(), second: await second() });
    },
    async open(units: bigint, asset: OpenPayment['asset'] = 'EUR') {
      const paymentId = routedIdOf(shopId, env.random.id(clock.now()));
      const expiresAt = addHours(clock.now(), limits.bankWaitHours);
      const about = { payee: 'a-shop', returnUrl: '', language: 'en', email: '' };
      const payment = { paymentId, asset, units, expiresAt, ...about };
      const { ref, instructions } = await provider.open(payment);
      return { ...payment, ref, instructions };
    },
    hasTimer: (subject: string, kind: string) => hasTimer(env.db.direct, { shopId, subject, kind }),
    ...callsOf(test, (who = 'first') => tokens[who]),
  };
}

type Who = 'first' | 'second';

/** The calls of the console, as two people make them. */
function callsOf(test: TestPipeline, token: (who?: Who) => string) {
  const file = (bytes: Buffer) => [{ field: 'file', name: 'statement.xml', bytes }];
  const sending = contract.importBankStatement;
  return {
    /** Brought by one person and released by the other. */
    async send(bytes: Buffer, hints: Hints = {}, who: Who = 'first') {
      const report = await test.ask(sending, hints, { token: token(who), files: file(bytes) });
      if (report.needs_release && report.import_id !== null) {
        const ask = { id: report.import_id, act: 'release' } as const;
        const other = token(who === 'first' ? 'second' : 'first');
        const { code, data } = await test.call(decideBankStatement, ask, { token: other });
        const told = z.safeParse(decideBankStatement.output, data);
        // Another one was first: what the file did is in that one's answer.
        if (code !== 200 || !told.success) return { ...report, paid: 0 };
        const { state: _state, ...done } = told.data;
        return { ...report, ...done };
      }
      return report;
    },
    bring: (bytes: Buffer, hints: Hints = {}, who: Who = 'first') =>
      test.ask(sending, hints, { token: token(who), files: file(bytes) }),
    release: (who: Who, ask: RequestOf<typeof decideBankStatement>) =>
      test.call(decideBankStatement, ask, { token: token(who) }),
    trySend: (bytes: Buffer, hints: Hints = {}) =>
      test.call(sending, hints, { token: token(), files: file(bytes) }),
    look: (bytes: Buffer, hints: Hints = {}) =>
      test.ask(sending, { ...hints, dry_run: 'true' }, { token: token(), files: file(bytes) }),
    /** Every line that waits, over all pages. */
    async waiting() {
      const all: OutputOf<typeof contract.listBankOpen>['list'] = [];
      for (let page = 1; ; page += 1) {
        const answer = await test.ask(contract.listBankOpen, { page, page_size: 100 }, { token: token() });
        all.push(...answer.list);
        if (!answer.has_more) return all;
      }
    },
    decide: (who: Who, ask: RequestOf<typeof contract.decideBankLine>) =>
      test.call(contract.decideBankLine, ask, { token: token(who) }),
    place: (who: Who, ask: RequestOf<typeof contract.decideBankReturn>) =>
      test.call(contract.decideBankReturn, ask, { token: token(who) }),
    returns: async (state: 'waiting' | 'exported' | 'paid' = 'waiting') =>
      test.ask(contract.listBankReturns, { state, page_size: 100 }, { token: token() }),
    list: (batch?: string) =>
      test.ask(contract.exportBankReturns, batch === undefined ? {} : { batch_id: batch }, {
        token: token(),
      }),
  };
}

export type BankRig = Awaited<ReturnType<typeof openBank>>;

/** What a decision answered. */
export function decisionIn({ data }: { data: unknown }): string {
  if (typeof data !== 'object' || data === null || !('decision_id' in data)) return 'none';
  return typeof data.decision_id === 'string' ? data.decision_id : 'none';
}
