// The console's calls of announcements.
import {
  announcement,
  decideAnnouncement,
  dropAnnouncement,
  listAnnouncements,
  saveAnnouncement,
  sendAnnouncement,
} from '#features/help/announcements.contract.ts';
import { handleList } from '#platform/http/listing.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import * as act from './announcements.ts';
import { announcementList } from './announcements.sql.ts';

export function announcementRoutes(registry: Registry): void {
  handleList(registry, listAnnouncements, {
    sql: announcementList,
    present: (rows) => rows.map(act.presentRow),
  });
  handle(registry, announcement, ({ tx, input, personId }) => act.viewAnnouncement(tx, input.id, personId), {
    direct: true,
  });
  handle(registry, saveAnnouncement, async ({ tx, env, now, personId, input, audit }) => {
    const saved = await act.save({ tx, env, now, personId }, input);
    const { audience, level, country, due_at: due } = input;
    audit({
      subject: `announcement ${saved.id}`,
      after: { revision: saved.revision, audience, level, country, due },
    });
    return saved;
  });
  handle(registry, sendAnnouncement, async ({ tx, env, now, personId, input, audit }) => {
    const state = await act.send({ tx, env, now, personId }, input);
    audit({ subject: `announcement ${input.id}`, before: { state: 'draft' }, after: { state } });
    return { state };
  });
  handle(registry, decideAnnouncement, async ({ tx, env, now, personId, input, audit }) => {
    const state = await act.decide({ tx, env, now, personId }, input);
    const note = { subject: `announcement ${input.id}`, before: { state: 'proposed' }, after: { state } };
    audit(input.why === undefined ? note : { ...note, why: input.why });
    return { state };
  });
  handle(registry, dropAnnouncement, async ({ tx, env, now, personId, input, audit }) => {
    const state = await act.drop({ tx, env, now, personId }, input.id, input.why);
    audit({ subject: `announcement ${input.id}`, why: input.why, after: { state } });
    return { state };
  });
}
