// Calls of people without an account.
import { askRestock, confirmRestock, readRestock, stopRestock } from '#features/restock/contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { shopOfSignedLink } from '#platform/http/signed-link.ts';
import { askForNotice, confirmNotice, showNotice, stopNotice } from './restock.ts';

export function restockRoutes(registry: Registry): void {
  handle(registry, askRestock, (act) =>
    askForNotice(act, { ip: act.call.ip, language: act.call.language }, act.input),
  );
  const linkOf = (token: string, language: Parameters<typeof showNotice>[1]['language']) => ({
    token,
    language,
  });
  handle(registry, readRestock, (act) => showNotice(act, linkOf(act.input.token, act.call.language)), {
    direct: true,
  });
  const byLink = { shopOf: shopOfSignedLink };
  handle(
    registry,
    confirmRestock,
    (act) => confirmNotice(act, linkOf(act.input.token, act.call.language)),
    byLink,
  );
  handle(registry, stopRestock, (act) => stopNotice(act, act.input.token), byLink);
}
