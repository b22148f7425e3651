// The desk's calls.
import { refuse } from '#domain/errors.ts';
import * as desk from '#features/chat/console.contract.ts';
import { prepareFiles } from '#features/files/server/public.ts';
import { operatorOf } from '#features/staff/server/public.ts';
import type { AuditNote } from '#platform/http/audit.ts';
import { keepList } from '#platform/http/listing.ts';
import { keep, type House } from '#platform/http/pipeline.ts';
import { keepStream } from '#platform/live/stream.ts';
import type { Tx } from '#platform/db/database.ts';
import { deskList, deskScope } from './desk.sql.ts';
import { hold, presentDeskRows, presentTeam, resolve, routeOf, shownToDesk, viewForDesk } from './desk.ts';
import type { Where } from './messages.sql.ts';
import { keepPicture } from './pictures.ts';
import { presentMessages, readPart } from './present.ts';
import { speak } from './speak.ts';
import { watchDesk, watchOne } from './streams.ts';
import * as talk from './talk.ts';
import { makeTranscript } from './transcript.ts';

const direct = { direct: true };
const side = 'desk';

/** What was done is written down, never what was said: an entry cannot be erased. */
const noteOf = ({ shopId, id }: Where, more: AuditNote = {}): AuditNote => ({
  shopId,
  subject: `conversation ${id}`,
  ...more,
});

export function deskChatRoutes(house: House): void {
  keepList(house, desk.deskChats, {
    sql: deskList,
    present: presentDeskRows,
    scope: deskScope,
  });
  keep(house, desk.deskTeam, (act) => presentTeam(act, act.session.personId), direct);
  keepReading(house);
  keepTalking(house);
  keepHolding(house);
  keepPictures(house);
  keepStream(house, desk.streamDeskChat, async ({ world, input, session, lastId }) => {
    const person = talk.personOf('desk', session.personId);
    if (input.id === undefined) return watchDesk(person, lastId);
    const where = routeOf(input.id);
    const { view } = await viewForDesk({ tx: world.db.direct }, where);
    if (view.kind !== 'service') throw refuse('recordNotFound', { field: 'id' });
    const state = (tx: Tx) => shownToDesk({ tx }, where, session.personId);
    const plan = watchOne({ world, where, side, state, after: input.after, lastId, person });
    return { ...plan, view: `desk ${session.personId}` };
  });
}

function keepReading(house: House): void {
  keep(house, desk.readDeskChat, async (act) => {
    const { tx, world, input, session, audit } = act;
    const where = routeOf(input.id);
    const conversation = await shownToDesk(act, where, session.personId);
    audit(noteOf(where, { after: { kind: conversation.kind } }));
    return { conversation, ...(await readPart({ world, tx }, where, input)) };
  });
  keep(house, desk.exportDeskChat, async (act) => {
    const { input, call, audit } = act;
    const where = routeOf(input.id);
    const { view } = await viewForDesk(act, where);
    audit(noteOf(where, { after: { format: input.format } }));
    return makeTranscript(act, view, { format: input.format, language: call.language });
  });
}

function keepTalking(house: House): void {
  keep(house, desk.sendDeskChat, async (act) => {
    const { tx, world, input, session, call, audit } = act;
    const where = routeOf(input.id);
    const { view } = await viewForDesk(act, where);
    if (view.kind !== 'service') throw refuse('invalidOperation', { reason: 'kind' });
    const person = await operatorOf(tx, session.personId);
    const speaker = {
      side,
      byId: session.personId,
      name: person?.name ?? '-',
      language: call.language,
    } as const;
    const row = await speak(act, where, speaker, input);
    audit(noteOf(where, { after: { seq: row.seq } }));
    const [message] = await presentMessages({ world, tx }, where.shopId, [row]);
    if (message === undefined) throw new Error('a message that was kept is shown');
    return { message, conversation: await shownToDesk(act, where, session.personId) };
  });
  keep(house, desk.markDeskChat, async (act) => {
    const where = routeOf(act.input.id);
    await viewForDesk(act, where);
    return talk.mark(act, where, side, act.input.seen);
  });
  keep(house, desk.typingDeskChat, async (act) => {
    const where = routeOf(act.input.id);
    const { view } = await viewForDesk(act, where);
    if (view.kind === 'service') await talk.typing(act, where, side);
    return {};
  });
}

function keepHolding(house: House): void {
  keep(house, desk.claimChat, async (act) => {
    const { input, session, audit } = act;
    const where = routeOf(input.id);
    await hold(act, where, { from: input.held_by, to: session.personId });
    audit(noteOf(where, { before: { holder: input.held_by }, after: { holder: session.personId } }));
    return shownToDesk(act, where, session.personId);
  });
  keep(house, desk.handOverChat, async (act) => {
    const { input, session, audit } = act;
    const where = routeOf(input.id);
    await hold(act, where, { from: input.held_by, to: input.to });
    audit(noteOf(where, { before: { holder: input.held_by }, after: { holder: input.to } }));
    return shownToDesk(act, where, session.personId);
  });
  keep(house, desk.closeDeskChat, async (act) => {
    const { input, session, audit } = act;
    const where = routeOf(input.id);
    await viewForDesk(act, where);
    await talk.close(act, where);
    audit(noteOf(where, { after: { state: 'closed' } }));
    return shownToDesk(act, where, session.personId);
  });
  keep(house, desk.resolveReport, async (act) => {
    const { input, session, audit } = act;
    const where = routeOf(input.id);
    const { outcome, note } = input;
    await resolve(act, where, { outcome, note, by: session.personId });
    audit(noteOf(where, { why: note, after: { outcome } }));
    return shownToDesk(act, where, session.personId);
  });
}

function keepPictures(house: House): void {
  keep(
    house,
    desk.uploadDeskChat,
    async (act) => {
      const { world, input, call, session, audit } = act;
      const where = routeOf(input.id);
      const { view } = await viewForDesk(act, where);
      if (view.kind !== 'service') throw refuse('recordNotFound', { field: 'id' });
      audit(noteOf(where));
      return keepPicture(world, where, { side, byId: session.personId }, { sent: call.files?.[0] });
    },
    {
      ...direct,
      prepare: ({ call }) => prepareFiles(call.files, 'chat'),
    },
  );
}
