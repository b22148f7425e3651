// The console's calls of announcements.
import {
  announcement,
  decideAnnouncement,
  dropAnnouncement,
  listAnnouncements,
  saveAnnouncement,
  sendAnnouncement,
} from '#features/help/announcements.contract.ts';
import { keepList } from '#platform/http/listing.ts';
import { keep, type House } from '#platform/http/pipeline.ts';
import * as act from './announcements.ts';
import { announcementList } from './announcements.sql.ts';

export function announcementRoutes(house: House): void {
  keepList(house, listAnnouncements, {
    sql: announcementList,
    present: (rows) => rows.map(act.presentRow),
  });
  keep(
    house,
    announcement,
    ({ tx, input, session }) => act.viewAnnouncement(tx, input.id, session.personId),
    { direct: true },
  );
  keep(house, saveAnnouncement, async ({ tx, world, now, session, input, audit }) => {
    const saved = await act.save({ tx, world, now, personId: session.personId }, input);
    const { audience, level, country, due_at: due } = input;
    audit({
      subject: `announcement ${saved.id}`,
      after: { revision: saved.revision, audience, level, country, due },
    });
    return saved;
  });
  keep(house, sendAnnouncement, async ({ tx, world, now, session, input, audit }) => {
    const state = await act.send({ tx, world, now, personId: session.personId }, input);
    audit({ subject: `announcement ${input.id}`, before: { state: 'draft' }, after: { state } });
    return { state };
  });
  keep(house, decideAnnouncement, async ({ tx, world, now, session, input, audit }) => {
    const state = await act.decide({ tx, world, now, personId: session.personId }, input);
    const note = { subject: `announcement ${input.id}`, before: { state: 'proposed' }, after: { state } };
    audit(input.why === undefined ? note : { ...note, why: input.why });
    return { state };
  });
  keep(house, dropAnnouncement, async ({ tx, world, now, session, input, audit }) => {
    const state = await act.drop({ tx, world, now, personId: session.personId }, input.id, input.why);
    audit({ subject: `announcement ${input.id}`, why: input.why, after: { state } });
    return { state };
  });
}
