// The calls of the desk.
import * as contract from '#features/lists/contract.ts';
import { todayFigures } from '#features/lists/figures.contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { readPart, readState, startFile } from './exports.ts';
import { readFigures } from './figures.ts';
import { readToday, type Queue } from './today.ts';
import * as views from './views.ts';

/** @param queues What waits for people, as the rooms tell it. */
export function deskRoutes(registry: Registry, { queues }: { readonly queues: readonly Queue[] }): void {
  const direct = { direct: true };
  handle(
    registry,
    contract.savedViews,
    (act) => {
      views.assertSees(registry, act.session, act.input.list);
      return views.readViews(act);
    },
    direct,
  );
  handle(registry, contract.saveView, (act) => {
    views.assertSees(registry, act.session, act.input.list);
    return views.saveOwnView(act);
  });
  handle(registry, contract.changeView, views.changeOwn);
  handle(registry, contract.deleteView, views.deleteOwn);
  handle(registry, contract.chooseView, (act) => {
    views.assertSees(registry, act.session, act.input.list);
    return views.chooseOwn(act);
  });
  handle(registry, contract.startExport, (act) => startFile(registry, act));
  handle(registry, contract.exportState, readState, direct);
  handle(registry, contract.readExport, (act) => readPart(registry, act));
  handle(registry, contract.today, (act) => readToday(queues, act), direct);
  handle(registry, todayFigures, readFigures, direct);
}
