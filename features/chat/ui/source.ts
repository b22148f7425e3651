// Where a conversation comes from: one screen shows the merchant's side and the desk's.
import type * as z from 'zod/mini';
import type { ChatSide } from '#domain/states/conversation.ts';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import type { chatMarks } from '#features/chat/contract.ts';
import type { fileRef } from '#features/files/contract.ts';
import type { Client, UploadOptions } from '#ui/calls/api.ts';
import type { Conversation, TalkPage } from './thread.ts';

export type FileRef = z.output<typeof fileRef>;
export type Marks = z.output<typeof chatMarks>;
export type Place = { readonly after?: number; readonly before?: number };
/** What a person wrote, under the name that their device gave it. */
export type Said = { readonly client_id: string; readonly text: string; readonly files: string[] };

/** The calls of one side; each is given the app's client. */
export type TalkSource<C extends Conversation = Conversation, P extends TalkPage<C> = TalkPage<C>> = {
  /** Who writes here. */
  readonly side: ChatSide;
  /** The name of the endpoint that opens it, so that its answers can be kept for later reading, and what it is asked. */
  readonly key: readonly [string, unknown];
  /** The newest messages; may begin the conversation. */
  readonly open: (client: Client, signal: AbortSignal) => Promise<P>;
  readonly read: (client: Client, id: string, place: Place) => Promise<TalkPage<C>>;
  readonly mark: (client: Client, id: string, seen: number) => Promise<Marks>;
  readonly typing: (client: Client, id: string) => Promise<unknown>;
  readonly send: Endpoint;
  readonly upload: (client: Client, id: string, file: File, options: UploadOptions) => Promise<FileRef>;
  readonly stream: Endpoint;
  /** The conversation as answers and events of this side have it. */
  readonly state: z.ZodMiniType<C>;
  /** Names of endpoints whose answers are old once something was said or read. */
  readonly touches: readonly string[];
};
