// Conversations of the sample world, and a line on which a test says what is said.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { apiBase } from '#domain/wire/endpoint.ts';
import {
  listChats,
  markChat,
  openChat,
  readChat,
  sendChat,
  streamChat,
  typingChat,
} from '#features/chat/contract.ts';
import { at, idOf, page, soon } from './sample.ts';
import { answer, answerWith } from './stub-server.ts';
import type { Answer } from './stub-server.ts';

export type Conversation = OutputOf<typeof openChat>['conversation'];
export type Message = OutputOf<typeof openChat>['messages'][number];

export const conversation: Conversation = {
  id: idOf(901),
  kind: 'service',
  state: 'answered',
  order: null,
  last_seq: 2,
  read: { mine: 2, theirs: 1 },
  unread: 0,
  last: null,
  desk: { name: 'Olive' },
  queue_position: null,
  promise_at: null,
  created_at: at,
  closed_at: null,
  closes_at: soon,
  rating: null,
  reported_at: null,
  can: { write: true, elsewhere: null, close: true, rate: false, report: false },
  notice: 'never_deposit_to_withdraw',
};

export const desk: OutputOf<typeof openChat>['desk'] = {
  is_open: true,
  changes_at: soon,
  hours: { from: '09:00', to: '17:00', zone: 'UTC' },
  waiting: 2,
  answer_minutes: 5,
};

/** A message of the merchant's, or of the desk's. */
export function said(seq: number, by: Message['by'], text: string): Message {
  const name = by === 'desk' ? 'Olive' : null;
  return { seq, client_id: idOf(9_000 + seq), by, name, at, parts: [{ text }], files: [] };
}

export const messages = [said(1, 'merchant', 'Where is my money?'), said(2, 'desk', 'On its way.')];

export function chatAnswers(): Answer[] {
  const opened = { conversation, messages, has_more: false, desk };
  return [
    answer(openChat, opened),
    answer(readChat, { ...opened, messages: [] }),
    answer(listChats, { ...page, list: [], unread: 0, desk }),
    answer(markChat, { mine: 2, theirs: 1, unread: 0 }),
    answer(typingChat, {}),
    answerWith(sendChat, (ask) => sent(3, ask)),
    makeLine().answer,
  ];
}

/** What the server answers to a message: it hides nothing here. */
export function sent(seq: number, ask: Record<string, unknown>): OutputOf<typeof sendChat> {
  const text = String(ask['text']);
  return {
    message: { ...said(seq, 'merchant', text), client_id: String(ask['client_id']) },
    conversation: { ...conversation, last_seq: seq, state: 'waiting', queue_position: 3 },
  };
}

/** A stream that says what the test says. Every connection is noted with where it began. */
export function makeLine() {
  const opened: string[] = [];
  let tell: ((text: string) => void) | undefined;
  let cut: (() => void) | undefined;
  const answerLine: Answer = {
    method: 'GET',
    path: apiBase + streamChat.path,
    reply: (ask) => {
      opened.push(String(ask['after']));
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          tell = (text) => controller.enqueue(encoder.encode(text));
          cut = () => controller.close();
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
  };
  return {
    answer: answerLine,
    opened,
    say: (name: string, data: unknown, id?: number) =>
      tell?.(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    cut: () => cut?.(),
  };
}
