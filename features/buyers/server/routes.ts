// Calls of buyers who come back. None of them has an actor: the session is one of the fields.
import {
  askBuyerLink,
  deleteBuyerPage,
  endBuyerSessions,
  listBuyerAddresses,
  listWished,
  openBuyerPage,
  readBuyerLink,
  readBuyerPage,
  removeBuyerAddress,
  saveBuyerAddress,
  setWish,
} from '#features/buyers/contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { shopOfSignedLink } from '#platform/http/signed-link.ts';
import { listAddresses, removeAddress, saveAddress } from './addresses.ts';
import { askForLink, deletePage, openByLink, showLink, showPage } from './page.ts';
import { endSessions } from './session.ts';
import { changeWish, listForBrowser } from './wishes.ts';

export function buyerRoutes(registry: Registry): void {
  const direct = { direct: true };
  handle(registry, askBuyerLink, (act) =>
    askForLink(act, { ip: act.call.ip, language: act.call.language }, act.input),
  );
  handle(registry, readBuyerLink, (act) => showLink(act, act.input.token), direct);
  handle(registry, openBuyerPage, (act) => openByLink(act, act.input), { shopOf: shopOfSignedLink });
  handle(registry, readBuyerPage, (act) => showPage(act, act.call.language, act.input), direct);
  handle(registry, listWished, (act) => listForBrowser(act, act.call.language, act.input), direct);
  handle(registry, setWish, (act) => changeWish(act, act.input));
  handle(registry, listBuyerAddresses, (act) => listAddresses(act, act.input), direct);
  handle(registry, saveBuyerAddress, (act) => saveAddress(act, act.input));
  handle(registry, removeBuyerAddress, (act) => removeAddress(act, act.input));
  handle(registry, endBuyerSessions, (act) => endSessions(act, act.input));
  handle(registry, deleteBuyerPage, (act) => deletePage(act, act.input));
}
