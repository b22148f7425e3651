// The calls of the desk.
import * as contract from '#features/lists/contract.ts';
import { keep, type House } from '#platform/http/pipeline.ts';
import { readPart, readState, startFile } from './exports.ts';
import { readToday, type Queue } from './today.ts';
import * as views from './views.ts';

/** @param queues What waits for people, as the rooms tell it. */
export function deskRoutes(house: House, { queues }: { readonly queues: readonly Queue[] }): void {
  const direct = { direct: true };
  keep(
    house,
    contract.savedViews,
    (act) => {
      views.assertSees(house, act.session, act.input.list);
      return views.readViews(act);
    },
    direct,
  );
  keep(house, contract.saveView, (act) => {
    views.assertSees(house, act.session, act.input.list);
    return views.keepOwn(act);
  });
  keep(house, contract.changeView, views.changeOwn);
  keep(house, contract.deleteView, views.deleteOwn);
  keep(house, contract.chooseView, (act) => {
    views.assertSees(house, act.session, act.input.list);
    return views.chooseOwn(act);
  });
  keep(house, contract.startExport, (act) => startFile(house, act));
  keep(house, contract.exportState, readState, direct);
  keep(house, contract.readExport, (act) => readPart(house, act));
  keep(house, contract.today, (act) => readToday(queues, act), direct);
}
