// Calls of buyers without an account, and of the shop.
import { shopOfLink } from '#features/checkout/server/public.ts';
import {
  askReminder,
  countReminder,
  listReminders,
  readReminder,
  reminderOffer,
  setReminders,
  stopReminder,
} from '#features/reminders/contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { shopOfSignedLink } from '#platform/http/signed-link.ts';
import { askForReminder, countOrder, readCart, readOffer, stop } from './ask.ts';
import { choose, listSent } from './list.ts';

export function reminderRoutes(registry: Registry): void {
  const byLink = { shopOf: shopOfSignedLink };
  handle(registry, reminderOffer, (act) => readOffer(act, act.input.handle), { direct: true });
  handle(registry, askReminder, (act) => askForReminder(act, act.input.token), { shopOf: shopOfLink });
  handle(registry, readReminder, (act) => readCart(act, act.input.token), { direct: true });
  handle(registry, countReminder, (act) => countOrder(act, act.input), byLink);
  handle(registry, stopReminder, (act) => stop(act, act.input.token), byLink);
  handle(registry, listReminders, (act) => listSent(act, act.call.language, act.input));
  handle(registry, setReminders, (act) => choose(act, act.input.is_on));
}
