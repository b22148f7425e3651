// A status of an order has one name in a language: on the merchant's screens, in the console, on the buyer's page, in what
// the server says and in the help. All of them take it from `<language>/statuses.ts`.
import { expect, test } from 'vitest';
import { languages, type Language } from '#domain/text/language.ts';
import { orderStatuses } from '#domain/states/order-status.ts';
import { listTexts } from '#tools/testing/list-texts.ts';
import { serverWords } from './server.ts';
import { pageWords } from './storefront.ts';

/** What a status means or what comes next, in whole sentences: these are no names. */
const sentences = /(?:\.meaning\.|\.status_|\.afterLine_)\w+$/u;

/** Names that statuses had: none of them is said any more, wherever a text is. */
const formerNames: Record<Language, RegExp> = {
  en: /\bto be delivered\b|\bpending (?:payment|acceptance|settlement|withdrawal)\b|^to be (?:shipped|settled)$/iu,
  es: /\bconfirmación pendiente\b|\b(?:aceptación|liquidación) pendiente\b|\bretiro pendiente\b/iu,
  fr: /confirmation en attente|acceptation en attente|règlement en attente|retrait en attente/iu,
  id: /^menunggu (?:konfirmasi|persetujuan|penyelesaian|penarikan)$|\*\*menunggu/iu,
  ja: /購入確定待ち|精算待ち|出金待ち/u,
  ko: /구매 확정 대기|정산 대기|출금 대기/u,
  pt: /confirmação pendente|aceitação pendente|liquidação pendente|saque pendente/iu,
  vi: /chờ nghiệm thu|chờ quyết toán|chờ rút tiền/iu,
  'zh-Hans': /待验收|待结算|待提现/u,
  'zh-Hant': /待驗收|待結算|待提領/u,
};

test.each(languages)(
  '%s: a status of an order has one name, whoever reads it and wherever',
  async (language) => {
    const names = serverWords(language).status;
    const found = new Map(orderStatuses.map((status) => [status, new Set<string>()]));
    for (const [at, text] of await listTexts(language)) {
      expect(text, at).not.toMatch(formerNames[language]);
      const status = orderStatuses.find(
        (one) =>
          at.endsWith(`orders.status.${one}`) ||
          at.endsWith(`.orderStatus.${one}`) ||
          at.endsWith(`server.status.${one}`),
      );
      if (status !== undefined) found.get(status)?.add(text);
    }
    // A table of another room with these keys would be a second list.
    const others = (await listTexts(language)).map(([at]) => at).filter((at) => !sentences.test(at));
    const tables = others.filter((at) => /\b(?:to_be_delivered|pending_settlement)$/u.test(at));
    for (const at of tables) expect(at).toMatch(/(?:\borders\.status|\.orderStatus|\bserver\.status)\.\w+$/u);
    for (const [status, said] of found) expect([...said], status).toEqual([names[status]]);
    expect(new Set(Object.values(names)).size).toBe(orderStatuses.length);
    const bought = pageWords[language].storefront;
    expect([bought.stepPreparing, bought.stepShipped, bought.stepDelivered, bought.stepDone]).toEqual([
      names.to_be_delivered,
      names.shipped,
      names.delivered,
      names.completed,
    ]);
  },
);
