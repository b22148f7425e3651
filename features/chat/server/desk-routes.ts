// The desk's calls.
import { refuse } from '#domain/wire/errors.ts';
import * as desk from '#features/chat/console.contract.ts';
import { prepareFiles } from '#features/files/server/public.ts';
import { operatorOf } from '#features/staff/server/public.ts';
import type { AuditNote } from '#platform/http/audit.ts';
import { handleList } from '#platform/http/listing.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { handleStream } from '#platform/live/stream.ts';
import type { Tx } from '#platform/db/database.ts';
import { deskList, deskScope } from './desk.sql.ts';
import { hold, presentDeskRows, presentTeam, resolve, routeOf, shownToDesk, viewForDesk } from './desk.ts';
import type { Where } from './messages.sql.ts';
import { storePicture } from './pictures.ts';
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

export function deskChatRoutes(registry: Registry): void {
  handleList(registry, desk.deskChats, {
    sql: deskList,
    present: presentDeskRows,
    scope: deskScope,
  });
  handle(registry, desk.deskTeam, (act) => presentTeam(act, act.personId), direct);
  handleReading(registry);
  handleTalking(registry);
  handleHolding(registry);
  handlePictures(registry);
  handleStream(registry, desk.streamDeskChat, async ({ env, input, personId, lastId }) => {
    const person = talk.personOf('desk', personId);
    if (input.id === undefined) return watchDesk(person, lastId);
    const where = routeOf(input.id);
    const { view } = await viewForDesk({ tx: env.db.direct }, where);
    if (view.kind !== 'service') throw refuse('recordNotFound', { field: 'id' });
    const state = (tx: Tx) => shownToDesk({ tx }, where, personId);
    const plan = watchOne({ env, where, side, state, after: input.after, lastId, person });
    return { ...plan, view: `desk ${personId}` };
  });
}

function handleReading(registry: Registry): void {
  handle(registry, desk.readDeskChat, async (act) => {
    const { tx, env, input, personId, audit } = act;
    const where = routeOf(input.id);
    const conversation = await shownToDesk(act, where, personId);
    audit(noteOf(where, { after: { kind: conversation.kind } }));
    return { conversation, ...(await readPart({ env, tx }, where, input)) };
  });
  handle(registry, desk.exportDeskChat, async (act) => {
    const { input, call, audit } = act;
    const where = routeOf(input.id);
    const { view } = await viewForDesk(act, where);
    audit(noteOf(where, { after: { format: input.format } }));
    return makeTranscript(act, view, { format: input.format, language: call.language });
  });
}

function handleTalking(registry: Registry): void {
  handle(registry, desk.sendDeskChat, async (act) => {
    const { tx, env, input, personId, call, audit } = act;
    const where = routeOf(input.id);
    const { view } = await viewForDesk(act, where);
    if (view.kind !== 'service') throw refuse('invalidOperation', { reason: 'kind' });
    const person = await operatorOf(tx, personId);
    const speaker = {
      side,
      byId: personId,
      name: person?.name ?? '-',
      language: call.language,
    } as const;
    const row = await speak(act, where, speaker, input);
    audit(noteOf(where, { after: { seq: row.seq } }));
    const [message] = await presentMessages({ env, tx }, where.shopId, [row]);
    if (message === undefined) throw new Error('a message that was kept is shown');
    return { message, conversation: await shownToDesk(act, where, personId) };
  });
  handle(registry, desk.markDeskChat, async (act) => {
    const where = routeOf(act.input.id);
    await viewForDesk(act, where);
    return talk.mark(act, where, side, act.input.seen);
  });
  handle(registry, desk.typingDeskChat, async (act) => {
    const where = routeOf(act.input.id);
    const { view } = await viewForDesk(act, where);
    if (view.kind === 'service') await talk.typing(act, where, side);
    return {};
  });
}

function handleHolding(registry: Registry): void {
  handle(registry, desk.claimChat, async (act) => {
    const { input, personId, audit } = act;
    const where = routeOf(input.id);
    await hold(act, where, { from: input.held_by, to: personId });
    audit(noteOf(where, { before: { holder: input.held_by }, after: { holder: personId } }));
    return shownToDesk(act, where, personId);
  });
  handle(registry, desk.handOverChat, async (act) => {
    const { input, personId, audit } = act;
    const where = routeOf(input.id);
    await hold(act, where, { from: input.held_by, to: input.to });
    audit(noteOf(where, { before: { holder: input.held_by }, after: { holder: input.to } }));
    return shownToDesk(act, where, personId);
  });
  handle(registry, desk.closeDeskChat, async (act) => {
    const { input, personId, audit } = act;
    const where = routeOf(input.id);
    await viewForDesk(act, where);
    await talk.close(act, where);
    audit(noteOf(where, { after: { state: 'closed' } }));
    return shownToDesk(act, where, personId);
  });
  handle(registry, desk.resolveReport, async (act) => {
    const { input, personId, audit } = act;
    const where = routeOf(input.id);
    const { outcome, note } = input;
    await resolve(act, where, { outcome, note, by: personId });
    audit(noteOf(where, { why: note, after: { outcome } }));
    return shownToDesk(act, where, personId);
  });
}

function handlePictures(registry: Registry): void {
  handle(
    registry,
    desk.uploadDeskChat,
    async (act) => {
      const { env, input, call, personId, audit } = act;
      const where = routeOf(input.id);
      const { view } = await viewForDesk(act, where);
      if (view.kind !== 'service') throw refuse('recordNotFound', { field: 'id' });
      audit(noteOf(where));
      return storePicture(env, where, { side, byId: personId }, { sent: call.files?.[0] });
    },
    {
      ...direct,
      prepare: ({ call }) => prepareFiles(call.files, 'chat'),
    },
  );
}
